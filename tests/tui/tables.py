"""Desks and apps for tests of screens."""

import tempfile
from pathlib import Path
from typing import Any

from textual.screen import Screen

from saves.store import Store
from tests.tui.demo import Demo
from tui.app import InkRibbonApp, Terminal
from tui.desk import Desk
from tui.opened import Opened
from tui.screens.home import HomeScreen
from tui.settings import read

PLAIN = Terminal(boxes=False)
"""A terminal without box characters: what the frames of screens.md are drawn for."""


class Played(Demo):
    """What stands for a table: it keeps the game that was opened on it."""

    def __init__(self, opened: Opened) -> None:
        super().__init__()
        self.opened = opened

    def on_unmount(self) -> None:
        self.opened.session.close()


def a_desk(home: Path | None = None) -> Desk:
    """Return a desk over a folder; its tables are demonstrations."""
    store = Store(home or Path(tempfile.mkdtemp(prefix="inkribbon")))
    return Desk(store, lambda _desk, opened: Played(opened), read(store))


def at_home(home: Path, terminal: Terminal = PLAIN) -> InkRibbonApp:
    """Return the app that opens with home over the saves in a folder."""
    return InkRibbonApp(a_desk(home), HomeScreen, terminal=terminal)


def an_app(first: Screen[Any], terminal: Terminal = PLAIN) -> InkRibbonApp:
    """Return an app that opens with a screen."""
    return InkRibbonApp(a_desk(), lambda _desk: first, terminal=terminal)
