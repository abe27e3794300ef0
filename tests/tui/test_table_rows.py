"""The table as rows: every row fits its panel, numbers stay with their cards, marks and words are right."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from textual.geometry import Region, Size

from core.deckbuilding import events
from core.deckbuilding.cards import Kind
from core.deckbuilding.setup import PositionSeat
from core.kernel.decision import NONE
from core.kernel.event import Cause
from core.kernel.records import evolve
from core.kernel.rules import Result
from core.kernel.table import Table
from tests.deckbuilding.generated import generated_setup
from tests.deckbuilding.table import RULES
from tests.tui.looks import a_game_of_bots, eyes_on, shown
from tests.tui.modes import at as at_mode
from tests.tui.played import BEN, CLEO, EVENING, PEOPLE, alone, begun, eyes_of, told, with_hand
from tests.tui.story import NARRATION, cards
from tui import grammar, picking
from tui.glyphs import BOXES
from tui.look.chronicle import Chronicle, chronicle_of
from tui.look.story import story
from tui.narration.deckbuilding.cards import brief_texts
from tui.rows import Row, text_of, width_of
from tui.sizes import HEIGHTS, WIDTHS
from tui.table import choices, foresight, hand, head, last, outcome, piles, plan, results
from tui.table.eyes import Eyes
from tui.table.hand import Place
from tui.table.places import main_places, one_place, plan_places, room_at
from tui.table.plan import Plan
from tui.table.strips import rows as strips
from tui.wrap import clipped

WIDE_NAMES = ("Wwwwwwwwwwwwwwwwwwwwwwww", "日本語日本語日本語日本", "[b]x[/b]")


def rows_of(eyes: Eyes, width: int) -> Iterator[tuple[str, Row]]:
    """Yield every row that the table makes of what is seen, with the name of what makes it."""
    panel = width - 1
    yield from _head_rows(eyes, width)
    cell = width // piles.columns_at(width) - 2
    for at in range(len(eyes.view.piles)):
        yield "pile", piles.pile_cell(eyes, at, cell)
    for place in hand.places(eyes, ()):
        yield "hand", hand.hand_row(eyes, place, panel)
    yield from _plan_rows(eyes, panel)
    yield from _choice_rows(eyes, panel)


def _head_rows(eyes: Eyes, width: int) -> Iterator[tuple[str, Row]]:
    yield "turn", head.turn_row(eyes, width, "NOT SAVED", ["Story, First Timer", "undo 10 steps"])
    yield "own", head.own_row(eyes, width, "", low=width < 60)
    for line in strips.under_own(eyes, width):
        yield "strip", line
    for each_level in (False, True):
        for line in head.effect_rows(eyes, width, each_level=each_level):
            yield "effects", line
    fights = (last.Fought(0, 11, tuple(eyes.view.mansion_unseen[:3]), defeated=False, harm=45),)
    yield "mates", head.mates_row(eyes, width)
    if width >= 80:
        for roomy in (False, True):
            for line in strips.survivor_rows(eyes, width, roomy=roomy):
                yield "survivor", line
        yield "mansion", head.mansion_row(eyes, fights[0], width)
    if width >= 120:
        for line in head.mansion_rows(eyes, fights, width):
            yield "mansion", line


def _plan_rows(eyes: Eyes, panel: int) -> Iterator[tuple[str, Row]]:
    best = plan.best(eyes, 1)
    yield "heading", plan.heading_row(eyes, panel)
    yield "total", plan.total_row(eyes, best, panel)
    for copy in plan.usable(eyes):
        yield "weapon", plan.weapon_row(eyes, best, Place(3, copy, 1), panel)
    for line in plan.odds_rows(eyes, best, panel, 2):
        yield "odds", line


def _choice_rows(eyes: Eyes, width: int) -> Iterator[tuple[str, Row]]:
    decision = eyes.view.decision
    if decision is None:
        return
    for option, number in zip(decision.options, grammar.numbers(decision), strict=True):
        name = eyes.narration.label(option, eyes.view)
        note, kind = eyes.narration.note(option, eyes.view), choices.kind_of(eyes, option)
        made = picking.option_row((number, name), kind, note, width, chosen=True)
        yield "option", made


def assert_all_fit(eyes: Eyes, width: int) -> None:
    for name, line in rows_of(eyes, width):
        most = width // piles.columns_at(width) - 2 if name == "pile" else width
        assert width_of(line) <= most, f"{name} at {width}: {text_of(line)!r}"


@given(st.integers(0, 2**32), st.integers(40, 200))
@settings(max_examples=150)
def test_every_row_fits_at_every_width(seed: int, width: int) -> None:
    table = Table.begin(RULES, generated_setup(seed), seed)
    for seat in range(len(table.state.players)):
        assert_all_fit(eyes_of(table, seat), width)


@pytest.mark.parametrize("width", [40, 59, 60, 79, 80, 99, 100, 119, 120, 200])
def test_long_and_wide_names_fit_too(width: int) -> None:
    assert_all_fit(eyes_of(begun(names=WIDE_NAMES)), width)


@pytest.mark.parametrize("width", [40, 60, 80, 120, 200])
@pytest.mark.parametrize("answers", [0, 30, 90])
def test_rows_of_a_game_in_progress_fit(width: int, answers: int) -> None:
    assert_all_fit(eyes_of(a_game_of_bots(9, answers)), width)


def test_great_figures_do_not_push_the_others_away() -> None:
    position = evolve(
        with_hand("Ammo x30 * 8"), turn=123, actions=12, buys=11, explores=10, gold=250, ammo=200
    )
    row = head.turn_row(eyes_of(begun(position, names=WIDE_NAMES)), 80, "saved")

    assert (
        "Wwwwwwwwwwwwww 123 | Act 12 Buy 11 Expl 10 | Ammo 200 +240 Gold 250 +240 | saved"
        == text_of(row)
    )


# The Hand.


def numbers(places: tuple[Place, ...], eyes: Eyes) -> dict[str, int]:
    return {eyes.card(place.card).name: place.number for place in places}


def test_a_number_stays_with_its_card_until_it_leaves() -> None:
    position = with_hand(
        "Ammo x10", "Umbrella Corporation", "Handgun", inventory=cards("Reload", "Ammo x20")
    )
    table = begun(position)
    first = hand.places(eyes_of(table), ())
    table.play(("play:ammo-x10",))
    second = hand.places(eyes_of(table), first)
    table.play(("play:umbrella-corporation",))
    third = hand.places(eyes_of(table), second)

    assert {"Ammo x10": 1, "Umbrella Corporation": 2, "Handgun": 3} == numbers(
        first, eyes_of(table)
    )
    assert {"Umbrella Corporation": 2, "Handgun": 3} == numbers(second, eyes_of(table))
    assert {"Reload": 1, "Ammo x20": 2, "Handgun": 3} == numbers(third, eyes_of(table))


def test_cards_of_one_kind_share_a_row() -> None:
    eyes = eyes_of(begun(with_hand("Ammo x10 * 3", "Handgun", "Ammo x10")))

    assert [(1, 4), (2, 1)] == [(each.number, each.count) for each in hand.places(eyes, ())]


def test_more_than_nine_kinds_have_no_key() -> None:
    names = ("Ammo x10", "Ammo x20", "Ammo x30", "Handgun", "Grenade", "Reload", "Longbow",
             "Deadly Aim", "Combat Knife", "The Merchant", "Mansion Foyer")  # fmt: skip
    places = hand.places(eyes_of(begun(with_hand(*names))), ())

    assert ["1", "2", "3", "4", "5", "6", "7", "8", "9", "", ""] == [each.label for each in places]


def test_numbers_are_unique_and_kept_through_a_game() -> None:
    before: tuple[Place, ...] = ()
    for eyes in eyes_on(a_game_of_bots(9, 200), 0):
        kept = {place.card: place.number for place in before}
        places = hand.places(eyes, before)

        assert len(places) == len({place.number for place in places})
        for place in places:
            assert kept.get(place.card, place.number) == place.number
        before = places


@pytest.mark.parametrize(
    ("name", "changed", "muted"),
    [
        ("Deadly Aim", {}, False),
        ("Deadly Aim", {"actions": 0}, True),
        ("Deadly Aim", {"no_actions": True}, True),
        ("Handgun", {}, False),
        ("Handgun", {"explores": 0}, True),
        ("Ammo x10", {"actions": 0, "explores": 0}, False),
    ],
)
def test_what_cannot_be_played_now_is_muted(
    name: str, changed: dict[str, Any], muted: bool
) -> None:
    eyes = eyes_of(begun(with_hand(name, "Mansion Foyer", **changed)))
    row = hand.hand_row(eyes, hand.places(eyes, ())[0], 79)

    assert {"muted" if muted else ""} == {span.role for span in row}


def test_in_another_players_turn_the_own_hand_is_muted() -> None:
    eyes = eyes_of(begun(EVENING, persons=(0, 1)), 1)

    assert {"muted"} == {s.role for s in hand.hand_row(eyes, hand.places(eyes, ())[0], 79)}


# The piles.


def cell(eyes: Eyes, name: str, width: int = 24) -> str:
    place = next(
        n for n, pile in enumerate(eyes.view.piles) if piles.top_card(eyes, pile).name == name
    )
    return text_of(piles.pile_cell(eyes, place, width))


def test_the_marks_say_what_can_be_bought() -> None:
    eyes = eyes_of(begun())

    assert "a*Ammo x10          0 10" == cell(eyes, "Ammo x10")
    assert "h+Mansion Foyer    30  7" == cell(eyes, "Mansion Foyer")
    assert "j Deadly Aim       50  4" == cell(eyes, "Deadly Aim")
    assert "e*Handgun ~        20  7" == cell(eyes, "Handgun")
    assert "p+Pump Shotgun ~   40  4" == cell(eyes, "Pump-Action Shotgun")


def test_without_a_buy_nothing_is_marked() -> None:
    eyes = eyes_of(begun(evolve(EVENING, buys=0)))

    assert {" "} == {piles.mark_of(eyes, pile) for pile in eyes.view.piles}
    assert 0 == piles.buyable(eyes)


def test_a_pile_that_is_sold_out_says_so() -> None:
    seat = evolve(EVENING.seats[0], discard_pile=cards("The Merchant * 6"), play_area=())
    eyes = eyes_of(begun(evolve(EVENING, seats=(seat, BEN, CLEO))))

    assert "lxThe Merchant      -  0" == cell(eyes, "The Merchant")


def test_a_mixed_pile_that_is_sold_out_names_its_first_card() -> None:
    names = cards("Pump-Action Shotgun * 4", "Automatic Shotgun")
    seat = evolve(EVENING.seats[0], hand=(), discard_pile=names)
    eyes = eyes_of(begun(evolve(EVENING, seats=(seat, BEN, CLEO))))

    assert "pxPump Shotgun ~    -  0" == cell(eyes, "Pump-Action Shotgun")


def test_what_passives_add_to_ammunition_counts_for_the_marks() -> None:
    """Claire's Level 2 gives 10 Gold more for each Ammunition card."""
    seat = evolve(
        EVENING.seats[0],
        character="CH-003",
        attached=cards("Licker * 2"),
        hand=cards("Ammo x10 * 2"),
    )
    mansion = tuple(card for card in EVENING.mansion if card not in cards("Licker"))
    eyes = eyes_of(begun(evolve(EVENING, seats=(seat, BEN, CLEO), mansion=mansion, gold=10)))

    assert (40, 40) == eyes.ammunition_worth()
    assert "j+Deadly Aim" in cell(eyes, "Deadly Aim")


