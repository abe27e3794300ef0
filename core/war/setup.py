"""What is fixed before the first turn (WAR-3), and the shape of a position."""

from core.kernel.decision import NONE
from core.kernel.records import Record

ONE_GAME, BEST_OF_THREE = 1, 3


class Seat(Record):
    """Who sits at a seat: a name of 1 to 24 cells, and `person` or a kind of bot."""

    name: str
    player: str = "person"


class PositionTeam(Record):
    """A Team in play and the Characters attached to it, by their ids."""

    team: str
    characters: tuple[str, ...] = ()


class PositionSeat(Record):
    """A seat of a position: card ids by zone, top card first. Teams are the Heroes', the rest Umbrella's."""

    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    discard_pile: tuple[str, ...] = ()
    teams: tuple[PositionTeam, ...] = ()
    facilities: tuple[str, ...] = ()
    units: tuple[str, ...] = ()


class Position(Record):
    """A table stated exactly, at the beginning of a phase of a turn.

    `seats` are in seat order. A Team or Facility that is named nowhere has been destroyed; any other
    card that is named nowhere is out of this table. `chance` is the queue of forced results: a number
    from 0 for the next random pick (a die: its pips less 1), an order for the next shuffle.
    """

    seats: tuple[PositionSeat, PositionSeat]
    phase: str = "draw"
    turn: int = 1
    chance: tuple[int | tuple[int, ...], ...] = ()


class Setup(Record):
    """A game before it begins.

    `heroes` is the seat that plays the Heroes in the first game, NONE to let chance choose. `match` is
    the number of games at most: 1, or 3 for the best of three with sides swapped. `reactions` says
    who is asked where nothing but a pass is possible: `holders` (nobody is) or `everyone`; those who
    only think of a game may have the `first` or the `second` seat alone asked.
    """

    seats: tuple[Seat, Seat]
    heroes: int = NONE
    match: int = ONE_GAME
    reactions: str = "holders"
    position: Position | None = None
