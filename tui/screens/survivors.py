"""The survivors: every seat with its Character, its Levels, its Attached cards and its zones (S6)."""

from collections.abc import Iterable, Mapping

from textual.geometry import Region, Size

from tui.commands import Command, command, use
from tui.look.fates import fates_of
from tui.look.survivors import LEAST, Reader, detail_for, head_row, title_of
from tui.narration.text import mark
from tui.screens.base import Divider, Topic, side_by_side
from tui.screens.looking_deckbuilding import DeckBuildingLook
from tui.table.eyes import Eyes
from tui.why.topics import character_topics
from tui.widgets.lines import Lines, Rows
from tui.widgets.panel import Item, Panel, text

_ABREAST = 120
"""From this width on two seats stand side by side."""


class SurvivorsScreen(DeckBuildingLook):
    """All Characters, the own one first in mind but each in its seat's place."""

    ABOUT = mark(
        "Every player with the Character: Health, Decorations, what each Level does and from how many "
        "Decorations on, what is Attached, and how many cards lie where. Enter shows all of one."
    )
    KEYS = (
        *use("move"),
        command("enter").named(mark("Open"), mark("Explain the Character under the cursor.")),
        command("number").named(mark("Seat"), mark("Go to the seat of that number.")),
        *use("zones", "mansion", "log", "rules", "back"),
    )

    def listed(self) -> tuple[Command, ...]:
        seats = f"1-{len(self.eyes.view.seats)}"
        return tuple(each.written(seats) if each.id == "number" else each for each in self.KEYS)

    def panels(self) -> Iterable[Lines]:
        self._count = len(self.eyes.view.seats)
        for seat in range(self._count):
            yield Panel(id=f"seat-{seat}")
        yield Divider(id="between")

    def looked(self, eyes: Eyes) -> None:
        self._fates = fates_of(self.logbook.past.steps())

    def placed(self, middle: Region, size: Size) -> Mapping[str, Region]:
        columns = [middle]
        places = {}
        if size.width >= _ABREAST and self._count > 1:
            left, places["between"], right = side_by_side(middle, (size.width - 3) // 2)
            columns = [left, right]
        # `draw` follows for the same size, and fills the panels with the rows that were counted here.
        self._shown = reader = self._reader(columns[0].width, middle.height, len(columns))
        y = middle.y
        for line in self._abreast(len(columns)):
            height = max(self._height(reader, seat) for seat in line)
            height = min(height, max(middle.bottom - y, 0))
            for seat, column in zip(line, columns, strict=False):
                places[f"seat-{seat}"] = Region(column.x, y, column.width, height)
            y += height
        return places

    def head(self, size: Size) -> Rows:
        return (head_row(self.eyes, size.width),)

    def draw(self, size: Size) -> None:
        reader = self._shown
        for seat in self.eyes.view.seats:
            panel = self.panel(f"seat-{seat.seat}")
            heading = "" if reader.detail == LEAST else title_of(self.eyes, seat)
            # Only the first row is under the cursor: a step repaints two rows and two titles.
            first, *more = reader.rows(seat)
            panel.fill(heading, [Item(panel.id or "", (first,)), *text(more)])

    def topics(self) -> tuple[Topic, ...]:
        return (*character_topics(self.asking, self._seat()), *super().topics())

    def choose(self, panel: Panel, item: Item) -> None:
        self.explain(character_topics(self.asking, self._seat()))

    def do_move(self, key: str) -> None:
        """Go to the next seat; not past the last one."""
        step = -1 if key in ("up", "k") else 1
        self._go(min(max(self._seat() + step, 0), self._count - 1))

    def do_ends(self, key: str) -> None:
        """Go to the first or the last seat."""
        self._go(0 if key == "home" else self._count - 1)

    def do_number(self, key: str) -> None:
        """Go to a seat."""
        if int(key) <= self._count:
            self._go(int(key) - 1)

    def _seat(self) -> int:
        """Return the seat under the cursor."""
        return int(self.active.removeprefix("seat-")) if self.active else self.eyes.view.seat

    def _go(self, seat: int) -> None:
        self.activate(f"seat-{seat}")

    def _abreast(self, columns: int) -> list[tuple[int, ...]]:
        """Return the seats that stand side by side, from the top down."""
        seats = range(self._count)
        return [tuple(seats[first : first + columns]) for first in range(0, self._count, columns)]

    def _reader(self, width: int, room: int, columns: int) -> Reader:
        eyes, inner = self.eyes, width - 1
        return Reader(eyes, self._fates, inner, detail_for(eyes, self._fates, inner, room, columns))

    def _height(self, reader: Reader, seat: int) -> int:
        titled = reader.detail != LEAST
        return len(reader.rows(self.eyes.view.seats[seat])) + titled
