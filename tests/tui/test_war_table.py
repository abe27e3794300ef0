"""The table of Biohazard War played: each stage as it looks, and what every key does."""

from collections.abc import Callable

import pytest
from textual.pilot import Pilot

from core.bots.base import chance_for
from core.bots.registry import bot_for
from core.kernel.records import evolve
from core.war.odds import WAYS, ways_to_win
from core.war.setup import Position
from tests.tui.dump import dump, lines
from tests.tui.played import Inline, press, scrolls_to_its_end, settled
from tests.tui.seated import AnyTable, an_app_at
from tests.tui.war_played import (
    BUILDING,
    ENDING,
    EVENING,
    EVENTS,
    FINALE,
    HUNT,
    HUNTED,
    IN_THE_HIVE,
    RECRUITING,
    begun,
    cards,
    eyes_of,
    passing,
    with_phase,
)
from tests.tui.war_played import HEROES as HEROES_SEAT
from tests.tui.war_played import UMBRELLA as UMBRELLA_SEAT
from tests.war.table import CATALOGUE
from tui.screens.handover import HandOverScreen
from tui.screens.log import LogScreen
from tui.screens.rules import RulesScreen
from tui.screens.sitting import CHOICE, OPTIONS, OVER, RESULT
from tui.screens.story import StoryScreen
from tui.screens.war_frame import FIGHT, PLAN
from tui.screens.war_table import WarTableScreen
from tui.screens.war_zones import WarZonesScreen
from tui.screens.why import WhyScreen
from tui.settings import Settings
from tui.war.flow import CommitScript

Baseline = Callable[[str, str], None]

SIZES = [(80, 24), (120, 40), (60, 20), (40, 12)]
by_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")

HEROES, UMBRELLA = 0, 1


@pytest.fixture(autouse=True)
def _no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tui.screens.answering.Thinker", Inline)


def at(position: Position, seat: int, *answers: str) -> AnyTable:
    """Return a table with a person at one seat; the bot at the other one passes."""
    return begun(position, *answers, persons=(seat,))


STAGES: dict[str, tuple[str, int, Callable[[], AnyTable], tuple[str, ...]]] = {
    "event": ("event", HEROES, lambda: at(EVENTS, HEROES, "pass"), ()),
    "find": (CHOICE, HEROES, lambda: at(EVENTS, HEROES, "pass", "play:active-recruiting"), ()),
    "capture": (
        CHOICE, UMBRELLA,
        lambda: at(Position(HUNT.seats, "event", 5), UMBRELLA, "play:capture"), (),
    ),
    "recruit": ("recruit", HEROES, lambda: at(RECRUITING, HEROES), ()),
    "attach": ("attach", HEROES, lambda: at(RECRUITING, HEROES, "recruit:luther-west"), ()),
    "build": ("recruit", UMBRELLA, lambda: at(BUILDING, UMBRELLA, "done"), ()),
    "assault": ("assault", HEROES, lambda: at(EVENING, HEROES), ()),
    "facility": ("facility", HEROES, lambda: at(EVENING, HEROES), ("e",)),
    "attack": (PLAN, HEROES, lambda: at(EVENING, HEROES), ("e", "c", "1")),
    "defend": (PLAN, UMBRELLA, lambda: at(EVENING, UMBRELLA, *IN_THE_HIVE), ("3", "4")),
    "mission": ("mission", UMBRELLA, lambda: at(HUNT, UMBRELLA), ()),
    "prey": ("prey", UMBRELLA, lambda: at(HUNT, UMBRELLA), ("3",)),
    "raid": (PLAN, UMBRELLA, lambda: at(HUNT, UMBRELLA), ("3", "1", "4")),
    "respond": (FIGHT, HEROES, lambda: at(HUNT, HEROES, *HUNTED), ()),
    "guard": (PLAN, HEROES, lambda: at(HUNT, HEROES, *HUNTED, "done"), ("w",)),
    "discard": ("discard", UMBRELLA, lambda: at(ENDING, UMBRELLA), ("1",)),
    "options": (OPTIONS, HEROES, lambda: at(EVENING, HEROES), ("o",)),
    "result": (RESULT, UMBRELLA, lambda: at(EVENING, UMBRELLA, *IN_THE_HIVE), ("3", "enter", "enter")),
    "over": (OVER, HEROES, lambda: at(FINALE, HEROES), ("e", "f", "f", "enter", "enter", "enter")),
}  # fmt: skip
"""The stage, whose eyes look, the table, and the keys that lead there."""


