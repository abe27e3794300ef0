"""The table played: each stage as it looks, and what every key does (screens.md, section 2)."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from core.deckbuilding.rules import DeckBuilding
from core.deckbuilding.setup import Position
from core.kernel.records import evolve
from core.kernel.rules import Answer
from core.kernel.table import Table
from saves.store import Store
from tests.deckbuilding.table import CATALOGUE
from tests.tui.dump import dump, lines
from tests.tui.played import (
    BEN,
    CLEO,
    EVENING,
    Full,
    Inline,
    Scripted,
    alone,
    an_app_at,
    begun,
    press,
    scrolls_to_its_end,
    session_of,
    settled,
    setup_of,
    table_of,
    told,
    with_hand,
)
from tests.tui.story import NARRATION, AnyTable, cards
from tests.tui.tables import PLAIN
from tui.app import InkRibbonApp
from tui.desk import Desk
from tui.opened import Opened
from tui.screens.handover import HandOverScreen
from tui.screens.home import HomeScreen
from tui.screens.log import LogScreen
from tui.screens.mansion import MansionScreen
from tui.screens.rules import RulesScreen
from tui.screens.sitting import CHOICE, OPTIONS, OVER, RESULT, WAIT
from tui.screens.survivors import SurvivorsScreen
from tui.screens.table import TableScreen
from tui.screens.table_frame import BUY, MAIN, PLAN
from tui.screens.why import WhyScreen
from tui.screens.zones import ZonesScreen
from tui.settings import Settings

Baseline = Callable[[str, str], None]

SIZES = [(80, 24), (120, 40), (60, 20), (40, 12)]
by_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")

MEMORIES = with_hand(
    "Shattered Memories", "Ammo x10 * 2", "Handgun",
    discard_pile=cards(
        "Ammo x10 * 2", "Ammo x20", "Combat Knife", "Green Herb", "Umbrella Corporation"
    ),
    gold=40, ammo=20,
)  # fmt: skip
BATTLE = with_hand("Ominous Battle", "Ammo x10 * 2", "Handgun")
HERB = with_hand("Green Herb * 2", "Handgun")
BOSS = with_hand("Rocket Launcher", mansion=cards("Uroboros Aheri"))
ARMED = with_hand("Handgun", "Pump-Action Shotgun", "Combat Knife * 2", ammo=60)
SHOOTING = ("explore", "use:handgun", "done")


def bens_turn(*names: str) -> Position:
    """Return the evening in Ben's turn: he has a Handgun with Ammo, Ana the cards named."""
    ben = evolve(BEN, hand=cards("Handgun", "Combat Knife"))
    ana = evolve(EVENING.seats[0], hand=cards(*names), play_area=())
    return evolve(EVENING, seats=(ana, ben, CLEO), active=1, ammo=40)


class Slow(Inline):
    """A bot's process that thinks until it may answer."""

    may = threading.Event()

    def __call__(self, *asked: Any) -> Answer:
        """Wait, then answer."""
        assert self.may.wait(20)
        return super().__call__(*asked)


@pytest.fixture(autouse=True)
def _no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tui.screens.answering.Thinker", Inline)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Bots think until the event is set."""
    Slow.may.clear()
    monkeypatch.setattr("tui.screens.answering.Thinker", Slow)
    yield Slow.may
    Slow.may.set()


def question(pilot: Pilot[None]) -> str:
    """Return what is asked or refused, on one line."""
    shown = lines(pilot.app)[:-1]
    at = max(n for n, line in enumerate(shown) if line.startswith(("?", "!")))
    return " ".join(line.strip() for line in shown[at:])


def footer(pilot: Pilot[None]) -> str:
    return lines(pilot.app)[-1]


def cursor(pilot: Pilot[None]) -> str:
    """Return the line under the cursor."""
    panel = table_of(pilot).active_panel
    assert panel is not None
    assert panel.current is not None
    return panel.current.key


def answers(pilot: Pilot[None]) -> list[str]:
    """Return the answers given, as the journal keeps them."""
    table = table_of(pilot).flow.session.table
    return [" ".join(answer) for answer in table.answers]


STAGES: dict[str, tuple[str, Callable[[], AnyTable], tuple[str, ...]]] = {
    "main": (MAIN, lambda: told(17), ()),
    "alone": (MAIN, lambda: begun(alone(EVENING)), ()),
    "buy": (BUY, lambda: told(17), ("b",)),
    "plan": (PLAN, lambda: told(17), ("a", "2", "e")),
    "several": (CHOICE, lambda: begun(MEMORIES), ("1", "1", "2")),
    "single": (CHOICE, lambda: begun(BATTLE), ("1", "enter")),
    "way": (CHOICE, lambda: begun(HERB), ("1",)),
    "options": (OPTIONS, lambda: told(17), ("o",)),
    "result": (RESULT, lambda: told(17), ("a", "2", "e", "enter", "enter")),
    "over": (OVER, lambda: begun(BOSS), ("1", "enter", "enter", "enter")),
}
"""The stage, the table, and the keys that lead there."""


@by_size
@pytest.mark.parametrize("name", STAGES)
async def test_each_stage_looks_as_drawn(
    name: str, size: tuple[int, int], baseline: Baseline
) -> None:
    stage, table, keys = STAGES[name]
    async with an_app_at(table()).run_test(size=size) as pilot:
        await press(pilot, *keys)

        assert stage == table_of(pilot).stage
        baseline(f"table-{name}-{size[0]}x{size[1]}", dump(pilot.app))


@by_size
async def test_a_reaction_looks_as_drawn(size: tuple[int, int], baseline: Baseline) -> None:
    app = an_app_at(
        begun(bens_turn("Struggle for Survival", "Handgun")), bots={1: Scripted(SHOOTING)}
    )
    async with app.run_test(size=size) as pilot:
        await settled(pilot)

        assert CHOICE == table_of(pilot).stage
        baseline(f"table-react-{size[0]}x{size[1]}", dump(pilot.app))


@by_size
async def test_waiting_looks_as_drawn(
    size: tuple[int, int], baseline: Baseline, slow: threading.Event
) -> None:
    async with an_app_at(begun(bens_turn("Handgun"))).run_test(size=size) as pilot:
        await pilot.pause()
        waiting = table_of(pilot).stage, dump(pilot.app)
        slow.set()
        await settled(pilot)

        assert WAIT == waiting[0]
        baseline(f"table-wait-{size[0]}x{size[1]}", waiting[1])


