"""Operations on Damage: of Weapons being used, and of Characters beside these (DBG-5.12, 6.12, 8.1)."""

from core.deckbuilding.operations.base import Operation, Which


class WeaponDamage(Operation):
    """Change the Damage of Weapons by `add` points, multiply it, or make it 0 (DBG-5.12, 5.25, 8.1).

    `on` is `own` (all Weapons that the player uses), `type` (those of a Weapon type that the player
    names), `this` (the Weapon whose text this is), `chosen` (one Weapon being used that `of` admits,
    whoever uses it), `of_character` (such a one that the very Character uses), `of_partner` (one of the
    Weapons Attached to the own Partner), `in_use` (each Weapon being used now), `using`
    (each one that `of` admits and the very Character is using) or `least_ammo` (each one
    that the Character meant is using with the lowest Ammo Requirement, DBG-8.3). `until` is `turn` or
    `explore`. `per` multiplies by a count taken now of the cards that `counting` admits (DBG-8.2), except
    `infected_fought`, which is counted at E10. `times` multiplies what the Weapon deals then.
    """

    on: str
    add: int = 0
    per: str = ""
    of: Which = Which()
    zero: bool = False
    until: str = "turn"
    counting: Which = Which()
    times: int = 1

    @property
    def settles(self) -> str:
        """The Weapon is one that one of the own Characters uses."""
        return "DBG-18.20" if self.on == "of_character" else ""


class LendText(Operation):
    """One Weapon that this Character uses has the text of `it` as well, in this Explore (DBG-6.18)."""


class UseDiscarded(Operation):
    """Move a Weapon that `of` admits from the Discard Pile to the Play Area, and use it too (DBG-6.18)."""

    changes = frozenset({"zones"})

    of: Which = Which()
    zone: str = "discard_pile"


class WeaponRequirement(Operation):
    """Weapons need `add` points more Ammo for the rest of the turn, at least 0 (DBG-7.11, 8.3).

    `on` is `own` (all Weapons of the player that `of` admits) or `type` (those of a Weapon type that the
    player names). A printed X stays as it is (DBG-1.8).
    """

    add: int
    on: str = "own"
    of: Which = Which()


class RepeatWeapon(Operation):
    """Apply the text of one Weapon that the Character uses a second time, with own choices (DBG-19.19)."""


class CharacterDamage(Operation):
    """The own Character deals `add` points more Damage, or `times` all its Damage (DBG-6.12, 8.1, 8.14).

    `per` multiplies by a count taken now, of the cards that `of` admits (DBG-8.2). `until` is `turn` or
    `explore`.
    """

    add: int = 0
    per: str = ""
    of: Which = Which()
    times: int = 1
    until: str = "turn"

    @property
    def settles(self) -> str:
        """The Damage of either joins the one total, but a multiplier is that of one (DBG-18.20)."""
        return "DBG-18.20"
