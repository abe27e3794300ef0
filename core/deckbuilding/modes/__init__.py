"""The modes: small objects with the same named hooks. Adding a mode is one file and one line here."""

from core.deckbuilding.modes.base import Mode
from core.deckbuilding.modes.mercenary import Mercenary
from core.deckbuilding.modes.story import Story
from core.deckbuilding.modes.versus import Versus
from core.deckbuilding.setup import Setup

MODES: dict[str, Mode] = {mode.id: mode for mode in (Story(), Mercenary(), Versus())}


def mode_of(setup: Setup) -> Mode:
    """Return the mode that a game of a set-up is played in."""
    return MODES[setup.mode]


__all__ = ["MODES", "Mode", "mode_of"]