def test_a_wide_cell_has_the_figures_of_weapons() -> None:
    eyes = eyes_of(begun())

    assert "e*Handgun ~          20 > 10 Dmg 20  7" == cell(eyes, "Handgun", 38)
    assert "i Escape from the Dead City      70  8" == cell(eyes, "Escape from the Dead City", 38)


def test_no_pile_has_the_letter_that_takes_back() -> None:
    assert "u" not in piles.LABELS
    assert 24 == len(set(piles.LABELS))


# The head.


def test_line_one_and_two_are_as_drawn() -> None:
    eyes = eyes_of(begun())

    assert (
        "Ana  turn 12 | Actions 1  Buys 2  Explores 1 | Ammo 0 +20  Gold 20 +20 | saved"
        == text_of(head.turn_row(eyes, 80, "saved"))
    )
    assert (
        "Leon S. Kennedy  Health 60/80 [######--]  Decorations 5  Level 1 (Level 2 at 6)"
        == text_of(head.own_row(eyes, 80))
    )


def test_a_quarter_of_the_health_is_a_danger_with_a_still_pulse() -> None:
    eyes = eyes_of(begun(with_hand(health=10)))
    row = head.own_row(eyes, 80)

    assert text_of(row).startswith(
        "! Leon S. Kennedy  Health 10/80 [#-------] ~~/\\~~~~/\\~~  Deco 5"
    )
    assert "danger" in {span.role for span in row}
    assert text_of(row) == text_of(head.own_row(eyes, 80))


