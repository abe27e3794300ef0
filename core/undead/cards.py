"""What a card is: printed figures and texts. Content fills these types; the rules read them (UND-2.1).

Figures are points or counts as printed. Every card has an `id`, a `name`, a `slug` that names it in
option keys, and a `short` name of at most 16 cells. `original` says that the figures are our own.
"""

from enum import StrEnum

from core.kernel.records import Record
from core.undead.moments import Moment
from core.undead.operations import Operation


class SoldierType(StrEnum):
    """The kinds of Soldier (UND-4.1)."""

    PLAYER = "player"
    NPC = "npc"
    SQUAD = "squad"


class Keyword(StrEnum):
    """The keywords of Hostile cards (UND-24)."""

    UNDEAD = "Undead"
    FEARLESS = "Fearless"
    EACH = "Each"
    SWIFT = "Swift"
    LURKER = "Lurker"
    GRASP = "Grasp"
    COMMANDER = "Commander"
    ARMOURED = "Armoured"
    NO_COVER = "No Cover"
    STATIONARY = "Stationary"
    MEND = "Mend"
    REGENERATE = "Regenerate"
    DREAD = "Dread"
    UNIQUE = "Unique"
    AGAIN = "Again"


class Figure(StrEnum):
    """What passive texts change. Points to be added, or the number that holds while the text does."""

    COVER = "cover"
    """The bearer's own Cover."""
    HTH = "hth"
    """Added to the Soldier's Melee Attack rolls."""
    HEALTH = "health"
    """Starting and greatest Health."""
    HAND_SIZE = "hand_size"
    LOADOUT = "loadout"
    CX = "cx"
    """Action cards drawn at the start of a Soldier Turn (UND-5.6)."""
    TEAM_MOVEMENT = "team_movement"
    """Movement of every Soldier of the team."""
    ENTERING_MOVEMENT = "entering_movement"
    """Movement of a Soldier who enters this Location."""
    RANGED_ATTACK = "ranged_attack"
    """Added to Ranged Weapon Attack rolls."""
    THROWN_ATTACK = "thrown_attack"
    """Added to Attack rolls with Thrown Equipment."""
    UNDEAD_AT_0 = "undead_at_0"
    """Added to Weapon Attack rolls against Undead at Range 0."""
    OUTWARD_ATTACK = "outward_attack"
    """Added to Ranged Weapon Attack rolls from this Location at Range 1 or more."""
    FIRST_AID = "first_aid"
    """Wounds that a Soldier more removes by Equipment that this Soldier uses."""
    POWER_COST = "power_cost"
    """Divinity that powers used by Clergy in this Location cost more, at least 1 (UND-22.9)."""
    FIRST_POWER_COST = "first_power_cost"
    """Divinity that the first power of a Turn costs more, at least 1 (UND-22.9)."""
    SPENT_POWER_COST = "spent_power_cost"
    """Divinity that a power costs more if this card is Expended for it, at least 0 (UND-22.9)."""
    FREE_PLACE = "free_place"
    """Locations Placed without a discard, a Turn."""
    PLACE_DRAW = "place_draw"
    """Location cards more that are drawn when this Soldier Places one."""
    IGNORED_SUPPRESS = "ignored_suppress"
    """Suppressions ignored, the first of each Turn."""
    NO_LURKERS = "no_lurkers"
    """Lurkers are placed like other Hostiles while the bearer is not Downed."""
    REGENERATE = "regenerate"
    """EKIAs that Hostiles with Regenerate remove more in this Location."""
    ISOLATED = "isolated"
    """No Attack or Divine Power crosses the border of this Location (UND-9.11)."""
    COLLATERAL = "collateral"
    """No Explosive, Flame or Burst Attack from or into this Location (UND-9.10)."""


class Passive(Record):
    """A text that holds all the time while its card is in force."""

    figure: Figure
    add: int = 1


class Which(Record):
    """What an Action card may be played on; every condition that is given must hold.

    `mode` is the name of a Weapon's mode, `range_at_most` the Range of the Attack; `flame_or_thrown`
    admits Flame Weapons and Flame or Thrown Equipment; `undead` is the target; `structure` a Move
    into a Structure.
    """

    weapon: bool = False
    ranged: bool = False
    mode: str = ""
    range_at_most: int | None = None
    flame_or_thrown: bool = False
    undead: bool = False
    structure: bool = False


