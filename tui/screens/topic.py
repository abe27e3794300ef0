"""What `?` explains, a topic at a time."""

from collections.abc import Callable

from attrs import frozen

from tui.rows import row
from tui.widgets.lines import Rows
from tui.wrap import wrapped


@frozen
class Topic:
    """Something that `?` explains: its title, and its rows for a width."""

    title: str
    rows: Callable[[int], Rows]


def paragraph(text: str, width: int) -> Rows:
    """Return a text as rows, broken between words."""
    return tuple(row(line) for line in wrapped(text, width))
