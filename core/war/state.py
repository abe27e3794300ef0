"""A game as data: small frozen records, cards as copy numbers, no definitions (design section 1).

`State.cards[number]` is the id of a card. Zones are tuples of copy numbers, top card first. NONE (-1)
stands for no card and no seat.
"""

from attrs import field, frozen

from core.kernel.agenda import Frame, Question
from core.kernel.chance import Chance
from core.kernel.decision import NONE
from core.kernel.quick import Quick
from core.kernel.records import Record
from core.war.setup import Setup


class Team(Record):
    """A Team in play and the Characters attached to it, in the order in which they came (WAR-4.5)."""

    card: int
    characters: tuple[int, ...] = ()

    @property
    def members(self) -> tuple[int, ...]:
        """The Team's own card, then its Characters."""
        return (self.card, *self.characters)


class Player(Record):
    """A seat and its cards. Teams are the Heroes', Facilities and Units Umbrella's.

    `removed` are the destroyed ones (WAR-1.4). `shown` are the cards of the hand that everybody knows
    to be there: they came from an open zone, or were left when the deck had run out.
    """

    deck: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()
    discard_pile: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()
    teams: tuple[Team, ...] = ()
    facilities: tuple[int, ...] = ()
    units: tuple[int, ...] = ()
    shown: tuple[int, ...] = ()


class Committed(Record):
    """An Event committed to a fight, by whom, and the card that its bonus is on (NONE: the total)."""

    seat: int
    card: int
    target: int = NONE


class Fight(Record):
    """An Assault or a Search and Destroy in progress (WAR-5, 6): `kind` is `assault` or `search`.

    `teams` are the Teams committed or aimed at, `units` the Units defending or sent, at most
    `most_units`. `bomb` is the Event that replaces the dice (WAR-5.9), `owed` are the Events that
    cost a Character at the end (WAR-6.5).
    """

    kind: str
    teams: tuple[int, ...] = ()
    facility: int = NONE
    units: tuple[int, ...] = ()
    committed: tuple[Committed, ...] = ()
    most_units: int = 1
    bomb: int = NONE
    owed: tuple[int, ...] = ()


class Match(Record):
    """The games of a match: the number of this one, games won by seat, and turns of earlier games."""

    game: int = 1
    wins: tuple[int, int] = (0, 0)
    turns: int = 0


@frozen
class State(Quick):
    """A game of Biohazard War at one point, whole.

    `heroes` is the seat that plays the Heroes in this game. `turn` counts its turns, `phase` is
    one of PHASES, or empty before the first turn. `resolving` is the card being played: the Event
    whose text is worked off, the Character whose Team is chosen. `outside` are the cards that a
    position leaves out. `ended` is a code once the match is over, otherwise empty. `setup` and `cards`
    never change and are left out of the text that digests are made of.
    """

    setup: Setup = field(repr=False)
    cards: tuple[str, ...] = field(repr=False)
    players: tuple[Player, Player]
    heroes: int
    turn: int
    phase: str
    match: Match
    fight: Fight | None
    resolving: int
    outside: tuple[int, ...]
    agenda: tuple[Frame, ...]
    question: Question | None
    chance: Chance
    ended: str = ""


PHASES = ("draw", "event", "recruit", "assault", "search", "end")
"""The phases of a turn, in their order (WAR-4)."""
