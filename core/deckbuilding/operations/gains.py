"""Operations that Gain cards (DBG-10.7 to 10.9)."""

from core.deckbuilding.operations.base import Operation, Which


class Gain(Operation):
    """Gain a card: one of the tops of the piles that `of` admits, chosen by the player (DBG-10.7, 10.9).

    With `may` the player may leave it. With `cheapest` it is one of those of the lowest cost. With `zone`
    as `it` it is one of the cards that the step before touched, and the rest of them is left in `it`
    (DBG-10.18). `count` cards are Gained one after another, as long as all together cost at most `within`
    Gold; with `to` as `inventory_top` they go on top of the Inventory in any order (DBG-10.17).
    """

    of: Which = Which()
    may: bool = False
    cheapest: bool = False
    zone: str = ""
    count: int = 1
    within: int = 0
    to: str = ""

    @property
    def changed_here(self) -> frozenset[str]:
        """A Revealed card can be on top of an Inventory."""
        return frozenset({"inventory" if self.zone == "it" else "zones"})


class MoveResource(Operation):
    """Move a card out of the Resource Area without Gaining it (DBG-10.15).

    It is one of the tops of the piles that the player chooses. It goes `to` the Discard Pile of an
    `opponent` that the player chooses, who is no Teammate, or is `removed` from the Game. With `may` the
    player may leave it.
    """

    changes = frozenset({"zones"})

    to: str
    may: bool = False


class GainNamed(Operation):
    """Gain the nearest copies of a named card from its pile, or from Outside the Game (DBG-9.8, 10.9).

    `count` of them, and with `per` one more for each of the things counted.
    `who` is `own`, or `most_decorations` for the Player with most of them (DBG-5.16).
    """

    without_player = True
    changes = frozenset({"zones"})

    card: str
    count: int = 1
    who: str = "own"
    per: str = ""


class TakeNamed(Operation):
    """Move the nearest copies of a named card into a zone of one's own; that is no Gain (DBG-9.8, 10.15).

    They come from their pile, or from Outside the Game: `count` of them, for each of the things counted
    with `per`. `to` is `hand`, or `inventory` to be shuffled into it.
    """

    changes = frozenset({"zones"})

    card: str
    count: int = 1
    per: str = ""
    to: str = "hand"


class GainsToHand(Operation):
    """For the rest of the turn what the player Gains goes to the Hand (DBG-10.16)."""