def test_the_facts_of_the_others_stand_in_fixed_columns() -> None:
    position = evolve(
        EVENING,
        seats=(*EVENING.seats, PositionSeat("CH-010", wounds=3, out=True)),
    )
    eyes = eyes_of(begun(position, names=(*PEOPLE, "Dan")))
    rows = [text_of(head.mate_row(eyes, seat, 80)) for seat in eyes.view.seats[1:]]

    assert [40] * 3 == [row.index("Deco") for row in rows]
    assert [66] * 3 == [row.index("Hand") for row in rows]
    assert "back at 30/30" in rows[1]
    assert "OUT" in rows[2]
    assert rows[0].endswith("next")


def test_the_character_of_nobody_says_so() -> None:
    setup = generated_setup(1)
    table = Table.begin(RULES, evolve(setup, position=None), 1)
    eyes = eyes_of(table, 0)

    assert "No Character yet" == text_of(head.own_row(eyes, 80))


def test_boxes_are_drawn_where_the_terminal_has_them() -> None:
    eyes = evolve(eyes_of(begun()), glyphs=BOXES)

    assert "│" in text_of(head.turn_row(eyes, 80, "saved"))
    assert "██████░░" in text_of(head.own_row(eyes, 80))


@pytest.mark.parametrize(
    ("words", "width", "kept"),
    [
        ("as it is", 8, "as it is"),
        ("cut between words", 13, "cut..."),
        ("cut between words", 14, "cut between..."),
        ("word", 3, "..."),
        ("word", 1, "."),
        ("word", 0, ""),
        ("日本 語", 6, "日..."),
    ],
)
def test_what_is_cut_is_cut_after_a_word(words: str, width: int, kept: str) -> None:
    assert kept == clipped(words, width)


