"""A new game: scenarios, piles, the table; and that all of it is in the game that begins."""

from collections.abc import Callable
from pathlib import Path

import pytest

from core.deckbuilding.setup import Setup
from saves.store import Store
from tests.tui.dump import dump, lines
from tests.tui.tables import Played, at_home
from tui.app import InkRibbonApp
from tui.screens.scenario import ScenarioScreen
from tui.settings import read

SIZES = [(80, 24), (120, 40), (60, 20), (40, 12)]
by_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


def question(app: InkRibbonApp) -> str:
    return next(line for line in lines(app) if line.startswith(("?", "!")))


def begun(app: InkRibbonApp) -> Setup:
    """The set-up of the game that has begun."""
    table = next(each for each in app.screen_stack if isinstance(each, Played))
    setup = table.opened.session.table.setup
    assert isinstance(setup, Setup)
    return setup


@by_size
@pytest.mark.parametrize("panel", ["scenarios", "preview", "table"])
async def test_a_new_game_looks_as_drawn(
    tmp_path: Path, size: tuple[int, int], panel: str, baseline: Callable[[str, str], None]
) -> None:
    app = at_home(tmp_path)
    async with app.run_test(size=size) as pilot:
        await pilot.press("1")
        await pilot.pause()
        await pilot.press(*["tab"] * ["scenarios", "preview", "table"].index(panel))
        baseline(f"scenario-{panel}-{size[0]}x{size[1]}", dump(app))


@by_size
async def test_a_custom_list_looks_as_drawn(
    tmp_path: Path, size: tuple[int, int], baseline: Callable[[str, str], None]
) -> None:
    app = at_home(tmp_path)
    async with app.run_test(size=size) as pilot:
        await pilot.press("1")
        await pilot.pause()
        await pilot.press("o", "down")
        await pilot.pause()
        baseline(f"custom-{size[0]}x{size[1]}", dump(app))


async def test_enter_begins_with_what_is_set(tmp_path: Path) -> None:
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await pilot.press("1")
        await pilot.pause()
        await pilot.press("3", "enter")
        await pilot.pause()
        setup = begun(app)

        assert "spy-games" == setup.scenario
        assert [("Ana", "person"), ("Ben", "steady")] == [(s.name, s.player) for s in setup.seats]
        assert "holders" == setup.reactions


async def test_the_table_is_set_by_arrows_and_by_typing(tmp_path: Path) -> None:
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await pilot.press("1")
        await pilot.pause()
        await pilot.press("tab", "tab", "enter", "ctrl+u", *"[/", "enter")
        await pilot.press("down", "down", "right")  # the third seat: a person
        await pilot.press("end", "enter", *"[b]Friday", "enter")
        await pilot.press("up", "enter", *"42", "enter")
        await pilot.press("tab", "enter")
        await pilot.pause()
        setup = begun(app)
        [game] = Store(tmp_path).games()

        assert ["[/", "Ben", "Cleo"] == [seat.name for seat in setup.seats]
        assert ["person", "steady", "person"] == [seat.player for seat in setup.seats]
        assert "everyone" == setup.reactions
        assert "[b]Friday" == game.name


async def test_the_next_new_game_remembers_the_table(tmp_path: Path) -> None:
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await pilot.press("1")
        await pilot.pause()
        await pilot.press(
            "tab", "tab", "enter", *"bel", "enter", "down", "right", "tab", "2", "enter"
        )
        await pilot.pause()
    again = at_home(tmp_path)
    async with again.run_test() as pilot:
        await pilot.press("2")
        await pilot.pause()

        assert "classic-horror" == read(Store(tmp_path)).last.scenario
        assert ">2 Classic Horror" in dump(again)
        assert "Seat 1  Anabel" in dump(again)
        assert "Seat 2  -" in dump(again)


@pytest.mark.parametrize(
    ("keys", "refused"),
    [
        (["left", "tab", "enter"], "! No seat is a person's"),
        (["enter", "ctrl+u", *"Ben", "enter", "tab", "enter"], '! Two seats cannot both be called "Ben"'),
        (["enter", "ctrl+u", "enter"], "! A name is needed."),
        (["up", "end", "up", "enter", *"x1", "enter"], '! "x1" is no whole number'),
    ],
    ids=["no person", "two of a name", "no name", "no seed"],
)  # fmt: skip
async def test_what_cannot_be_is_refused_in_words(
    tmp_path: Path, keys: list[str], refused: str
) -> None:
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await pilot.press("1")
        await pilot.pause()
        await pilot.press("tab", "tab", *keys)
        await pilot.pause()

        assert question(app).startswith(refused)
        assert isinstance(app.screen, ScenarioScreen)
        assert () == Store(tmp_path).games()


async def test_a_game_with_a_list_of_ones_own(tmp_path: Path) -> None:
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await pilot.press("1")
        await pilot.pause()
        await pilot.press("o")
        await pilot.pause()
        await pilot.press("0", "space", "down", "space", "space")
        await pilot.press("slash", *"assault", "enter", "space", "enter")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        setup = begun(app)

        assert "" == setup.scenario
        assert 2 == len(setup.piles)
        assert 2 == len(setup.piles[1])


async def test_a_list_without_a_pile_is_no_list(tmp_path: Path) -> None:
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await pilot.press("1")
        await pilot.pause()
        await pilot.press("o")
        await pilot.pause()
        await pilot.press("0", "enter")

        assert question(app).startswith("! No pile is marked")


async def test_escape_deals_nothing(tmp_path: Path) -> None:
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await pilot.press("1")
        await pilot.pause()
        await pilot.press("2", "escape")
        await pilot.pause()

        assert () == Store(tmp_path).games()
        assert "What would you like to do?" in dump(app)
