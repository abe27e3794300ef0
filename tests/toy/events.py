"""What can happen in the toy game."""

from typing import ClassVar

from core.kernel.event import Event
from tests.toy.state import Cards


class TurnBegan(Event):
    """A turn began."""

    seat: int
    number: int


class Played(Event):
    """A card went from the hand to the table, face up."""

    seat: int
    card: int


class Scored(Event):
    """Points were gained, or paid."""

    seat: int
    amount: int


class Discarded(Event):
    """Cards went from the hand to the discard pile, face up."""

    seat: int
    cards: Cards


class Buried(Event):
    """Cards left the hand face down."""

    PRIVATE: ClassVar[tuple[str, ...]] = ("cards",)

    seat: int
    cards: Cards

    @property
    def audience(self) -> int:
        """The seat that buried them."""
        return self.seat


class Drew(Event):
    """Cards came from the deck to the hand."""

    PRIVATE: ClassVar[tuple[str, ...]] = ("cards",)
    BARRIER: ClassVar[str] = "hidden"

    seat: int
    cards: Cards

    @property
    def audience(self) -> int:
        """The seat that drew them."""
        return self.seat


class Rolled(Event):
    """A die fell."""

    BARRIER: ClassVar[str] = "chance"

    seat: int
    number: int


class Shuffled(Event):
    """The deck was shuffled."""

    BARRIER: ClassVar[str] = "chance"

    cards: int
