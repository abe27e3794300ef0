"""The panels of Undead as rows, in whole games of bots: they fit, and their figures are the rules'."""

from collections.abc import Iterable, Iterator
from random import Random

import pytest

from core.kernel.decision import NONE
from core.kernel.table import Table
from core.undead import events
from core.undead.setup import Setup
from core.undead.view import plans
from tests.tui.seated import AnyTable, session_of
from tests.tui.undead_played import NARRATION, beach, begun, crypt, eyes_of
from tests.undead.build import a_setup, foe, man
from tests.undead.generated import generated_setup, opened_setup
from tests.undead.table import RULES
from tui.look.past import Past
from tui.rows import Row, text_of, width_of
from tui.undead import acts, attack, odds, sheet, squad, track
from tui.undead.drawn import table_rows
from tui.undead.ending import deeds_of, ending_rows, story
from tui.undead.eyes import UndeadEyes, lettered
from tui.undead.flow import UndeadFlow, script_of
from tui.undead.head import head_rows
from tui.undead.moving import approach_of, approach_words, cost_words
from tui.undead.outcome import is_attack, outcome_rows, title_words
from tui.undead.plan import Plan, Trial, asks_attack, soldier_of
from tui.undead.why import Asking, card_topics, place_topics, soldier_topics
from tui.undead.zones import card_row, zones

WIDTHS = (30, 38, 58, 79, 98)
COLUMNS = (17, 19, 28, 38)


def a_game(seed: int) -> AnyTable:
    """Return a game of random answers, from a position or from its opening, as far as it goes."""
    setup = generated_setup(700 + seed) if seed % 2 else opened_setup(seed)
    table: AnyTable = Table.begin(RULES, setup, seed)
    dice = Random(seed)  # noqa: S311 - for play, not for secrets
    while (decision := table.decision) is not None and len(table.answers) < 220:
        table.play((dice.choice(decision.options).key,))
    return table


def views(table: AnyTable, step: int) -> Iterator[UndeadEyes]:
    """Yield the table at every so many answers, as who is asked sees it."""
    for state in table.states[::step]:
        decision = RULES.decision(state)
        seat = decision.seat if decision is not None else 0
        yield UndeadEyes(RULES.view(state, seat), RULES.book, NARRATION)


def assert_fit(rows: Iterable[Row], width: int) -> None:
    for line in rows:
        assert width_of(line) <= width, text_of(line)


def panels(eyes: UndeadEyes, width: int) -> Iterator[Row]:
    """Yield every row that some panel of the width would show."""
    state_of = Asking(eyes, lambda _key: None)
    for number in range(len(eyes.view.soldiers)):
        if width >= 38:
            yield squad.soldier_row(eyes, number, width)
        yield sheet.soldier_line(eyes, number, width)
        yield from sheet.soldier_page(eyes, number, width)
        yield from squad.nothing_rows(eyes, number, width)
        for act in acts.acts_of(eyes, number, lambda _key: None):
            yield from acts.act_rows(eyes, act, width)
        for copy in eyes.soldier(number).hand:
            yield squad.hand_cell(eyes, copy, width, "1", works=True)
    for at in range(len(eyes.view.track)):
        yield sheet.place_line(eyes, at, width)
        yield from sheet.place_page(eyes, at, width, lambda _key: None)
        yield from (line for topic in place_topics(state_of, at) for line in topic.rows(width))
    for hostile in eyes.view.hostiles:
        yield sheet.hostile_line(eyes, hostile.card, width)
        yield from sheet.hostile_page(eyes, hostile.card, width)


@pytest.mark.parametrize("seed", range(4))
def test_every_row_of_a_game_fits_at_every_width(seed: int) -> None:
    for eyes in views(a_game(seed), 31):
        for width in WIDTHS:
            assert_fit(panels(eyes, width), width)
            assert_fit(head_rows(eyes, width + 14, "saved"), width + 14)
        for width in COLUMNS:
            for at in range(len(eyes.view.track)):
                for height in (6, 9, 30):
                    levels = track.levels_for(eyes, at, width, height)
                    parts = track.column_parts(eyes, at, width, levels)
                    assert_fit((line for part in parts for line in part.rows), width)
        assert_fit(table_rows(eyes, 44), 44)
        assert_fit(table_rows(eyes, 90), 90)
        for zone in zones(eyes):
            assert_fit((card_row(eyes, copy, 12, 40) for copy in zone.cards), 40)


