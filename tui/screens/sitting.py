"""What the tables of all games have around their middle: who looks, what is saved, the log.

A game's table says what it looks with (`eyes_on`) and how long the log is; `tui.screens.answering` adds
the keys that answer.
"""

from abc import abstractmethod
from typing import Any, ClassVar, Generic, TypeVar

from textual.geometry import Size

from core.kernel.decision import NONE, Decision, Option, Refusal
from tui.desk import Desk
from tui.eyes import AnyEyes
from tui.flow import TableFlow
from tui.glyphs import Glyphs
from tui.look.logbook import Entry, Logbook
from tui.look.past import Past
from tui.narration.text import _
from tui.narration.undo import undo_line
from tui.opened import Opened
from tui.rows import Row, Span, left, row
from tui.screens.base import BaseScreen
from tui.sizes import READABLE
from tui.thinking import Thinker
from tui.wrap import clipped, wrapped

EyesT = TypeVar("EyesT", bound=AnyEyes)

CHOICE, OPTIONS, RESULT, WAIT, OVER = "choice", "options", "result", "wait", "over"
"""What stands in the middle of any table: a list of what is asked for, of all answers, what has happened,
the table of who waits, the end. Each game has more of its own."""

LOG_FOR_UNDO = 4
"""With fewer lines the log shows where undo stops only where something has happened since."""


WHOLE_END = 24
"""The height from which the last words of a game are not cut."""

LONGEST = 99
"""More lines than any words of the log take."""


class Sitting(BaseScreen[None], Generic[EyesT]):
    """A table that persons sit at."""

    HOLDS_GAME = True
    FLOW: ClassVar[type[TableFlow]] = TableFlow
    PANELS: ClassVar[dict[str, str]] = {}
    """The panel that has the keys in each stage."""

    flow: TableFlow

    def __init__(self, desk: Desk, opened: Opened) -> None:
        super().__init__()
        self.desk, self.opened = desk, opened
        self.flow = self.FLOW(opened.session)
        self.stage = WAIT
        self.picked: tuple[str, ...] = ()
        self.thinker: Thinker | None = None
        self.curtain = len(opened.session.persons) > 1
        self._logbook = Logbook(Past(opened.session), opened.narration)
        self._failed = ""
        self._why: Refusal | None = None
        self._eyes: EyesT | None = None
        self._told: tuple[object, int, tuple[Entry, ...]] = (None, NONE, ())

    @abstractmethod
    def eyes_on(self, view: Any, glyphs: Glyphs) -> EyesT:
        """Return what a view is looked at with."""

    @property
    def eyes(self) -> EyesT:
        """What the panels look at now."""
        view, glyphs = self.flow.view, self.ink.glyphs
        if self._eyes is None or self._eyes.view is not view or self._eyes.glyphs != glyphs:
            self._eyes = self.eyes_on(view, glyphs)
        return self._eyes

    def seen(self) -> EyesT | None:
        """Return what is looked at; nothing while the keyboard passes to somebody else."""
        return None if self.curtain else self.eyes

    def last_words(self) -> str:
        """Say how far the game is saved: as far as it went."""
        count = len(self.opened.session.table.answers)
        return _("Answer {count} is on the ribbon.").format(count=count) if count else ""

    def saved_words(self) -> str:
        """Return what line 1 says of the save."""
        return _("NOT SAVED") if self._failed else _("saved")

    def log_above(self, size: Size, count: int, *, numbers: bool) -> list[Row]:
        """Return the lines of the log above the question; those of an end are whole, where there is room."""
        whole = self.stage == OVER and size.height >= WHOLE_END
        return self.log_tail(size.width, count, numbers=numbers, whole=whole)

    def log_tail(
        self, width: int, count: int, *, numbers: bool = False, whole: bool = False
    ) -> list[Row]:
        """Return the last lines of the log, and where undo stops if that is among them (T6).

        With `whole` nothing is cut, and there may be some more of them.
        """
        width = max(min(width, READABLE), 1)
        stop, reason = self._undo_stop()
        lines: list[Row] = []
        shown = not reason or not self.marks_undo(count)
        for entry in reversed(self.tail()):
            if entry.after > stop:
                shown = not reason
            elif not shown and len(lines) < count:
                lines.insert(0, _undo_row(reason, width))
                shown = True
            free = LONGEST if whole else count - len(lines)
            lines = _entry_rows(entry, width, free, numbers=numbers) + lines
            if len(lines) >= count:
                break
        return [row()] * (count - len(lines)) + lines

    def marks_undo(self, count: int) -> bool:
        """Say whether so many lines show where undo stops even where nothing has happened since.

        As the last of few lines it would only take the place of what has happened.
        """
        return count >= LOG_FOR_UNDO

    def tail(self) -> tuple[Entry, ...]:
        """Return the log that its last lines are taken from."""
        return self._entries()

    def _entries(self) -> tuple[Entry, ...]:
        """Return the log as the person at the screen may read it; told once in each state."""
        now = self.opened.session.table.state, self.flow.seat
        if self._told[0] is not now[0] or self._told[1] != now[1]:
            self._told = (*now, self._logbook.entries(self.flow.seat))
        return self._told[2]

    def _undo_stop(self) -> tuple[int, str]:
        """Return after how many answers undo stops, and why; an empty reason if nothing stops it."""
        table = self.opened.session.table
        steps = table.undoable()
        there = len(table.barriers) > steps
        return len(table.answers) - steps, table.barriers[-1 - steps] if there else table.stop


def option_of(decision: Decision | None, key: str) -> Option | None:
    """Return the option of a key, or None if it is not on offer."""
    options = decision.options if decision is not None else ()
    return next((option for option in options if option.key == key), None)


def _undo_row(reason: str, width: int) -> Row:
    return row(Span(left(f"- - - {undo_line(reason)} {'- ' * width}", width), "muted"))


def _entry_rows(entry: Entry, width: int, free: int, *, numbers: bool) -> list[Row]:
    """Return the lines of an entry, at most `free`; `...` tells that there is more of it."""
    tags = entry.line.tags
    is_title, danger = "turn" in tags, "danger" in tags
    number = f"{entry.number} " if numbers and not is_title else ""
    words = f"! {number}{entry.line.text}" if danger else number + entry.line.text
    parts = list(wrapped(words, width, indent=5))
    if len(parts) > free > 0:
        parts = [*parts[: free - 1], clipped(" ".join(parts[free - 1 :]), width)]
    role = "title" if is_title else "danger" if danger else ""
    return [row(Span(part, role)) for part in parts[: max(free, 0)]]
