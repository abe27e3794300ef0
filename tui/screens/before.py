"""The table as it was at a line of the log: to be looked at only."""

from collections.abc import Iterable, Mapping
from typing import Any

from attrs import evolve
from textual.geometry import Region, Size

from core.kernel.decision import NONE
from tui.commands import command, use
from tui.eyes import AnyEyes
from tui.games import drawn
from tui.keys import step_of
from tui.look.logbook import Entry
from tui.look.past import Past
from tui.narration.text import _, mark
from tui.rows import Span, row
from tui.screens.base import BaseScreen
from tui.screens.looking import Look
from tui.widgets.lines import Lines, Rows
from tui.widgets.panel import Panel, text
from tui.wrap import wrapped


class BeforeScreen(BaseScreen[None]):
    """The table after some answer, as the person at the screen could see it then."""

    ABOUT = mark(
        "The table as it was at a line of the log, with your own cards of that moment. Left and Right "
        "go back and on by one answer. Nothing here can change the game."
    )
    KEYS = (
        command("change").named(
            mark("Earlier, later"), mark("Go back or on by one answer."), footer=4
        ),
        command("move").named(mark("Scroll"), mark("Scroll the table.")),
        *use("back"),
    )

    def __init__(self, past: Past, look: Look, entry: Entry) -> None:
        super().__init__()
        self._past = past
        self._look = look
        self._entry = entry
        self._after = entry.after

    def panels(self) -> Iterable[Lines]:
        yield Panel(id="table")

    def placed(self, middle: Region, size: Size) -> Mapping[str, Region]:
        return {"table": middle}

    def head(self, size: Size) -> Rows:
        if self._after == self._entry.after:
            words = _("The table as it was at {number}").format(number=self._entry.number)
            text = f"{words}: {self._entry.line.text}"
        else:
            words = _("The table after answer {count} of {all}")
            text = words.format(count=self._after, all=self._past.count)
        lines = wrapped(text, max(size.width, 10), indent=2)[:3]
        return tuple(row(Span(line, "own")) for line in lines)

    def question(self) -> str:
        asked = _asked_words(self._eyes())
        return _("{asked} Nothing can be changed here; Escape goes back.").format(asked=asked)

    def draw(self, size: Size) -> None:
        panel = self.panel("table")
        rows = drawn(self._eyes(), panel.extent.width - 1)
        heading = _("After answer {count} of {all}")
        panel.fill(heading.format(count=self._after, all=self._past.count), text(rows))

    def do_change(self, key: str) -> None:
        """Go back or on by one answer."""
        wanted = self._after + step_of(key)
        if 0 <= wanted <= self._past.count:
            self._after = wanted
        else:
            self.refuse(_("There is nothing before the first answer or after the last one."))

    def _eyes(self) -> AnyEyes:
        now: Any = self._look()
        view = self._past.view(self._after, now.view.seat)
        then: AnyEyes = evolve(now, view=view, glyphs=self.ink.glyphs)
        return then


def _asked_words(eyes: AnyEyes) -> str:
    """Return who was asked then."""
    if eyes.view.asked == NONE:
        return _("The game was over.")
    return _("{name} was to answer.").format(name=eyes.name(eyes.view.asked))
