"""Operations on the Mansion and its Infected (DBG-7.23, 7.40, 9.11)."""

from core.deckbuilding.operations.base import Operation, Which


class LookTop(Operation):
    """Look at the top card of the Mansion, then put it on the top or the bottom (DBG-2.5, 7.40).

    With `stays` it is only looked at (DBG-2.12). `infected` says what becomes of an Infected: `defeat` at
    once by this player, or `attach` to the own Main Character; any other card is shuffled into the Mansion
    together with the card whose text this is (DBG-9.13). With `below` one is looked at for each Infected of
    `it` that this admits, only an Infected of less Health than that one is meant, and any other card stays.
    """

    stays: bool = False
    infected: str = ""
    below: Which | None = None

    @property
    def read_here(self) -> frozenset[str]:
        """The card on top, unless it goes in any case."""
        goes = self.infected and self.below is None
        return frozenset(() if goes else {"mansion"})

    @property
    def changed_here(self) -> frozenset[str]:
        """The card on top, and where it goes."""
        return frozenset({"mansion", "zones"} if self.infected else {"mansion"})


class DefeatNext(Operation):
    """The next Infected Revealed this turn is Defeated at once if `of` admits it (DBG-7.23, 7.41).

    A `trait` of it names the kind that is waited for. With `now` those just Revealed count (DBG-7.42).
    """

    of: Which = Which()
    now: bool = False


class ShuffleIntoMansion(Operation):
    """Shuffle this card into the Mansion, or the Removed card that is named (DBG-2.8, 9.11)."""

    on_this = True

    without_player = True
    reads = frozenset({"mansion"})
    changes = frozenset({"mansion"})

    card: str = ""


class ChangeInfected(Operation):
    """Change the Health and Damage of Revealed Infected this turn, in points (DBG-5.12, 8.6).

    `on` is `this` (the Infected whose text this is), `others` (all other Infected of the row) or
    `chosen` (one Infected of the row that `of` admits). `per` multiplies by a count taken now of the cards
    that `counting` admits (DBG-8.2).
    """

    without_player = True

    on: str
    health: int = 0
    damage: int = 0
    per: str = ""
    of: Which = Which()
    counting: Which = Which()


class MoveInfected(Operation):
    """Put one Infected of the row that `of` admits on the bottom of the Mansion (DBG-7.25).

    With `to` it goes to the `top`; with `all` each undefeated one is moved, in random order. With
    `healthier` it must have more Health than the exploring Character, the leader (DBG-5.26, 18.13). With
    `own` it is one that the player has Attached, or with Teams one of the Team's Combo Pile, and with
    `most_decorations` one of those that have most; the player chooses (DBG-5.16).
    """

    of: Which = Which()
    to: str = "bottom"
    all: bool = False
    healthier: bool = False
    own: bool = False
    most_decorations: bool = False

    @property
    def changed_here(self) -> frozenset[str]:
        """Out of a battle the bottom of the Mansion is what others can read."""
        return frozenset({"mansion"} if self.own else ())


class FindInMansion(Operation):
    """Look at the top `count` cards of the Mansion; a named one among them may be Revealed and put on top.

    The others then go to the bottom in random order; without it all stay as they lie (DBG-2.12).
    """

    reads = frozenset({"mansion"})
    changes = frozenset({"mansion"})

    card: str
    count: int


class RevealFromBottom(Operation):
    """For the rest of the turn Explores Reveal from the bottom of the Mansion (DBG-7.20, 7.45)."""


class RevealMore(Operation):
    """Turn up the top `count` cards: Infected join the row, others are shuffled in at once (DBG-7.43)."""

    count: int
