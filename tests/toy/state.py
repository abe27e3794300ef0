"""The toy game as data: set-up, state, view, and the frames of its agenda."""

from typing import ClassVar

from attrs import frozen

from core.kernel.agenda import Frame, Question
from core.kernel.chance import Chance
from core.kernel.decision import NONE
from core.kernel.event import Cause

Cards = tuple[int, ...]
"""Copy numbers, top card first."""


@frozen
class Catalogue:
    """How many copies there are of each card."""

    copies: tuple[tuple[str, int], ...] = (("lamp", 6), ("map", 4), ("knife", 5), ("dog", 3))


@frozen
class Setup:
    """A game before it begins."""

    names: tuple[str, ...] = ("Ada", "Ben")
    turns: int = 8


@frozen
class Side:
    """The cards of a seat: `hand` and `buried` are its secret, `shown` lies on the table."""

    hand: Cards = ()
    buried: Cards = ()
    shown: Cards = ()
    points: int = 0


@frozen
class State:
    """A point of the game. Cards are copy numbers, `cards` says which card each copy is."""

    cards: tuple[str, ...]
    sides: tuple[Side, ...]
    deck: Cards
    chance: Chance
    last_turn: int
    discard: Cards = ()
    turn: int = 0
    active: int = NONE
    searched: bool = False
    agenda: tuple[Frame, ...] = ()
    question: Question | None = None


@frozen
class View:
    """What a seat knows. HIDDEN stands for each card that it may not know.

    Copies are numbered in the order of the catalogue before they are shuffled, so `cards` tells
    nothing. `asked`, `kind` and `card` are whom the waiting question asks, and of what.
    """

    seat: int
    cards: tuple[str, ...]
    sides: tuple[Side, ...]
    deck: int
    discard: Cards
    turn: int
    last_turn: int
    active: int
    searched: bool
    asked: int
    kind: str
    card: int


class Turn(Frame):
    """A turn begins, and what stands above its frame on the agenda is the turn before it."""


class Main(Frame):
    """The seat chooses what to do next."""


class Draw(Frame):
    """The seat draws cards, as many as the deck has."""

    count: int
    cause: Cause


class Discard(Frame):
    """The seat discards two cards for the map `source`."""

    source: int


class Reshuffle(Frame):
    """The seat may shuffle the discard pile into the deck for the map `source`."""

    source: int


class React(Frame):
    """The seat may answer the knife `source` with a dog."""

    source: int


class Bury(Frame):
    """The seat buries a card for the knife `source`."""

    source: int


class Search(Frame):
    """The seat rolls a die."""


class CleanUp(Frame):
    """The turn of the seat ends, whatever became of its main part."""

    ALWAYS: ClassVar[bool] = True


FRAMES = (Turn, Main, Draw, Discard, Reshuffle, React, Bury, Search, CleanUp)
