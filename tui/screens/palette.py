"""All commands of a screen, to look up and to do (Ctrl+P). Typing leaves those with the text in them."""

from collections.abc import Iterable
from typing import Any

from rich.cells import cell_len
from textual.geometry import Region, Size

from tui.commands import Command, use
from tui.narration.text import _, mark
from tui.rows import Span, left, row
from tui.screens.base import BaseScreen
from tui.widgets.lines import Lines, Rows
from tui.widgets.panel import Item, Panel
from tui.wrap import wrapped

_NOT_LISTED = frozenset(
    ("move", "page", "ends", "change", "number", "palette", "enter", "tab-back")
)
"""Keys that mean something only where they are pressed."""


class PaletteScreen(BaseScreen[str]):
    """Choose a command of the screen below; the result is its id."""

    ABOUT = mark(
        "Every command of the screen that you came from. Enter does the one under the cursor."
    )
    KEYS = use("move", "enter", "back")

    def __init__(self, below: BaseScreen[Any]) -> None:
        super().__init__()
        self._below = below
        self._part = ""

    def panels(self) -> Iterable[Lines]:
        yield Panel(id="commands")

    def placed(self, middle: Region, size: Size) -> dict[str, Region]:
        return {"commands": middle}

    def head(self, size: Size) -> Rows:
        return self._below.head(size)

    def draw(self, size: Size) -> None:
        shown = [each for each in self._below.commands if each.id not in _NOT_LISTED]
        part = self._part.casefold()
        fitting = [each for each in shown if _fits(each, part)]
        # The key itself comes first, then names that begin so: what was meant is under the cursor.
        fitting.sort(key=lambda each: _distance(each, part))
        wide = max((cell_len(_(each.label)) for each in shown), default=0)
        room = self.panel("commands").extent.width - wide - 16
        items = [Item(each.id, self._rows(each, wide, max(room, 8))) for each in fitting]
        self.panel("commands").fill(_("Commands"), items)

    def on_mount(self) -> None:
        """Take what is typed from the first key on."""
        self._ask()

    def choose(self, panel: Panel, item: Item) -> None:
        reason = self._below.refuses(item.key)
        if reason:
            self.refuse(reason)
        else:
            self.dismiss(item.key)

    def _ask(self) -> None:
        self.type_line(self._part, self._typed_out, ask=_("Command:"), changed=self._typed_part)

    def _typed_part(self, part: str) -> None:
        """Show what fits, the nearest first and under the cursor."""
        self._part = part
        self.draw(self.app.size)
        self.do_ends("home")

    def _typed_out(self, part: str | None) -> None:
        """Enter does the command under the cursor, Escape none."""
        item = self.panel("commands").current
        if part is None:
            self.dismiss(None)
            return
        if item is None:
            self.refuse(_("No command has this in its name."))
        else:
            self.choose(self.panel("commands"), item)
        self._ask()

    def _rows(self, each: Command, wide: int, room: int) -> Rows:
        """Return a command with its key and help; one that does not work now with the reason."""
        reason = self._below.refuses(each.id)
        role, mark_, words = ("muted", "-", reason) if reason else ("", " ", _(each.help))
        first, *more = wrapped(words, room)
        shown = Span(f"{mark_} {left(each.shown, 10)} {left(_(each.label), wide)}  ", role)
        margin = " " * (wide + 15)
        return (
            row(shown, Span(first, "muted")),
            *(row(margin, Span(line, "muted")) for line in more),
        )


def _fits(each: Command, part: str) -> bool:
    """Say whether what was typed is a key of a command, or stands in its name or its help."""
    return part in each.keys or part in f"{_(each.label)} {_(each.help)}".casefold()


def _distance(each: Command, part: str) -> int:
    """Return how far a command is from what was typed: its key, its name, or only its help."""
    name = _(each.label).casefold()
    if not part or part in each.keys or name == part:
        return 0
    return 1 if name.startswith(part) else 2 if part in name else 3
