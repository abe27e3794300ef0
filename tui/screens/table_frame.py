"""What stands around the middle of the table (S1, L1): the lines above it and the log.

`TableFrame` also holds the names of the stages that only this table has.
"""

from collections.abc import Mapping
from typing import ClassVar

from textual.geometry import Size

from core.deckbuilding import events
from core.deckbuilding.view import View
from core.kernel.rules import Answer
from tui.desk import Desk
from tui.glyphs import Glyphs, title
from tui.look.logbook import Entry
from tui.look.since import gist
from tui.narration.text import _, ngettext
from tui.opened import Opened
from tui.rows import Row
from tui.screens.afterwards import Afterwards
from tui.screens.sitting import CHOICE, OPTIONS, RESULT, WAIT
from tui.table import head
from tui.table.eyes import Eyes
from tui.table.flow import Flow
from tui.table.hand import Place
from tui.table.last import Fought, fights_of
from tui.table.places import Room, is_roomy, is_titled, room_at
from tui.table.plan import Plan
from tui.table.strips import rows as strips
from tui.widgets.lines import Rows

MAIN, BUY, PLAN, EFFECTS, ATTACH, XP = "main", "buy", "plan", "effects", "attach", "xp"
"""What stands in the middle besides what all tables have there: one thing at a time."""


class TableFrame(Afterwards[Eyes]):
    """The table around its middle."""

    FLOW = Flow
    LABELLED = frozenset((BUY,))
    LISTS = (CHOICE, OPTIONS, EFFECTS, ATTACH, XP)
    CLOSED = (PLAN, BUY, OPTIONS, EFFECTS, ATTACH, XP)
    TYPED: ClassVar[dict[str, str]] = {"mansion": "mansion", "survivors": "survivors"}
    flow: Flow

    def __init__(self, desk: Desk, opened: Opened) -> None:
        super().__init__(desk, opened)
        self.stage = MAIN
        self.hand: tuple[Place, ...] = ()
        self.plan: Plan = Plan()
        self._fights: tuple[object, tuple[Fought, ...]] = (None, ())

    def eyes_on(self, view: View, glyphs: Glyphs) -> Eyes:
        book = self.opened.session.rules.book  # type: ignore[attr-defined] # the protocol has none
        return Eyes(view, book, self.opened.narration, glyphs)

    def asked_stage(self) -> str:
        decision = self.flow.decision
        if decision is None:
            return WAIT
        if decision.kind != "main":
            return CHOICE
        return BUY if self.stage == BUY and self.flow.view.turn.buys > 0 else MAIN

    def forget(self) -> None:
        super().forget()
        self.hand, self.plan = (), Plan()

    def asks_twice(self, answer: Answer, words: Mapping[str, str]) -> str:
        if answer == ("end",):
            return _("{name}, end the turn? {price} {keys} ends it.").format(**words)
        return super().asks_twice(answer, words)

    @property
    def room(self) -> Room:
        """What the terminal has room for."""
        return room_at(self.app.size, self.crowd)

    @property
    def crowd(self) -> int:
        """By how many lines the head is longer than that of a Story game of three at this size."""
        size = self.app.size
        return strips.crowd(self.eyes, roomy=is_roomy(size), titled=is_titled(size))

    def unsaved(self) -> bool:
        return super().unsaved() or (self.stage == PLAN and bool(self.plan.chosen))

    def head(self, size: Size) -> Rows:
        if self.curtain:
            return ()
        eyes, room, width = self.eyes, self.room, size.width
        low = not (room.mates or room.together)
        rows: list[Row] = [
            head.turn_row(eyes, width, self.saved_words(), self._more_of_turn()),
            head.own_row(eyes, width, self._level_note(), low=low),
        ]
        if room.strips:
            rows += strips.under_own(eyes, width)
        if room.effects:
            rows += head.effect_rows(eyes, width, each_level=room.titled)
        if room.strips:
            rows += strips.under_effects(eyes, width, roomy=room.roomy, titled=room.titled)
        if room.together:
            rows.append(head.mates_row(eyes, width))
        if room.mates:
            rows += self._mate_rows(eyes, room, width)
        if room.mansion and eyes.mode.has_mansion:
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
        rows = strips.survivor_rows(eyes, width, roomy=room.roomy)
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

    def tail(self) -> tuple[Entry, ...]:
        """Return the log; where a few lines of it stand and the own turn begins, the gist of it."""
        entries, room = super().tail(), self.room
        few = not (room.titled or room.log_column)
        return gist(entries, self.flow.seat) if few else entries

    def marks_undo(self, count: int) -> bool:
        """Leave the line out while the log has the gist: nothing of the own turn can be taken back yet."""
        return super().marks_undo(count) and self.tail() is super().tail()

    def lines_to_spare(self, size: Size) -> int:
        """Return how many lines of the middle the log may have besides its own."""
        return 0

    def log_rows(self, size: Size) -> Rows:
        room = self.room
        if self.curtain or not room.log_lines:
            return ()
        count = room.log_lines + self.lines_to_spare(size)
        rows = self.log_above(size, count, numbers=room.titled)
        if room.titled:
            rows.insert(0, title(_("Log"), size.width, self.ink.glyphs))
        return tuple(rows)
