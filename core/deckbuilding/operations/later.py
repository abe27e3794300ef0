"""Operations that last for the rest of the turn, and further turns (DBG-4.9, 5.12, 5.27)."""

from core.deckbuilding.operations.base import Operation


class ThisTurn(Operation):
    """For the rest of this turn, each time the moment `when` comes, do `then` (DBG-5.27).

    With `once` it is done the first time only, or with `may` one time that the player chooses (DBG-6.4).
    """

    when: str
    may: bool = False
    once: bool = False
    then: tuple[Operation, ...] = ()


class FreeActions(Operation):
    """Any number of Actions may be played for the rest of this turn, also with none left."""


class ExtraTurn(Operation):
    """The player takes a turn more, directly after this one (DBG-4.9, 7.50)."""
