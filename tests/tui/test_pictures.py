"""Each screen once as a picture, in colours and with box characters: what text dumps cannot show."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from saves.store import Store
from tests.tui import seated, test_undead_table, undead_played, war_played
from tests.tui.demo import Demo
from tests.tui.modes import at
from tests.tui.played import Inline, an_app_at, begun, press, settled, told
from tests.tui.premiere import premiere_alone
from tests.tui.saved import save
from tests.tui.story import story
from tests.tui.tables import an_app, at_home
from tests.tui.test_handover import HANDING
from tests.tui.test_table import MEMORIES
from tests.tui.test_war_table import STAGES
from tui.app import InkRibbonApp, Terminal
from tui.screens.handover import HandOverScreen
from tui.screens.log import LogScreen
from tui.screens.looking import LookScreen
from tui.screens.mansion import MansionScreen
from tui.screens.rules import RulesScreen
from tui.screens.survivors import SurvivorsScreen
from tui.screens.zones import ZonesScreen

Compare = Callable[..., bool]
Before = Callable[[Pilot[None]], Awaitable[None]]

BOXES = Terminal()
LOOKS: dict[str, type[LookScreen[Any]]] = {
    "mansion": MansionScreen,
    "survivors": SurvivorsScreen,
    "zones": ZonesScreen,
    "log": LogScreen,
}
TABLES = {
    "plan": ("a", "2", "e"),
    "result": ("a", "2", "e", "enter", "enter"),
    "why": ("4", "escape", "down", "?"),
}

NEW_GAME = {
    "filter": ("f",),
    "mansions": ("tab", "tab", "tab", "down", "enter"),
    "maker": ("tab", "tab", "tab", "down", "enter", "o", "down"),
}


@pytest.fixture(autouse=True)
def _no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tui.screens.answering.Thinker", Inline)


@pytest.fixture
def alike(snap_compare: Compare) -> Callable[[InkRibbonApp, tuple[int, int], Before], None]:
    """Compare an app with its picture, once something has been done in it."""

    def compare(app: InkRibbonApp, size: tuple[int, int], before: Before) -> None:
        assert snap_compare(app, terminal_size=size, run_before=before)

    return compare


Alike = Callable[[InkRibbonApp, tuple[int, int], Before], None]


def pressing(*keys: str) -> Before:
    async def before(pilot: Pilot[None]) -> None:
        await settled(pilot)
        await press(pilot, *keys)

    return before


def test_home(tmp_path: Path, alike: Alike) -> None:
    save(Store(tmp_path), "Friday table", "Ana", "Ben", "Cleo*")
    save(Store(tmp_path), "Alone at night", "Ana", answers=2, age=90)
    alike(at_home(tmp_path, BOXES), (80, 24), pressing())


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)], ids=lambda s: f"{s[0]}x{s[1]}")
def test_scenario(
    tmp_path: Path, size: tuple[int, int], alike: Alike, monkeypatch: pytest.MonkeyPatch
) -> None:
    premiere_alone(monkeypatch)
    alike(at_home(tmp_path, BOXES), size, pressing("1"))


@pytest.mark.parametrize("name", NEW_GAME)
def test_new_game(tmp_path: Path, name: str, alike: Alike, monkeypatch: pytest.MonkeyPatch) -> None:
    premiere_alone(monkeypatch)
    alike(at_home(tmp_path, BOXES), (80, 24), pressing("1", *NEW_GAME[name]))


def test_hand_over(alike: Alike) -> None:
    async def before(pilot: Pilot[None]) -> None:
        pilot.app.push_screen(HandOverScreen(HANDING))
        await settled(pilot)

    alike(an_app(Demo(), BOXES), (80, 24), before)


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)], ids=lambda s: f"{s[0]}x{s[1]}")
def test_table(size: tuple[int, int], alike: Alike) -> None:
    alike(an_app_at(told(18), terminal=BOXES), size, pressing())


@pytest.mark.parametrize("name", TABLES)
def test_table_stage(name: str, alike: Alike) -> None:
    alike(an_app_at(told(17), terminal=BOXES), (80, 24), pressing(*TABLES[name]))


MODE_KEYS = {
    "mercenary": (),
    "versus": ("e", "+", "down", "down", "t"),
    "outbreak": (),
    "infected": ("e",),
    "partner": ("e",),
}


@pytest.mark.parametrize("name", MODE_KEYS)
def test_mode(name: str, alike: Alike) -> None:
    alike(an_app_at(at(name), terminal=BOXES), (80, 24), pressing(*MODE_KEYS[name]))


def test_choice(alike: Alike) -> None:
    alike(an_app_at(begun(MEMORIES), terminal=BOXES), (80, 24), pressing("1", "1", "2"))


@pytest.mark.parametrize("name", LOOKS)
def test_look(name: str, alike: Alike) -> None:
    async def before(pilot: Pilot[None]) -> None:
        game = story()
        pilot.app.push_screen(LOOKS[name](game.session, game.look))
        await settled(pilot)

    alike(an_app(Demo(), BOXES), (80, 24), before)


def test_rules(alike: Alike) -> None:
    async def before(pilot: Pilot[None]) -> None:
        pilot.app.push_screen(RulesScreen("7.9"))
        await settled(pilot)

    alike(an_app(Demo(), BOXES), (80, 24), before)


WAR = {
    "table": ("assault", ()),
    "fight": ("defend", ("3", "4")),
    "result": ("result", ("3", "enter", "enter")),
}


@pytest.mark.parametrize("name", WAR)
def test_war(name: str, alike: Alike) -> None:
    stage, keys = WAR[name]
    _stage, seat, table, _keys = STAGES[stage]
    app = seated.an_app_at(table(), terminal=BOXES, bots={1 - seat: war_played.passing()})
    alike(app, (80, 24), pressing(*keys))


@pytest.mark.parametrize("size", [(120, 40), (200, 60)], ids=lambda s: f"{s[0]}x{s[1]}")
def test_war_at_larger_sizes(size: tuple[int, int], alike: Alike) -> None:
    _stage, seat, table, _keys = STAGES["assault"]
    app = seated.an_app_at(table(), terminal=BOXES, bots={1 - seat: war_played.passing()})
    alike(app, size, pressing())


def test_war_new(tmp_path: Path, alike: Alike) -> None:
    alike(at_home(tmp_path, BOXES), (80, 24), pressing("2"))


UNDEAD = ("main", "acts", "attack", "result", "hostile", "over")


@pytest.mark.parametrize("name", UNDEAD)
def test_undead(name: str, alike: Alike) -> None:
    _stage, table, keys = test_undead_table.STAGES[name]
    alike(seated.an_app_at(table(), terminal=BOXES), (80, 24), pressing(*keys))


@pytest.mark.parametrize("size", [(120, 40), (200, 60)], ids=lambda s: f"{s[0]}x{s[1]}")
def test_undead_at_larger_sizes(size: tuple[int, int], alike: Alike) -> None:
    app = seated.an_app_at(undead_played.begun(undead_played.crypt()), terminal=BOXES)
    alike(app, size, pressing())


@pytest.mark.parametrize("key", ["m", "s"])
def test_undead_look(key: str, alike: Alike) -> None:
    app = seated.an_app_at(undead_played.begun(undead_played.crypt()), terminal=BOXES)
    alike(app, (80, 24), pressing(key, *["down"] * 4))


UNDEAD_NEW: dict[str, tuple[str, ...]] = {"table": (), "squad": ("b", *["down"] * 7, "right", "b")}


@pytest.mark.parametrize("name", UNDEAD_NEW)
def test_undead_new(tmp_path: Path, name: str, alike: Alike) -> None:
    alike(at_home(tmp_path, BOXES), (80, 24), pressing("3", *UNDEAD_NEW[name]))
