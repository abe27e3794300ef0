"""The table at the right of a text, from 132 columns on (screens.md, section 4).

A text is never wider than is read with ease, so a wide terminal has room for what it is about.
"""

from collections.abc import Iterable

from attrs import frozen
from textual.geometry import Region, Size

from tui.eyes import AnyEyes
from tui.games import drawn
from tui.narration.text import _
from tui.screens.areas import Divider, side_by_side
from tui.sizes import READABLE, width_class
from tui.widgets.lines import Lines
from tui.widgets.panel import Panel, text

TABLE, LINE = "aside", "aside-line"

ASIDE = 132
"""The width class from which there is room for the table."""

_LEAST = 44
"""The cells that the table has at least; all its lines are whole in them."""


@frozen
class Split:
    """Where a text stands, and the table beside it, if there is room."""

    text: Region
    aside: dict[str, Region]


def aside_panels() -> Iterable[Lines]:
    """Yield the panels that the table is drawn in."""
    yield Divider(id=LINE)
    yield Panel(id=TABLE, reachable=False, margin=False)


def split(middle: Region, size: Size, *, least: int = ASIDE, most: int = READABLE) -> Split:
    """Part the middle into a text of at most `most` cells and the table, from a width class on."""
    if width_class(size) < least:
        return Split(middle, {})
    left, between, right = side_by_side(middle, min(most, middle.width - _LEAST - 3))
    return Split(left, {LINE: between, TABLE: right})


def draw_aside(panel: Panel, eyes: AnyEyes) -> None:
    """Show the table as the person at the screen sees it now."""
    if panel.extent.width >= _LEAST:
        panel.fill(_("Table"), text(drawn(eyes, panel.extent.width)))