async def test_a_wide_terminal_has_the_log_at_the_right_and_all_texts(baseline: Baseline) -> None:
    async with an_app_at(told(17)).run_test(size=(200, 60)) as pilot:
        await settled(pilot)
        baseline("table-main-200x60", dump(pilot.app))


@pytest.mark.parametrize(
    ("key", "size"), [("l", (132, 30)), ("?", (132, 30)), ("r", (160, 30))], ids=str
)
async def test_a_wide_terminal_has_the_table_beside_a_text(
    key: str, size: tuple[int, int], baseline: Baseline
) -> None:
    names = {"l": "log", "?": "why", "r": "rules"}
    async with an_app_at(told(17)).run_test(size=size) as pilot:
        await press(pilot, key)
        baseline(f"table-beside-{names[key]}-{size[0]}x{size[1]}", dump(pilot.app))
        await pilot.resize_terminal(100, 30)
        await pilot.pause()

        assert "-- Table --" not in dump(pilot.app)


@pytest.mark.parametrize("name", STAGES)
async def test_at_every_size_the_question_stands_and_the_keys_are_whole(name: str) -> None:
    """User report 8: a narrow window hid the keys that one needs."""
    _stage, table, keys = STAGES[name]
    async with an_app_at(table()).run_test(size=(80, 24)) as pilot:
        await press(pilot, *keys)
        for size in (*SIZES, (132, 30), (80, 50), (100, 30), (200, 60), (160, 24)):
            await pilot.resize_terminal(*size)
            await pilot.pause()

            assert size[1] == len(lines(pilot.app))
            assert question(pilot).startswith("?")
            assert question(pilot).endswith((".", "?"))
            assert footer(pilot).endswith("Quit  ? Why")
            assert len(footer(pilot)) <= size[0]


@pytest.mark.parametrize("name", STAGES)
async def test_a_storm_of_sizes_keeps_cursor_plan_and_question(name: str) -> None:
    _stage, table, keys = STAGES[name]
    async with an_app_at(table()).run_test(size=(80, 24)) as pilot:
        await press(pilot, *keys, "down")
        before = dump(pilot.app)
        for size in [(40, 10), (200, 50), (10, 5), (1, 1), (60, 20), (40, 12), (132, 30), (80, 24)]:
            await pilot.resize_terminal(*size)
        await pilot.pause()

        assert before == dump(pilot.app)


async def test_below_the_smallest_size_only_quitting_works() -> None:
    async with an_app_at(begun()).run_test(size=(30, 10)) as pilot:
        await press(pilot, "a", "e", "b", "n", "n", "1", "?", "o")
        shown = dump(pilot.app)

        assert "needs 40x12" in shown
        assert [] == answers(pilot)


# Playing cards.


async def test_a_number_plays_its_card_and_the_others_keep_theirs() -> None:
    async with an_app_at(begun()).run_test() as pilot:
        await press(pilot, "2")
        shown = dump(pilot.app)

        assert ["play:deadly-aim"] == answers(pilot)
        assert "3 Handgun" in shown
        assert "5 Combat Knife" in shown
        assert not any(line[1:].startswith("2 ") for line in lines(pilot.app))


async def test_enter_plays_the_row_under_the_cursor() -> None:
    async with an_app_at(begun()).run_test() as pilot:
        await press(pilot, "down", "enter")

        assert ["play:deadly-aim"] == answers(pilot)


async def test_a_plays_all_ammunition_at_once() -> None:
    async with an_app_at(begun()).run_test() as pilot:
        await press(pilot, "a")
        all_of_it = answers(pilot)
        await press(pilot, "a")

        assert ["play:all-ammunition"] == all_of_it
        assert "! There is no Ammunition in your Hand." == question(pilot)


async def test_a_plays_a_single_ammunition_card_too() -> None:
    async with an_app_at(begun(with_hand("Ammo x20", "Handgun"))).run_test() as pilot:
        await press(pilot, "a")

        assert ["play:ammo-x20"] == answers(pilot)


@pytest.mark.parametrize("second", ["1", "enter"])
async def test_what_shows_hidden_cards_wants_a_second_press(second: str) -> None:
    async with an_app_at(begun(with_hand("Mansion Foyer", "Handgun"))).run_test() as pilot:
        await press(pilot, "1")
        asked, nothing_yet = question(pilot), answers(pilot)
        await press(pilot, second)

        assert "? Ana, Mansion Foyer draws 2 cards; no undo past that. 1 or Enter does it." == asked
        assert [] == nothing_yet
        assert ["play:mansion-foyer"] == answers(pilot)


@pytest.mark.parametrize("other", ["escape", "down", "tab", "l"])
async def test_any_other_key_forgets_the_first_press(other: str) -> None:
    async with an_app_at(begun(with_hand("Mansion Foyer", "Handgun"))).run_test() as pilot:
        await press(pilot, "1", other)
        if isinstance(pilot.app.screen, LogScreen):
            await press(pilot, "escape")
        forgotten = question(pilot)
        await press(pilot, "1")

        assert forgotten.startswith("? Ana, your turn")
        assert [] == answers(pilot)


async def test_always_asks_for_every_answer_and_never_for_none() -> None:
    always, never = Settings(confirm="always"), Settings(confirm="never")
    async with an_app_at(begun(), settings=always).run_test() as pilot:
        await press(pilot, "a")
        asked = question(pilot), answers(pilot)
        await press(pilot, "a")

        assert ("? Ana, all Ammunition: 2 cards? a or Enter does it.", []) == asked
        assert ["play:all-ammunition"] == answers(pilot)
    table = begun(with_hand("Mansion Foyer", "Handgun"))
    async with an_app_at(table, settings=never).run_test() as pilot:
        await press(pilot, "1", "e", "enter", "enter", "n")

        assert ["play:mansion-foyer", "explore"] == answers(pilot)[:2]
        assert "end" in answers(pilot)


# Buying.


async def test_letters_buy_and_the_commands_sleep() -> None:
    async with an_app_at(begun()).run_test() as pilot:
        await press(pilot, "b", "a", "d")

        assert ["buy:ammo-x10", "buy:green-herb"] == answers(pilot)
        assert "? Ana, your turn" in question(pilot)
        assert MAIN == table_of(pilot).stage


async def test_the_free_lines_have_the_text_of_the_card_under_the_cursor() -> None:
    """A new player chooses among cards never read; with a full Hand `?` alone has it."""
    async with an_app_at(begun(with_hand("Handgun"))).run_test(size=(80, 24)) as pilot:
        await press(pilot, "b", "right")
        shown = dump(pilot.app)
        await press(pilot, "escape")

        assert "-- Umbrella Corporation: Action, cost 50 ---" in shown
        assert "+1 Action, +2 cards. Put 1 card" in shown
        assert "-- Handgun: Pistol, cost 20 ---" in dump(pilot.app)
    async with an_app_at(begun()).run_test(size=(80, 24)) as pilot:
        await press(pilot, "b", "right")

        assert "Umbrella Corporation: Action" not in dump(pilot.app)


