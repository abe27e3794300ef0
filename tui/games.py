"""The games that can be played, by their ids. A game is imported when it is first asked for."""

from functools import cache
from typing import TYPE_CHECKING, Any

from tui.narration.text import mark

if TYPE_CHECKING:
    from core.kernel.rules import AnyRules

NAMES = {"deckbuilding": mark("Deck Building Game")}
"""Id -> name, in the order in which they are offered."""


def rules_for(game: str, catalogue: Any = None) -> "AnyRules":
    """Return the rules of a game with a catalogue of it, or with today's for None.

    Raises LookupError for a game that is not known, ContentError if what ships has been spoilt.
    """
    if game not in NAMES:
        raise LookupError(game)
    return _today(game) if catalogue is None else _deckbuilding(catalogue)


@cache
def _today(game: str) -> "AnyRules":
    from content.loader import load  # noqa: PLC0415 - the help of the command line needs no cards

    return _deckbuilding(load())


def _deckbuilding(catalogue: Any) -> "AnyRules":
    from core.deckbuilding.rules import DeckBuilding  # noqa: PLC0415 - as above

    return DeckBuilding(catalogue)
