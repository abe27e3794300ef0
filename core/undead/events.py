"""The closed list of events: what can happen in a Mission.

Soldiers are named by their places in the team, which are their copy numbers; cards are copy numbers.
`now` and `left` are the value once the event has happened. Nothing is private: hands are open.
"""

from typing import ClassVar

from core.kernel.event import Decided, Event
from core.undead.state import Bonus

__all__ = ["Decided"]


class MissionBegan(Event):
    """The Mission begins with so many Turns (UND-3.2)."""

    mission: str
    turns: int


class Shuffled(Event):
    """A deck is shuffled, or its discard pile to become it (UND-2.4, 3.5). `deck` names it."""

    BARRIER: ClassVar[str] = "chance"

    deck: str
    count: int


class TurnBegan(Event):
    """A Soldier Turn begins (UND-6.1); so many Turns are left with it."""

    number: int
    left: int


class HandedOver(Event):
    """Another seat acts now (UND-1.3)."""

    seat: int


class SoldierTurnEnded(Event):
    """The Soldier Turn is over but for the Draw step; unspent Actions are lost (UND-7.1)."""

    unspent: int


class ActionSpent(Event):
    """A Soldier spends an Action (UND-7.1)."""

    soldier: int
    now: int


class ActionsGained(Event):
    """A Soldier has more Actions in this Soldier Turn."""

    soldier: int
    by: int
    now: int


class CardsDrawn(Event):
    """A Player Soldier draws Action cards (UND-5.6, 5.7)."""

    BARRIER: ClassVar[str] = "hidden"

    soldier: int
    cards: tuple[int, ...]


class CardsDiscarded(Event):
    """Action cards go from a hand to the discard pile (UND-5.3, 5.7)."""

    soldier: int
    cards: tuple[int, ...]


class CardPlayed(Event):
    """A Soldier plays an Action card, for himself or for another (UND-5.2, 5.4)."""

    soldier: int
    card: int
    target: int


class XpChanged(Event):
    """A Player Soldier gains or spends XP (UND-17.1, 17.2)."""

    soldier: int
    by: int
    now: int


class XpLost(Event):
    """There is no Player Soldier left to gain XP (UND-17.1)."""

    xp: int


class DivinityChanged(Event):
    """A Clergy Soldier gains or pays Divinity (UND-20.8, 22.1)."""

    soldier: int
    by: int
    now: int


class DivinityLost(Event):
    """There is no Clergy Soldier left to gain Divinity (UND-20.8)."""

    points: int


class Entered(Event):
    """A Soldier Moves from one card of the track to another (UND-9.3).

    `parts` make up what had to be paid: the Entrance cost, penalties, Movement, cards; `cost` is their
    sum, at least 0. A Move back has none (UND-9.4).
    """

    soldier: int
    start: int
    to: int
    cost: int
    parts: tuple[Bonus, ...]


class LocationsSeen(Event):
    """The top Location cards are drawn and seen (UND-8.1)."""

    BARRIER: ClassVar[str] = "hidden"

    soldier: int
    cards: tuple[int, ...]


class LocationPlaced(Event):
    """A Location is put on the track (UND-8.1)."""

    BARRIER: ClassVar[str] = "hidden"

    soldier: int
    card: int
    at: int


class NoLocation(Event):
    """There is no Location card left to Place (UND-2.4)."""

    soldier: int


class LocationPutUnder(Event):
    """A Location card goes under the deck."""

    soldier: int
    card: int


class ObjectiveActivated(Event):
    """The Objective becomes Active (UND-8.2)."""

    soldier: int
    card: int
    at: int


class HostileDrawn(Event):
    """A Hostile card is drawn for a place and seen (UND-10.1, 14.5)."""

    BARRIER: ClassVar[str] = "hidden"

    card: int
    at: int


class HostilePlaced(Event):
    """A Hostile card enters play at a place (UND-10.3)."""

    card: int
    at: int


class NoHostile(Event):
    """There is no Hostile card left to draw (UND-2.4)."""

    at: int


class HostilesAssigned(Event):
    """The XP of the cards drawn for a place have reached its Hostile value (UND-10.1)."""

    at: int
    xp: int
    value: int


class TargetDrawn(Event):
    """A Targeting counter is drawn for a Hostile of a card (UND-10.4, 10.6)."""

    BARRIER: ClassVar[str] = "chance"

    card: int
    unit: int
    soldier: int


class AttackDeclared(Event):
    """A Soldier Attacks with something a Hostile card or the Objective (UND-11.1)."""

    soldier: int
    source: int
    mode: int
    target: int


