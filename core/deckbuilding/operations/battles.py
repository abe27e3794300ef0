"""Operations on the Infected being fought (DBG-7.28, 7.42, 9.13)."""

from core.deckbuilding.operations.base import Operation, Which


class Shield(Operation):
    """This Infected cannot receive `damage`, or cannot suffer `defeat`, this turn (DBG-7.28, 7.41)."""

    on_this = True

    without_player = True

    against: str


class Harmless(Operation):
    """Revealed Infected that `of` admits deal 0 Damage, in this Explore; Health as it is then (DBG-7.42).

    With `on` as `it` these are those of `it` whose Health is so now, for the rest of the turn (DBG-7.41).
    """

    of: Which = Which()
    on: str = "row"
