"""The register of the clauses, and clauses in a row."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from core.deckbuilding.operations import Operation
from tui.narration.deckbuilding.phrases import Names
from tui.narration.words import in_turn

O = TypeVar("O", bound=Operation)  # noqa: E741 - the one type variable of this module

Clause = Callable[[Any, Names], str]

CLAUSES: dict[type[Operation], Clause] = {}
"""Operation -> the function that puts it in words."""


def says(operation: type[O]) -> Callable[[Callable[[O, Names], str]], Callable[[O, Names], str]]:
    """Register the words of an operation."""

    def register(clause: Callable[[O, Names], str]) -> Callable[[O, Names], str]:
        CLAUSES[operation] = clause
        return clause

    return register


def clause(step: Operation, names: Names) -> str:
    """Return what an operation does. `names` gives the names of cards by their ids."""
    return CLAUSES[type(step)](step, names)


def chain(steps: Iterable[Operation], names: Names) -> str:
    """Return several operations as one clause: "Trash this card, then Heal your Character by 20"."""
    return in_turn(clause(step, names) for step in steps)