class AttackRolled(Event):
    """The Attack dice of a Soldier (UND-11.3, 11.4).

    `naturals` are the dice, to each of which the sum of `parts` is added; `rows` are the entries of the
    chart that they reach, by their `min`, 0 for a Miss. With `best` no die was rolled (UND-11.14).
    """

    BARRIER: ClassVar[str] = "chance"

    soldier: int
    source: int
    target: int
    naturals: tuple[int, ...]
    parts: tuple[Bonus, ...]
    rows: tuple[int, ...]
    hits: int
    suppress: int
    best: bool


class CoverRolled(Event):
    """The Cover die of a Soldier's Attack (UND-11.5): `beaten` or not, against `cover`.

    `sure` says that a natural 6 was enough.
    """

    BARRIER: ClassVar[str] = "chance"

    target: int
    natural: int
    penetration: int
    cover: int
    beaten: bool
    sure: bool


class HitsAdded(Event):
    """A card adds Hits to an Attack that has scored some."""

    soldier: int
    hits: int
    now: int


class HitsTaken(Event):
    """A Hostile takes Hits (UND-11.7); `left` are those that it can still take."""

    card: int
    unit: int
    hits: int
    left: int


class HitsLost(Event):
    """Hits beyond what there is to take them (UND-11.7)."""

    hits: int


class HostileSuppressed(Event):
    """A Hostile takes Suppressions (UND-11.9); `active` is the number that finds its column."""

    card: int
    unit: int
    amount: int
    active: int


class SuppressIgnored(Event):
    """Suppress results do nothing to a Fearless card, or to one without Active Hostiles (UND-11.9)."""

    card: int
    amount: int


class HostileDestroyed(Event):
    """A Hostile of a Double-Reticle card is Destroyed and drops out (UND-18.7)."""

    card: int
    unit: int


class CardDestroyed(Event):
    """A Hostile card is Destroyed and leaves play (UND-1.11), with its XP and Divinity."""

    card: int
    at: int
    xp: int
    divinity: int


class WeaponEmptied(Event):
    """A Weapon is Empty after the Reload check (UND-11.10)."""

    soldier: int
    card: int
    ammo: int


class Reloaded(Event):
    """A Weapon is Loaded again (UND-7.4); `ammo` counters stay beside it."""

    soldier: int
    card: int
    ammo: int


class Resupplied(Event):
    """A Weapon gets Ammo counters or Equipment charges; `now` is what it has then."""

    soldier: int
    card: int
    by: int
    now: int


class Expended(Event):
    """A charge is Expended; with none left the card is out of the Mission (UND-24)."""

    soldier: int
    card: int
    left: int


class GearMoved(Event):
    """Gear is passed, recovered or dropped: to NONE it is out of the Mission (UND-8.3, 8.4, 7.10)."""

    soldier: int
    card: int
    to: int


class PowerUsed(Event):
    """A Clergy Soldier uses a Divine Power (UND-22.2)."""

    soldier: int
    power: int
    cost: int


class GearUsed(Event):
    """A Soldier uses Equipment (UND-7.5)."""

    soldier: int
    card: int
    target: int


class DeedDone(Event):
    """Soldiers do what a Location allows; `actions` of `needed` are spent (UND-7.11)."""

    soldier: int
    card: int
    actions: int
    needed: int


class Healed(Event):
    """A Soldier removes Wounds (UND-15.4)."""

    soldier: int
    wounds: int
    now: int


class SuppressionsRemoved(Event):
    """Suppressions leave a Soldier (UND-7.7)."""

    soldier: int
    by: int
    now: int


class ProtectionGiven(Event):
    """A Soldier gets a Protection counter."""

    soldier: int


class AttacksRaised(Event):
    """A Soldier adds to his Weapon Attack rolls until the end of this Soldier Turn."""

    soldier: int
    add: int


class Warded(Event):
    """A place is warded until the end of the next Hostile Turn (UND-22.10)."""

    at: int
    undead_only: bool
    no_reinforcement: bool


class Consecrated(Event):
    """Undead subtract from Attack rolls against Soldiers at a place until the next Hostile Turn ends."""

    at: int
    by: int


class ReinforcementRaised(Event):
    """Every Reinforcement number is higher for the rest of the Mission."""

    by: int
    now: int


class HostileTurnBegan(Event):
    """The Hostile Turn begins (UND-6.2)."""

    number: int


class HostileMoved(Event):
    """A Hostile card Moves one card towards a Soldier (UND-14.2)."""

    card: int
    start: int
    to: int
    soldier: int


class HostileStopped(Event):
    """A ward stops a Hostile card from Moving to a place (UND-22.10)."""

    card: int
    at: int


