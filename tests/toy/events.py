"""What can happen in the toy game."""

from typing import ClassVar

from attrs import frozen

from core.kernel.event import Event
from tests.toy.state import Cards


@frozen
class TurnBegan(Event):
    """A turn began."""

    seat: int
    number: int


@frozen
class Played(Event):
    """A card went from the hand to the table, face up."""

    seat: int
    card: int


@frozen
class Scored(Event):
    """Points were gained, or paid."""

    seat: int
    amount: int


@frozen
class Discarded(Event):
    """Cards went from the hand to the discard pile, face up."""

    seat: int
    cards: Cards


@frozen
class Buried(Event):
    """Cards left the hand face down."""

    PRIVATE: ClassVar[tuple[str, ...]] = ("cards",)

    seat: int
    cards: Cards

    @property
    def audience(self) -> int:
        """The seat that buried them."""
        return self.seat


@frozen
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


@frozen
class Rolled(Event):
    """A die fell."""

    BARRIER: ClassVar[str] = "chance"

    seat: int
    number: int


@frozen
class Shuffled(Event):
    """The deck was shuffled."""

    BARRIER: ClassVar[str] = "chance"

    cards: int
