"""What the core raises. Each error carries data; sentences are made by narration."""


class CoreError(Exception):
    """The base of all errors that the rules raise for input that they refuse."""


class ForcedResultError(CoreError):
    """A forced die or shuffle of a position does not fit the question it is used for."""

    def __init__(self, result: object, size: int) -> None:
        super().__init__(f"the forced result {result} does not fit a choice of {size}")
        self.result = result
        self.size = size


class SetupError(CoreError):
    """A game cannot be set up like this: `problems` names each fault as (code, what, expected)."""

    def __init__(self, *problems: tuple[str, str, str]) -> None:
        super().__init__(
            "; ".join(f"{code}: {what}, expected {expected}" for code, what, expected in problems)
        )
        self.problems = problems


class GameOverError(CoreError):
    """An answer was given to a game that has ended."""
