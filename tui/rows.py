"""Lines of text with roles: what panels are made of, before any screen draws them.

A role says what a span means (screens.md, section 6); the theme gives it a colour, and the words or
marks in the text carry the meaning without one. Text is data: nothing in it is markup.
"""

from attrs import evolve, frozen
from rich.cells import cell_len, set_cell_size

from tui.wrap import clipped

ROLES = ("", "title", "danger", "gain", "own", "other", "muted", "focus")
"""The closed list of roles; the empty one is plain text."""


@frozen
class Span:
    """A piece of a line and its role."""

    text: str
    role: str = ""


Row = tuple[Span, ...]
"""One line of a panel, from left to right."""


def row(*parts: str | Span) -> Row:
    """Return a row of plain texts and spans."""
    return tuple(part if isinstance(part, Span) else Span(part) for part in parts)


def text_of(line: Row) -> str:
    """Return a row as plain text."""
    return "".join(span.text for span in line)


def width_of(line: Row) -> int:
    """Return the width of a row in cells."""
    return sum(cell_len(span.text) for span in line)


def left(text: str, width: int) -> str:
    """Return the text in exactly `width` cells, cut or filled up at the right."""
    return set_cell_size(text, width)


def cut(line: Row, width: int) -> Row:
    """Return a row that fits, cut after a whole word with `...` where it is longer."""
    kept = clipped(text_of(line), width)
    spans: list[Span] = []
    for span in line:
        spans.append(evolve(span, text=kept[: len(span.text)]))
        kept = kept[len(span.text) :]
    return (*spans, Span(kept)) if kept else tuple(spans)


def right(text: str, width: int) -> str:
    """Return the text right-aligned in `width` cells; cut if it is longer."""
    gap = width - cell_len(text)
    return " " * gap + text if gap >= 0 else set_cell_size(text, width)