# The last fights.


def test_the_last_fights_are_told_newest_first() -> None:
    table = told()
    eyes = eyes_of(table)
    fights = last.fights_of(table.steps, 10)

    assert "Hunter, Defeated by Ana" == last.fought_words(eyes, fights[0], 60)
    assert "Gatling Gun Majini beat Cleo, 25 Dmg" == last.fought_words(eyes, fights[1], 60)
    assert "lost by Cleo" == last.fought_words(eyes, fights[1], 12)
    assert "turn 11, Gatling Gun Majini beat Cleo with 25" == last.fought_words_wide(
        eyes, fights[1]
    )
    assert 10 == last.fights_of(table.steps[:8], 10)[0].turn


def test_before_the_first_fight_there_is_none() -> None:
    eyes = eyes_of(begun())

    assert () == last.fights_of(begun().steps)
    assert "Mansion 19" == text_of(head.mansion_row(eyes))
    assert "no fight yet" == text_of(head.mansion_rows(eyes, (), 120)[1])


# Choices.


def test_a_choice_names_its_card_and_zone() -> None:
    table = begun(with_hand("Shattered Memories", "Handgun"), "play:shattered-memories")
    eyes, decision = eyes_of(table), table.decision
    assert decision is not None

    assert "Shattered Memories: your Discard Pile, 2 cards" == choices.heading(eyes, decision, 79)
    assert "Shattered Memories" == choices.heading(eyes, decision, 39)
    assert "Chosen 0 of 0 to 2" == picking.chosen_words(decision, ())
    assert "Chosen 1 of 0 to 2: Green Herb" == picking.chosen_words(decision, ("Green Herb",))
    assert picking.limits_hold(decision, ())
    assert not picking.limits_hold(decision, ("a", "b", "c"))


