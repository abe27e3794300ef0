"""What every operation is, and the conditions that operations name: which cards, and when."""

from typing import ClassVar

from core.kernel.records import Record

COUNTS = (
    "ammo_10",
    "infected_fought",
    "other_knives_used",
    "actions_played",
    "it",
    "hand",
    "discard_pile",
    "infected_attached",
    "infected_of_leader",
    "weapons_in_use",
    "weapon_types_in_use",
    "partner_cards",
    "total_damage",
    "xp",
    "xp_given",
    "infection_level",
    "living",
    "others_of_name_used",
    "inventory",
    "play_area",
    "level",
    "health",
    "damage_suffered",
    "revealed",
    "infected_of_all",
    "team_decorations",
    "players_with_fewer",
    "resource_piles",
    "types",
    "damage_of_it",
    "gained",
    "play_area_types",
    "maximum_health",
    "ammo_of_it",
    "full_hands",
)
"""What `per` and conditions can count: full 10s of the exploring player's unspent Ammo, Infected in the
comparison, Knife Weapons used this turn besides this one, Action cards played this turn by anybody, the
cards that the step before touched, those of the own Hand and Discard Pile, the Infected Attached to the
Main Character, those Attached to the Character that leads (none where it is the Partner, DBG-18.13), the
Weapon cards that the Character uses in this Explore and their types, the cards
Attached to the own Partner, points of total Damage, the XP on the Character, the XP that the last step
of the turn to Remove some did, the own Infection Level, living Characters, the other cards of the same
name used this turn, the cards of the own Inventory and Play Area, the Level, the Health and the Damage on
the Character (DBG-8.7), the Infected among those that the step before touched, by their current Health,
the Infected Attached to all Main Characters, the Decorations of the own Team (0 without Teams), the other
Players with fewer Decorations, the Resource piles with cards in them, the card types among the cards that
the step before touched (DBG-1.4), and the printed Damage of these, the cards that the player has Gained
this turn (DBG-5.21), the card types in the own Play Area, the Maximum Health of the Character, full 10s of
the Ammo printed on the cards that the step before touched, and the Players with more than 5 cards in Hand."""


class Operation(Record):
    """The base of all operations."""

    reads: ClassVar[frozenset[str]] = frozenset()
    changes: ClassVar[frozenset[str]] = frozenset()
    """What every step of a kind reads and changes; `read_here` and `changed_here` are of one step."""

    without_player: ClassVar[bool] = False
    """Whether the step is done even if the player of the text is down or out (DBG-7.35)."""

    infects: ClassVar[bool] = False
    """Whether it is of Infection Levels, and does nothing in modes without them (DBG-17.27)."""

    on_this: ClassVar[bool] = False
    """Whether the step does something to the card itself: not to a copied Action (DBG-5.28)."""

    @property
    def read_here(self) -> frozenset[str]:
        """What this very step reads."""
        return self.reads

    @property
    def changed_here(self) -> frozenset[str]:
        """What this very step changes."""
        return self.changes

    @property
    def settles(self) -> str:
        """The rule by which the player says which of the own Characters the step means, or "" (DBG-18.20)."""
        return ""


class Which(Record):
    """Which cards: every condition that is given must hold. An empty Which admits every card.

    `cost_at_most` and `cost_at_least` are printed costs in Gold; `cost_above_it` allows a cost up to
    that many points above the card that the step before touched (DBG-5.8). `name_has` is a part of the
    printed name (DBG-1.20). A Weapon's requirement is the one that it has now, of an X what is paid for it
    (DBG-1.8, 8.3).
    """

    kind: str = ""
    weapon_type: str = ""
    named: str = ""
    boss: bool | None = None
    trash_after: bool | None = None
    cost_at_most: int | None = None
    cost_at_least: int | None = None
    cost_above_it: int | None = None
    health_at_most: int | None = None
    health_at_least: int | None = None
    name_has: str = ""
    trait: str = ""
    requirement_at_most: int | None = None
    not_kind: str = ""
    decorations_at_least: int | None = None


class Condition(Record):
    """What must hold for a conditional step, passive or text. Exactly one thing is asked.

    `done`: the step before was done wholly; `it`: the card that the step before touched is such a
    card; figures are points and compare with the player's own; `weapons_in_use` counts Weapon cards.
    `count` is one of COUNTS, of the cards that `of` admits, and is `at_least` or `at_most` so many.
    `others_health_at_most`: another Player's Main Character has at most so much Health. `own_turn`: it is
    the player's own turn. `partner`: the player has a Partner, and it is not the Partner who asks; or has
    none. `hit`: the total Damage compared with the required Health in this Explore was `exact` or `more`
    (DBG-7.47). `explored`: the active player has Explored or Attacked this turn (DBG-7.5, 16.16);
    `exploring`: the player's Characters are in an Explore or Attack of theirs now. `night`: it is night
    where the game is played (DBG-3.16). `heads`: the coin flipped in the step before shows heads
    (DBG-7.46).
    """

    done: bool | None = None
    it: Which | None = None
    health_at_least: int | None = None
    ammo_above: int | None = None
    weapons_in_use_at_least: int | None = None
    count: str = ""
    of: Which = Which()
    at_least: int | None = None
    at_most: int | None = None
    partner: bool | None = None
    hit: str = ""
    others_health_at_most: int | None = None
    own_turn: bool | None = None
    explored: bool | None = None
    exploring: bool | None = None
    night: bool | None = None
    heads: bool | None = None
