"""The panels of Biohazard War as rows, in whole games of bots: they fit, and their figures are the rules'."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

import pytest

from core.bots.base import chance_for
from core.bots.random_bot import RandomBot
from core.kernel.decision import NONE
from core.kernel.table import Table
from core.war.odds import WAYS, ways_to_win
from core.war.setup import Seat, Setup
from tests.tui.seated import AnyTable, session_of
from tests.tui.war_played import (
    EVENING,
    IN_THE_HIVE,
    NARRATION,
    begun,
    cards,
    eyes_of,
)
from tests.war.table import RULES
from tui.look.past import Past
from tui.rows import Row, text_of, width_of
from tui.war import commit, fronts, sums
from tui.war.drawn import table_rows
from tui.war.ending import ending_rows, fights_of, story
from tui.war.eyes import WarEyes
from tui.war.flow import WarFlow
from tui.war.head import head_rows
from tui.war.outcome import outcome_rows
from tui.war.plan import KINDS, Plan, Trial
from tui.war.under import under_rows
from tui.war.why import Asking, card_topics, fight_topics
from tui.war.zones import card_row, zones

WIDTHS = (27, 37, 58, 79, 98)


def a_game(seed: int, heroes: int = 0) -> AnyTable:
    """Return a whole game of random bots."""
    setup = Setup((Seat("Ana"), Seat("Ben")), heroes, reactions="everyone")
    table: AnyTable = Table.begin(RULES, setup, seed)
    bot = RandomBot()
    while (decision := table.decision) is not None and len(table.answers) < 400:
        chance = chance_for(seed, decision.seat, len(table.answers))
        table.play(bot.answer(RULES.view(table.state, decision.seat), chance))
    return table


def views(table: AnyTable, seat: int, step: int = 7) -> Iterator[WarEyes]:
    for state in table.states[::step]:
        yield WarEyes(RULES.view(state, seat), RULES.book, NARRATION)


def panels(eyes: WarEyes, width: int) -> Iterator[Row]:
    """Yield every row that some panel of the width would show."""
    view = eyes.view
    for copy in eyes.facilities:
        yield fronts.facility_row(eyes, copy, width)
        for team in view.side_of_heroes.teams:
            yield fronts.facility_row(eyes, copy, width, team.card)
    for copy in view.side_of_umbrella.units:
        yield fronts.unit_row(eyes, copy, width, "1", works=True)
    for team in view.side_of_heroes.teams:
        for members in (True, False):
            yield from fronts.team_rows(eyes, team, width, label="1", members=members)
    for copy in view.me.hand:
        yield fronts.hand_row(eyes, copy, width, "1", works=False)
        yield from under_rows(eyes, copy, lambda _key: None, view.kind, width)
    if view.fight is not None and view.totals is not None:
        yield from sums.chance_rows(eyes, view.fight, view.totals, width)
        yield sums.brief_row(eyes, view.totals, width)
        for total in (view.totals.heroes, view.totals.umbrella):
            yield from sums.sum_rows(eyes, total.parts, total.total, width, 5)


def assert_fit(rows: Iterable[Row], width: int) -> None:
    for line in rows:
        assert width_of(line) <= width, text_of(line)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seat", [0, 1])
def test_every_row_of_a_game_fits_at_every_width(seed: int, seat: int) -> None:
    for eyes in views(a_game(seed), seat):
        for width in WIDTHS:
            assert_fit(panels(eyes, width), width)
            assert_fit(head_rows(eyes, width + 14, "saved"), width + 14)
        assert_fit(table_rows(eyes, 44), 44)
        for zone in zones(eyes):
            assert_fit((card_row(eyes, copy, 40) for copy in zone.cards), 40)


@pytest.mark.parametrize("seed", range(4))
def test_a_plan_is_the_rules_own_sum_and_the_best_one_is_not_beaten_by_a_card(seed: int) -> None:
    table = a_game(seed)
    tried = 0
    for state in table.states:
        decision = RULES.decision(state)
        if decision is None or decision.kind not in KINDS:
            continue
        view = RULES.view(state, decision.seat)
        trial = Trial(RULES, view)
        eyes = WarEyes(view, RULES.book, NARRATION)
        assert view.totals == trial.of(Plan()).totals
        best = trial.of(trial.best())
        own = _own_ways(eyes, best.totals.ways)
        for number, card in enumerate(trial.cards, 1):
            assert_fit(commit.commit_rows(eyes, trial, Plan(), card, number, 79), 79)
            alone = trial.with_card(Plan(), card)
            if alone is not None and not alone.bomb and not trial._costs(card):
                assert own >= _own_ways(eyes, alone.totals.ways)
        # Answered for real, the plan gives the totals that it showed.
        after = state
        for key in best.keys:
            after, _events = RULES.apply(after, (key,))
        assert best.totals == RULES.view(after, decision.seat).totals
        tried += len(best.keys)
    assert tried


def _own_ways(eyes: WarEyes, heroes: int) -> int:
    return heroes if eyes.are_heroes else WAYS - heroes


def test_a_result_stays_until_it_is_read_and_its_rows_fit() -> None:
    flow = WarFlow(session_of(begun(EVENING, *IN_THE_HIVE)))
    flow.answer(("defend:lickers",))
    nothing = flow.result
    flow.answer(("done",))
    eyes = WarEyes(flow.view, RULES.book, NARRATION)

    assert () == nothing
    assert flow.result
    for width in (38, 58, 79):
        assert_fit(outcome_rows(eyes, flow.result, width, 30), width)
    flow.read()
    assert () == flow.result


def test_the_end_tells_each_fight_with_its_chance() -> None:
    table = a_game(1)
    session = session_of(table)
    past = Past(session)
    eyes = eyes_of(table, 0)
    result = session.result
    assert result is not None
    fights = fights_of(past)

    assert fights
    assert all(first.turn <= second.turn for first, second in pairwise(fights))
    assert all(0 < each.ways <= WAYS for each in fights if each.ways != NONE)
    assert_fit(ending_rows(eyes, result, past, 78), 78)
    assert 3 <= len(story(eyes, result, past)) <= 6


def test_what_is_hidden_is_told_of_no_card() -> None:
    """A page on a card of the other hand says no more than that it is hidden (WAR-7.1)."""
    eyes = eyes_of(begun(EVENING), 0)
    (hidden,) = (RULES.book.places[each] for each in cards("Laser Grid"))
    first, _rules = card_topics(Asking(eyes, lambda _key: None, "assault"), hidden)
    told = "\n".join(text_of(line) for line in first.rows(78))

    assert "Hidden: in their hand or in their deck." in told
    assert "Can you use it now?" not in told


def test_the_page_on_the_numbers_has_both_sums_and_all_throws() -> None:
    eyes = eyes_of(begun(EVENING, *IN_THE_HIVE), 1)
    (topic,) = fight_topics(eyes, eyes.view.totals)
    told = "\n".join(text_of(line) for line in topic.rows(78))

    for part in (
        "5  STAR Alpha Team",
        "+  2  Teamwork, on STAR Alpha Team",
        "= 16",
        "1,296 throws",
    ):
        assert part in told
    assert f"The Heroes win {ways_to_win(16, 4):,} of them" in told