def test_a_choice_of_the_hand_counts_the_hand() -> None:
    position = with_hand("Ominous Battle", "Handgun", "Ammo x10 * 2")
    table = begun(position, "play:ominous-battle")
    eyes, decision = eyes_of(table), table.decision
    assert decision is not None

    assert "Ominous Battle: your Hand, 6 cards" == choices.heading(eyes, decision, 79)


def test_a_choice_without_a_card_is_called_by_its_kind() -> None:
    table = begun(with_hand("Handgun", ammo=20), "explore")
    eyes, decision = eyes_of(table), table.decision
    assert decision is not None

    assert "Explore: Weapons" == choices.heading(eyes, decision, 79)


# Results.


def test_the_result_of_a_fight_is_told_once_and_in_order() -> None:
    table = told(23)
    happened = tuple(event for step in table.steps[19:24] for event in step)
    text = shown(outcome.outcome_rows(eyes_of(table), happened, 79, 40))
    order = ("Revealed", "1 Hunter", "Explores 1 + 1 = 2", "Weapons", "Damage      50  against  40",
             "10 to spare", "+ DEFEATED", "+ LEVEL 2", "Explores left 1")  # fmt: skip
    places = [text.index(words) for words in order]

    assert sorted(places) == places
    assert 1 == text.count("5 + 4 = 9")
    assert "Pump-Action Shotgun 35 + Combat Knife 15" in text


def test_a_lost_fight_says_so_and_what_it_costs() -> None:
    table = told(6)
    happened = tuple(event for step in table.steps[2:7] for event in step)
    text = shown(outcome.outcome_rows(eyes_of(table, 1), happened, 79, 40))

    assert "- NOT DEFEATED" in text
    assert "Barry takes 10: Health 100 - 10 = 90." in text
    assert "10 too little" in text


@cache
def explored() -> list[tuple[Eyes, tuple[Any, ...]]]:
    """Return all Explores of a game of bots: what was seen after each, and its events."""
    from core.deckbuilding import events  # noqa: PLC0415 - kept near its only use

    table = a_game_of_bots(9, 5000)
    found, begun_at = [], NONE
    for at, step in enumerate(table.steps):
        if any(isinstance(event, events.ExploreBegan) for event in step):
            begun_at = at
        if begun_at != NONE and table.states[at].fight is None:
            happened = tuple(event for each in table.steps[begun_at : at + 1] for event in each)
            eyes = Eyes(RULES.view(table.states[at], 0), RULES.book, eyes_of(table, 0).narration)
            found.append((eyes, happened))
            begun_at = NONE
    return found


@pytest.mark.parametrize("width", [39, 59, 79, 119])
def test_all_results_of_a_game_fit(width: int) -> None:
    assert len(explored()) > 20
    for eyes, happened in explored():
        for line in outcome.outcome_rows(eyes, happened, width, 15):
            assert width_of(line) <= width, text_of(line)


