"""Operations that Gain cards (DBG-10.7 to 10.9)."""

from attrs import frozen

from core.deckbuilding.operations.base import Operation, Which


@frozen(eq=False, repr=False)
class Gain(Operation):
    """Gain a card: one of the tops of the piles that `of` admits, chosen by the player (DBG-10.7, 10.9)."""

    changes = frozenset({"zones"})

    of: Which = Which()


@frozen(eq=False, repr=False)
class GainNamed(Operation):
    """Gain the nearest copy of a named card from its pile, or from Outside the Game (DBG-9.8, 10.9)."""

    changes = frozenset({"zones"})

    card: str


@frozen(eq=False, repr=False)
class GainFromIt(Operation):
    """Gain one of the cards of `it`, or none; the rest of them is left in `it` (DBG-10.18)."""

    changes = frozenset({"inventory"})

    of: Which = Which()
