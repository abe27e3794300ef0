"""Operations on the own Inventory (DBG-11.7 to 11.9)."""

from core.deckbuilding.operations.base import Operation, Which


class DiscardUntil(Operation):
    """Discard from the top of the Inventory until a card that `of` admits comes; it is `it` (DBG-11.9).

    With `all` the cards so Discarded before it are `it` too, each as often as it was Discarded.
    """

    changes = frozenset({"zones", "inventory"})

    of: Which = Which()
    all: bool = False


class SortTop(Operation):
    """Look at the top `count` cards of the own Inventory, or at as many of `up_to` as the player says.

    With `trash_one` the player Trashes one of them, with `trash_all` all that it admits go. The others are
    laid back on top in any order, with `bottom` those that the player likes at the bottom (DBG-2.5, 11.7).
    """

    reads = frozenset({"inventory"})

    count: int = 0
    up_to: int = 0
    trash_one: bool = False
    trash_all: Which | None = None
    bottom: bool = False

    @property
    def changed_here(self) -> frozenset[str]:
        """What is on top, and what a player chooses to Trash."""
        return frozenset({"inventory", "zones"} if self.trash_one else {"inventory"})


class RevealTop(Operation):
    """Reveal the top card of the own Inventory; it stays there and is `it` (DBG-2.12, 11.7).

    With `who` as `others` each other Player does so, and all these cards are `it` (DBG-10.18). With
    `guess` the player names a card type before (DBG-1.4); it is done wholly if the card is of it.
    """

    reads = frozenset({"inventory"})

    who: str = "own"
    guess: bool = False
