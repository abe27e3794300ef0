"""Operations on what a Character suffers and on its Maximum Health (DBG-8.10, 8.12, 13.8)."""

from core.deckbuilding.operations.base import Operation, Which


class Suffer(Operation):
    """The own Character takes `amount` points of Damage; if it was taken, do `then` (DBG-8.12).

    With `per` the amount is `less` points smaller for each of the things counted, at least 0, or `more`
    points greater; of cards only those count that `of` admits.
    """

    changes = frozenset({"health"})

    amount: int = 0
    less: int = 0
    more: int = 0
    per: str = ""
    of: Which = Which()
    then: tuple[Operation, ...] = ()

    @property
    def settles(self) -> str:
        """The own Character is one of the two."""
        return "DBG-18.20"


class LowerMaximum(Operation):
    """The own Character has `points` less Maximum Health for good (DBG-8.9, 13.8).

    It is the Main Character, unless the text is that of the Partner.

    `who` is `own`, or `characters` for all Characters, Partners too.
    """

    without_player = True
    changes = frozenset({"health"})

    points: int
    who: str = "own"


class SetHealth(Operation):
    """The Health becomes `points` in place of 0 or less, or full with `full` (DBG-6.16).

    It is that of the Character whose Damage the text replaces.
    """

    changes = frozenset({"health"})

    points: int = 0
    full: bool = False


class ChangeAmount(Operation):
    """The Damage or Heal that the text replaces is `by` points more or less, or just `to` points (DBG-6.11).

    `what` is `damage`, which only gets less, at least 0 (DBG-8.10), or `heal`, which only gets greater. With
    `per` it is so much for each of the things counted.
    """

    what: str
    by: int = 0
    per: str = ""
    to: int | None = None

    @property
    def changed_here(self) -> frozenset[str]:
        """Less Damage leaves more Health."""
        return frozenset({"health"} if self.what == "damage" else ())


class Spare(Operation):
    """This Character takes no Damage for the rest of this turn, that it is about to take too (DBG-6.17)."""
