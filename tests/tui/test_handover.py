"""Passing the keyboard: two presses, public lines, and nothing of the last Hand."""

from collections.abc import Callable

import pytest
from textual.events import Key

from core.kernel.records import evolve
from core.kernel.table import Table
from tests.deckbuilding.table import RULES
from tests.tui.demo import Demo
from tests.tui.dump import dump
from tests.tui.played import BEN, CLEO, PEOPLE, begun, session_of, told, with_hand
from tests.tui.story import ANSWERS, NARRATION, AnyTable, cards, setup
from tests.tui.tables import an_app
from tui.app import InkRibbonApp
from tui.opened import Opened
from tui.screens.handover import HandOver, HandOverScreen, handing_over

HANDING = HandOver(
    to="Ben",
    before="Ana",
    heading="Ink Ribbon | Friday table | turn 13",
    over="Ana's turn is over.",
    since=(
        "Cleo is Fatally Wounded by a Gatling Gun Majini.",
        "Ana Explores once with 50 Damage and reveals Hunter (40): Defeated, Decorations 5 + 4 = 9.",
        "Ana buys Mansion Foyer: Gold 40 - 30 = 10, Buys 1 - 1 = 0, 6 left in the pile.",
    ),
)

SIZES = [(80, 24), (120, 40), (60, 20), (40, 12)]


def an_app_handing_over() -> InkRibbonApp:
    return an_app(Demo(("secret hand",)))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_passing_the_keyboard_looks_as_drawn(
    size: tuple[int, int], baseline: Callable[[str, str], None]
) -> None:
    app = an_app_handing_over()
    async with app.run_test(size=size) as pilot:
        app.push_screen(HandOverScreen(HANDING))
        await pilot.pause()
        baseline(f"hand-over-{size[0]}x{size[1]}", dump(app))


async def test_the_first_enter_arms_and_the_second_shows() -> None:
    app = an_app_handing_over()
    async with app.run_test() as pilot:
        app.push_screen(HandOverScreen(HANDING))
        await pilot.pause()
        waiting = dump(app)
        await pilot.press("enter")
        armed = dump(app)
        await pilot.press("enter")
        await pilot.pause()

        assert "secret hand" not in waiting + armed
        assert "? Ben, press Enter twice when only you can see the screen." in waiting
        assert "? Ben, Enter shows your Hand now." in armed
        assert "secret hand" in dump(app)


@pytest.mark.parametrize("other", ["escape", "space", "down", "1", "x", "tab"])
async def test_no_other_key_shows_it_and_any_unmakes_the_first_enter(other: str) -> None:
    app = an_app_handing_over()
    async with app.run_test() as pilot:
        app.push_screen(HandOverScreen(HANDING))
        await pilot.pause()
        await pilot.press("enter", other, "enter")
        await pilot.pause()

        assert "secret hand" not in dump(app)
        assert isinstance(app.screen, HandOverScreen)


async def test_more_enters_than_two_at_once_neither_fail_nor_reach_the_table() -> None:
    """A held key repeats faster than screens come and go."""
    app = an_app_handing_over()
    async with app.run_test() as pilot:
        shown: list[None] = []
        app.push_screen(HandOverScreen(HANDING), shown.append)
        await pilot.pause()
        for _ in range(4):
            app.screen.post_message(Key("enter", "\r"))
        await pilot.pause()

        assert [None] == shown
        assert "secret hand" in dump(app)


def handed(table: AnyTable, before: int) -> HandOver:
    """Return what is said when the keyboard passes from a person to who must act."""
    return handing_over(Opened(session_of(table), NARRATION, "friday-table/1", ()), before)


def test_after_a_turn_it_is_over() -> None:
    """The hand-over of a turn, and that of a reaction in the middle of it, are told apart."""
    table = told(len(ANSWERS), persons=(0, 1, 2))
    seat = table.decision.seat if table.decision else 0
    before = (seat - 1) % 3

    assert f"{PEOPLE[before]}'s turn is over." == handed(table, before).over


def test_a_reaction_in_the_middle_of_a_turn_says_that_it_goes_on() -> None:
    ben = evolve(BEN, hand=cards("Combat Knife"))
    position = with_hand(
        "Reload", play_area=(), inventory=cards("Struggle for Survival * 4", "Reload")
    )
    position = evolve(position, seats=(position.seats[0], ben, CLEO))
    table = begun(position, "end", "explore", "use:combat-knife", "done", persons=(0, 1))

    assert table.decision is not None
    assert ("react", 0) == (table.decision.kind, table.decision.seat)
    assert "Ben's turn goes on. Ana may react." == handed(table, 1).over


def test_before_the_first_turn_no_turn_is_over() -> None:
    """Who has only kept a Character has had no turn."""
    start = evolve(setup(PEOPLE, (0, 1, 2)), position=None)
    table: AnyTable = Table.begin(RULES, start, 5)
    while table.decision is not None and RULES.turn(table.state) == 0:
        table.play(table.decision.keys()[:1])
    assert table.decision is not None

    for before in {0, 1, 2} - {table.decision.seat}:
        assert "" == handed(table, before).over


def test_who_has_only_reacted_hands_back_to_a_turn_that_goes_on() -> None:
    ben = evolve(BEN, hand=cards("Combat Knife"))
    position = with_hand(
        "Reload", play_area=(), inventory=cards("Struggle for Survival * 4", "Reload")
    )
    position = evolve(position, seats=(position.seats[0], ben, CLEO))
    table = begun(position, "end", "explore", "use:combat-knife", "done", "", persons=(0, 1))

    assert table.decision is not None
    assert 1 == table.decision.seat
    assert "Ben's turn goes on." == handed(table, 0).over
