"""What stands around the middle of the table (S1, L1): the lines above it and the log.

`TableFrame` also holds what the table is looked at with, and the names of its stages.
"""

from textual.geometry import Size

from core.deckbuilding import events
from core.kernel.decision import NONE, Decision, Option, Refusal
from tui.desk import Desk
from tui.glyphs import title
from tui.look.logbook import Entry, Logbook
from tui.look.past import Past
from tui.narration.text import _, ngettext
from tui.narration.undo import undo_line
from tui.opened import Opened
from tui.rows import Row, Span, left, row
from tui.screens.base import BaseScreen
from tui.sizes import READABLE
from tui.table import head
from tui.table.eyes import Eyes
from tui.table.flow import Flow
from tui.table.hand import Place
from tui.table.last import Fought, fights_of
from tui.table.places import Room, room_at
from tui.table.plan import Plan
from tui.thinking import Thinker
from tui.widgets.lines import Rows
from tui.wrap import clipped, wrapped

MAIN, BUY, PLAN, CHOICE, OPTIONS, EFFECTS, RESULT, WAIT, OVER = (
    "main", "buy", "plan", "choice", "options", "effects", "result", "wait", "over",
)  # fmt: skip
"""What stands in the middle: one thing at a time."""

LISTS = (CHOICE, OPTIONS, EFFECTS)
"""Those that list answers: the ones asked for, all that are legal, the Character's effects."""

LOG_FOR_UNDO = 4
"""With fewer lines the log shows where undo stops only where something has happened since."""


class TableFrame(BaseScreen[None]):
    """The table around its middle."""

    HOLDS_GAME = True

    def __init__(self, desk: Desk, opened: Opened) -> None:
        super().__init__()
        self.desk, self.opened = desk, opened
        self.flow = Flow(opened.session)
        self.stage = MAIN
        self.hand: tuple[Place, ...] = ()
        self.plan: Plan = Plan()
        self.picked: tuple[str, ...] = ()
        self.thinker: Thinker | None = None
        self.curtain = len(opened.session.persons) > 1
        self._logbook = Logbook(Past(opened.session), opened.narration)
        self._failed = ""
        self._why: Refusal | None = None
        self._fights: tuple[object, tuple[Fought, ...]] = (None, ())
        self._eyes: Eyes | None = None
        self._told: tuple[object, int, tuple[Entry, ...]] = (None, NONE, ())

    @property
    def eyes(self) -> Eyes:
        """What the panels look at now."""
        view, glyphs = self.flow.view, self.ink.glyphs
        if self._eyes is None or self._eyes.view is not view or self._eyes.glyphs != glyphs:
            book = self.opened.session.rules.book  # type: ignore[attr-defined] # the one game so far
            self._eyes = Eyes(view, book, self.opened.narration, glyphs)
        return self._eyes

    def seen(self) -> Eyes | None:
        """Return what is looked at; nothing while the keyboard passes to somebody else."""
        return None if self.curtain else self.eyes

    def last_words(self) -> str:
        """Say how far the game is saved: as far as it went."""
        count = len(self.opened.session.table.answers)
        return _("Answer {count} is on the ribbon.").format(count=count) if count else ""

    @property
    def room(self) -> Room:
        """What the terminal has room for."""
        return room_at(self.app.size, len(self.flow.view.seats))

    def head(self, size: Size) -> Rows:
        if self.curtain:
            return ()
        eyes, room, width = self.eyes, self.room, size.width
        saved = _("NOT SAVED") if self._failed else _("saved")
        low = not (room.mates or room.together)
        rows: list[Row] = [
            head.turn_row(eyes, width, saved, self._more_of_turn()),
            head.own_row(eyes, width, self._level_note(), mansion=low),
        ]
        if room.effects:
            rows += head.effect_rows(eyes, width, each_level=room.titled)
        if room.together:
            rows.append(head.mates_row(eyes, width))
        if room.mates:
            rows += self._mate_rows(eyes, room, width)
        if room.mansion:
            rows += self._mansion_rows(eyes, room, width)
        return tuple(rows)

    def _more_of_turn(self) -> list[str]:
        """Return what line 1 has room for at 120 columns: the game, and how far undo goes back."""
        table, setup = self.opened.session.table, self.flow.view.setup
        scenarios = self.eyes.book.scenarios
        name = scenarios[setup.scenario].name if setup.scenario in scenarios else _("own list")
        steps = table.undoable()
        undo = ngettext("undo {count} step", "undo {count} steps", steps).format(count=steps)
        return [f"{setup.mode.capitalize()}, {name}", undo]

    def _level_note(self) -> str:
        """Return the Level with the one before it, as long as the result that brought it is read."""
        for event in self.flow.result if self.stage == RESULT else ():
            if (
                isinstance(event, events.LevelChanged)
                and event.seat == self.flow.seat
                and event.level > event.before
            ):
                words = _("Level {level}  + up from {before}")
                return words.format(level=event.level, before=event.before)
        return ""

    def _mate_rows(self, eyes: Eyes, room: Room, width: int) -> list[Row]:
        others = [seat for seat in eyes.view.seats if seat.seat != eyes.view.seat]
        rows = [head.mate_row(eyes, seat, width) for seat in others]
        if room.titled and rows:
            rows.insert(0, title(_("Survivors"), width, eyes.glyphs))
        return rows

    def _mansion_rows(self, eyes: Eyes, room: Room, width: int) -> list[Row]:
        last = self.last_fights()
        if room.titled:
            heading = title(_("Mansion"), width, eyes.glyphs)
            return [heading, *head.mansion_rows(eyes, last, width)]
        return [head.mansion_row(eyes, last[0] if last else None, width)]

    def last_fights(self) -> tuple[Fought, ...]:
        """Return the fights that were decided last; looked for once in each state."""
        state = self.opened.session.table.state
        if self._fights[0] is not state:
            past = self._logbook.past
            self._fights = state, fights_of(past.steps(), past.state(0).turn.number)
        return self._fights[1]

    def log_rows(self, size: Size) -> Rows:
        room = self.room
        if self.curtain or not room.log_lines:
            return ()
        rows = self.log_tail(size.width, room.log_lines, numbers=room.titled)
        if room.titled:
            rows.insert(0, title(_("Log"), size.width, self.ink.glyphs))
        return tuple(rows)

    def log_tail(self, width: int, count: int, *, numbers: bool = False) -> list[Row]:
        """Return the last lines of the log, and where undo stops if that is among them (T6)."""
        width = max(min(width, READABLE), 1)
        stop, reason = self._undo_stop()
        lines: list[Row] = []
        # As the last of few lines it would only take the place of what has happened.
        shown = not reason or count < LOG_FOR_UNDO
        for entry in reversed(self._entries()):
            if entry.after > stop:
                shown = not reason
            elif not shown and len(lines) < count:
                lines.insert(0, _undo_row(reason, width))
                shown = True
            lines = _entry_rows(entry, width, count - len(lines), numbers=numbers) + lines
            if len(lines) >= count:
                break
        return [row()] * (count - len(lines)) + lines

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
