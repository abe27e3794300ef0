"""From a game to the home screen: the game is saved, left at once, and opens again where it was."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from saves.store import Store
from tests.tui.dump import dump, lines
from tests.tui.played import press, table_of
from tests.tui.tables import PLAIN
from tui.app import InkRibbonApp
from tui.desk import Desk
from tui.screens.handover import HandOverScreen
from tui.screens.home import HomeScreen
from tui.screens.table import TableScreen
from tui.settings import Settings
from tui.setup_deckbuilding import Wish
from tui.starting import begin

LEAVE = "? Leave Ink Ribbon? The game is saved. q or Enter leaves, h goes home."


def an_app_with_home(home: Path, *names: str) -> InkRibbonApp:
    """An app at the table of a new game, with home below it."""
    store = Store(home)
    wish = Wish(names=names, seats=str(len(names)), seed="5", scenario="first-timer")
    desk = Desk(store, TableScreen, Settings())
    return InkRibbonApp(desk, HomeScreen, terminal=PLAIN, opened=begin(store, "deckbuilding", wish))


def question(pilot: Pilot[None]) -> str:
    return next(line for line in lines(pilot.app) if line.startswith(("?", "!")))


@pytest.mark.parametrize("looking", [(), ("m",), ("l", "enter"), ("?",), ("o",)])
async def test_q_and_h_go_home_from_wherever_one_looks(
    tmp_path: Path, looking: tuple[str, ...]
) -> None:
    app = an_app_with_home(tmp_path, "Ana")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await press(pilot, "1", "enter", *looking, "q")
        asked, keys = question(pilot), lines(app)[-1]
        await press(pilot, "h")
        await pilot.pause()

        assert asked == LEAVE
        assert keys == " Enter Leave  h Home  Esc Stay  q Leave"
        assert app.screen_stack == [app.screen]
        assert "1 Continue     Ana: Deck Building Game" in dump(app)


async def test_the_game_opens_again_at_the_same_question(tmp_path: Path) -> None:
    app = an_app_with_home(tmp_path, "Ana")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await press(pilot, "1", "enter")
        before = question(pilot)
        await press(pilot, "q", "h")
        await pilot.pause()
        await press(pilot, "enter")
        await pilot.pause()

        assert table_of(pilot).stage == "main"
        assert question(pilot) == before


async def test_the_palette_goes_home_too(tmp_path: Path) -> None:
    app = an_app_with_home(tmp_path, "Ana")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await press(pilot, "ctrl+p", *"home", "enter")
        await pilot.pause()

        assert isinstance(app.screen, HomeScreen)


async def test_home_is_not_offered_where_no_game_is_played(tmp_path: Path) -> None:
    app = InkRibbonApp(Desk(Store(tmp_path), TableScreen, Settings()), HomeScreen, terminal=PLAIN)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await press(pilot, "q")
        asked = question(pilot)
        await press(pilot, "h")

        assert asked == "? Leave Ink Ribbon? The game is saved. q or Enter leaves."
        assert isinstance(app.screen, HomeScreen)


async def test_home_is_reached_while_the_keyboard_is_passed(tmp_path: Path) -> None:
    app = an_app_with_home(tmp_path, "Ana", "Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        passing = isinstance(app.screen, HandOverScreen)
        await press(pilot, "q", "h")
        await pilot.pause()

        assert passing
        assert isinstance(app.screen, HomeScreen)
