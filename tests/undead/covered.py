"""Which cards the tests of a module are of: `@of("Cautious")` above a test."""

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T", bound=Callable[..., Any])


class Covered:
    """The names of the cards that tests say they are of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def of(self, *names: str) -> Callable[[T], T]:
        """Note the cards that a test is of."""

        def noted(test: T) -> T:
            self.names.update(names)
            return test

        return noted
