"""How events become lines: what a teller gets, what it returns, and the table of tellers.

A teller is called with the event that it is registered for, which has been read, and a Reader that
stands behind it; it reads on over the events that belong to the same line.
"""

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from core.kernel.event import Event
from tui.narration.deckbuilding.scene import Scene
from tui.narration.telling import TAGS, Reader, Told

__all__ = ["TAGS", "TELLERS", "Reader", "Told", "tells"]

E = TypeVar("E", bound=Event)

Teller = Callable[[Scene, Reader, Any], Iterator[Told]]

TELLERS: dict[type[Event], Teller] = {}
"""Event class -> what tells it."""


def tells(
    *kinds: type[E],
) -> Callable[
    [Callable[[Scene, Reader, E], Iterator[Told]]], Callable[[Scene, Reader, E], Iterator[Told]]
]:
    """Register the teller of event classes."""

    def register(
        teller: Callable[[Scene, Reader, E], Iterator[Told]],
    ) -> Callable[[Scene, Reader, E], Iterator[Told]]:
        for kind in kinds:
            TELLERS[kind] = teller
        return teller

    return register
