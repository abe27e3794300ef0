"""Home: what is saved, what is damaged, and that nothing which is not there yet is offered."""

from collections.abc import Callable
from pathlib import Path

import pytest

from saves.store import Store
from tests.tui.dump import dump, lines
from tests.tui.saved import damage, litter, save
from tests.tui.tables import Played, at_home
from tui.app import InkRibbonApp
from tui.screens.home import HomeScreen

SIZES = [(80, 24), (120, 40), (60, 20), (40, 12)]
by_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder with three games, one of them damaged."""
    store = Store(tmp_path)
    save(store, "Friday table", "Ana", "Ben", "Cleo*")
    save(store, "Alone at night", "Ana", answers=2, age=90)
    damage(save(store, "Lunch break", "Ana", "Ben", answers=4, age=200))
    return tmp_path


def question(app: InkRibbonApp) -> str:
    return next(line for line in lines(app) if line.startswith(("?", "!")))


def opened(app: InkRibbonApp) -> Played | None:
    return next((each for each in app.screen_stack if isinstance(each, Played)), None)


@by_size
async def test_home_looks_as_drawn(
    home: Path, size: tuple[int, int], baseline: Callable[[str, str], None]
) -> None:
    app = at_home(home)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        baseline(f"home-{size[0]}x{size[1]}", dump(app))


async def test_home_without_a_game_offers_a_new_one(
    tmp_path: Path, baseline: Callable[[str, str], None]
) -> None:
    app = at_home(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        baseline("home-first-time", dump(app))


@pytest.mark.parametrize("keys", [("1",), ("enter",)])
async def test_continue_opens_the_game_that_was_saved_last(
    home: Path, keys: tuple[str, ...]
) -> None:
    app = at_home(home)
    async with app.run_test() as pilot:
        await pilot.pause()
        await pilot.press(*keys)
        await pilot.pause()
        table = opened(app)

        assert table is not None
        assert "friday-table/1" == table.opened.save


async def test_continue_pressed_before_home_has_looked_opens_the_game(home: Path) -> None:
    app = at_home(home)
    async with app.run_test() as pilot:
        screen = app.screen
        assert isinstance(screen, HomeScreen)
        screen._shelf = None  # the moment before it looks
        screen.press("1", "1")
        await pilot.pause()
        table = opened(app)

        assert table is not None
        assert "friday-table/1" == table.opened.save


async def test_escape_comes_back_and_the_cursor_is_on_continue(home: Path) -> None:
    app = at_home(home)
    async with app.run_test() as pilot:
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()

        assert isinstance(app.screen, HomeScreen)
        assert ">1 Continue" in dump(app)


async def test_a_damaged_game_says_why_and_opens_at_the_last_good_point(home: Path) -> None:
    app = at_home(home)
    async with app.run_test() as pilot:
        await pilot.pause()
        await pilot.press("end", "enter")
        asked = question(app)
        nothing_opened = opened(app) is None
        await pilot.press("enter")
        await pilot.pause()
        table = opened(app)

        assert asked.startswith("? Lunch break: it has been changed after answer 3.")
        assert nothing_opened
        assert table is not None
        assert 3 == len(table.opened.session.table.answers)


async def test_a_game_that_is_open_elsewhere_is_refused_in_words(home: Path) -> None:
    first, second = at_home(home), at_home(home)
    async with first.run_test() as pilot:
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        async with second.run_test() as other:
            await other.pause()
            await other.press("1")
            await other.pause()

            assert question(second).startswith("! friday-table/lock: open in another program")


async def test_no_kind_of_litter_hides_the_games(home: Path) -> None:
    """User report 19: bad saves are listed with a reason, and not deleted."""
    litter(Store(home))
    before = sorted((home / "campaigns").iterdir())
    app = at_home(home)
    async with app.run_test(size=(80, 40)) as pilot:
        await pilot.pause()
        shown = dump(app)
        await pilot.press("end", "enter")
        refused = question(app)

        assert "Friday table" in shown
        for name in ("empty.toml", "noise", "x.json", "strange?[31m [b]na"):
            assert f"! {name}" in shown
        assert "Nothing was changed." in dump(app)
        assert refused.startswith("!")
        assert before == sorted((home / "campaigns").iterdir())


async def test_nothing_is_offered_that_is_not_there_yet(home: Path) -> None:
    app = at_home(home)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        shown = dump(app)

        for word in ("Campaigns", "Lessons", "Replays"):
            assert word not in shown


async def test_a_hostile_name_of_a_game_is_shown_literally(tmp_path: Path) -> None:
    save(Store(tmp_path), "[b]x [/", "[/", "Ben")
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await pilot.pause()
        await pilot.press("down", "up")

        assert "Continue     [b]x [/: Deck Building Game" in dump(app)
        assert "[/, Ben" in dump(app)


async def test_what_is_saved_moves_nothing_when_it_is_found(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A key pressed before the saves have been looked at means what it means afterwards."""
    look = HomeScreen._look
    monkeypatch.setattr(HomeScreen, "_look", lambda _screen: None)
    app = at_home(home)
    async with app.run_test(size=(80, 24)) as pilot:
        before = [line[:11].rstrip() for line in lines(app)[2:8]]
        assert isinstance(app.screen, HomeScreen)
        look(app.screen)
        await pilot.pause()

        assert [
            ">1 Continue",
            "",
            " 2 New game",
            " 3 New game",
            " 4 New game",
            " 5 Settings",
        ] == before
        assert before == [line[:11].rstrip() for line in lines(app)[2:8]]
