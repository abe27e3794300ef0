"""A Mission as data: small frozen records, cards as copy numbers, no definitions.

A physical card is a copy number; `State.cards[number]` is its id. The copies of the team come first,
so a Soldier's copy number is his place in the team, and his Targeting number is one more (UND-3.7).
Places on the track count from the Mission card, 0 (UND-9.1). NONE (-1) stands for no card.
"""

from attrs import field, frozen

from core.kernel.agenda import Frame, Question
from core.kernel.chance import Chance
from core.kernel.decision import NONE
from core.kernel.quick import Quick
from core.kernel.records import Record
from core.undead.setup import Setup


class Gear(Record):
    """A Weapon or Equipment card with its counters (UND-1.10): Ammo, Empty, charges left."""

    card: int
    ammo: int = 0
    empty: bool = False
    charges: int = 0


class Soldier(Record):
    """A Soldier in play. With 0 Health he is Downed and takes no part (UND-15.5).

    `bonus` is added to his Weapon Attack rolls until the end of the Soldier Turn; `used` names what he
    may do once a Turn and has done.
    """

    at: int
    health: int
    actions: int = 0
    suppressions: int = 0
    xp: int = 0
    divinity: int = 0
    protected: bool = False
    bonus: int = 0
    used: tuple[str, ...] = ()
    gear: tuple[Gear, ...] = ()
    hand: tuple[int, ...] = ()


class Hostile(Record):
    """A Hostile card in play (UND-1.6): for each Hostile its EKIAs, Suppressions and target.

    A single Reticle is one group with one target. The target of a Hostile that is Destroyed is NONE.
    """

    card: int
    at: int
    ekias: tuple[int, ...]
    suppressions: tuple[int, ...]
    targets: tuple[int, ...]


class Ward(Record):
    """A ward at a place, until the end of the next Hostile Turn (UND-22.10); `card` is what laid it."""

    at: int
    card: int
    undead_only: bool
    no_reinforcement: bool


class Consecration(Record):
    """Undead subtract `by` from Attack rolls against Soldiers at a place (UND-6.3)."""

    at: int
    card: int
    by: int


class Turn(Record):
    """The Turn in progress (UND-6): its number, the Turns left with it, the seat that acts.

    `deeds` are Actions spent this Turn on what a Location allows, as (place, Actions); `done` are the
    places where it has been done this Mission. `played` names the Action cards played against the
    Hostile Attack in progress (UND-5.5).
    """

    number: int
    left: int
    seat: int
    hostile: bool = False
    deeds: tuple[tuple[int, int], ...] = ()
    done: tuple[int, ...] = ()
    played: tuple[str, ...] = ()


class Goal(Record):
    """The Objective (UND-16): progress, Hits, the Unique Hostiles Destroyed, who has the Defector."""

    active: bool = False
    work: int = 0
    hits: int = 0
    destroyed: tuple[str, ...] = ()
    carrier: int = NONE


class Bonus(Record):
    """What is added to the dice of an Attack, and the id of the card that says so."""

    source: str
    add: int


class Attack(Record):
    """An Attack of a Soldier in progress (UND-11).

    `source` is the Gear or power copy, the Soldier's own for a Squad; `mode` its way to Attack.
    `target` is a Hostile copy or the Objective's. `played` are the ids of the Action cards played on
    it; `empties` says that a die has been at or below the Reload number, `fumble` a natural 1 in Melee.
    """

    soldier: int
    source: int
    mode: int
    target: int
    played: tuple[str, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    best: bool = False
    ignores_cover: bool = False
    hits: int = 0
    suppress: int = 0
    empties: bool = False
    fumble: bool = False


class Deck(Record):
    """A shuffled deck, top card first, and its discard pile, latest last (UND-2.3).

    The order of the lowest `known` cards of the deck is known to all.
    """

    cards: tuple[int, ...]
    discard: tuple[int, ...] = ()
    known: int = 0


@frozen
class State(Quick):
    """A Mission at one point, whole.

    `track` holds the Location at each place: NONE at 0 and where none is placed, the Objective last.
    `hostiles` stand in the order in which they entered play. `aside` are cards that have been drawn
    and seen and have no place yet, `removed` those out of the Mission. `raised` is added to every
    Reinforcement number. `ended` is a code once the Mission is over. `setup` and `cards` never change
    and are left out of the text that digests are made of.
    """

    setup: Setup = field(repr=False)
    cards: tuple[str, ...] = field(repr=False)
    soldiers: tuple[Soldier, ...]
    hostiles: tuple[Hostile, ...]
    track: tuple[int, ...]
    actions: Deck
    locations: Deck
    hostile_deck: Deck
    aside: tuple[int, ...]
    removed: tuple[int, ...]
    turn: Turn
    goal: Goal
    attack: Attack | None
    wards: tuple[Ward, ...]
    consecrations: tuple[Consecration, ...]
    raised: int
    agenda: tuple[Frame, ...]
    question: Question | None
    chance: Chance
    ended: str = ""
