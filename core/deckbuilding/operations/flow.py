"""Operations that choose among other operations (DBG-5.7, 5.8)."""

from core.deckbuilding.operations.base import Condition, Operation
from core.kernel.records import Record

_OF_CHARACTER = frozenset({"health", "damage_suffered", "xp"})
"""What is counted of one Character, not of the player."""


class When(Operation):
    """Do `then` if the condition holds, else `otherwise`."""

    cond: Condition
    then: tuple["Operation", ...] = ()
    otherwise: tuple["Operation", ...] = ()

    @property
    def settles(self) -> str:
        """A condition on the Health or the XP is about one of the own Characters."""
        own = self.cond.health_at_least is not None or self.cond.count in _OF_CHARACTER
        return "DBG-18.20" if own else ""


class Branch(Record):
    """One way of a Choose: its steps (none: nothing is done), and a card that it needs in Hand."""

    key: str
    do: tuple["Operation", ...]
    needs_in_hand: str = ""


class Choose(Operation):
    """The player chooses one of several ways."""

    changes = frozenset({"zones"})

    ways: tuple[Branch, ...] = ()


class FlipCoin(Operation):
    """Flip a coin; what comes of it depends on the condition `heads` (DBG-7.46)."""
