"""Starting the app on this terminal. Textual is imported here, once the environment is prepared."""

import linecache
import os
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import evolve

from saves.store import Store, folder_named
from tui import environment

if TYPE_CHECKING:
    from textual.screen import Screen

    from tui.opened import Opened

LOG = "log.txt"
"""Where the details of a fault are written, beside the saves."""


def run(options: Namespace) -> int:
    """Run the app and return its exit code. `options.opened` is the game whose table it opens with.

    `options.between`, if there, is the campaign that it opens with: the game, and the folder.

    The options are those of the command line: `save_dir`, `ascii`, `plain_keys`, and, if there,
    `mouse`.
    """
    environment.prepare(os.environ, plain_keys=options.plain_keys)
    from tui.app import InkRibbonApp, Terminal  # noqa: PLC0415 - after the environment is prepared
    from tui.desk import Desk  # noqa: PLC0415 - as above
    from tui.screens.home import HomeScreen  # noqa: PLC0415 - as above
    from tui.settings import read  # noqa: PLC0415 - as above

    store = Store(folder_named(options.save_dir) if options.save_dir else None)
    settings = read(store)
    desk = Desk(store, table_screen, settings)
    terminal = Terminal.here()
    if options.ascii:
        terminal = evolve(terminal, boxes=False)
    app = InkRibbonApp(
        desk,
        HomeScreen,
        terminal=terminal,
        opened=options.opened,
        above=campaign_screen(*options.between) if getattr(options, "between", None) else None,
        log=store.home / LOG,
    )
    # attrs keeps the source of each method that it wrote, for debuggers: a megabyte so far.
    linecache.clearcache()
    app.run(mouse=bool(getattr(options, "mouse", False)))
    return app.return_code or 0


def campaign_screen(game: str, folder: Path) -> "Callable[[Any], Screen[Any]]":
    """Return what makes the screen between linked games, of a desk."""
    from tui.games import GAMES, part  # noqa: PLC0415 - as below

    return lambda desk: part(GAMES[game].screens.campaign)(desk, folder)


def table_screen(desk: Any, opened: "Opened") -> "Screen[Any]":
    """Return the screen that a game is played on."""
    from tui.games import GAMES, part  # noqa: PLC0415 - home is there sooner without it

    screen: Screen[Any] = part(GAMES[opened.session.rules.game].screens.table)(desk, opened)
    return screen