def test_blank_lines_go_first_where_a_result_is_higher_than_its_panel() -> None:
    eyes, happened = explored()[0]
    whole = outcome.outcome_rows(eyes, happened, 79, 99)
    tight = outcome.outcome_rows(eyes, happened, 79, 1)

    assert [line for line in whole if text_of(line)] == tight


@pytest.mark.parametrize("name", ["Reaper", "Explosive Barrel", "Crimson Head"])
def test_the_longest_texts_of_the_mansion_are_whole_in_a_result(name: str) -> None:
    eyes = eyes_of(begun(EVENING))
    card = eyes.book.cards[cards(name)[0]]
    copy = len(eyes.view.cards)
    there = evolve(eyes, view=evolve(eyes.view, cards=(*eyes.view.cards, card.id)))
    event = events.RowRevealed(Cause(0), "DBG-7.19", 0, (copy,))
    words = shown(outcome.revealed_rows(there, (event,), 79)).split()
    said = " ".join(text for _key, text in brief_texts(eyes.book, card))

    assert said.split()[-1] == words[-1]


def ended() -> tuple[Eyes, Result, Chronicle]:
    """A whole game of bots, and what it was like."""
    table = a_game_of_bots(9, 5000)
    eyes, result = eyes_of(table, 0), table.result
    assert result is not None
    return eyes, result, chronicle_of(table.steps, 1, eyes.view)


@pytest.mark.parametrize("width", [39, 59, 78])
def test_how_a_game_ended_and_what_decided_it(width: int) -> None:
    eyes, result, chronicle = ended()
    text = shown(results.result_rows(eyes, result, chronicle, width))
    words = " ".join(text.split())

    assert "The Boss is Defeated in turn" in words
    assert all(name in words for name in PEOPLE)
    assert "turning points:" in words
    assert "earned most:" in words
    assert "Uroboros Aheri" in words
    assert all(len(line) <= width for line in text.splitlines())


def test_a_bar_grows_to_the_decorations_of_the_best() -> None:
    eyes, result, chronicle = ended()
    best = result.standings[0]
    grown = chronicle.grown(best.seat, 20)
    bar = results.growth(eyes.glyphs, grown, best.score)

    assert list(grown) == sorted(grown)
    assert grown[-1] == best.score
    assert 20 == len(bar)
    assert bar.endswith("#")
    assert "....." == results.growth(eyes.glyphs, (0,) * 5, 0)
    assert "-" == results.growth(eyes.glyphs, (1,), 100)


def test_a_weapon_earns_what_the_explores_that_it_led_brought() -> None:
    eyes, _result, chronicle = ended()
    best = chronicle.best()
    caught = sum(each.amount for each in chronicle.catches)

    assert best is not None
    assert best.decorations == max(each.decorations for each in chronicle.earnings)
    assert best.explores >= 1
    assert eyes.book.cards[best.card].kind is Kind.WEAPON
    assert sum(each.decorations for each in chronicle.earnings) <= caught


def test_a_story_has_six_sentences() -> None:
    eyes, result, chronicle = ended()
    told = story(eyes, chronicle, result)

    assert 6 == len(told)
    assert all(each.endswith(".") for each in told)
    assert told[0].startswith("First Timer: Ana as ")
    assert told[-1].startswith("The Boss is Defeated in turn")


def test_a_story_of_nothing_says_so() -> None:
    eyes, result, _chronicle = ended()
    told = story(eyes, chronicle_of((), 1, eyes.view), result)

    assert told[1:5] == (
        "Nobody Defeats an Infected.",
        "Nothing else is Defeated.",
        "No Weapon earns a Decoration.",
        "Nobody takes any Damage.",
    )


# What a Weapon's own text will add.


def test_what_depends_on_a_hidden_card_counts_nothing() -> None:
    eyes = eyes_of(begun(with_hand("Bolt-Action Rifle", ammo=50)))
    [rifle] = plan.usable(eyes)

    assert 0 == foresight.own_bonus(eyes, (rifle,), rifle, 0)
    assert 20 == plan.total(eyes, Plan((rifle,)))


