"""A panel whose items stand in columns, each column read downwards: the piles of a Resource Area."""

from collections.abc import Iterable

from tui.rows import Row, Span, left, text_of, width_of
from tui.widgets.lines import Rows
from tui.widgets.panel import Item, Panel


class Grid(Panel, inherit_bindings=False):
    """A panel of one-row items in columns of equal width; Left and Right go to the next column.

    Only the cell under the cursor is marked, so a step repaints two cells' rows.
    """

    def __init__(self, *, id: str, reachable: bool = True) -> None:  # noqa: A002 - Textual's word
        super().__init__(id=id, reachable=reachable)
        self._columns = 1

    @property
    def cell_width(self) -> int:
        """The cells that an item has, its first one and the gap after it not counted."""
        return max(self.extent.width // self._columns - 2, 1)

    def columns(self, count: int) -> None:
        """Stand the items in so many columns."""
        if self._columns != max(count, 1):
            self._columns = max(count, 1)
            self._keep_in_sight()
            self.update_lines()

    def fill(self, heading: str, items: Iterable[Item], *, right: str = "") -> None:
        """Show a title and items of one row each."""
        super().fill(heading, items, right=right)

    def sideways(self, step: int) -> None:
        """Go to the column at the left (-1) or right (1), on the same line."""
        self.move(step * self._height())

    def visible_rows(self) -> tuple[Rows, range]:
        """Return the title and the columns side by side."""
        head = self._head(self._height())
        end = min(self._top + self._window(), self._height())
        return (*head, *map(self._line, range(self._top, end))), range(0)

    def _keep_in_sight(self) -> None:
        """Scroll by lines of the grid, each of which has an item of every column."""
        line, window = self._at % max(self._height(), 1), self._window()
        if not self._top <= line < self._top + window:
            self._top = line - (window - 1) // 2
        self._top = self._clamped(self._top)

    def _clamped(self, top: int) -> int:
        return max(min(top, self._height() - self._window()), 0)

    def _height(self) -> int:
        return -(-len(self.items) // self._columns)

    def _line(self, line: int) -> Row:
        spans: list[Span] = []
        for column in range(self._columns):
            place = column * self._height() + line
            if place < len(self.items):
                spans += self._cell(place)
        return tuple(spans)

    def _cell(self, place: int) -> list[Span]:
        item = self.items[place]
        cells = item.rows[0]
        width = self.cell_width
        gap = Span(" " * max(width + 1 - width_of(cells), 0))
        if self._active and item is self.current:
            return [Span(">", "focus"), Span(left(text_of(cells), width), "focus"), Span(" ")]
        return [Span(" "), *cells, gap]
