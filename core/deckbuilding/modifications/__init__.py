"""The modifications: hooks that combine with those of the mode beneath them (DBG-1.2)."""

from functools import cache

from core.deckbuilding.modes import MODES, Mode
from core.deckbuilding.modifications.skilled import Skilled
from core.deckbuilding.setup import Setup


def mode_of(setup: Setup) -> Mode:
    """Return the mode that a game of a set-up is played in, with its modifications."""
    return _combined(setup.mode, (Skilled,) if setup.skills else ())


@cache
def _combined(mode: str, modifications: tuple[type[Mode], ...]) -> Mode:
    """Return a mode whose hooks are asked after those of its modifications."""
    plain = MODES[mode]
    if not modifications:
        return plain
    bases = (*modifications, type(plain))
    made: Mode = type("".join(each.__name__ for each in bases), bases, {})()
    return made
