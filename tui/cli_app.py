"""The app, or without a screen what comes nearest to it."""

import argparse
import sys
from typing import TYPE_CHECKING

from saves.store import Store
from tui.bad_input import BadInputError
from tui.narration.text import _
from tui.streams import is_terminal

if TYPE_CHECKING:
    from tui.opened import Opened


def run(options: argparse.Namespace) -> int:
    """Start the app; with --plain, go on with the last game or begin the usual one."""
    if not options.plain:
        return start(options, None)
    from tui.cli_table import play, store_of

    options.jsonl = False
    store = store_of(options)
    return play(_last_or_new(store), options)


def start(options: argparse.Namespace, opened: "Opened | None") -> int:
    """Start the app, at the table of an open game if there is one."""
    need_terminal()
    from tui.start import run as run_app

    options.opened = opened
    return run_app(options)


def need_terminal() -> None:
    """See to it that the app can be shown. Raises BadInputError."""
    if not (is_terminal(sys.stdin) and is_terminal(sys.stdout)):
        raise BadInputError(_("the app needs a terminal; --plain plays line by line without one"))


def _last_or_new(store: Store) -> "Opened":
    # The app opens with home, which needs no cards.
    from tui.games import FIRST, wishes_for
    from tui.starting import begin, resume

    running = [game for game in store.games() if game.id and not game.over]
    if running:
        return resume(store, running[0].id)
    return begin(store, FIRST, wishes_for(FIRST).wish_of({}))