class HostileRolled(Event):
    """A Hostile Attacks a Soldier (UND-14.3).

    `naturals` are its D10s, of which the highest counts (UND-14.10); `parts` are added to it, `column`
    the numbers its column is for, `row` the `min` of the entry reached, 0 for a Miss. `die` is the
    Cover die, 0 if its Attacks are No Cover.
    """

    BARRIER: ClassVar[str] = "chance"

    card: int
    unit: int
    soldier: int
    naturals: tuple[int, ...]
    parts: tuple[Bonus, ...]
    column: tuple[int, int]
    row: int
    hits: int
    suppress: int
    die: int


class CoverCompared(Event):
    """The Cover die of a Hostile's Attack against a Soldier's Cover (UND-14.4)."""

    card: int
    soldier: int
    natural: int
    penetration: int
    cover: int
    beaten: bool
    sure: bool


class AttackCancelled(Event):
    """The whole result of a Hostile's Attack against a Soldier is cancelled (UND-15.2)."""

    soldier: int


class HitsCancelled(Event):
    """Hits that a Soldier would suffer are cancelled; `left` stay (UND-15.2)."""

    soldier: int
    hits: int
    left: int


class HitsRedirected(Event):
    """A Soldier suffers Hits instead of another one."""

    soldier: int
    instead_of: int
    hits: int


class Wounded(Event):
    """A Soldier suffers Wounds (UND-15.1)."""

    soldier: int
    wounds: int
    now: int


class SoldierSuppressed(Event):
    """A Soldier receives Suppressions (UND-15.3)."""

    soldier: int
    by: int
    now: int


class SuppressionsIgnored(Event):
    """A Soldier does not receive Suppressions: he has 2, or a Skill ignores them (UND-15.3)."""

    soldier: int
    amount: int


class Dreaded(Event):
    """A Soldier discards an Action card at random (UND-24)."""

    BARRIER: ClassVar[str] = "chance"

    soldier: int
    card: int


class Downed(Event):
    """A Soldier is Downed (UND-15.5)."""

    soldier: int


class EkiasRemoved(Event):
    """Regenerate or Mend removes EKIAs from a Hostile (UND-6.2 d)."""

    card: int
    unit: int
    by: int
    left: int


class ReinforcementRolled(Event):
    """A die for a Reinforcement at a place: one comes from `number` on (UND-14.5)."""

    BARRIER: ClassVar[str] = "chance"

    at: int
    natural: int
    number: int


class Denied(Event):
    """A Reinforcement is discarded (UND-22.6)."""

    soldier: int
    card: int


class EffectsEnded(Event):
    """What lasted until the end of the Hostile Turn is over (UND-6.3)."""

    wards: int
    consecrations: int


class SuppressionsCleared(Event):
    """All Suppressions leave the Hostiles (UND-14.6)."""

    amount: int


class TurnsLeft(Event):
    """The Turn counter goes down (UND-14.7)."""

    now: int


class WorkDone(Event):
    """An Objective Action (UND-16.3): `now` of `needed`."""

    soldier: int
    now: int
    needed: int


class ObjectiveHit(Event):
    """The Objective takes Hits (UND-16.4): `now` of `needed`."""

    hits: int
    now: int
    needed: int


class DefectorTaken(Event):
    """A Soldier has the Defector (UND-16.6)."""

    soldier: int


class MissionEnded(Event):
    """The Mission is over: `won`, `out-of-time` or `all-downed` (UND-16.1, 16.7)."""

    reason: str


ALL: tuple[type[Event], ...] = (
    Decided, MissionBegan, Shuffled, TurnBegan, HandedOver, SoldierTurnEnded, ActionSpent, ActionsGained,
    CardsDrawn, CardsDiscarded, CardPlayed, XpChanged, XpLost, DivinityChanged, DivinityLost, Entered,
    LocationsSeen, LocationPlaced, NoLocation, LocationPutUnder, ObjectiveActivated, HostileDrawn,
    HostilePlaced, NoHostile, HostilesAssigned, TargetDrawn, AttackDeclared, AttackRolled, CoverRolled,
    HitsAdded, HitsTaken, HitsLost, HostileSuppressed, SuppressIgnored, HostileDestroyed, CardDestroyed,
    WeaponEmptied, Reloaded, Resupplied, Expended, GearMoved, PowerUsed, GearUsed, DeedDone, Healed,
    SuppressionsRemoved, ProtectionGiven, AttacksRaised, Warded, Consecrated, ReinforcementRaised,
    HostileTurnBegan, HostileMoved, HostileStopped, HostileRolled, CoverCompared, AttackCancelled,
    HitsCancelled, HitsRedirected, Wounded, SoldierSuppressed, SuppressionsIgnored, Dreaded, Downed,
    EkiasRemoved, ReinforcementRolled, Denied, EffectsEnded, SuppressionsCleared, TurnsLeft, WorkDone,
    ObjectiveHit, DefectorTaken, MissionEnded,
)  # fmt: skip