@pytest.mark.parametrize(("health", "bonus"), [(80, 5), (79, 0)])
def test_a_bonus_for_health_counts_where_it_holds(health: int, bonus: int) -> None:
    eyes = eyes_of(begun(with_hand("Submission", health=health)))
    [submission] = plan.usable(eyes)

    assert bonus == foresight.own_bonus(eyes, (submission,), submission, 0)
    assert 0 == foresight.own_bonus(eyes, (), submission, 0)


# Places.


@pytest.mark.parametrize("height", [12, *HEIGHTS[1:], 60])
@pytest.mark.parametrize("width", [40, *WIDTHS[1:], 200])
@pytest.mark.parametrize("crowd", [-2, 0, 4])
def test_panels_never_overlap_and_never_leave_the_middle(
    width: int, height: int, crowd: int
) -> None:
    size = Size(width, height)
    middle = Region(0, 4, width, max(height - 8, 4))
    for made in (
        main_places(middle, size, crowd, 24, 0),
        main_places(middle, size, crowd, 18, 2, buying=True),
        one_place(middle, size, "choice"),
        plan_places(middle, size, 3),
        plan_places(middle, size, 14),
    ):
        regions = [region for region in made.values() if region.area]

        assert all(middle.contains_region(region) for region in regions)
        for place, region in enumerate(regions):
            assert not any(region.overlaps(other) for other in regions[place + 1 :])


@pytest.mark.parametrize("size", [Size(80, 24), Size(60, 20), Size(40, 12)])
def test_the_total_of_a_plan_is_in_sight_however_many_weapons_there_are(size: Size) -> None:
    made = plan_places(Region(0, 3, size.width, size.height - 7), size, 14)

    assert made["sum"].area > 0
    assert made["plan"].height > 1


def test_the_hand_keeps_rows_however_many_piles_there_are() -> None:
    full = main_places(Region(0, 6, 80, 14), Size(80, 24), 0, 60, 9)
    empty = main_places(Region(0, 6, 80, 14), Size(80, 24), 0, 60, 0)

    assert 6 == full["hand"].height
    assert 3 == empty["hand"].height


def test_piles_have_the_rows_that_the_hand_leaves_free() -> None:
    """Outbreak has 19 piles: with a full Hand the last of a column is out of sight."""
    full = main_places(Region(0, 6, 80, 14), Size(80, 24), 0, 19, 5)
    short = main_places(Region(0, 6, 80, 14), Size(80, 24), 0, 19, 3)

    assert 7 == full["piles"].height
    assert 8 == short["piles"].height


@pytest.mark.parametrize(
    ("crowd", "lines", "effects", "played"),
    [(-1, 2, True, True), (0, 2, True, True), (1, 1, True, True), (2, 1, False, True), (3, 1, False, False)],
)  # fmt: skip
def test_what_goes_where_the_head_is_longer(
    crowd: int, lines: int, effects: bool, played: bool
) -> None:
    room = room_at(Size(80, 24), crowd)

    assert (lines, effects, played) == (room.log_lines, room.effects, room.played)


def test_a_log_at_the_right_leaves_its_lines_for_a_longer_head() -> None:
    assert room_at(Size(132, 24), 2).effects
    assert not room_at(Size(132, 24), 3).effects


def test_a_game_alone_has_no_line_of_others() -> None:
    eyes = eyes_of(begun(alone(EVENING)))

    assert "Mansion 19" == text_of(head.mates_row(eyes, 60))


def test_a_character_says_what_its_levels_take_in_versus() -> None:
    """Printed are 2 and 9 Decorations, and 1 or 2 are enough where 3 win (DBG-16.13)."""
    wesker = "CH-001"
    printed = NARRATION.card_text(wesker)
    said = eyes_of(at_mode("versus")).text_of(wesker)

    assert printed == eyes_of(at_mode("outbreak")).text_of(wesker)
    assert (
        f"{printed} Here Level 1 takes 1 Decoration, Level 2 takes 2 Decorations (DBG-16.13)."
        == said
    )