def table_of(pilot: Pilot[None]) -> WarTableScreen:
    return next(each for each in pilot.app.screen_stack if isinstance(each, WarTableScreen))


def question(pilot: Pilot[None]) -> str:
    """Return what is asked or refused, on one line."""
    shown = lines(pilot.app)[:-1]
    place = max(n for n, line in enumerate(shown) if line.startswith(("?", "!")))
    return " ".join(line.strip() for line in shown[place:])


def answers(pilot: Pilot[None]) -> list[str]:
    """Return the answers given, as the journal keeps them."""
    table = table_of(pilot).flow.session.table
    return [" ".join(answer) for answer in table.answers]


@by_size
@pytest.mark.parametrize("name", STAGES)
async def test_each_stage_looks_as_drawn(
    name: str, size: tuple[int, int], baseline: Baseline
) -> None:
    stage, seat, table, keys = STAGES[name]
    app = an_app_at(table(), bots={1 - seat: passing()})
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        await press(pilot, *keys)

        assert stage == table_of(pilot).stage
        baseline(f"war-{name}-{size[0]}x{size[1]}", dump(pilot.app))


async def test_a_wide_terminal_has_the_log_at_the_right_and_all_texts(baseline: Baseline) -> None:
    async with an_app_at(at(EVENING, HEROES)).run_test(size=(200, 60)) as pilot:
        await settled(pilot)
        baseline("war-assault-200x60", dump(pilot.app))


@pytest.mark.parametrize("name", STAGES)
async def test_a_storm_of_sizes_keeps_everything_and_the_question_stands(name: str) -> None:
    _stage, seat, table, keys = STAGES[name]
    app = an_app_at(table(), bots={1 - seat: passing()})
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, *keys, "down")
        before = dump(pilot.app)
        for size in [
            (40, 10),
            (10, 5),
            (1, 1),
            (60, 20),
            (40, 12),
            (132, 30),
            (200, 60),
            (100, 24),
        ]:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            shown = lines(pilot.app)
            if size >= (40, 12):
                assert question(pilot).startswith("?")
                assert question(pilot).endswith((".", "?"))
                assert shown[-1].endswith("Quit  ? Why")
                assert len(shown[-1]) <= size[0]
        await pilot.resize_terminal(80, 24)
        await pilot.pause()

        assert before == dump(pilot.app)


# Fronts.


async def test_a_number_plays_an_event_and_the_others_keep_theirs() -> None:
    async with an_app_at(at(EVENTS, HEROES, "pass"), bots={1: passing()}).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "3")
        asked, nothing = question(pilot), answers(pilot)
        await press(pilot, "3")

        assert (
            "Mobilization: the Heroes draw 2 cards; no undo past that. 3 or Enter does it." in asked
        )
        assert ["pass"] == nothing
        assert "play:mobilization" in answers(pilot)
        assert "  4-Teamwork" in dump(pilot.app)