def test_a_low_column_tells_less_of_each_hostile_and_leaves_none_out() -> None:
    eyes = eyes_of(begun(crypt()))
    at, width = eyes.goal_at, 19
    for height in range(9, 24):
        levels = track.levels_for(eyes, at, width, height)
        parts = track.column_parts(eyes, at, width, levels)
        rows = [text_of(line) for part in parts for line in part.rows]

        assert len(rows) <= height
        assert all(any(line.startswith(f"{letter} ") for line in rows) for letter in "BCDE")
    assert {track.FULL} == set(track.levels_for(eyes, at, width, 23))


def test_each_hostile_of_a_double_reticle_has_its_own_target_and_column() -> None:
    """UND-18.4 to 18.6: the figures of the rules' own example."""
    eyes = eyes_of(begun(crypt()))
    parts = track.column_parts(eyes, 2, 19)
    told = [text_of(line).rstrip() for part in parts for line in part.rows]

    assert [
        "A Imperial Warriors", "1: 2/3 hit, 1 act", "  aims 1, col 1", "2: 1/3 hit, 2 act",
        "  aims 3, col 3-2",
    ] == told[-5:]  # fmt: skip


def test_letters_stay_with_their_hostiles() -> None:
    hostiles = eyes_of(begun(crypt())).view.hostiles
    first = lettered(hostiles, {})
    without = lettered((*hostiles[:1], *hostiles[2:]), first)
    again = lettered((*hostiles[2:], hostiles[1], hostiles[0]), without)

    assert list("ABCDE") == [first[each.card] for each in hostiles]
    assert list("ACDE") == [without[each.card] for each in (*hostiles[:1], *hostiles[2:])]
    assert "B" == again[hostiles[1].card]


def _two_alike() -> Setup:
    men = [man("Doyle", 1, weapons=["M1 Garand"]), man("Fireteam", 1)]
    dead = [foe("Shambling Dead", 1, targets=[1]), foe("Shambling Dead", 2, targets=[2])]
    return a_setup(men, dead, mission="Beach of Bones")


@pytest.mark.parametrize(
    ("width", "level", "told"),
    [
        (38, track.FULL, "B Shambling Dead no. 2"),
        (19, track.FULL, "B Shambling Dead 2"),
        (24, track.TIGHT, "B Shambling Dead 2   4>2"),
    ],
)
def test_alike_hostiles_have_the_number_of_the_log_on_the_track(
    width: int, level: int, told: str
) -> None:
    eyes = eyes_of(begun(_two_alike()))
    second = eyes.view.hostiles[1]

    rows = [text_of(each) for each in track.hostile_rows(eyes, second, width, level)]

    assert rows[0].strip() == told
    assert "Shambling Dead no. 2" == eyes.scene.target(second.card)


@pytest.mark.parametrize("seed", [0, 2, 3, 4, 5])
def test_a_plan_is_what_the_rules_make_of_it(seed: int) -> None:
    """Answered for real, a plan comes to the Attack and the odds that it showed."""
    tried = 0
    table = a_game(seed)
    for state in table.states[::4]:
        decision = RULES.decision(state)
        if decision is None:
            continue
        view = RULES.view(state, decision.seat)
        for soldier in _attackers(view):
            trial = Trial(RULES, view, soldier)
            eyes = UndeadEyes(view, RULES.book, NARRATION)
            best = trial.best()
            for key in [None, *(option.key for option in trial.offered(best))]:
                plan = best if key is None else trial.toggled(best, key)
                made = trial.of(plan)
                after = state
                for answer in made.keys:
                    after, _events = RULES.apply(after, (answer,))
                aim = RULES.view(after, decision.seat).aim
                assert aim is not None
                assert (made.aim.way, made.aim.modifier) == (aim.way, aim.modifier)
            for width in (38, 58, 79):
                _assert_attack_fits(eyes, trial, best, width)
            tried += 1
    assert tried


def _attackers(view: object) -> list[int]:
    seen = UndeadEyes(view, RULES.book, NARRATION)  # type: ignore[arg-type]
    if asks_attack(RULES, seen.view):
        return [soldier_of(seen.view)]
    return [option.amount - 1 for option in seen.options("attack")]


def _assert_attack_fits(eyes: UndeadEyes, trial: Trial, plan: Plan, width: int) -> None:
    aim = trial.of(plan).aim
    rows = [attack.way_row(eyes, trial, plan, width)]
    rows += [attack.target_row(eyes, trial, plan, copy, width) for copy in trial.targets[plan.way]]
    rows += odds.chart_rows(eyes, aim, width) + odds.cover_rows(eyes, aim, width)
    rows += attack.back(eyes, plan.target, width, 20)
    rows += [line for each in attack.card_lines(eyes, trial, plan, width) for line in each.rows]
    assert_fit(rows, width)


