"""Settings: how the app looks and how often it asks. Each change is shown, and kept, at once."""

from collections.abc import Iterable, Mapping

from attrs import frozen
from textual.geometry import Region, Size

from tui.commands import command, use
from tui.desk import Desk
from tui.narration.text import _, mark
from tui.rows import Row, Span, left, row
from tui.screens.base import BaseScreen, centred
from tui.settings import ASCII, CONFIRM, REACTIONS
from tui.themes import NAMES
from tui.widgets.lines import Lines, Rows
from tui.widgets.panel import Item, Panel
from tui.wrap import wrapped


@frozen
class Choice:
    """A setting: the field that keeps it, its name, its values with their names, and what it is for."""

    field: str
    name: str
    values: Mapping[str, str]
    words: str


CHOICES = (
    Choice(
        "theme",
        mark("Theme"),
        {name: name for name in NAMES},
        mark("The colours. colour-blind has blue and orange, ansi the 16 of the terminal."),
    ),
    Choice(
        "ascii",
        mark("Characters"),
        dict(zip(ASCII, (mark("as the terminal can"), mark("ASCII"), mark("boxes")), strict=True)),
        mark("ASCII is for terminals that draw lines and bars too wide, or not at all."),
    ),
    Choice(
        "confirm",
        mark("Second press"),
        dict(zip(CONFIRM, (mark("always"), mark("normal"), mark("never")), strict=True)),
        mark("Normal asks again before what cannot be taken back; always, before every answer."),
    ),
    Choice(
        "reactions",
        mark("Reactions"),
        dict(
            zip(
                REACTIONS,
                (mark("by the table"), mark("ask who holds one"), mark("ask everybody")),
                strict=True,
            )
        ),
        mark(
            "Who is asked in a new game: everybody tells nothing, who holds one is faster but tells."
        ),
    ),
)


class SettingsScreen(BaseScreen[None]):
    """Change the settings by Left and Right."""

    TITLE = mark("Settings")
    ABOUT = mark("Left and Right change the setting under the cursor; it holds from then on.")
    KEYS = (
        *use("move", "change"),
        command("enter").named(mark("Next value"), mark("Change the setting under the cursor.")),
        *use("back"),
    )

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk

    def panels(self) -> Iterable[Lines]:
        yield Panel(id="settings")

    def placed(self, middle: Region, size: Size) -> Mapping[str, Region]:
        return {"settings": centred(middle, 80, 20)}

    def head(self, size: Size) -> Rows:
        return (row(" ", Span(_("Settings"), "own")),)

    def question(self) -> str:
        return _("Left and Right change a setting. Escape goes back.")

    def draw(self, size: Size) -> None:
        width = self.panel("settings").extent.width - 2
        items = [Item(each.field, self._rows(each, width)) for each in CHOICES]
        self.panel("settings").fill(_("Settings"), items)

    def choose(self, panel: Panel, item: Item) -> None:
        self.change(panel, item, 1)

    def change(self, panel: Panel, item: Item, step: int) -> None:
        choice = next(each for each in CHOICES if each.field == item.key)
        values = tuple(choice.values)
        at = values.index(getattr(self._desk.settings, choice.field))
        problem = self._desk.change(**{choice.field: values[(at + step) % len(values)]})
        self.ink.use(self._desk.settings)
        if problem:
            self.refuse(problem)

    def _rows(self, choice: Choice, width: int) -> tuple[Row, ...]:
        value = choice.values[getattr(self._desk.settings, choice.field)]
        first = row(" ", left(_(choice.name), 14), Span(f"< {_(value)} >", "own"))
        words = wrapped(_(choice.words), max(width - 1, 1))
        return (first, *(row(" ", Span(line, "muted")) for line in words), row())