async def test_a_mixed_pile_wants_a_second_press_of_its_letter() -> None:
    position = evolve(
        EVENING, gold=60, piles=(cards("Assault Machine Gun", "Full-Bore Machine Gun"),)
    )
    async with an_app_at(begun(position)).run_test() as pilot:
        await press(pilot, "b", "r")
        asked = question(pilot), answers(pilot)
        await press(pilot, "r")

        assert "r or Enter does it." in asked[0]
        assert [] == asked[1]
        assert ["buy:assault-machine-gun"] == answers(pilot)


async def test_while_buying_u_takes_back_and_digits_play() -> None:
    async with an_app_at(begun()).run_test() as pilot:
        await press(pilot, "b", "a")
        bought = answers(pilot)
        await press(pilot, "u")
        taken_back = answers(pilot), table_of(pilot).stage
        await press(pilot, "b", "1")

        assert ["buy:ammo-x10"] == bought
        assert ([], BUY) == taken_back
        assert ["play:ammo-x10"] == answers(pilot)
        assert BUY == table_of(pilot).stage


async def test_buying_is_left_by_escape_and_by_tab() -> None:
    async with an_app_at(begun()).run_test() as pilot:
        for key in ("escape", "tab"):
            await press(pilot, "b")
            buying = table_of(pilot).stage
            await press(pilot, key)

            assert (BUY, MAIN) == (buying, table_of(pilot).stage)
            assert cursor(pilot).startswith("card")
        assert [] == answers(pilot)


async def test_enter_and_arrows_buy_what_has_no_letter() -> None:
    async with an_app_at(begun()).run_test() as pilot:
        await press(pilot, "b", "right", "down", "down", "left", "down", "enter")

        assert ["buy:green-herb"] == answers(pilot)


async def test_from_the_piles_escape_goes_back_to_the_hand() -> None:
    async with an_app_at(begun()).run_test() as pilot:
        await press(pilot, "tab", "down")
        there = cursor(pilot), footer(pilot)
        await press(pilot, "escape")

        assert "pile 1" == there[0]
        assert "Esc Back" in there[1]
        assert cursor(pilot).startswith("card")


async def test_digits_mean_the_hand_also_from_the_piles() -> None:
    async with an_app_at(begun()).run_test() as pilot:
        await press(pilot, "tab", "2")

        assert ["play:deadly-aim"] == answers(pilot)


async def test_without_a_buy_b_says_why_not() -> None:
    async with an_app_at(begun(evolve(EVENING, buys=0))).run_test() as pilot:
        await press(pilot, "b")

        assert question(pilot).startswith("! No Buy is left")
        assert MAIN == table_of(pilot).stage


@pytest.mark.parametrize(
    ("changed", "key", "refused"),
    [
        ({}, "o", "! Six Shooter costs 90 Gold, you have 20 (DBG-10.1)."),
        ({}, "l", "! The Merchant costs 50 Gold, you have 20 (DBG-10.1)."),
    ],
)
async def test_what_cannot_be_bought_is_refused_with_its_rule(
    changed: dict[str, Any], key: str, refused: str
) -> None:
    async with an_app_at(begun(evolve(EVENING, **changed))).run_test() as pilot:
        await press(pilot, "b", key)

        assert refused == question(pilot)
        assert [] == answers(pilot)


# The numbers of the Hand.


async def test_a_new_hand_is_numbered_from_one() -> None:
    """Alone the next Hand is there at once, and may have cards of the same kinds."""
    table = begun(
        evolve(
            alone(EVENING),
            seats=(
                evolve(
                    EVENING.seats[0],
                    hand=cards("Deadly Aim", "Green Herb", "Ammo x10 * 3"),
                    inventory=cards("Ammo x10 * 5"),
                    discard_pile=(),
                ),
            ),
        )
    )
    async with an_app_at(table).run_test(size=(80, 24)) as pilot:
        before = [place.number for place in table_of(pilot).hand]
        await press(pilot, "n", "n")

        assert before == [1, 2, 3]
        assert [place.number for place in table_of(pilot).hand] == [1]
        assert ">1 Ammo x10 x5" in dump(pilot.app)


# The effects of the Character.


def two_effects() -> AnyTable:
    """Ana is Sheva Alomar, whose second Level here has the effect of Albert Wesker's."""
    by_name = {card.name: card for card in CATALOGUE.cards if card.set == "premiere"}
    sheva, albert = by_name["Sheva Alomar"], by_name["Albert Wesker"]
    levels = (sheva.levels[0], evolve(albert.levels[1], decorations=4))
    both = evolve(sheva, levels=levels)
    changed = tuple(both if card is sheva else card for card in CATALOGUE.cards)
    seats = (evolve(EVENING.seats[0], character=sheva.id), *EVENING.seats[1:])
    rules = DeckBuilding(evolve(CATALOGUE, cards=changed))
    return Table.begin(rules, setup_of(evolve(EVENING, seats=seats)), 5)


async def test_c_lists_the_effects_of_the_character_where_there_are_several() -> None:
    async with an_app_at(two_effects()).run_test(size=(80, 24)) as pilot:
        await press(pilot, "c")
        shown, asked = dump(pilot.app), question(pilot)
        await press(pilot, "escape")
        closed = table_of(pilot).stage
        await press(pilot, "c", "2", "enter")

        assert "== Your effects" in shown
        assert ">1 effect of Sheva Alomar" in shown
        assert " 2 effect of Sheva Alomar" in shown
        assert asked == "? Ana, which effect? Escape uses none."
        assert closed == MAIN
        assert answers(pilot)[0].startswith("effect:sheva-alomar")


async def test_c_uses_the_only_effect_of_the_character() -> None:
    ana = evolve(EVENING.seats[0], character="CH-004")
    table = begun(evolve(EVENING, seats=(ana, *EVENING.seats[1:])))
    async with an_app_at(table).run_test(size=(80, 24)) as pilot:
        await press(pilot, "c", "enter")

        assert answers(pilot)[:1] == ["effect:sheva-alomar"]


# Refusals.