@pytest.mark.parametrize(
    ("position", "seat", "before", "key", "reason"),
    [
        (EVENTS, HEROES, ("pass",), "4", "Teamwork is committed to a fight, not played by itself (WAR-4.3)."),
        (EVENTS, HEROES, ("pass",), "5", "Alice is played in the Recruit Phase (WAR-4.4)."),
        (RECRUITING, HEROES, (), "1", "Rescue is played in the Event Phase (WAR-4.3)."),
        (HUNT, UMBRELLA, (), "2", "Guards only defends and cannot go on a Search and Destroy (WAR-5.5)."),
    ],
    ids=("fight", "recruit", "event", "defence"),
)  # fmt: skip
async def test_what_cannot_be_done_says_why_with_its_rule(
    position: Position, seat: int, before: tuple[str, ...], key: str, reason: str
) -> None:
    app = an_app_at(at(position, seat, *before), bots={1 - seat: passing()})
    async with app.run_test() as pilot:
        await settled(pilot)
        await press(pilot, key)
        refused = question(pilot)
        await press(pilot, "?")

        assert f"! {reason}" == refused
        assert list(before) == answers(pilot)
        assert isinstance(pilot.app.screen, WhyScreen)
        assert reason.rpartition("(")[2].rstrip(").") in dump(pilot.app)


async def test_e_and_a_letter_assault_and_a_destroyed_facility_is_refused() -> None:
    async with an_app_at(at(EVENING, HEROES), bots={1: passing()}).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "e", "b")
        refused = question(pilot)
        await press(pilot, "c")

        assert "! Top Secret has been destroyed (WAR-5.1)." == refused
        assert ["assault:star-alpha-team", "facility:hive"] == answers(pilot)


async def test_the_chances_of_a_team_stand_at_each_facility_and_follow_the_cursor() -> None:
    async with an_app_at(at(EVENING, HEROES)).run_test() as pilot:
        await settled(pilot)
        with_alpha = dump(pilot.app)
        await press(pilot, "down", "down")
        with_prison = dump(pilot.app)

        # Alpha 11 against Hive 4, and against Hive 4 + Lickers 7.
        assert (
            f"{100 * ways_to_win(11, 4) / WAYS:.1f}%  {100 * ways_to_win(11, 11) / WAYS:.1f}%"
            in with_alpha
        )
        assert f"{100 * ways_to_win(3, 4) / WAYS:.1f}%" in with_prison


async def test_the_footer_leaves_out_units_where_there_are_none_and_why_says_it() -> None:
    """WAR-4.4: Units of the hand are played in Umbrella's Recruit Phase."""
    async with an_app_at(at(RECRUITING, HEROES), bots={1: passing()}).run_test() as pilot:
        await settled(pilot)
        shown = lines(pilot.app)[-1]
        await press(pilot, "a", "?")

        assert "a All Units" not in shown
        assert "Why: WAR" in dump(pilot.app)


async def test_n_asks_before_it_passes() -> None:
    async with an_app_at(at(EVENING, HEROES), bots={1: passing()}).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "n")
        asked, before = question(pilot), answers(pilot)
        await press(pilot, "n")

        assert (
            "? Ana, no Assault: Ben is asked next; no undo past that. n or Enter does it." == asked
        )
        assert [] == before
        assert "done" == answers(pilot)[0]


async def test_a_fourth_character_is_refused_and_a_survivor_has_room() -> None:
    table = at(RECRUITING, HEROES, "recruit:alice")
    async with an_app_at(table, bots={1: passing()}).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "1")
        refused = question(pilot)
        await press(pilot, "2")

        assert (
            "! STAR Alpha Team has 2 Characters; a third needs a Survivor among the three (WAR-4.5)."
            == refused
        )
        assert "attach:freelance-operators" == answers(pilot)[-1]


async def test_a_plays_all_units() -> None:
    async with an_app_at(at(BUILDING, UMBRELLA, "done"), bots={0: passing()}).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "a")

        assert "recruit:all-units" == answers(pilot)[-1]


async def test_discards_are_marked_and_given_together() -> None:
    async with an_app_at(at(ENDING, UMBRELLA), bots={0: passing()}).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "1", "enter")
        refused = question(pilot)
        await press(pilot, "4", "enter", "enter")

        assert "! Choose at least 2; 1 chosen." == refused
        assert "discard:new discard:capture" == answers(pilot)[0]


