"""Operations on Infection Levels, the Infection Deck and Infection cards (DBG-17)."""

from core.deckbuilding.operations.base import Operation


class RaiseInfection(Operation):
    """Raise the Infection Level of Characters by `amount`, and by a count with `per` (DBG-17.4, 18.18).

    `who` is `own` (of an Infected's text the exploring one), `each`, `any` (the player chooses one) or
    `attacked` (the target of this card). Outside Outbreak Mode it does nothing (DBG-17.27).
    """

    without_player = True
    infects = True

    who: str = "own"
    amount: int = 0
    per: str = ""

    @property
    def settles(self) -> str:
        """The own Character is one of the two."""
        return "DBG-18.20" if self.who == "own" else ""


class LowerInfection(Operation):
    """Lower the Infection Level of the own Character by `amount`, and by a count with `per` (DBG-17.5).

    With `any` the player chooses by how much, at least 0; the cards put back are `it`.
    """

    infects = True

    amount: int = 0
    per: str = ""
    any: bool = False

    @property
    def settles(self) -> str:
        """The own Character is one of the two."""
        return "DBG-18.20"


class Worsen(Operation):
    """The player may Trash 1 Infection card from Hand to raise the Infection Level of `it` by 1 more."""