@pytest.mark.parametrize(
    ("changed", "key", "refused"),
    [
        ({"actions": 0}, "2", "! No Action is left: Deadly Aim needs 1 (DBG-5.1)."),
        ({"explores": 0}, "3", "(DBG-7.1)"),
        ({"explores": 0}, "e", "(DBG-7.1)"),
        ({"must_explore": True}, "n", "(DBG-4.7)"),
        ({}, "c", "! No effect can be used now (DBG-6.6)."),
        ({}, "y", "! There is nothing to do again."),
        ({}, "u", "! There is no answer yet that could be taken back."),
    ],
)
async def test_what_cannot_be_done_is_refused_with_its_rule(
    changed: dict[str, Any], key: str, refused: str
) -> None:
    async with an_app_at(begun(evolve(EVENING, **changed))).run_test() as pilot:
        await press(pilot, key)
        said = question(pilot)
        await press(pilot, "down")

        assert said.startswith("!")
        assert refused in said
        assert question(pilot).startswith("? Ana, your turn")
        assert [] == answers(pilot)


@pytest.mark.parametrize(
    ("position", "gone", "stays"),
    [
        (evolve(EVENING, explores=0), "e Explore", "a Ammunition"),
        (with_hand("Handgun"), "a Ammunition", "e Explore"),
        (evolve(EVENING, buys=0), "b Buy", "e Explore"),
        (evolve(EVENING, must_explore=True), "n End turn", "e Explore"),
        (EVENING, "c Character", "b Buy"),
    ],
)
async def test_the_footer_leaves_out_what_cannot_be_done_now(
    position: Position, gone: str, stays: str
) -> None:
    async with an_app_at(begun(position)).run_test(size=(200, 60)) as pilot:
        await settled(pilot)

        assert gone not in footer(pilot)
        assert stays in footer(pilot)


@pytest.mark.parametrize(
    ("position", "gone"),
    [
        (with_hand("Handgun", "Combat Knife", ammo=20), "< > Ammo"),
        (with_hand("Handgun", "Combat Knife", ammo=20), "- + Explores"),
    ],
)
async def test_the_footer_of_a_plan_leaves_out_what_cannot_be_changed(
    position: Position, gone: str
) -> None:
    async with an_app_at(begun(position)).run_test(size=(200, 60)) as pilot:
        await press(pilot, "e")

        assert PLAN == table_of(pilot).stage
        assert gone not in footer(pilot)


@pytest.mark.parametrize("key", ["+", "-"])
async def test_a_plan_says_why_it_has_one_explore(key: str) -> None:
    """DBG-7.16: as many cards are Revealed as Explores are spent."""
    async with an_app_at(begun(with_hand("Handgun", ammo=20))).run_test(size=(80, 24)) as pilot:
        await press(pilot, "e", key)

        assert question(pilot) == "! Each card needs 1 Explore, you have 1 (DBG-7.16)."


async def test_why_explains_a_refused_command() -> None:
    async with an_app_at(begun(evolve(EVENING, explores=0))).run_test(size=(80, 24)) as pilot:
        await press(pilot, "e", "?")

        assert "Why: DBG-7.1" in dump(pilot.app)


async def test_after_a_refusal_why_explains_it_first() -> None:
    async with an_app_at(begun(evolve(EVENING, actions=0))).run_test(size=(80, 24)) as pilot:
        await press(pilot, "2", "?")
        why = dump(pilot.app)
        await press(pilot, "escape", "down", "?")

        assert "Why: DBG-5.1" in why
        assert "No Action is left" in why
        assert "Why: Handgun" in dump(pilot.app)


@pytest.mark.parametrize(
    ("keys", "why"),
    [
        (("down",), "Why: Deadly Aim (AC-002"),
        (("tab", "down"), "Why: Ammo x20 (AM-002"),
        (("e",), "Why: Handgun (WE-009"),
        (("o",), "Why: Ammo x10"),
    ],
)
async def test_why_explains_what_is_under_the_cursor(keys: tuple[str, ...], why: str) -> None:
    async with an_app_at(begun()).run_test(size=(80, 24)) as pilot:
        await press(pilot, *keys, "?")

        assert isinstance(pilot.app.screen, WhyScreen)
        assert why in dump(pilot.app)


# The plan.


async def test_the_usual_explore_is_e_enter_enter() -> None:
    async with an_app_at(begun(ARMED)).run_test(size=(80, 24)) as pilot:
        await press(pilot, "e")
        opened = table_of(pilot).stage, answers(pilot)
        await press(pilot, "enter")
        asked = question(pilot), answers(pilot)
        await press(pilot, "enter")
        result = dump(pilot.app)
        await press(pilot, "enter")

        assert (PLAN, []) == opened
        words = "? Ana, Explore once with 45 Damage? No undo past the Reveal. Enter does it."
        assert (words, []) == asked
        assert "Damage      45  against  40" in result
        assert "+ DEFEATED" in result
        assert "commit:1" in answers(pilot)
        assert question(pilot).startswith("? Ana, your turn")


async def test_escape_closes_the_plan_and_loses_nothing() -> None:
    async with an_app_at(begun(ARMED)).run_test(size=(80, 24)) as pilot:
        await press(pilot, "e", "1", "+")
        made = table_of(pilot).plan
        await press(pilot, "escape")
        closed = table_of(pilot).stage, answers(pilot)
        await press(pilot, "e")

        assert (MAIN, []) == closed
        assert made == table_of(pilot).plan


async def test_a_plan_that_was_closed_is_forgotten_once_something_is_answered() -> None:
    async with an_app_at(begun(with_hand("Handgun", "Ammo x10"))).run_test() as pilot:
        await press(pilot, "e", "escape", "a", "e")

        assert 1 == len(table_of(pilot).plan.chosen)


async def test_the_number_of_a_weapon_opens_the_plan_with_it_chosen() -> None:
    async with an_app_at(begun(ARMED)).run_test() as pilot:
        await press(pilot, "1")
        first = table_of(pilot).plan.chosen

        assert PLAN == table_of(pilot).stage
        assert cursor(pilot) == f"card {first[0]}"
        assert 1 == len(first)


async def test_a_weapon_that_cannot_be_paid_is_shown_and_says_what_it_lacks() -> None:
    async with an_app_at(begun(with_hand("Handgun", "Six Shooter"))).run_test() as pilot:
        await press(pilot, "2")

        assert PLAN == table_of(pilot).stage
        assert () == table_of(pilot).plan.chosen
        assert "(DBG-7.9)" in question(pilot)
        assert question(pilot).startswith("! Six Shooter")


