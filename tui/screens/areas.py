"""Where the panels of a screen stand: regions cut by hand, and the layout that puts widgets there."""

from collections.abc import Mapping
from typing import Protocol, cast

from textual.geometry import Region, Size
from textual.layout import ArrangeResult, Layout, WidgetPlacement
from textual.widget import Widget

from tui.glyphs import ASCII, Glyphs
from tui.rows import Span, row
from tui.sizes import height_class, width_class
from tui.widgets.lines import Lines, Rows


class Divider(Lines, inherit_bindings=False):
    """The line between two columns of panels, three cells wide."""

    def visible_rows(self) -> tuple[Rows, range]:
        """Return the line in its full height."""
        glyphs: Glyphs = getattr(self.app, "glyphs", ASCII)
        line = row(Span(f" {glyphs.column} ", "muted"))
        return (line,) * self.extent.height, range(0)


def side_by_side(middle: Region, left: int) -> tuple[Region, Region, Region]:
    """Return a column of a width, the place of the divider, and the rest."""
    first, rest = middle.split_vertical(left)
    between, last = rest.split_vertical(3)
    return first, between, last


def stacked(middle: Region, *heights: int) -> tuple[Region, ...]:
    """Return regions from the top down; one height may be 0, and takes the room that is left."""
    free = max(middle.height - sum(heights), 0)
    regions, y = [], middle.y
    for height in heights:
        here = min(height or free, middle.bottom - y)
        regions.append(Region(middle.x, y, middle.width, max(here, 0)))
        y += here
    return tuple(regions)


_LOG_COLUMN = {132: 44, 160: 70}
"""The width of a table's log where it stands at the right, by width class."""

_LOG_LINES = {0: 1, 18: 1, 24: 2, 30: 4, 40: 6, 50: 15}
"""The lines of a table's log above the question, by height class."""

LOG_LINE, LOG = "logline", "logged"
"""The panels of the log at the right."""


def log_column(size: Size) -> int:
    """Return the width of the log at the right of a table, 0 where it stands above the question."""
    return _LOG_COLUMN.get(width_class(size), 0) if height_class(size) >= 24 else 0


def log_lines(size: Size) -> int:
    """Return the lines of the log above the question, 0 where it stands at the right."""
    return 0 if log_column(size) else _LOG_LINES[height_class(size)]


def beside_log(middle: Region, column: int) -> tuple[Region, dict[str, Region]]:
    """Return what the log at the right leaves of the middle, and the places of the log."""
    if not column:
        return middle, {}
    left, between, right = side_by_side(middle, middle.width - column - 3)
    return left, {LOG_LINE: between, LOG: right}


def centred(area: Region, width: int, height: int) -> Region:
    """Return the middle of a region, at most so wide and so high: some screens are never stretched."""
    width, height = min(width, area.width), min(height, area.height)
    x, y = area.x + (area.width - width) // 2, area.y + (area.height - height) // 2
    return Region(x, y, width, height)


class Placing(Protocol):
    """A screen that says where its widgets are."""

    def places_at(self, size: Size) -> Mapping[str, Region]:
        """Return the places of the widgets by their ids."""


class ByPlaces(Layout):
    """Puts each widget where its screen says; those that have no place, or no room, are hidden.

    No widget is ever laid out without a cell: Rich fails there.
    """

    name = "places"

    def arrange(
        self, parent: Widget, children: list[Widget], size: Size, greedy: bool = True
    ) -> ArrangeResult:
        """Return the places of the widgets that have one."""
        places = cast(Placing, parent).places_at(size)
        return [
            WidgetPlacement(
                region, child.styles.offset.resolve(size, size), child.styles.margin, child
            )
            for child in children
            if (region := places.get(child.id or "")) and region.area
        ]
