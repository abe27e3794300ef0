"""Operations on Health (DBG-8)."""

from attrs import frozen

from core.deckbuilding.operations.base import Operation


@frozen(eq=False, repr=False)
class Heal(Operation):
    """Heal a Character by `amount` points, or up to its Maximum Health with `full` (DBG-8.8).

    `who` is `any` (the player chooses a Character) or `own`.
    """

    who: str = "any"
    amount: int = 0
    full: bool = False


@frozen(eq=False, repr=False)
class Damage(Operation):
    """Deal `amount` points of Damage to the Characters of players (DBG-5.15).

    `who` is `each`, `adjacent` or `adjacent_to_attacked`: the players beside the one whose Character
    this Weapon is used on.
    """

    without_player = True
    changes = frozenset({"health"})

    who: str
    amount: int