async def test_in_a_plan_digits_and_space_toggle_and_0_clears() -> None:
    async with an_app_at(begun(ARMED)).run_test() as pilot:
        table = table_of
        await press(pilot, "e", "0")
        cleared = table(pilot).plan.chosen
        await press(pilot, "1")
        one = len(table(pilot).plan.chosen)
        await press(pilot, "1", "down", "space")
        other = len(table(pilot).plan.chosen)
        await press(pilot, "space")

        assert () == cleared
        assert (1, 1, 0) == (one, other, len(table(pilot).plan.chosen))


async def test_a_digit_goes_through_the_copies_of_its_card() -> None:
    async with an_app_at(begun(ARMED)).run_test() as pilot:
        await press(pilot, "e", "0")
        counts = []
        for _ in range(3):
            await press(pilot, "3")
            counts.append(len(table_of(pilot).plan.chosen))

        assert [1, 2, 0] == counts


async def test_the_footer_of_a_plan_names_just_the_numbers_that_work() -> None:
    position = with_hand("Handgun", "Ammo x10", "Combat Knife", "Deadly Aim", "Six Shooter")
    async with an_app_at(begun(position)).run_test(size=(80, 24)) as pilot:
        await press(pilot, "e")
        labels = {item.label for item in table_of(pilot).panel("plan").items if item.key}

        assert ",".join(sorted(labels)) in footer(pilot)
        assert len(labels) == 3
        assert "1-5" not in footer(pilot)


async def test_a_weapon_of_the_play_area_that_can_be_used_again_has_a_number() -> None:
    """DBG-7.7: at Level 2 Leon uses each Pistol Weapon twice in the same turn."""
    position = with_hand(
        "Handgun", "Combat Knife", ammo=40, explores=2,
        attached=cards("Licker", "Dr. Salvador", "Executioner"),
        mansion=cards("Majini", "Zombie (Male)", "Uroboros Aheri"),
    )  # fmt: skip
    async with an_app_at(begun(position)).run_test(size=(80, 24)) as pilot:
        await press(pilot, "e", "0", "1", "enter", "enter", "enter", "e", "0", "3")
        handgun = next(iter(table_of(pilot).plan.chosen))

        assert PLAN == table_of(pilot).stage
        assert handgun in table_of(pilot).flow.view.me.play_area


async def test_more_than_the_ammo_pays_for_is_refused() -> None:
    position = with_hand("Handgun", "Pump-Action Shotgun", ammo=40)
    async with an_app_at(begun(position)).run_test() as pilot:
        await press(pilot, "e", "1")

        assert question(pilot).startswith("! Handgun")
        assert 1 == len(table_of(pilot).plan.chosen)


async def test_plus_and_minus_change_the_explores_within_what_there_is() -> None:
    async with an_app_at(begun(ARMED)).run_test() as pilot:
        counts = []
        await press(pilot, "e")
        for key in ("+", "+", "-", "-"):
            await press(pilot, key)
            counts.append(table_of(pilot).plan.explores)
        await press(pilot, "+", "0")

        assert [2, 2, 1, 1] == counts
        assert 1 == table_of(pilot).plan.explores


async def test_w_chooses_the_best_set_again() -> None:
    async with an_app_at(begun(ARMED)).run_test() as pilot:
        await press(pilot, "e")
        best = set(table_of(pilot).plan.chosen)
        await press(pilot, "0", "w")

        assert best == set(table_of(pilot).plan.chosen)


async def test_arrows_change_an_x_in_steps_of_5_up_to_what_is_left() -> None:
    position = with_hand("Gatling Gun", "Handgun", ammo=23)
    async with an_app_at(begun(position)).run_test() as pilot:
        await press(pilot, "e", "0")
        paid = []
        for key in ("right", "right", "right", "right", "right", "left"):
            await press(pilot, key)
            paid.append(table_of(pilot).plan.paid[0][1])

        assert [5, 10, 15, 20, 23, 20] == paid


async def test_a_plan_stops_where_something_is_asked_in_between() -> None:
    """Barry's Level 1 asks for a Weapon in E5: the plan goes on when that is answered."""
    barry = evolve(ARMED.seats[0], character="CH-005")
    other = evolve(BEN, character="CH-002")
    position = evolve(ARMED, seats=(barry, other, CLEO))
    async with an_app_at(begun(position)).run_test(size=(80, 24)) as pilot:
        await press(pilot, "e", "enter", "enter")
        asked, planned = question(pilot), table_of(pilot).flow.planned
        await press(pilot, "0")

        assert "Barry Burton" in asked or "effect" in asked
        assert planned
        assert RESULT == table_of(pilot).stage
        assert "commit:1" in answers(pilot)


async def test_a_plan_whose_damage_fell_stops_and_says_so() -> None:
    ben = evolve(BEN, hand=cards("Struggle for Survival"))
    position = with_hand("Handgun", ammo=20, explores=2)
    position = evolve(position, seats=(position.seats[0], ben, CLEO))
    bots = {1: Scripted(("react:struggle-for-survival",))}
    async with an_app_at(begun(position), bots=bots).run_test(size=(80, 24)) as pilot:
        await press(pilot, "e", "enter", "enter")

        assert CHOICE == table_of(pilot).stage
        assert question(pilot).startswith("? The plan no longer holds. Ana, spend 1 to 2 Explores")


async def test_the_result_stands_until_it_is_read_and_the_bots_wait() -> None:
    position = with_hand("Combat Knife", health=5)
    async with an_app_at(begun(position)).run_test(size=(80, 24)) as pilot:
        await press(pilot, "e", "enter", "enter")
        read = dump(pilot.app)
        given = len(answers(pilot))
        await press(pilot, "enter")

        assert "- NOT DEFEATED" in read
        assert "Fatally Wounded" in read
        assert given < len(answers(pilot))


async def test_escape_goes_on_after_a_result_as_enter_does() -> None:
    async with an_app_at(told(17)).run_test(size=(80, 24)) as pilot:
        await press(pilot, *STAGES["result"][2])
        shown, given = footer(pilot), answers(pilot)
        await press(pilot, "escape")

        assert "Esc Go on" in shown
        assert MAIN == table_of(pilot).stage
        assert given == answers(pilot)


@pytest.mark.parametrize("name", ["result", "over"])
async def test_what_is_told_and_has_no_room_scrolls_to_its_end(name: str) -> None:
    _stage, table, keys = STAGES[name]
    async with an_app_at(table()).run_test(size=(60, 12)) as pilot:
        await press(pilot, *keys)
        await scrolls_to_its_end(pilot, table_of(pilot).panel("told"))


