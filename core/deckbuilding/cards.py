"""What a card is: printed figures and texts. Content fills these types; the rules read them (DBG-1)."""

from enum import StrEnum

from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import Condition, Operation, Which
from core.kernel.records import Record


class Kind(StrEnum):
    """The card types that are dealt with here (DBG-1.4)."""

    CHARACTER = "character"
    AMMUNITION = "ammunition"
    WEAPON = "weapon"
    ITEM = "item"
    ACTION = "action"
    INFECTED = "infected"
    TOKEN = "token"
    EVENT = "event"
    BONUS = "bonus"
    SKILL = "skill"
    INFECTION = "infection"
    INFECTED_CHARACTER = "infected_character"


class WeaponType(StrEnum):
    """The Weapon types (DBG-1.7)."""

    PISTOL = "pistol"
    KNIFE = "knife"
    SHOTGUN = "shotgun"
    RIFLE = "rifle"
    MACHINE_GUN = "machine_gun"
    MAGNUM = "magnum"
    MINIGUN = "minigun"
    EXPLOSIVE = "explosive"
    BOW = "bow"
    MELEE = "melee"


class Figure(StrEnum):
    """The numbers that passive texts and lasting effects change. All in points but USES (a count).

    CHARACTER_DAMAGE is what a Character deals beside its Weapons (DBG-6.12), WEAPONS how many Weapons it
    may use in one Explore, PARTNER_CARDS how many cards can be Attached to its Partner (DBG-18.7), COST
    what is paid to buy a card (DBG-10.6), HARM one amount of Damage that a Character takes (DBG-8.10): of
    a Passive on it, `of` admits the cards that deal it. LEVEL_2 is what Level 2 of the Character takes that
    an Infected is Attached to (DBG-12.5).
    """

    DAMAGE = "damage"
    REQUIREMENT = "requirement"
    CHARACTER_DAMAGE = "character_damage"
    USES = "uses"
    AMMO = "ammo"
    GOLD = "gold"
    MAXIMUM_HEALTH = "maximum_health"
    WEAPONS = "weapons"
    PARTNER_CARDS = "partner_cards"
    COST = "cost"
    HARM = "harm"
    LEVEL_2 = "level_2"
    INFECTED_DAMAGE = "infected_damage"
    INFECTED_HEALTH = "infected_health"
    ALONE_IN_COMBO = "alone_in_combo"
    """The Decorations of an Infected while it is the only card of its Combo Pile (DBG-15.11)."""


class Ban(StrEnum):
    """What a passive text forbids its Character: USE the Weapons that `of` admits.

    ACTIONS cannot be played while a Weapon that forbids them lies in the Play Area.
    ATTACH on a Weapon forbids to Attach the Weapon itself.
    """

    HEAL = "heal"
    ATTACH = "attach"
    USE = "use"
    INFECTION_EFFECTS = "infection_effects"
    ACTIONS = "actions"


Effect = Figure | Ban
"""What a passive text is about: the figure that it changes, or what it forbids."""


class Bonus(Record):
    """The icons of a card: what playing it adds (DBG-1.15, 5.4)."""

    actions: int = 0
    buys: int = 0
    explores: int = 0
    gold: int = 0
    ammo: int = 0
    cards: int = 0


class Passive(Record):
    """A text that works all the time while its card is in force and `cond` holds (DBG-6.2).

    It adds `add` to a figure of the cards that `of` admits, or sets it to `set`; with `forbid` it
    forbids something instead. With `per` the figure of an Infected, a Character or a Weapon itself gets
    `add` for each of the things counted. With `own` it is about the Weapons of the very Character only,
    and not about those of the other one that the player has (DBG-18.21).
    """

    figure: Figure | None = None
    add: int = 0
    set: int | None = None
    of: Which = Which()
    per: str = ""
    forbid: Ban | None = None
    cond: Condition | None = None
    own: bool = False


class Text(Record):
    """A text with a moment: what to do, and whether it is optional (DBG-5.7, 6.3).

    `id` is unique in the catalogue; `modes` are the modes in which the text works, empty for all;
    `of` admits the cards that a replacement text replaces something for: with `trash_after`, only
    where they would be Trashed after use (DBG-7.38); or those whose Trash, Reveal, Gain or Buy is the
    moment. A text works only while `cond` holds; one with `others_turn` not in the own turn, one with
    `once` only the first time in a turn. All copies of its card share the one use of an optional text that
    is `shared`. One with `by_you` is that of the player who Trashes the card, and of nobody if an Infected
    does.
    """

    id: str
    when: Moment
    do: tuple[Operation, ...]
    may: bool = False
    modes: tuple[str, ...] = ()
    of: Which = Which()
    cond: Condition | None = None
    others_turn: bool = False
    once: bool = False
    shared: bool = False
    by_you: bool = False


class Level(Record):
    """A Level of a Character: from `decorations` on, its passives and texts are in force (DBG-12).

    An Infected Character has none; its text stands as Level 0 from 0 Decorations on (DBG-1.18).
    """

    level: int
    decorations: int
    passives: tuple[Passive, ...] = ()
    texts: tuple[Text, ...] = ()


class Card(Record):
    """A card as printed. Figures in points; None where the card has no such figure.

    `requirement` and `damage` of a Weapon are None for a printed X, `ammo_at_most` is the limit of what may
    be paid for an X (DBG-1.8). `copies` is the number
    in its box. `slug` names the card in option keys; `short` is at most 16 cells wide.
    `wording` is a hand-written sentence, `brief` hand-written words for a line in a list; each is empty
    where narration makes it from the texts. `xp` is the
    requirement of a Skill (DBG-19.5); one that `echoes` has the texts of the other active ones (DBG-19.17).
    """

    id: str
    name: str
    set: str
    kind: Kind
    copies: int
    slug: str
    short: str
    cost: int | None = None
    bonus: Bonus = Bonus()
    weapon_type: WeaponType | None = None
    requirement: int | None = None
    damage: int | None = None
    ammo_at_most: int | None = None
    trash_after: bool = False
    health: int | None = None
    decorations: int = 0
    boss: bool = False
    traits: tuple[str, ...] = ()
    levels: tuple[Level, ...] = ()
    passives: tuple[Passive, ...] = ()
    texts: tuple[Text, ...] = ()
    wording: str = ""
    brief: str = ""
    xp: int | None = None
    echoes: bool = False
