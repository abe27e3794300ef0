"""Operations on the own Inventory (DBG-11.7 to 11.9)."""

from attrs import frozen

from core.deckbuilding.operations.base import Operation, Which


@frozen(eq=False, repr=False)
class DiscardUntil(Operation):
    """Discard from the top of the Inventory until a card that `of` admits comes; it is `it` (DBG-11.9).

    With `all` the cards so Discarded before it are `it` too, each as often as it was Discarded.
    """

    changes = frozenset({"zones", "inventory"})

    of: Which = Which()
    all: bool = False


@frozen(eq=False, repr=False)
class SortTop(Operation):
    """Look at up to `up_to` cards on top of the Inventory, Trash 1, lay the others on top or bottom."""

    reads = frozenset({"inventory"})
    changes = frozenset({"zones", "inventory"})

    up_to: int


@frozen(eq=False, repr=False)
class GuessTop(Operation):
    """Name a card type, then Reveal the top card of the Inventory, which stays: `it`, done if it fits."""

    reads = frozenset({"inventory"})
