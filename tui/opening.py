"""From a set-up or a save to a game at this terminal."""

from typing import Any

from core.bots.registry import bot_for
from core.kernel.rules import AnyRules
from saves.game import SavedGame
from saves.store import Store
from tui.games import rules_for
from tui.opened import PERSON
from tui.session import Keeper, Session


def begin(store: Store, name: str, game: str, setup: Any, seed: int) -> Session:
    """Begin a game and keep it. Raises SetupError, or SaveError, and then nothing was made."""
    return session_of(SavedGame.create(store, name, rules_for(game), setup, seed))


def resume(store: Store, game_id: str, *, accept_prefix: bool = False) -> Session:
    """Go on with a saved game; with `accept_prefix` from its last good point. Raises SaveError."""
    return session_of(SavedGame.open(store, game_id, rules_for, accept_prefix=accept_prefix))


def session_of(keeper: Keeper) -> Session:
    """Return the session of a table: its bots answer for their seats, persons here for the others."""
    rules: AnyRules = keeper.table.rules
    kinds = rules.players(keeper.table.setup)
    return Session(
        keeper,
        {
            seat: bot_for(rules.game, kind, rules.catalogue)
            for seat, kind in enumerate(kinds)
            if kind != PERSON
        },
    )
