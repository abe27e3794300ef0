"""What is fixed before the first Turn (UND-3, UND-4), and the shape of a position."""

from core.kernel.decision import NONE
from core.kernel.records import Record


class Seat(Record):
    """Who sits at a seat: a name of 1 to 24 cells, and `person` or a kind of bot."""

    name: str
    player: str = "person"


class Member(Record):
    """A Soldier of the team and what is bought for him, by ids (UND-4); `seat` is whose he is.

    `trained` are Skills bought with XP, which cost no Resource points; `health`, `divinity` and `xp`
    are what a campaign has added to his Health and starting Divinity, and the XP he brings (UND-17.5).
    What a Non-Player or Squad Soldier comes with is not named.
    """

    soldier: str
    seat: int = 0
    weapons: tuple[str, ...] = ()
    equipment: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()
    theology: str = ""
    trained: tuple[str, ...] = ()
    health: int = 0
    divinity: int = 0
    xp: int = 0


class GearState(Record):
    """How a piece of Gear differs from a fresh one. The first one of that card which has no state."""

    card: str
    empty: bool = False
    ammo: int | None = None
    charges: int | None = None


class PositionSoldier(Record):
    """A Soldier of a position, in the order of the team; as at the start of a Turn where None.

    `at` is a place of the track, 0 the Mission card. `hand` are Action cards by id.
    """

    at: int = 0
    health: int | None = None
    actions: int | None = None
    suppressions: int = 0
    divinity: int | None = None
    protected: bool = False
    hand: tuple[str, ...] = ()
    gear: tuple[GearState, ...] = ()


class PositionHostile(Record):
    """A Hostile card of a position: its place, and for each Hostile EKIAs, Suppressions and target.

    Targets are places of the team, counted from 0. Shorter lists are filled up with 0; a target that
    is not stated is the first Soldier who is not Downed.
    """

    card: str
    at: int
    ekias: tuple[int, ...] = ()
    suppressions: tuple[int, ...] = ()
    targets: tuple[int, ...] = ()


class PositionWard(Record):
    """A ward or a Consecration at a place of the track, until the end of the next Hostile Turn."""

    at: int
    undead_only: bool = False
    no_reinforcement: bool = False
    less: int = 0


class Position(Record):
    """A table stated exactly, in the Soldier Turn of the seat `active`.

    `track` names the Locations from place 1 up to the Objective, "" where none is placed yet.
    `hostiles` are in the order in which they entered play. Decks name their top cards; what is named
    nowhere lies below, shuffled. `chance` is the queue of forced results: a number for the next die
    or counter (a D10 of 7 is 6), an order for the next shuffle.
    """

    soldiers: tuple[PositionSoldier, ...]
    track: tuple[str, ...]
    hostiles: tuple[PositionHostile, ...] = ()
    objective_active: bool = False
    active: int = 0
    turn: int = 1
    left: int | None = None
    work: int = 0
    hits: int = 0
    destroyed: tuple[str, ...] = ()
    carrier: int = NONE
    raised: int = 0
    wards: tuple[PositionWard, ...] = ()
    action_deck: tuple[str, ...] = ()
    action_discard: tuple[str, ...] = ()
    location_deck: tuple[str, ...] = ()
    hostile_deck: tuple[str, ...] = ()
    hostile_discard: tuple[str, ...] = ()
    chance: tuple[int | tuple[int, ...], ...] = ()


class Setup(Record):
    """A Mission before it begins.

    `mission` and `objective` are ids; with an empty `objective` it is the Mission's first. `without`
    are Hostiles that a campaign has taken out of the decks, `turns` Turns that it adds, `divinity`
    points that every Clergy Soldier starts with in addition (UND-17.7). `squad` names the ready-made
    squad that the team is, or is empty.
    """

    mission: str
    seats: tuple[Seat, ...]
    team: tuple[Member, ...]
    objective: str = ""
    squad: str = ""
    without: tuple[str, ...] = ()
    turns: int = 0
    divinity: int = 0
    position: Position | None = None