async def test_what_is_told_next_begins_at_its_top() -> None:
    position = with_hand(
        "Combat Knife", "Handgun", ammo=20, explores=2,
        mansion=cards("Zombie (Male)", "Majini", "Uroboros Aheri"),
    )  # fmt: skip
    async with an_app_at(begun(position)).run_test(size=(40, 12)) as pilot:
        await press(pilot, "e", "0", "1", "enter", "enter", *["down"] * 9)
        scrolled = "Revealed" in dump(pilot.app)
        await press(pilot, "enter", "e", "enter", "enter")

        assert RESULT == table_of(pilot).stage
        assert not scrolled
        assert "Revealed" in dump(pilot.app)


# Choices.


async def test_a_choice_of_several_toggles_and_enter_answers() -> None:
    async with an_app_at(begun(MEMORIES)).run_test(size=(80, 24)) as pilot:
        await press(pilot, "1", "1", "2", "1", "5")
        shown = dump(pilot.app)
        await press(pilot, "3")
        too_many = question(pilot)
        await press(pilot, "enter")

        assert "Chosen 2 of 0 to 2: Ammo x10, Green Herb" in shown
        assert "2 chosen. Enter goes on." in shown
        assert "! At most 2 can be chosen." == too_many
        assert "trash:ammo-x10#2 trash:green-herb" in answers(pilot)


async def test_space_toggles_the_row_and_0_chooses_nothing() -> None:
    async with an_app_at(begun(MEMORIES)).run_test() as pilot:
        await press(pilot, "1", "down", "space", "space", "0")

        assert ["play:shattered-memories", ""] == answers(pilot)


async def test_the_list_of_options_answers_a_choice_of_several_too() -> None:
    async with an_app_at(begun(MEMORIES)).run_test() as pilot:
        await press(pilot, "1", "1", "o", "2", "enter")

        assert ["play:shattered-memories", "trash:ammo-x10 trash:ammo-x10#2"] == answers(pilot)


async def test_escape_answers_nothing_and_keeps_what_was_chosen() -> None:
    async with an_app_at(begun(MEMORIES)).run_test() as pilot:
        await press(pilot, "1", "1", "2", "escape")

        assert ["play:shattered-memories"] == answers(pilot)
        assert 2 == len(table_of(pilot).picked)
        assert CHOICE == table_of(pilot).stage


async def test_what_was_chosen_is_forgotten_with_its_question() -> None:
    async with an_app_at(begun(MEMORIES)).run_test() as pilot:
        await press(pilot, "1", "1", "2", "u", "1")

        assert () == table_of(pilot).picked
        assert CHOICE == table_of(pilot).stage


async def test_a_choice_of_one_answers_with_its_number() -> None:
    async with an_app_at(begun(HERB)).run_test(size=(80, 24)) as pilot:
        await press(pilot, "1")
        asked = dump(pilot.app)
        await press(pilot, "1")

        assert "choose what Green Herb does" in asked
        assert ["play:green-herb", "one"] == answers(pilot)


async def test_a_row_can_be_found_by_typing() -> None:
    async with an_app_at(begun(MEMORIES)).run_test() as pilot:
        await press(pilot, "1", "/", *"herb", "enter", "space", "enter")

        assert ["play:shattered-memories", "trash:green-herb"] == answers(pilot)


async def test_a_reaction_can_be_given_or_not() -> None:
    table = begun(bens_turn("Struggle for Survival", "Handgun"))
    for key, given in (("1", "react:struggle-for-survival"), ("0", "")):
        app = an_app_at(table.branch(0), bots={1: Scripted(SHOOTING)})
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(pilot)
            asked = question(pilot)
            await press(pilot, key)
            if given not in answers(pilot):
                await press(pilot, key)

            assert "Handgun (cost 20) is used" in asked
            assert given in answers(pilot)


# Looking around.


@pytest.mark.parametrize(
    ("key", "screen"),
    [
        ("m", MansionScreen),
        ("s", SurvivorsScreen),
        ("v", ZonesScreen),
        ("l", LogScreen),
        ("r", RulesScreen),
        ("?", WhyScreen),
    ],
)
async def test_the_looks_open_and_escape_comes_back(key: str, screen: type[Any]) -> None:
    async with an_app_at(begun()).run_test() as pilot:
        await press(pilot, key)
        there = pilot.app.screen
        await press(pilot, "escape")

        assert isinstance(there, screen)
        assert isinstance(pilot.app.screen, TableScreen)
        assert [] == answers(pilot)


async def test_while_bots_think_one_may_look_around(slow: threading.Event) -> None:
    async with an_app_at(begun(bens_turn("Handgun"))).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        asked = question(pilot)
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        for key in ("1", "a", "e", "n", "u", "b", "o", "enter"):
            screen.press(key)
        screen.press("m")
        await pilot.pause()
        looking = pilot.app.screen
        slow.set()
        await settled(pilot)
        await press(pilot, "escape")

        assert asked.startswith("? Ben is")
        assert asked.endswith("You may look around.")
        assert isinstance(looking, MansionScreen)
        assert question(pilot).startswith("? Ana")


async def test_bots_think_once_however_often_the_screen_is_pressed(slow: threading.Event) -> None:
    """Two threads at one process's pipe would read each other's answers."""
    async with an_app_at(begun(bens_turn("Handgun"))).run_test() as pilot:
        await pilot.pause()
        table = table_of(pilot)
        for key in ("u", "enter", "u", "y", "enter"):
            table.press(key)
        workers = len(pilot.app.workers)
        slow.set()
        await settled(pilot)

        assert 1 == workers


# Taking back.


async def test_u_takes_back_and_y_does_it_again() -> None:
    async with an_app_at(begun()).run_test() as pilot:
        await press(pilot, "a", "2", "u")
        first = answers(pilot)
        await press(pilot, "u")
        second = answers(pilot)
        await press(pilot, "y", "y")

        assert (["play:all-ammunition"], []) == (first, second)
        assert ["play:all-ammunition", "play:deadly-aim"] == answers(pilot)


async def test_the_log_shows_where_undo_stops() -> None:
    async with an_app_at(begun(with_hand("Mansion Foyer", "Ammo x10"))).run_test(
        size=(80, 24)
    ) as pilot:
        await press(pilot, "1", "1", "a")
        shown = lines(pilot.app)
        await press(pilot, "u", "u")

        assert shown[-4].startswith("- - - undo line: cards were seen here; what is above stays - ")
        assert shown[-3].startswith("Ana plays Ammo x10 3 times")
        assert question(pilot).startswith("! Answer 1 showed hidden cards")


# Ending the turn.