class Text(Record):
    """A text with a moment: what to do. `id` is that of its card, which has no other."""

    id: str
    when: Moment
    do: tuple[Operation, ...]


class Entry(Record):
    """A row of an Attack chart: it applies from a modified D10 of `min` on (UND-11.4)."""

    min: int
    hits: int = 0
    suppress: int = 0
    all: bool = False
    again: bool = False


Chart = tuple[Entry, ...]
"""The rows of a chart, lowest first; below the first is a Miss."""


class Attack(Record):
    """A way to Attack: a mode of a Weapon, Equipment, a Squad's own fire, a Divine Power (UND-11.1).

    `range` is the nearest and farthest Range. `dice` D10s are rolled, each read on the chart;
    a Squad's dice and modifier by its current Health, from 1 up, stand in `by_health`.
    """

    name: str
    range: tuple[int, int]
    chart: Chart
    dice: int = 1
    penetration: int = 0
    no_cover: bool = False
    no_cover_undead: bool = False
    melee: bool = False
    prox: bool = False
    undead_only: bool = False
    explosive: bool = False
    flame: bool = False
    burst: bool = False
    long_bonus: int = 0
    double_vs_objective: bool = False
    by_health: tuple[tuple[int, int], ...] = ()

    @property
    def collateral(self) -> bool:
        """Whether Collateral Damage forbids it (UND-9.10)."""
        return self.explosive or self.flame or self.burst


class Soldier(Record):
    """A Soldier as printed (UND-4.1). `weapon_loadout` and `blessed_only` limit Clergy (UND-20.4).

    `weapons`, `equipment` and `attack` are what Non-Player and Squad Soldiers come with, by id.
    """

    id: str
    name: str
    slug: str
    short: str
    type: SoldierType
    nation: str
    rp: int
    health: int
    actions: int
    movement: int
    cover: int
    loadout: int = 0
    hth: int = 0
    cx: int = 0
    clergy: bool = False
    divinity: int = 0
    blessed_only: bool = False
    weapon_loadout: tuple[int, int] | None = None
    skills: tuple[str, ...] = ()
    weapons: tuple[str, ...] = ()
    equipment: tuple[str, ...] = ()
    attack: Attack | None = None
    lore: str = ""
    original: bool = True


class Weapon(Record):
    """A Weapon (UND-4.6). `reload` is None for melee Weapons, which are never Empty (UND-11.10)."""

    id: str
    name: str
    slug: str
    short: str
    kind: str
    rp: int
    loadout: int
    modes: tuple[Attack, ...]
    blessed: bool = False
    reload: int | None = None
    ammo: int = 0
    keywords: tuple[str, ...] = ()
    lore: str = ""
    original: bool = True


class Equipment(Record):
    """A piece of Equipment. `charges` 0: it is not used up (UND-4.8)."""

    id: str
    name: str
    slug: str
    short: str
    rp: int
    loadout: int
    charges: int = 0
    blessed: bool = False
    thrown: bool = False
    keywords: tuple[str, ...] = ()
    attack: Attack | None = None
    passives: tuple[Passive, ...] = ()
    text: Text | None = None
    lore: str = ""
    original: bool = True


class Skill(Record):
    """A Skill (UND-4.5)."""

    id: str
    name: str
    slug: str
    short: str
    rp: int
    passives: tuple[Passive, ...]
    clergy_only: bool = False
    original: bool = True


class PowerCost(Record):
    """What a power costs with a School of Theology, in Divinity, instead of the printed cost."""

    power: str
    cost: int


class Theology(Record):
    """A School of Theology (UND-21)."""

    id: str
    name: str
    slug: str
    short: str
    powers: tuple[str, ...]
    divinity: int = 0
    costs: tuple[PowerCost, ...] = ()
    lore: str = ""
    original: bool = True


class Boost(Record):
    """Equipment that may be Expended for a power before its roll, and what that adds (UND-22.5)."""

    equipment: str
    add: int