def test_every_way_and_target_of_the_rules_can_be_planned() -> None:
    table = begun(beach())
    view = RULES.view(table.state, 0)
    eyes = eyes_of(table)
    for soldier in range(4):
        trial = Trial(RULES, view, soldier)
        planned = {(*way, copy) for way, found in trial.targets.items() for copy in found}

        assert planned == {(p.source, p.mode, p.target) for p in plans(eyes.table, soldier)}


def test_the_first_plan_uses_nothing_up_and_the_best_one_may() -> None:
    table = begun(beach())
    trial = Trial(RULES, RULES.view(table.state, 0), 0)
    cards = RULES.book.by_id
    first, best = (
        cards[table.state.cards[each.way[0]]].name for each in (trial.first(), trial.best())
    )

    assert ("M1 Garand", "Mk 2 Grenades") == (first, best)


def test_the_chart_shows_each_row_before_and_after_cover() -> None:
    """S15: Doyle, the Garand and Steady Aim at Living Thralls in a Ruined Village."""
    table = begun(beach())
    eyes = eyes_of(table)
    trial = Trial(RULES, eyes.view, 0)
    garand = next(way for way in trial.ways if eyes.card(way[0]).name == "M1 Garand")
    thralls = next(e.card for e in eyes.view.hostiles if eyes.card(e.card).name == "Living Thralls")
    plan = trial.toggled(Plan(garand, thralls), "play:1:steady-aim")
    aim = trial.of(plan).aim
    told = [" ".join(text_of(line).split()) for line in odds.chart_rows(eyes, aim, 79)]

    assert "D10 + 2 Steady Aim" == odds.chart_heading(eyes, aim, 40)
    assert [
        "natural 8-10 10 or more 2 Hits 30% 25%",
        "natural 3-7 5 or more 1 Hit 50% 41.7%",
        "natural 1-2 3 or more 1 Suppress 20% 20%",
        "no die less Miss 0% 0%",
        "Hits stopped by Cover, each a Suppress 13.3%",
    ] == told
    below = " ".join(" ".join(text_of(e).split()) for e in odds.cover_rows(eyes, aim, 79))
    assert "1 Hit or more 66.7%, 2 or more 25%." in below
    assert "Cover 3: D6 + 1 must reach 3, so 2 or more: 5 in 6." in below
    assert "Empty on a natural 1: 10%." in below


@pytest.mark.parametrize(
    ("soldier", "acts_now"),
    [
        (0, ["attack", "forward", "back", "use", "pass", "drop"]),
        (1, ["attack", "power", "forward", "back", "draw", "pass", "drop"]),
        (2, ["attack", "calm"]),
    ],
)
def test_what_a_soldier_can_do_is_numbered_and_the_rest_has_its_reason(
    soldier: int, acts_now: list[str]
) -> None:
    table = begun(beach())
    eyes = eyes_of(table)
    found = acts.acts_of(eyes, soldier, lambda key: table.explain(0, key))
    can = [each for each in found if each.option is not None]
    cannot = [each for each in found if each.option is None]

    assert acts_now == [each.code for each in can]
    assert list(range(1, len(can) + 1)) == [each.number for each in can]
    for each in cannot:
        told = " ".join(text_of(line) for line in acts.act_rows(eyes, each, 200))
        assert "(UND-" in told


def test_the_cost_of_a_move_is_told_before_and_while_it_is_paid() -> None:
    """UND-9.5: Ruined Village 3 less 2 for Doyle; 3 less 1 for Brandt."""
    table = begun(beach())
    eyes = eyes_of(table)
    found = approach_of(eyes, 0)
    assert found is not None

    assert "to Ruined Village, 3 - 2 = 1 card" == approach_words(eyes, found)
    assert "" == cost_words(eyes)
    table.play(("forward:1",))
    assert "To Ruined Village: Entrance 3 - 2 Doyle = 1 card" == cost_words(eyes_of(table))
    table.play(("done",))
    assert "pay" == eyes_of(table).view.kind
    assert "To Ruined Village: Entrance 3 - 2 Doyle = 1 card" == cost_words(eyes_of(table))


