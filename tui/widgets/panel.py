"""A panel: a title and a list of items, or text to scroll. It is all that a screen's middle is made of."""

from collections.abc import Iterable

from attrs import frozen
from textual.geometry import Size

from tui.glyphs import ASCII, Glyphs, title
from tui.rows import Row, Span, text_of
from tui.widgets.lines import Lines, Rows

_BAR = 3
"""Of a higher item only the first row is the bar under the cursor: a step sends few lines."""


@frozen
class Item:
    """One or more rows of a panel that the cursor stands on together.

    `key` is what the screen knows it by; an item without one is text, and the cursor passes over it.
    `label` is the digit or letter that chooses it, drawn by the screen within the rows. The first
    cell of each row is the panel's, for its `>`: rows come without it.
    """

    key: str
    rows: Rows
    label: str = ""


def text(rows: Iterable[Row]) -> tuple[Item, ...]:
    """Return rows as items that the cursor passes over."""
    return tuple(Item("", (row,)) for row in rows)


class Panel(Lines, inherit_bindings=False):
    """A titled list. The title is its first row; `==` in it says that the panel has the keys.

    Items keep the cursor by their key: whatever `fill` brings, the cursor stays on the same item, or
    goes to the nearest place if that has gone. A panel of text alone scrolls instead; right of a
    divider it needs no `margin`, and its rows begin in the first cell.
    """

    def __init__(
        self,
        *,
        id: str,  # noqa: A002 - Textual's word
        reachable: bool = True,
        margin: bool = True,
    ) -> None:
        super().__init__(id=id)
        self._margin = margin
        self.reachable = reachable
        self._title = ""
        self._right = ""
        self._items: tuple[Item, ...] = ()
        self._at = 0
        self._top = 0
        self._active = False

    @property
    def items(self) -> tuple[Item, ...]:
        """All items, those of text included."""
        return self._items

    @property
    def places(self) -> tuple[int, ...]:
        """The numbers of the items that the cursor can stand on."""
        return tuple(place for place, item in enumerate(self._items) if item.key)

    @property
    def current(self) -> Item | None:
        """The item under the cursor, or None."""
        return self._items[self._at] if self._at in self.places else None

    @property
    def scrolls(self) -> bool:
        """Whether it is text alone, and more of it than is in sight."""
        return not self.places and len(self._lines()[0]) > self._window()

    def fill(self, heading: str, items: Iterable[Item], *, right: str = "") -> None:
        """Show a title and items. An empty heading draws no title row."""
        items = tuple(items)
        if (heading, items, right) == (self._title, self._items, self._right):
            return
        key = self.current.key if self.current else ""
        self._title, self._items, self._right = heading, items, right
        self._keep_cursor(key)
        self._keep_in_sight()
        self.update_lines()

    def activate(self, active: bool) -> None:
        """Give the panel the keys, or take them; only its title and its cursor row change."""
        if active != self._active:
            self._active = active
            self.update_lines()

    def fit(self, size: Size) -> None:
        """Take note of the room there will be; the cursor stays in sight."""
        if size != self._extent:
            self._extent = size
            self._keep_in_sight()
            self.update_lines()

    def move(self, step: int) -> None:
        """Move the cursor by some items, not past an end; text alone scrolls by lines."""
        places = self.places
        if not places:
            self._top = self._clamped(self._top + step)
        else:
            at = places.index(self._at) if self._at in places else 0
            self._at = places[min(max(at + step, 0), len(places) - 1)]
            self._keep_in_sight()
        self.update_lines()

    def page(self, direction: int) -> None:
        """Move by what is in sight."""
        self.move(direction * max(self._window() - 1, 1))

    def rewind(self) -> None:
        """Show the beginning."""
        self._top = 0
        self.update_lines()

    def stand_on(self, key: str) -> bool:
        """Put the cursor on the item with this key; say whether there is one."""
        for place, item in enumerate(self._items):
            if key and item.key == key:
                self._at = place
                self._keep_in_sight()
                self.update_lines()
                return True
        return False

    def labelled(self, label: str) -> Item | None:
        """Return the item that a digit or a letter stands for."""
        return next((item for item in self._items if item.key and item.label == label), None)

    def first_with(self, part: str) -> Item | None:
        """Return the first item with a text in it, whatever its letters' case."""
        wanted = part.casefold()
        shown = ((item, " ".join(map(text_of, item.rows))) for item in self._items if item.key)
        return next((item for item, words in shown if wanted in words.casefold()), None)

    def visible_rows(self) -> tuple[Rows, range]:
        """Return the title and the rows in sight."""
        lines, cursor = self._lines()
        head = self._head(len(lines))
        shown = lines[self._top : self._top + self._window()]
        start = len(head) + cursor.start - self._top
        return (*head, *shown), range(max(start, len(head)), start + len(cursor))

    def _head(self, lines: int) -> Rows:
        if not self._title:
            return ()
        glyphs: Glyphs = getattr(self.app, "glyphs", ASCII)
        right = "  ".join(filter(None, (self._right, self._hidden(lines))))
        made = title(self._title, self.extent.width, glyphs, active=self._active, right=right)
        return (made,)

    def _hidden(self, lines: int) -> str:
        """Say how many lines are out of sight."""
        if self.extent.height <= len(self._title[:1]):
            return ""
        above, below = self._top, lines - self._top - self._window()
        parts = [f"{above} above"] * (above > 0) + [f"{below} below"] * (below > 0)
        return ", ".join(parts)

    def _lines(self) -> tuple[list[Row], range]:
        """Return all rows with the panel's own first cell, and which are under the cursor."""
        made: list[Row] = []
        cursor = range(0)
        if not self._margin and not self.places:
            return [line for item in self._items for line in item.rows], cursor
        for place, item in enumerate(self._items):
            here = self._active and place == self._at and bool(item.key)
            if here:
                bar = len(item.rows) if len(item.rows) <= _BAR else 1
                cursor = range(len(made), len(made) + bar)
            for number, line in enumerate(item.rows):
                mark = Span(">", "focus") if here and number == 0 else Span(" ")
                made.append((mark, *line))
        return made, cursor

    def _window(self) -> int:
        return max(self.extent.height - bool(self._title), 1)

    def _clamped(self, top: int) -> int:
        total = sum(len(item.rows) for item in self._items)
        return max(min(top, total - self._window()), 0)

    def _keep_cursor(self, key: str) -> None:
        places = self.places
        same = [place for place in places if self._items[place].key == key]
        nearest = [place for place in places if place >= self._at] or list(places[-1:])
        self._at = (same or nearest or [0])[0]

    def _keep_in_sight(self) -> None:
        """Scroll by half a page when the cursor leaves, so that most steps repaint two rows."""
        first = sum(len(item.rows) for item in self._items[: self._at])
        height = len(self._items[self._at].rows) if self._items else 0
        window = self._window()
        if self.places and not self._top <= first <= first + height <= self._top + window:
            self._top = first - max(window - height, 0) // 2
        # The text above the first item and below the last one is seen by going there.
        if self.places and self._at == self.places[0] and first + height <= window:
            self._top = 0
        self._top = self._clamped(self._top)
