"""Tables of Undead to play at in tests: positions that hold each stage, and a screen over one."""

import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from attrs import evolve

from core.bots.base import Bot
from core.bots.registry import bot_for
from core.kernel.table import Table
from core.undead.setup import Seat, Setup
from saves.store import Store
from tests.tui.tables import PLAIN
from tests.undead.build import a_setup, foe, man
from tests.undead.table import CATALOGUE, RULES
from tui.app import InkRibbonApp, Terminal
from tui.desk import Desk
from tui.narration.undead.narration import UndeadNarration
from tui.opened import Opened
from tui.screens.undead_table import UndeadTableScreen
from tui.session import InMemory, Session
from tui.settings import Settings
from tui.undead.eyes import UndeadEyes

AnyTable = Table[Any, Any, Any]

NARRATION = UndeadNarration(CATALOGUE)


def beach(**state: Any) -> Setup:
    """Return Beach of Bones in the middle of the Mission: what S14 and S15 of screens.md show."""
    men = [
        man(
            "Doyle", 1, weapons=["M1 Garand"], equipment=["Mk 2 Grenades", "First Aid Kit"], xp=2,
            hand=["Advance 2", "Steady Aim", "Hit the Dirt", "Point Blank", "Cautious"],
        ),
        man(
            "Brandt", 1, weapons=["Blessed M1911"], equipment=["Holy Water"], theology="Eschatology",
            health=3, actions=1, divinity=7, hand=["Rally", "Advance 3"],
        ),
        man("Fireteam", 1, actions=1, suppressions=1),
        man("Partisans", 0),
    ]  # fmt: skip
    foes = [
        foe("Shambling Dead", 1, ekias=[2], targets=[3]),
        foe("Living Thralls", 2, targets=[1]),
        foe("Risen Riflemen", 2, ekias=[1], targets=[2]),
    ]
    usual: dict[str, Any] = {"mission": "Beach of Bones", "left": 6, "turn": 5}
    return a_setup(men, foes, **{**usual, **state})


def crypt(**state: Any) -> Setup:
    """Return Dead of the Empire at its Objective: Double-Reticles, powers, many Hostiles."""
    men = [
        man(
            "Castellanos", 2, weapons=["Blessed Dagger"], equipment=["Holy Water", "Holy Symbol"],
            theology="Demonology", divinity=11, hand=["Rally", "Cautious", "Hit the Dirt"],
        ),
        man("Doyle", 2, weapons=["M1 Garand"], hand=["Double Tap", "Steady Aim", "Advance 2"]),
        man("Raiders", 2),
        man("Larsen", 1),
    ]  # fmt: skip
    foes = [
        foe("Imperial Warriors", 2, ekias=[2, 1], targets=[1, 3]),
        foe("Wraith", 3, targets=[2]),
        foe("Guardian of the Shrine", 3, targets=[1]),
        foe("Death's Head Guard", 3, targets=[1, 2, 3]),
        foe("Occult Officer", 3, targets=[4]),
    ]
    usual: dict[str, Any] = {
        "mission": "Dead of the Empire",
        "left": 3,
        "turn": 8,
        "objective_active": True,
        "track": ("War Cemetery", "Ruined Village"),
    }
    return a_setup(men, foes, **{**usual, **state})


def begun(setup: Setup | None = None, *answers: str, seed: int = 5, bots: str = "") -> AnyTable:
    """Return the table of a set-up after some answers of one key each; `bots` play the last seats."""
    made = setup or beach()
    if bots:
        *first, last = made.seats
        made = evolve(made, seats=(*first, Seat(last.name, bots)))
    return Table.begin(RULES, made, seed, tuple((key,) for key in answers))


def eyes_of(table: AnyTable, seat: int = 0) -> UndeadEyes:
    """Return what a seat sees."""
    return UndeadEyes(RULES.view(table.state, seat), RULES.book, NARRATION)


def session_of(table: AnyTable, bots: Mapping[int, Bot] | None = None) -> Session:
    """Return the session of a table; its bots are as the set-up says unless others are given."""
    found = {
        seat: bot_for("undead", kind, CATALOGUE)
        for seat, kind in enumerate(RULES.players(table.setup))
        if kind != "person"
    }
    return Session(InMemory(table), {**found, **(bots or {})})


def an_app_at(
    table: AnyTable,
    *,
    settings: Settings | None = None,
    terminal: Terminal = PLAIN,
    bots: Mapping[int, Bot] | None = None,
) -> InkRibbonApp:
    """Return the app that opens with a table in the place of home."""
    store = Store(Path(tempfile.gettempdir()) / "inkribbon-of-nobody")
    desk = Desk(store, UndeadTableScreen, settings or Settings())
    opened = Opened(session_of(table, bots), NARRATION, "friday-undead/1", ())
    return InkRibbonApp(desk, lambda d: UndeadTableScreen(d, opened), terminal=terminal)