class Power(Record):
    """A Divine Power (UND-22). `cost` in Divinity; with `cost_of_xp` the XP of a Hostile card more.

    `target` is what it is used on: `hostile`, `soldier`, `player`, `here`, or `` for a Reaction whose
    moment names it. An Attack power has an `attack`, the others a text.
    """

    id: str
    name: str
    slug: str
    short: str
    cost: int
    range: tuple[int, int]
    target: str = ""
    cost_of_xp: bool = False
    undead_only: bool = False
    requires: str = ""
    boost: Boost | None = None
    attack: Attack | None = None
    text: Text | None = None
    original: bool = True

    @property
    def reaction(self) -> bool:
        """Whether it is used at a moment of its own and costs no Action (UND-22.3)."""
        return self.text is not None and self.text.when is not Moment.ACTION


class Action(Record):
    """An Action card (UND-5). `cost` in Actions; with `support` it may be played for another Soldier."""

    id: str
    name: str
    slug: str
    short: str
    copies: int
    text: Text
    support: bool = False
    cost: int = 0
    on: Which = Which()
    original: bool = True


class Deed(Record):
    """What a Location allows its Soldiers to do for Actions (UND-7.11), once a Mission."""

    actions: int
    text: Text
    needs_clear: bool = False


class Location(Record):
    """A Location card (UND-9.2). `hostile_xp` by band of Resource points (UND-10.1)."""

    id: str
    name: str
    slug: str
    short: str
    copies: int
    types: tuple[str, ...]
    entrance: int
    cover: int
    reinforce: int
    hostile_xp: tuple[int, ...]
    passives: tuple[Passive, ...] = ()
    deed: Deed | None = None
    lore: str = ""
    original: bool = True


class Column(Record):
    """A column of a Hostile's chart, for `active[0]` to `active[1]` left (UND-13.2)."""

    active: tuple[int, int]
    chart: Chart


class Hostile(Record):
    """A Hostile card (UND-13). It holds `count` Hostiles of `health` Hits each (UND-18.2).

    A single Reticle of 4 is one group that takes 4: `health` 4, `count` 1, and not Each.
    """

    id: str
    name: str
    slug: str
    short: str
    deck: str
    copies: int
    health: int
    count: int
    xp: int
    divinity: int
    range: tuple[int, int]
    move: int
    penalty: int
    cover: int
    penetration: int
    columns: tuple[Column, ...]
    keywords: tuple[Keyword, ...] = ()
    lore: str = ""
    original: bool = True


class Objective(Record):
    """An Objective card (UND-16). `kind` is `work`, `hits`, `clear`, `kill` or `escape`."""

    id: str
    name: str
    slug: str
    short: str
    kind: str
    types: tuple[str, ...]
    entrance: int
    cover: int
    reinforce: int
    hostile_xp: tuple[int, ...]
    work: int = 0
    needs_clear: bool = False
    hits: int = 0
    objective_cover: int = 0
    must_destroy: tuple[str, ...] = ()
    target: str = ""
    unique: tuple[str, ...] = ()
    lore: str = ""
    original: bool = True


class Mission(Record):
    """A Mission (UND-3.1). `rp` are Resource points, `time` is the number of Turns.

    `elite_copies` is the greatest number of copies of one Elite card, 0 for all of them.
    """

    id: str
    name: str
    slug: str
    short: str
    time: int
    objective_at: int
    rp: int
    loadout: int
    decks: tuple[str, ...]
    objectives: tuple[str, ...]
    elite_copies: int = 0
    lore: str = ""
    original: bool = True


class Reward(Record):
    """What winning a Mission of a campaign gives for later ones (UND-17.7)."""

    mission: str
    divinity: int = 0
    without: tuple[str, ...] = ()
    longer: str = ""
    turns: int = 0
    lore: str = ""


class Campaign(Record):
    """Missions in their order (UND-17.3). `attempts` is how often each may be tried."""

    id: str
    name: str
    slug: str
    short: str
    missions: tuple[str, ...]
    attempts: int = 2
    rewards: tuple[Reward, ...] = ()


class SquadMember(Record):
    """A Soldier of a ready-made squad, with what is bought for him, by ids."""

    soldier: str
    weapons: tuple[str, ...] = ()
    equipment: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()
    theology: str = ""


class Squad(Record):
    """A ready-made squad, and the Missions that it is made for."""

    id: str
    name: str
    missions: tuple[str, ...]
    members: tuple[SquadMember, ...]
    lore: str = ""
