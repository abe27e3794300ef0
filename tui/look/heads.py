"""First lines: facts side by side, as many as there is room for."""

from collections.abc import Sequence

from rich.cells import cell_len

from tui.glyphs import Glyphs
from tui.rows import Row, Span, row


def head_of(parts: Sequence[str], width: int, glyphs: Glyphs, *, kept: int = 1) -> Row:
    """Return facts in one line; what has no room goes whole, the last first, but never the first `kept`.

    With a negative `kept` the last ones stay, and those after the first go before them.
    """
    column = f" {glyphs.column} "
    shown = list(parts)
    spare = kept if kept > 0 else 1
    while len(shown) > abs(kept) and cell_len(column.join(shown)) > width:
        if kept > 0:
            shown.pop()
        elif len(shown) > spare + 1:
            shown.pop(spare)
        else:
            shown.pop(0)
    return row(Span(column.join(shown), "own"))
