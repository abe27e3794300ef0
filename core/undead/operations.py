"""The closed list of operations that card texts are made of, as content writes them.

A class here is what a card says; the function of the same name in `effects/` does it. The text is
used by a Soldier, for a target: a Soldier, a Hostile card, a Location, an Attack or a Move, as the
moment of the text gives it.
"""

from core.kernel.records import Record


class Operation(Record):
    """The base of all operations."""


class LowerEntrance(Operation):
    """The Entrance cost of this Move is `by` points lower (UND-9.5)."""

    by: int


class IgnorePenalties(Operation):
    """The penalties of Hostiles count 0 for this Move (UND-9.9)."""


class AddToRoll(Operation):
    """Add to every Attack die of this Attack (UND-11.3)."""

    add: int


class BestResult(Operation):
    """This Attack takes the best result of its chart and rolls no Attack dice (UND-11.14)."""


class IgnoreCover(Operation):
    """This Attack is No Cover (UND-11.5)."""


class AddHits(Operation):
    """This Attack, if it scores at least 1 Hit, scores more."""

    hits: int


class ExtraAttack(Operation):
    """Make a Ranged Weapon Attack without an Action; `add` is added to its dice."""

    add: int


class CancelAttack(Operation):
    """Cancel the whole result of a Hostile Attack against the Soldier (UND-15.2)."""


class CancelHits(Operation):
    """Cancel Hits that the Soldier would suffer (UND-15.2)."""

    hits: int


class TakeSuppress(Operation):
    """The Soldier receives Suppressions (UND-15.3)."""

    amount: int


class TakeHits(Operation):
    """The user suffers all of the Hits instead of the Soldier."""


class Reload(Operation):
    """Reload one Weapon of the Soldier; an Ammo counter is removed (UND-7.4)."""


class Resupply(Operation):
    """Add Ammo counters to a Weapon, or put charges back on Thrown Equipment that has one left."""

    ammo: int
    charges: int


class Load(Operation):
    """Add Ammo counters to one Weapon of the bearer while the team is made ready (UND-4.8)."""

    ammo: int


class RemoveSuppress(Operation):
    """Remove all Suppressions from the Soldier, or with `here` from every Soldier in the user's card."""

    here: bool = False


class GainActions(Operation):
    """The Soldier has more Actions in this Soldier Turn, once a Turn."""

    actions: int


class Heal(Operation):
    """The Soldier removes Wounds (UND-15.4)."""

    wounds: int


class Draw(Operation):
    """The Soldier draws Action cards and may go over his hand size (UND-5.6)."""

    cards: int


class Protect(Operation):
    """The Soldier gets a Protection counter, if he has none (UND-15.2)."""


class RaiseAttacks(Operation):
    """The Soldier adds to his Weapon Attack rolls until the end of this Soldier Turn."""

    add: int


class Suppress(Operation):
    """Put Suppressions on the Hostile card, even if it is Fearless (UND-22.8)."""

    amount: int


class Hit(Operation):
    """Inflict Hits on the Hostile card without a roll (UND-18.8)."""

    hits: int


class Ward(Operation):
    """Hostiles cannot Move into the user's card until the end of the next Hostile Turn (UND-22.10).

    Only Undead ones with `undead_only`. With `no_reinforcement` none is rolled for there.
    """

    undead_only: bool = False
    no_reinforcement: bool = False


class Consecrate(Operation):
    """Undead subtract `by` from their Attack rolls against Soldiers in the user's card.

    It lasts until the end of the next Hostile Turn.
    """

    by: int


class Deny(Operation):
    """Discard the Reinforcement that has been drawn and draw another (UND-22.6)."""


class FreePower(Operation):
    """Use a Divine Power without spending an Action."""


class LookLocations(Operation):
    """Look at the top Location cards, Place one if that is possible now, put the rest under the deck."""

    cards: int


class RaiseReinforcement(Operation):
    """The Reinforcement number of every Location is higher for the rest of the Mission, at most 10."""

    by: int


ALL: tuple[type[Operation], ...] = (
    LowerEntrance, IgnorePenalties, AddToRoll, BestResult, IgnoreCover, AddHits, ExtraAttack, CancelAttack,
    CancelHits, TakeSuppress, TakeHits, Reload, Resupply, Load, RemoveSuppress, GainActions, Heal, Draw,
    Protect, RaiseAttacks, Suppress, Hit, Ward, Consecrate, Deny, FreePower, LookLocations,
    RaiseReinforcement,
)  # fmt: skip
