"""A new game of Biohazard War: the table is set by keys, begun, and remembered."""

from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from core.kernel.decision import NONE
from saves.store import Store
from tests.tui.dump import dump, lines
from tests.tui.tables import Played, at_home
from tui.app import InkRibbonApp
from tui.screens.war_new import WarNewScreen, from_last
from tui.settings import LastWar, Settings, read, write

Baseline = Callable[[str, str], None]

SIZES = [(80, 24), (120, 40), (60, 20), (40, 12)]
KINDS = ("random", "steady")


async def at_new_game(pilot: Pilot[None], *keys: str) -> None:
    await pilot.pause()
    await pilot.press("2", *keys)
    await pilot.pause()


def begun(app: InkRibbonApp) -> Played | None:
    return next((each for each in app.screen_stack if isinstance(each, Played)), None)


def question(app: InkRibbonApp) -> str:
    return next(line for line in reversed(lines(app)) if line.startswith(("?", "!")))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_a_new_game_looks_as_drawn(
    size: tuple[int, int], tmp_path: Path, baseline: Baseline
) -> None:
    app = at_home(tmp_path)
    async with app.run_test(size=size) as pilot:
        await at_new_game(pilot)
        baseline(f"war-new-{size[0]}x{size[1]}", dump(app))


async def test_n_begins_at_once_against_the_bot(tmp_path: Path) -> None:
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await at_new_game(pilot, "n")
        table = begun(app)
        assert table is not None
        setup = table.opened.session.table.setup

        assert [("Ana", "person"), ("Ben", "steady")] == [(s.name, s.player) for s in setup.seats]
        assert (0, 1, "holders") == (setup.heroes, setup.match, setup.reactions)


async def test_sides_match_players_names_seed_and_name_are_set_by_keys(tmp_path: Path) -> None:
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await at_new_game(pilot, "enter", *["backspace"] * 3, *"Ada", "enter")
        # The other seat a person, Umbrella for the first one, best of three.
        await pilot.press("down", "right", "down", "right", "down", "right")
        await pilot.press("down", "enter", *"42", "enter", "down", "enter", *"Friday", "enter")
        await pilot.press("down", "enter")
        await pilot.pause()
        table = begun(app)
        assert table is not None
        game = table.opened.session.table

        assert [("Ada", "person"), ("Ben", "person")] == [
            (seat.name, seat.player) for seat in game.setup.seats
        ]
        assert (1, 3, "everyone", 42) == (
            game.setup.heroes, game.setup.match, game.setup.reactions, game.seed,
        )  # fmt: skip
        assert "friday" in table.opened.save
        assert (
            LastWar(("Ada", "Ben"), ("person", "person"), "umbrella", "3")
            == read(Store(tmp_path)).last_war
        )


async def test_chance_may_choose_the_sides(tmp_path: Path) -> None:
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await at_new_game(pilot, "down", "down", "left", "n")
        table = begun(app)

        assert table is not None
        assert NONE == table.opened.session.table.setup.heroes


async def test_what_cannot_be_begun_says_why_and_begins_nothing(tmp_path: Path) -> None:
    app = at_home(tmp_path)
    async with app.run_test() as pilot:
        await at_new_game(pilot, "right", "n")
        nobody = question(app)
        await pilot.press("enter", *["backspace"] * 3, *"Ben", "enter", "n")
        twins = question(app)
        await pilot.press("down", "down", "down", "down", "enter", *"x", "enter")
        seed = question(app)

        assert "! No seat is a person's" in nobody
        assert twins.startswith("!")
        assert '! "x" is no whole number' in seed
        assert begun(app) is None
        assert isinstance(app.screen, WarNewScreen)


def test_what_is_remembered_but_gone_is_replaced() -> None:
    laid = from_last(LastWar(("", "Ben"), ("person", "genius"), "nobody", "7"), KINDS)

    assert ["Ana", "Ben"] == [place.name for place in laid.places]
    assert ["person", "steady"] == [place.player for place in laid.places]
    assert ("heroes", "1") == (laid.side, laid.match)


@pytest.mark.parametrize(
    "spoilt", ['names = ["A"]', 'names = "Ana"', 'players = [1, 2]', 'side = 3'], ids=str
)  # fmt: skip
def test_a_spoilt_memory_costs_only_itself(tmp_path: Path, spoilt: str) -> None:
    store = Store(tmp_path)
    write(store, Settings())
    path = tmp_path / "settings.toml"
    path.write_text(f'theme = "light"\n[last_war]\n{spoilt}\n', "utf-8")

    assert "light" == read(store).theme
    assert LastWar() == read(store).last_war