# Fights.


async def test_the_plan_shows_totals_and_the_exact_chance_and_answers_in_turn() -> None:
    table = at(EVENING, UMBRELLA, *IN_THE_HIVE)
    async with an_app_at(table, bots={0: passing()}).run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        await press(pilot, "3", "4")
        shown = dump(pilot.app)
        await press(pilot, "enter")
        asked, before = question(pilot), answers(pilot)
        await press(pilot, "enter")

        # Hive 4, Lickers 7, Laser Grid 4, and 2 for the Trap: 17 against 16.
        for part in (
            "Hive                       4",
            "+ 7  Unit",
            "+ 4  on Hive",
            "+ 2  for Laser Grid",
        ):
            assert part in shown
        chance = f"{100 * (WAYS - ways_to_win(16, 17)) / WAYS:.1f}%"
        assert "= 17 + 2D6" in shown
        assert chance in shown
        assert f"? Ben, commit Lickers, Laser Grid: 17 to 16, {chance}? Enter does it." == asked
        assert list(IN_THE_HIVE) == before
        assert ["defend:lickers", "commit:laser-grid", "done"] == answers(pilot)[
            len(IN_THE_HIVE) :
        ][:3]


async def test_a_plan_of_all_events_does_not_answer_what_comes_after_the_fight() -> None:
    """WAR-5.3: nothing is left to ask after the last Event; the Recruit Phase asks all the same."""
    hero = evolve(
        HEROES_SEAT, hand=cards("Teamwork", "Luther West"), deck=cards("Alice", "Tactics")
    )
    foe = evolve(UMBRELLA_SEAT, hand=(), units=(), deck=cards("Bomb", "Capture"))
    table = begun(
        with_phase("assault", heroes=hero, umbrella=foe), persons=(0,), reactions="holders"
    )
    async with an_app_at(table, bots={1: passing()}).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "e", "c", "1", "enter", "enter")
        result = table_of(pilot).stage
        await press(pilot, "enter")

        assert RESULT == result
        assert "recruit" == table_of(pilot).stage
        assert "plan" not in question(pilot)
        assert "commit:teamwork" in answers(pilot)


def test_what_is_left_of_a_plan_does_not_answer_a_fight_of_another_turn() -> None:
    """WAR-5.4: the last Trap was committed, and the next thing that Umbrella is asked is to defend."""
    table = begun(EVENING, *IN_THE_HIVE)
    decision, view = table.decision, eyes_of(table, UMBRELLA).view
    assert decision is not None

    now = CommitScript(UMBRELLA, "defend", view.turn, ("done",)).step(decision, view)
    later = CommitScript(UMBRELLA, "defend", view.turn - 1, ("done",)).step(decision, view)

    assert ("done",) == now.answer
    assert (None, None, False) == (later.answer, later.left, later.fell)


async def test_another_unit_takes_the_place_of_the_one_that_defends() -> None:
    table = at(EVENING, UMBRELLA, *IN_THE_HIVE)
    async with an_app_at(table, bots={0: passing()}).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "3", "1")
        swapped = dump(pilot.app)
        await press(pilot, "end", "up", "space")

        assert "1 [x] Commandos" in swapped
        assert "3 [ ] Lickers" in swapped
        assert "Gunships goes on Search and Destroy only" in question(pilot)
        assert question(pilot).endswith("(WAR-5.5).")


async def test_a_bonus_without_a_target_is_shown_as_impossible_until_there_is_one() -> None:
    table = at(EVENING, UMBRELLA, *IN_THE_HIVE)
    async with an_app_at(table, bots={0: passing()}).run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        without = dump(pilot.app)
        await press(pilot, "6")
        refused = question(pilot)
        await press(pilot, "3", "6", "3")
        dropped = table_of(pilot).plan.chosen

        assert " 6 [-] Transformation" in without
        assert (
            "! Transformation needs a committed card that its bonus can be on (WAR-5.10)."
            == refused
        )
        assert () == dropped


