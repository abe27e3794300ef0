"""Operations on Weapons being used (DBG-5.12, 8.1)."""

from attrs import frozen

from core.deckbuilding.operations.base import Operation, Which


@frozen(eq=False, repr=False)
class WeaponDamage(Operation):
    """Change the Damage of Weapons by `add` points, or make it 0 with `zero` (DBG-5.12, 5.25, 8.1).

    `on` is `own` (all Weapons that the player uses), `this` (the Weapon whose text this is) or
    `chosen` (one Weapon being used that `of` admits, whoever uses it). `until` is `turn` or
    `explore`. `per` multiplies by a count taken now (DBG-8.2), except `infected_fought`, which is
    counted at E10.
    """

    on: str
    add: int = 0
    per: str = ""
    of: Which = Which()
    zero: bool = False
    until: str = "turn"
