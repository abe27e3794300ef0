"""Operations that choose among other operations (DBG-5.7, 5.8)."""

from attrs import field, frozen

from core.deckbuilding.operations.base import Condition, Operation


@frozen(eq=False, repr=False)
class When(Operation):
    """Do `then` if the condition holds."""

    cond: Condition
    then: tuple["Operation", ...] = field(factory=tuple)


@frozen
class Branch:
    """One way of a Choose: its steps, and a card that must be in Hand for it to be possible."""

    key: str
    do: tuple["Operation", ...]
    needs_in_hand: str = ""


@frozen(eq=False, repr=False)
class Choose(Operation):
    """The player chooses one of several ways."""

    changes = frozenset({"zones"})

    ways: tuple[Branch, ...] = ()
