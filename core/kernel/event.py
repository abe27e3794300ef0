"""What happened: typed records, each with its cause and the number of the rule it follows."""

from functools import lru_cache
from typing import Any, ClassVar, TypeVar

from core.kernel.decision import NONE
from core.kernel.records import Record, evolve

EVERYONE = -1
"""The audience of an event without secrets."""

HIDDEN = -1
"""Stands for a card that the reader of an event or a view may not know."""


class Cause(Record):
    """Why something happened: the seat that did it, the copy and text that say so, and the kind.

    `kind` is "text" (a card says it), "cost" (a price is paid) or "rule" (the rules say it).
    """

    seat: int
    card: int = NONE
    effect: str = ""
    kind: str = "rule"


@lru_cache(maxsize=4096)
def because(seat: int, card: int = NONE, effect: str = "", kind: str = "rule") -> Cause:
    """Return the Cause of these fields; the same object each time, since most events share a few."""
    return Cause(seat, card, effect, kind)


class Event(Record):
    """The base of all events. Subclasses add what happened in fields of their own.

    `PRIVATE` names the fields that only `audience` may read. `BARRIER` says why undo stops here:
    "hidden" (a hidden card was shown) or "chance" (a die or shuffle), or "" if it does not.
    """

    PRIVATE: ClassVar[tuple[str, ...]] = ()
    BARRIER: ClassVar[str] = ""

    cause: Cause
    rule: str

    @property
    def audience(self) -> int:
        """The seat that may read the private fields, or EVERYONE."""
        return EVERYONE

    @property
    def unasked(self) -> int:
        """The seat whose cards left nothing to ask it, or NONE: as if it had been asked, others learn of it."""
        return NONE


class Decided(Event):
    """A mandatory Decision with one possible answer was not asked but done.

    The keys are for its seat alone, as the options were: they can name cards of a hidden hand. What
    everyone may know of it, the events that follow tell.
    """

    PRIVATE: ClassVar[tuple[str, ...]] = ("keys",)

    seat: int
    kind: str
    keys: tuple[str, ...]

    @property
    def audience(self) -> int:
        """The seat that decided."""
        return self.seat

    @property
    def unasked(self) -> int:
        """The seat that decided."""
        return self.seat


E = TypeVar("E", bound=Event)


def seen(event: E, seat: int) -> E:
    """Return the event as a seat may see it: private fields of others are blanked."""
    if not event.PRIVATE or event.audience in (EVERYONE, seat):
        return event
    blanks: dict[str, Any] = {name: _blank(getattr(event, name)) for name in event.PRIVATE}
    return evolve(event, **blanks)


def _blank(value: object) -> object:
    if isinstance(value, tuple):
        return tuple(_blank(part) for part in value)
    return HIDDEN if isinstance(value, int) else ""
