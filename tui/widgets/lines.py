"""Rows on the screen, with the line API: only the lines that differ are drawn again.

Everything visible is a `Lines` or a `Panel` of it. Text is data: no markup, no escape sequence.
"""

from itertools import zip_longest

from rich.segment import Segment
from textual.geometry import Region, Size
from textual.strip import Strip
from textual.widget import Widget

from tui.rows import Row, left, width_of
from tui.themes import PLAIN, Styles
from tui.widgets.safe import safe

Rows = tuple[Row, ...]


class Lines(Widget, inherit_bindings=False):
    """Some rows, drawn from the top; those that do not fit are cut off at the right and below.

    `show` gives it other rows. The screen says with `fit` how much room there is before anything is
    drawn, so rows can be made for a size that the layout reaches a moment later.
    """

    DEFAULT_CSS = """
    Lines { min-width: 1; min-height: 1; background: $background; color: $foreground; }
    """

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - Textual's word
        super().__init__(id=id)
        self._rows: Rows = ()
        self._cursor = range(0)
        self._extent: Size | None = None
        self._drawn: list[Strip] = []

    @property
    def rows(self) -> Rows:
        """What is shown."""
        return self._rows

    @property
    def extent(self) -> Size:
        """The room there is, or will be once the layout has been done."""
        return self._extent or self.size

    def fit(self, size: Size) -> None:
        """Take note of the room there will be."""
        if size != self._extent:
            self._extent = size
            self.update_lines()

    def show(self, rows: Rows, cursor: range = range(0)) -> None:
        """Show rows; those in `cursor` (numbers of rows) are under the cursor."""
        if (rows, cursor) != (self._rows, self._cursor):
            self._rows, self._cursor = rows, cursor
            self.update_lines()

    def visible_rows(self) -> tuple[Rows, range]:
        """Return the rows in sight, and which of them are under the cursor."""
        return self._rows[: self.extent.height], self._cursor

    def update_lines(self) -> None:
        """Draw the lines that have changed again."""
        before, after = self._drawn, self._strips()
        self._drawn = after
        for y, (old, new) in enumerate(zip_longest(before, after)):
            if old != new:
                self.refresh(Region(0, y, self.extent.width, 1))

    def restyle(self) -> None:
        """Draw all again in the colours of another theme, or in other characters."""
        self._drawn = self._strips()
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Return a line of the widget."""
        if y < len(self._drawn):
            return self._drawn[y].adjust_cell_length(self.size.width, self._styles_now().plain)
        return Strip.blank(self.size.width, self._styles_now().plain)

    def _strips(self) -> list[Strip]:
        rows, cursor = self.visible_rows()
        styles, width = self._styles_now(), self.extent.width
        # Rows under one cursor are one bar, as wide as the widest of them.
        bar = max((width_of(line) for line in rows[cursor.start : cursor.stop]), default=0)
        encoding = getattr(self.app, "encoding", "utf-8")
        return [
            _strip(line, width, styles, encoding, bar if y in cursor else 0)
            for y, line in enumerate(rows)
        ]

    def _styles_now(self) -> Styles:
        return getattr(self.app, "role_styles", PLAIN)


def _strip(row: Row, width: int, styles: Styles, encoding: str, bar: int) -> Strip:
    """Return a row in `width` cells. Under the cursor `bar` cells have one style: fewer bytes."""
    parts = [Segment(safe(span.text, encoding), styles.role(span.role)) for span in row]
    if bar:
        parts = [Segment(left("".join(part.text for part in parts), bar), styles.cursor)]
    # Equal neighbours become one segment, since each costs its colours in bytes again.
    return Strip(Segment.simplify(parts)).adjust_cell_length(width, styles.plain)