def test_an_attack_stays_until_it_is_read_and_its_rows_fit() -> None:
    table = begun(beach())
    flow = UndeadFlow(session_of(table))
    trial = Trial(RULES, flow.view, 0)
    script = script_of(0, trial.of(trial.first()).keys)
    flow.follow(script)
    while table.decision is not None and table.decision.kind == "cover":
        flow.answer(("roll",))
    happened = flow.result
    eyes = eyes_of(table)

    assert is_attack(happened)
    assert any(isinstance(event, events.AttackRolled) for event in happened)
    assert title_words(eyes, happened).startswith("Attack: Doyle with M1 Garand")
    for width in (38, 58, 79):
        assert_fit(outcome_rows(eyes, happened, width, 30), width)
    flow.read()
    assert () == flow.result


def test_a_hostile_turn_is_told_from_its_beginning_though_questions_came_between() -> None:
    """The defences are asked in the middle of it; the result is of all of it."""
    table = begun(beach(dice=(9, 6, 9, 6, 9, 6)))
    flow = UndeadFlow(session_of(table))
    asked = set()
    flow.answer(("end",))
    while not flow.result and table.decision is not None:
        asked.add(table.decision.kind)
        wanted = [o.key for o in table.decision.options if o.key in ("done", "none")]
        flow.answer((wanted[0],))
    happened = flow.result
    eyes = eyes_of(table)

    assert "react" in asked
    assert isinstance(happened[0], events.HostileTurnBegan)
    assert any(isinstance(event, events.Wounded) for event in happened)
    told = [text_of(line) for line in outcome_rows(eyes, happened, 79, 99)]
    assert any(line.startswith("Wounds: ") for line in told)
    for width in (38, 58, 79):
        assert_fit(outcome_rows(eyes, happened, width, 30), width)


@pytest.mark.parametrize("seed", [1, 3, 5])
def test_the_end_tells_what_each_soldier_did(seed: int) -> None:
    table = a_game(seed)
    session = session_of(table)
    past = Past(session)
    eyes = eyes_of(table)
    result = session.result
    if result is None:
        pytest.skip("this game has not come to its end")
    deeds = deeds_of(past)
    happened = [event for step in past.steps() for event in step]

    assert deeds.attacks.total() == sum(isinstance(e, events.AttackRolled) for e in happened)
    assert deeds.wounds.total() == sum(e.wounds for e in happened if isinstance(e, events.Wounded))
    for width in (38, 58, 78):
        assert_fit(ending_rows(eyes, result, past, width), width)
    assert 3 <= len(story(eyes, result, past)) <= 6


def test_pages_of_the_table_have_the_rules_that_they_come_from() -> None:
    table = begun(crypt())
    eyes = eyes_of(table)
    asking = Asking(eyes, lambda key: table.explain(0, key))
    told: list[str] = []
    for topics in (
        soldier_topics(asking, 0),
        card_topics(asking, eyes.view.hostiles[0].card),
        card_topics(asking, eyes.view.track[1]),
        place_topics(asking, 3),
        card_topics(asking, eyes.soldier(1).hand[0], "play:2:double-tap"),
    ):
        assert all(topic.title for topic in topics)
        told += [text_of(line) for topic in topics for line in topic.rows(78)]
    whole = "\n".join(told)

    for part in ("UND-7.1", "UND-13.2", "UND-9.2", "UND-16.1", "UND-5.2", "What comes back"):
        assert part in whole
    assert "No. Double Tap is played with an Attack, before its dice (UND-5.2)." in whole


def test_soldiers_of_another_seat_are_told_by_whose_they_are() -> None:
    table = begun(opened_setup(6))
    assert 1 < len(table.setup.seats)
    eyes = eyes_of(table, 0)
    other = next(n for n, each in enumerate(eyes.view.sheets) if each.seat != 0)

    assert eyes.name(eyes.sheet(other).seat) in text_of(squad.soldier_row(eyes, other, 110))
    assert NONE != other


def test_an_attack_resumed_in_its_middle_is_told_as_an_attack() -> None:
    """From a snapshot on nothing is known of its declaration."""
    table = begun(
        beach(dice=(5, 4)), "attack:1", "weapon:m1-garand", "target:shambling-dead", "roll"
    )
    happened = RULES.apply(table.state, ("roll",))[1]
    eyes = eyes_of(table)

    assert is_attack(happened)
    assert "The Attack" == title_words(eyes, happened)
    assert any("Cover" in text_of(line) for line in outcome_rows(eyes, happened, 79, 30))