@pytest.mark.parametrize("second", ["n", "enter"])
async def test_n_n_ends_the_turn_and_says_what_is_lost(second: str) -> None:
    async with an_app_at(begun()).run_test() as pilot:
        await press(pilot, "n")
        asked = question(pilot)
        await press(pilot, second)

        words = "? Ana, end the turn? Unspent: 1 Explore, 20 Gold, 2 Buys. n or Enter ends it."
        assert words == asked
        assert "end" in answers(pilot)


async def test_after_the_turn_the_bots_play_until_somebody_is_asked() -> None:
    async with an_app_at(begun()).run_test(size=(80, 24)) as pilot:
        await press(pilot, "n", "n")

        assert 2 < len(answers(pilot))
        assert "Ana  turn 15" in lines(pilot.app)[0]


# Typing.


@pytest.mark.parametrize(
    ("typed", "given"),
    [
        ("ammo", ["play:all-ammunition"]),
        ("play deadly", ["play:deadly-aim"]),
        ("buy green", ["buy:green-herb"]),
        ("play:deadly-aim", ["play:deadly-aim"]),
        ("end", []),
    ],
)
async def test_an_answer_can_be_typed_as_in_plain_mode(typed: str, given: list[str]) -> None:
    async with an_app_at(begun()).run_test() as pilot:
        await press(pilot, ":", *typed, "enter")

        assert given == answers(pilot)


async def test_a_typed_answer_that_stays_wants_a_second_press_too() -> None:
    async with an_app_at(begun()).run_test() as pilot:
        await press(pilot, ":", *"end", "enter")
        asked = question(pilot)
        await press(pilot, "enter")

        assert asked.startswith("? Ana, end the turn?")
        assert "end" in answers(pilot)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("play handgun", "(DBG-5.10)"),
        ("buy six", "Six Shooter costs 90 Gold"),
        ("hello", "!"),
        ("[/", "!"),
    ],
)
async def test_what_is_typed_in_vain_is_refused_in_words(typed: str, said: str) -> None:
    async with an_app_at(begun()).run_test() as pilot:
        await press(pilot, ":", *typed, "enter")

        assert question(pilot).startswith("!")
        assert said in question(pilot)
        assert [] == answers(pilot)


async def test_a_typed_command_opens_its_screen_and_escape_types_nothing() -> None:
    async with an_app_at(begun()).run_test() as pilot:
        await press(pilot, ":", *"mansion", "enter")
        opened = pilot.app.screen
        await press(pilot, "escape", ":", *"end", "escape")

        assert isinstance(opened, MansionScreen)
        assert question(pilot).startswith("? Ana, your turn")
        assert [] == answers(pilot)


async def test_the_options_list_answers_and_closes() -> None:
    async with an_app_at(begun()).run_test() as pilot:
        await press(pilot, "o", "3")
        given = answers(pilot)
        await press(pilot, "o", "o")
        closed = table_of(pilot).stage
        await press(pilot, "o", "end", "enter", "enter")

        assert ["play:all-ammunition"] == given
        assert MAIN == closed
        assert "end" in answers(pilot)


# More than one person.


HOT_SEAT = evolve(EVENING, seats=(*EVENING.seats[:2], evolve(CLEO, face_down=False)))
SECRETS = ("Pump-Action Shotgun", "Deadly Aim")


async def test_at_the_start_the_keyboard_is_passed_to_who_must_act() -> None:
    async with an_app_at(begun(persons=(0, 1))).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        closed = dump(pilot.app)
        await press(pilot, "enter", "enter")

        assert "Pass the keyboard to Ana." in closed
        assert not any(secret in closed for secret in SECRETS)
        assert "Deadly Aim" in dump(pilot.app)


@pytest.mark.parametrize("size", [(80, 24), (200, 60)], ids=str)
async def test_nothing_of_a_hand_is_seen_by_the_next_person(size: tuple[int, int]) -> None:
    position = evolve(
        EVENING, seats=(evolve(EVENING.seats[0], play_area=(), discard_pile=()), *EVENING.seats[1:])
    )
    async with an_app_at(begun(position, persons=(0, 1))).run_test(size=size) as pilot:
        await settled(pilot)
        await press(pilot, "enter", "enter", "down", "e", "escape", "n", "n")
        passing = dump(pilot.app)
        held = [table_of(pilot).query_one(f"#{name}") for name in ("hand", "plan", "sum", "card")]
        rows = "".join(str(getattr(each, "items", "")) + str(each.rows) for each in held)  # type: ignore[attr-defined]
        await press(pilot, "enter")
        armed = dump(pilot.app)
        await press(pilot, "enter")
        bens = dump(pilot.app)

        assert isinstance(pilot.app.screen, TableScreen)
        assert "Pass the keyboard to Ben." in passing
        assert "Ana's turn is over." in passing
        for secret in SECRETS:
            assert secret not in passing + rows + armed
        assert "1 Ammo x10 x3" in bens
        assert "Ben  turn 13" in bens


async def test_what_was_looked_at_beside_the_table_does_not_outlive_the_hand_over(
    slow: threading.Event,
) -> None:
    """Ana looks at her Hand in the zones while a bot thinks; then Ben is to act."""
    names = ("Ana", "Cleo", "Ben")
    position = evolve(HOT_SEAT, seats=(HOT_SEAT.seats[0], HOT_SEAT.seats[2], HOT_SEAT.seats[1]))
    table = begun(position, names=names, persons=(0, 2))
    async with an_app_at(table).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await press(pilot, "enter", "enter")
        screen = table_of(pilot)
        screen.press("n")
        screen.press("n")
        await pilot.pause()
        screen.press("v")
        await pilot.pause()
        looking = pilot.app.screen
        slow.set()
        await settled(pilot)
        passing = pilot.app.screen
        await press(pilot, "enter", "enter")

        assert isinstance(looking, ZonesScreen)
        assert isinstance(passing, HandOverScreen)
        assert isinstance(pilot.app.screen, TableScreen)
        assert "Ben  turn" in lines(pilot.app)[0]


async def test_when_a_bot_begins_no_hand_is_shown_before_somebody_takes_it() -> None:
    position = bens_turn("Handgun", "Reload")
    cleo = evolve(CLEO, face_down=False)
    table = begun(evolve(position, seats=(*position.seats[:2], cleo)), persons=(0, 2))
    async with an_app_at(table, bots={1: Scripted()}).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        passing = dump(pilot.app)
        await press(pilot, "enter", "enter")

        assert "Pass the keyboard to Cleo." in passing
        assert "Reload" not in passing
        assert "Cleo" in lines(pilot.app)[0]


