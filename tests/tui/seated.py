"""A table of any game, in memory: its session, and the app that opens with it."""

import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from core.bots.base import Bot
from core.bots.registry import bot_for
from core.kernel.table import Table
from saves.store import Store
from tests.tui.tables import PLAIN
from tui.app import InkRibbonApp, Terminal
from tui.desk import Desk
from tui.narration.registry import narration_for
from tui.opened import Opened
from tui.session import InMemory, Session
from tui.settings import Settings
from tui.start import table_screen

AnyTable = Table[Any, Any, Any]


def session_of(table: AnyTable, bots: Mapping[int, Bot] | None = None) -> Session:
    """Return the session of a table; its bots are as the set-up says unless others are given."""
    rules: Any = table.rules
    found = {
        seat: bot_for(rules.game, kind, rules.catalogue)
        for seat, kind in enumerate(rules.players(table.setup))
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
    session = session_of(table, bots)
    save = f"friday-{session.rules.game}/1"
    opened = Opened(session, narration_for(session.rules), save, ())
    desk = Desk(store, table_screen, settings or Settings())
    return InkRibbonApp(desk, lambda d: table_screen(d, opened), terminal=terminal)