async def test_t_puts_a_bonus_elsewhere_and_the_answer_says_where() -> None:
    async with an_app_at(at(EVENING, HEROES), bots={1: passing()}).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "e", "c", "2", "t")
        shown = dump(pilot.app)
        await press(pilot, "enter", "enter")

        assert "on Chris Redfield (t changes)" in shown
        assert ["commit:tactics", "target:chris-redfield"] == answers(pilot)[2:4]


async def test_a_second_team_comes_with_its_event() -> None:
    """WAR-5.1: Double Team is on nothing."""
    hero = evolve(HEROES_SEAT, hand=cards("Double Team", "Teamwork"), deck=())
    async with an_app_at(at(with_phase("assault", heroes=hero), HEROES)).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "e", "c", "1", "2")
        chosen = [line for line in lines(pilot.app) if "[x]" in line]

        assert "Double Team" in chosen[0]
        assert " with Freelance Op" in chosen[0]
        assert " on STAR Alpha" in chosen[1]


async def test_w_plans_the_best_chance_and_0_empties_it() -> None:
    table = at(EVENING, UMBRELLA, *IN_THE_HIVE)
    async with an_app_at(table, bots={0: passing()}).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "w")
        best = table_of(pilot).trial.of(table_of(pilot).plan)
        await press(pilot, "0")

        names = {CATALOGUE.cards[copy].name for copy in best.chosen}
        assert {"Lickers", "Laser Grid", "Nerve Gas", "Transformation"} == names
        # Hive 4 + Lickers 7 + 4 + 3 + 3 + twice 2 for the Traps.
        assert 25 == best.totals.umbrella.total
        assert () == table_of(pilot).plan.chosen


async def test_a_bomb_takes_the_place_of_the_dice() -> None:
    table = at(EVENING, UMBRELLA, *IN_THE_HIVE)
    async with an_app_at(table, bots={0: passing()}).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "7")
        planned = dump(pilot.app)
        await press(pilot, "enter", "enter")

        assert "The Bomb takes the place of the dice (WAR-5.9)" in planned
        assert RESULT == table_of(pilot).stage
        assert "STAR Alpha Team is destroyed." in dump(pilot.app)


async def test_the_result_has_dice_sum_and_chance_and_the_log_has_them_too() -> None:
    table = at(EVENING, UMBRELLA, *IN_THE_HIVE)
    async with an_app_at(table, bots={0: passing()}).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "3", "enter", "enter")
        shown = dump(pilot.app)
        await press(pilot, "l")
        log = dump(pilot.app)
        await press(pilot, "escape", "enter")

        assert "   throws    [3][5] 16 + 3 + 5 = 24" in shown
        assert "24 against 23: the Heroes win. The chance of that was 94.6%." in shown
        assert "16 + 3 + 5 = 24" in log
        assert RESULT != table_of(pilot).stage


async def test_escape_goes_on_after_a_result_as_enter_does() -> None:
    table = at(EVENING, UMBRELLA, *IN_THE_HIVE)
    async with an_app_at(table, bots={0: passing()}).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "3", "enter", "enter")
        read = table_of(pilot).stage
        await press(pilot, "escape")

        assert RESULT == read
        assert RESULT != table_of(pilot).stage


async def test_an_answer_can_be_refused_or_given_with_one_key() -> None:
    async with an_app_at(at(HUNT, HEROES, *HUNTED), bots={1: passing()}).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "1", "enter")

        assert "answer:extraction" == answers(pilot)[len(HUNTED)]
        assert "The Search and Destroy is negated" in dump(pilot.app)


# Hidden hands, undo, typed answers, what stands beside.


