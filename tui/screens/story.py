"""The story of a game that is over: six sentences, to be read once or told to somebody."""

from collections.abc import Callable, Iterable, Mapping

from textual.geometry import Region, Size

from tui.commands import use
from tui.narration.text import _, mark
from tui.rows import Span, row
from tui.screens.base import BaseScreen, centred, paragraph
from tui.widgets.lines import Lines, Rows
from tui.widgets.panel import Panel, text

WIDTH, HEIGHT = 80, 20
"""What the page is drawn in; a larger terminal has it in the middle."""


class StoryScreen(BaseScreen[None]):
    """Sentences one below the other, with a line between them where there is room."""

    TITLE = mark("Story")
    ABOUT = mark("The game in six sentences: who came, what decided it, and how it ended.")
    KEYS = use("move", "log", "back")

    def __init__(self, told: tuple[str, ...], read_log: Callable[[], None]) -> None:
        super().__init__()
        self._told = told
        self._read_log = read_log

    def panels(self) -> Iterable[Lines]:
        yield Panel(id="story")

    def placed(self, middle: Region, size: Size) -> Mapping[str, Region]:
        return {"story": centred(middle, WIDTH, HEIGHT)}

    def head(self, size: Size) -> Rows:
        return (row(" ", Span(_("Story"), "own")),)

    def question(self) -> str:
        return _("Escape goes back to the result; l reads all of it.")

    def draw(self, size: Size) -> None:
        panel = self.panel("story")
        width = panel.extent.width - 2
        parts = [paragraph(each, width) for each in self._told]
        tight = sum(map(len, parts)) + len(parts) + 1 > panel.extent.height
        gap: Rows = () if tight else (row(),)
        panel.fill(_("Story"), text(line for part in parts for line in (*gap, *part)))

    def do_log(self, _key: str) -> None:
        """Read the log instead."""
        self._read_log()
