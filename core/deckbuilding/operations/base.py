"""What every operation is, and the conditions that operations name: which cards, and when."""

from typing import ClassVar

from attrs import frozen

from core.kernel.records import Alike

COUNTS = ("ammo_10", "infected_fought", "other_knives_used", "actions_played")
"""What `per` can count: full 10s of the exploring player's unspent Ammo, Infected in the comparison,
Knife Weapons used this turn besides this one, Action cards played this turn by anybody."""


@frozen(eq=False, repr=False)
class Operation(Alike):
    """The base of all operations."""

    reads: ClassVar[frozenset[str]] = frozenset()
    changes: ClassVar[frozenset[str]] = frozenset()
    without_player: ClassVar[bool] = False
    """Whether the step is done even if the player of the text is down or out (DBG-7.35)."""


@frozen
class Which:
    """Which cards: every condition that is given must hold. An empty Which admits every card.

    `cost_at_most` and `cost_at_least` are printed costs in Gold; `cost_above_it` allows a cost up to
    that many points above the card that the step before touched (DBG-5.8).
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


@frozen
class Condition:
    """What must hold for a conditional step. Exactly one field is given.

    `done`: the step before was done wholly; `it`: the card that the step before touched is such a
    card; figures are points and compare with the player's own; `weapons_in_use` counts Weapon cards.
    """

    done: bool | None = None
    it: Which | None = None
    health_at_least: int | None = None
    ammo_above: int | None = None
    weapons_in_use_at_least: int | None = None