async def test_a_hand_is_hidden_from_the_other_side_also_after_a_hand_over() -> None:
    async with an_app_at(begun(EVENING)).run_test() as pilot:
        await settled(pilot)
        assert isinstance(pilot.app.screen, HandOverScreen)
        await press(pilot, "enter", "enter")
        anas = dump(pilot.app)
        await press(pilot, "e", "c", "enter", "enter")
        passing_on = dump(pilot.app)
        await press(pilot, "enter", "enter")
        bens = dump(pilot.app)

        assert "Tactics" in anas
        assert "Laser Grid" not in anas
        assert "Pass the keyboard to Ben." in passing_on
        assert "The Heroes assault the Hive Facility with STAR Alpha Team." in passing_on
        assert "Tactics" not in passing_on + bens
        assert "Laser Grid" in bens


async def test_u_takes_an_assault_back_and_y_does_it_again() -> None:
    async with an_app_at(at(EVENING, HEROES), bots={1: passing()}).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "e", "u")
        undone = answers(pilot)
        await press(pilot, "y")

        assert [] == undone
        assert ["assault:star-alpha-team"] == answers(pilot)


async def test_an_answer_can_be_typed_as_in_the_plain_mode() -> None:
    async with an_app_at(at(EVENING, HEROES), bots={1: passing()}).run_test() as pilot:
        await settled(pilot)
        await press(pilot, ":", *"alpha", "enter")
        chosen = answers(pilot)
        await press(pilot, ":", *"gunships", "enter")

        assert ["assault:star-alpha-team"] == chosen
        assert question(pilot).startswith("!")


async def test_always_asks_and_never_does_not() -> None:
    never = Settings(confirm="never")
    table = at(EVENING, UMBRELLA, *IN_THE_HIVE)
    async with an_app_at(table, settings=never, bots={0: passing()}).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "3", "enter")
        assert RESULT == table_of(pilot).stage
    always = Settings(confirm="always")
    async with an_app_at(
        at(EVENING, HEROES), settings=always, bots={1: passing()}
    ).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "e")
        assert "? Ana, STAR Alpha Team? Enter does it." == question(pilot).replace(
            "1 or Enter", "Enter"
        )


@pytest.mark.parametrize(
    ("key", "screen"),
    [("v", WarZonesScreen), ("l", LogScreen), ("r", RulesScreen), ("?", WhyScreen)],
)
async def test_what_stands_beside_the_table_opens_and_closes(key: str, screen: type) -> None:
    async with an_app_at(at(EVENING, HEROES), bots={1: passing()}).run_test() as pilot:
        await settled(pilot)
        before = dump(pilot.app)
        await press(pilot, key)
        opened = pilot.app.screen
        await press(pilot, "escape")

        assert isinstance(opened, screen)
        assert before == dump(pilot.app)


async def test_the_zones_never_tell_the_other_hand_from_the_deck(baseline: Baseline) -> None:
    async with an_app_at(at(EVENING, HEROES), bots={1: passing()}).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "v", *["down"] * 5)
        baseline("war-zones-80x24", dump(pilot.app))


@pytest.mark.parametrize("name", ["assault", "defend", "respond", "facility", "event"])
async def test_why_explains_the_card_the_numbers_and_the_answer(
    name: str, baseline: Baseline
) -> None:
    _stage, seat, table, keys = STAGES[name]
    app = an_app_at(table(), bots={1 - seat: passing()})
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, *keys, "?")
        pages = dump(pilot.app)
        if name == "defend":
            await press(pilot, "3")
            pages += dump(pilot.app)
        baseline(f"war-why-{name}", pages)


async def test_a_wide_terminal_has_the_table_beside_the_log(baseline: Baseline) -> None:
    async with an_app_at(at(EVENING, HEROES), bots={1: passing()}).run_test(
        size=(160, 40)
    ) as pilot:
        await settled(pilot)
        await press(pilot, "l")
        baseline("war-beside-log-160x40", dump(pilot.app))


# The end.


async def test_the_end_scrolls_where_it_has_no_room() -> None:
    _stage, seat, table, keys = STAGES["over"]
    async with an_app_at(table(), bots={1 - seat: passing()}).run_test(size=(40, 12)) as pilot:
        await settled(pilot)
        await press(pilot, *keys)
        await scrolls_to_its_end(pilot, table_of(pilot).panel("told"))