async def test_a_reaction_in_between_goes_to_its_person_and_the_plan_goes_on() -> None:
    ben = evolve(BEN, hand=cards("Struggle for Survival"))
    position = with_hand("Handgun", "Reload", ammo=20)
    position = evolve(position, seats=(position.seats[0], ben, CLEO))
    async with an_app_at(begun(position, persons=(0, 1))).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "enter", "enter", "e", "enter", "enter")
        first = dump(pilot.app)
        await press(pilot, "enter", "enter")
        asked = dump(pilot.app)
        await press(pilot, "0", "0")
        second = dump(pilot.app)
        await press(pilot, "enter", "enter")
        result = dump(pilot.app)

        assert "Pass the keyboard to Ben." in first
        assert "Reload" not in asked.partition("==")[2]
        assert "? Ben, Handgun (cost 20) is used" in asked
        assert "Pass the keyboard to Ana." in second
        assert "== Explore: result" in result


async def test_a_game_that_is_over_is_shown_to_everybody() -> None:
    table = begun(BOSS, persons=(0, 1))
    for key in ("explore", "use:rocket-launcher"):
        table.play((key,))
    while table.decision is not None:
        table.play((table.decision.keys()[-1],))
    async with an_app_at(table).run_test(size=(80, 24)) as pilot:
        await settled(pilot)

        assert OVER == table_of(pilot).stage
        assert "The Boss is Defeated" in dump(pilot.app)


# Failing saves.


async def test_an_answer_that_is_not_saved_is_told_and_can_be_tried_again() -> None:
    table = begun()
    async with an_app_at(table, keeper=Full(table)).run_test(size=(80, 24)) as pilot:
        await press(pilot, "a")
        failed, first, nothing = question(pilot), lines(pilot.app)[0], answers(pilot)
        await press(pilot, "enter")

        words = "! Not saved: the disk is full. Your last answer is not kept. Enter tries again."
        assert words == failed
        assert first.endswith("NOT SAVED")
        assert [] == nothing
        assert ["play:all-ammunition"] == answers(pilot)
        assert lines(pilot.app)[0].endswith("| saved")


async def test_after_a_failure_the_same_question_is_asked_with_what_was_chosen() -> None:
    table = begun(MEMORIES)
    async with an_app_at(table, keeper=Full(table, after=1)).run_test(size=(80, 24)) as pilot:
        await press(pilot, "1", "1", "2", "enter")
        failed = question(pilot)
        await press(pilot, "down")

        assert failed.startswith("! Not saved")
        assert "2 chosen" in question(pilot)
        assert ["play:shattered-memories"] == answers(pilot)


async def test_bots_whose_answers_cannot_be_saved_do_not_try_for_ever() -> None:
    table = begun()
    keeper = Full(table, after=1, fails=2)
    async with an_app_at(table, keeper=keeper).run_test(size=(80, 24)) as pilot:
        await press(pilot, "n", "n")
        failed, left = question(pilot), keeper.fails
        await press(pilot, "l", "escape")
        still = question(pilot)
        await press(pilot, "enter")
        again = question(pilot)
        await press(pilot, "enter")

        assert failed.startswith("! Not saved")
        assert 1 == left
        assert "Enter tries again" in still
        assert again.startswith("! Not saved")
        assert "Ana  turn 15" in lines(pilot.app)[0]


async def test_a_save_that_cannot_go_on_says_so() -> None:
    table = begun()
    async with an_app_at(table, keeper=Full(table, usable=False)).run_test(size=(80, 24)) as pilot:
        await press(pilot, "a")

        assert question(pilot).endswith("is not kept. Leave, and continue the game.")


# Names, and the end.


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_names_that_look_like_commands_are_shown_as_they_are(size: tuple[int, int]) -> None:
    """User report 6."""
    table = begun(names=("[/", "\x1b[31m[b]x", "日本語 [@click=app.quit]"))
    async with an_app_at(table).run_test(size=size) as pilot:
        await press(pilot, "n", "escape", "e", "escape", "a")
        shown = dump(pilot.app)

        assert "? [/, your turn" in shown
        assert "[/  turn 12" in shown
        assert "\x1b" not in shown


async def test_at_the_end_enter_leaves_the_table() -> None:
    async with an_app_at(begun(BOSS)).run_test(size=(80, 24)) as pilot:
        await press(pilot, "1", "enter", "enter", "enter")
        over = dump(pilot.app)

        assert "The Boss is Defeated in turn 12" in over
        assert "1. Ana" in over
        assert "turning points: 12 Uroboros Aheri, 12 Level 2" in over
        assert question(pilot) == "? The game is over: 1 Story, 2 Replay, 3 Again. Enter goes home."
        assert footer(pilot).startswith(" 1 Story  2 Replay  3 Again")
        assert footer(pilot).endswith("Esc Home  q Quit  ? Why")


async def test_after_a_game_its_story_and_its_replay_are_there() -> None:
    async with an_app_at(begun(BOSS)).run_test(size=(80, 24)) as pilot:
        await press(pilot, "1", "enter", "enter", "enter", "1")
        told = dump(pilot.app)
        await press(pilot, "l")
        log = pilot.app.screen
        await press(pilot, "escape", "escape", "2", "right")
        replayed = dump(pilot.app)
        await press(pilot, "escape")

        assert " First Timer: Ana as Leon S. Kennedy, Ben as Barry Burton and Cleo" in told
        assert "the first Infected: Uroboros Aheri." in told
        assert isinstance(log, LogScreen)
        assert "After answer" in replayed
        assert table_of(pilot).stage == OVER


async def test_another_game_like_it_begins_with_another_seed(tmp_path: Path) -> None:
    table = begun(BOSS)
    desk = Desk(Store(tmp_path), TableScreen, Settings())
    opened = Opened(session_of(table), NARRATION, "friday-table/1", ())
    app = InkRibbonApp(desk, HomeScreen, terminal=PLAIN, opened=opened)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await press(pilot, "1", "enter", "enter", "enter", "3")
        again = table_of(pilot).opened.session.table

        assert again.setup == table.setup
        assert again.seed != table.seed
        assert table_of(pilot).stage == MAIN
        assert [game.over for game in Store(tmp_path).games()] == [False]


async def test_q_asks_and_leaves() -> None:
    app = an_app_at(begun())
    async with app.run_test() as pilot:
        await press(pilot, "q")
        asked = question(pilot)

        assert asked == "? Leave Ink Ribbon? The game is saved. q or Enter leaves, h goes home."
        assert isinstance(app, InkRibbonApp)
