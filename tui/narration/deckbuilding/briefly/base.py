"""The register of the few words."""

from collections.abc import Callable
from typing import Any, TypeVar

from core.deckbuilding.operations import Operation
from tui.narration.deckbuilding.phrases import Names

O = TypeVar("O", bound=Operation)  # noqa: E741 - the one type variable of this module

BRIEF: dict[type[Operation], Callable[[Any, Names], str]] = {}
"""Operation -> the function that says it briefly."""


def says(operation: type[O]) -> Callable[[Callable[[O, Names], str]], Callable[[O, Names], str]]:
    """Register the few words of an operation."""

    def register(brief: Callable[[O, Names], str]) -> Callable[[O, Names], str]:
        BRIEF[operation] = brief
        return brief

    return register


def briefly(step: Operation, names: Names) -> str:
    """Return what an operation does in a few words. `names` gives the names of cards by their ids."""
    return BRIEF[type(step)](step, names)