async def test_after_the_game_there_are_its_story_and_its_replay() -> None:
    _stage, seat, table, keys = STAGES["over"]
    app = an_app_at(table(), bots={1 - seat: passing()})
    async with app.run_test() as pilot:
        await settled(pilot)
        await press(pilot, *keys, "1")
        told = pilot.app.screen
        words = dump(pilot.app)
        await press(pilot, "escape", "2")
        replay = dump(pilot.app)

        assert isinstance(told, StoryScreen)
        assert "Ana wins for the Heroes." in words
        assert "Umbrella: Facilities" in replay


async def test_a_match_goes_on_with_sides_swapped() -> None:
    table = begun(FINALE, persons=(HEROES,), match=3)
    async with an_app_at(table, bots={1: passing()}).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "e", "f", "f", "enter", "enter")
        won = dump(pilot.app)
        await press(pilot, "enter")
        await settled(pilot)

        assert "No Facility is left: the Heroes win." in won
        assert lines(pilot.app)[0].startswith("G2 1:0 | turn 1 |")
        assert "Umbrella: Ana (you)" in dump(pilot.app)


# A whole game.


def keys_for(pilot: Pilot[None], answer: tuple[str, ...]) -> list[str]:
    """Return the keys that a player presses for an answer, as the rows on the screen have them."""
    table = table_of(pilot)
    decision = table.flow.decision
    assert decision is not None
    (key,) = answer
    if key in ("done", "pass"):
        return ["0"] if table.stage == FIGHT else ["n"]
    if key == "recruit:all-units":
        return ["a"]
    card = next(option.card for option in decision.options if option.key == key)
    panel = table.panel(table.PANELS[table.stage])
    item = next(each for each in panel.items if each.key in (f"card {card}", key))
    return [item.label] if item.label else []


@pytest.mark.parametrize("seat", [HEROES, UMBRELLA])
async def test_a_whole_game_by_keyboard_takes_two_keys_for_a_usual_choice(seat: int) -> None:
    """Issue 4: at 80x24 never more than two keys; a plan has one for each card, and two to confirm."""
    table = begun(None, persons=(seat,), seed=11, reactions="holders")
    person = bot_for("war", "steady", CATALOGUE)
    steady = bot_for("war", "steady", CATALOGUE)
    worst = 0
    async with an_app_at(table, bots={1 - seat: steady}).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        while (screen := table_of(pilot)).stage != OVER:
            if screen.stage == RESULT:
                await press(pilot, "enter")
                continue
            view, count = screen.flow.view, len(answers(pilot))
            answer = person.answer(view, chance_for(11, seat, count))
            if screen.stage == PLAN or len(answer) > 1:
                pressed = 0
                if screen.stage == PLAN:
                    await press(pilot, "w", "enter", "enter")
                else:
                    by_key = {option.key: option.card for option in view.decision.options}  # type: ignore[union-attr]
                    for key in answer:
                        screen.panel("hand").stand_on(f"card {by_key[key]}")
                        await press(pilot, "space")
                    await press(pilot, "enter", "enter")
            else:
                keys = keys_for(pilot, answer)
                if not keys:
                    # More than nine rows: the cursor goes there.
                    card = next(o.card for o in view.decision.options if o.key == answer[0])  # type: ignore[union-attr]
                    panel = screen.panel(screen.PANELS[screen.stage])
                    panel.stand_on(f"card {card}") or panel.stand_on(answer[0])
                    keys = ["enter"]
                await press(pilot, *keys)
                pressed = 1
                if len(answers(pilot)) == count:
                    await press(pilot, *keys)
                    pressed = 2
            worst = max(worst, pressed)

            assert len(answers(pilot)) > count, question(pilot)
        assert worst <= 2
        assert "The game is over" in dump(pilot.app)
