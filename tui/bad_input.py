"""What the commands raise for input that they refuse."""

from core.kernel.errors import ForcedResultError


class BadInputError(Exception):
    """What was asked for cannot be done; `lines` say what, where and what to do. Nothing was changed."""

    def __init__(self, *lines: str) -> None:
        super().__init__(*lines)
        self.lines = lines


def forced_words(error: ForcedResultError) -> str:
    """Return what is said of a result that a position forces where it cannot come."""
    found, last = error.result, error.size - 1
    what = "an order of" if isinstance(found, tuple) else "one from"
    shown = list(found) if isinstance(found, tuple) else found
    return f"chance: the position forces {shown} where only {what} 0 to {last} can come"
