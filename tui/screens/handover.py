"""Passing the keyboard to another person at this terminal (S10): nothing of the last Hand stays."""

from collections.abc import Iterable, Mapping
from typing import Any

from attrs import frozen
from textual.geometry import Region, Size

from core.kernel.decision import NONE
from tui.commands import command
from tui.look.past import Past
from tui.look.since import last_turn_of, seat_of_turn, since_last_turn
from tui.narration.names import printable
from tui.narration.text import _, mark
from tui.opened import Opened
from tui.rows import Span, row
from tui.screens.base import BaseScreen, centred
from tui.widgets.lines import Lines, Rows
from tui.wrap import wrapped

WIDTH = 66


@frozen
class HandOver:
    """Who gives the keyboard to whom, the first line, and public lines about what has happened.

    `before` is empty when nobody has played here yet. `over` says what has become of the turn.
    """

    to: str
    before: str
    heading: str
    since: tuple[str, ...]
    over: str = ""


def handing_over(opened: Opened, before: int | None) -> HandOver:
    """Return what to say when the keyboard passes to who must act now; `before` had it so far."""
    session = opened.session
    decision = session.decision
    seat = decision.seat if decision is not None else session.watcher()
    turn = session.rules.turn(session.table.state)
    name = getattr(session.keeper, "name", "")
    told = "" if before is None else _what_of_the_turn(opened, before)
    parts = [_("Ink Ribbon"), printable(name)]
    parts += [_("turn {number}").format(number=turn)] if turn else []
    return HandOver(
        to=printable(session.names[seat]),
        before="" if before is None else printable(session.names[before]),
        heading=" | ".join(part for part in parts if part),
        since=since_last_turn(session, opened.narration, seat),
        over=told,
    )


def _what_of_the_turn(opened: Opened, before: int) -> str:
    """Return whether the turn of who had the keyboard is over or waits for somebody else's answer.

    Who has only reacted hands back to a turn that goes on. Nothing is said of turns that all seats
    share, nor before the first turn: only the set-up has asked then.
    """
    session, narration = opened.session, opened.narration
    whose = seat_of_turn(session, narration)
    name = printable(session.names[before])
    if whose == before:
        waits = narration.waiting(session.view(before))
        return _("{name}'s turn goes on. {waits}").format(name=name, waits=waits).rstrip()
    past = Past(session)
    turn = last_turn_of(past, before)
    if NONE in (whose, turn):
        return ""
    if turn == past.turn(past.count):
        return _("{name}'s turn goes on.").format(name=printable(session.names[whose]))
    return _("{name}'s turn is over.").format(name=name)


class HandOverScreen(BaseScreen[None]):
    """Ends when the person who must act has pressed Enter twice. The terminal is cleared first."""

    TITLE = mark("Pass the keyboard")
    ABOUT = mark(
        "The next Hand belongs to somebody else. What was shown before has been cleared, also from what"
        " can be scrolled back to. The first Enter makes ready, the second shows the Hand."
    )

    def __init__(self, handing: HandOver) -> None:
        super().__init__()
        self._handing = handing
        self._ready = False

    def panels(self) -> Iterable[Lines]:
        yield Lines(id="passing")

    def placed(self, middle: Region, size: Size) -> Mapping[str, Region]:
        width = min(WIDTH, middle.width)
        return {"passing": centred(middle, width, len(self._rows(Size(width, middle.height))))}

    def head(self, size: Size) -> Rows:
        return (row(" ", Span(self._handing.heading, "muted")),)

    def listed(self) -> Any:
        label = mark("Show my hand") if self._ready else mark("Make ready")
        about = mark("The first press makes ready, the second shows your Hand.")
        enter = command("enter").named(label, about, footer=5)
        return (enter if self._ready else enter.written("Enter Enter").named(mark("Show my hand")),)

    def question(self) -> str:
        if self._ready:
            return _("{name}, Enter shows your Hand now.").format(name=self._handing.to)
        text = _("{name}, press Enter twice when only you can see the screen.")
        return text.format(name=self._handing.to)

    def draw(self, size: Size) -> None:
        lines = self.query_one("#passing", Lines)
        lines.show(self._rows(lines.extent))

    def on_mount(self) -> None:
        """Clear the terminal before anything of this screen is drawn."""
        self.ink.wipe()

    def press(self, key: str, text: str = "") -> None:
        """Any key but Enter unmakes what the first Enter made ready."""
        if key != "enter":
            self._ready = False
        super().press(key, text)

    def do_enter(self, _key: str) -> None:
        """Make ready, then go on to the Hand."""
        if self._ready:
            self.dismiss(None)
        self._ready = True

    def _rows(self, room: Size) -> Rows:
        """Return the lines: the name, then what happened, the newest as far as there is room."""
        passing = _("Pass the keyboard to {name}.").format(name=self._handing.to)
        over = f"{self._handing.over} {_('Nobody looks now.')}".lstrip()
        top = [row(Span(each, "own")) for each in wrapped(passing, room.width)]
        top += [row(), *map(row, wrapped(over, room.width)), row()]
        left = room.height - len(top) - 1
        told: list[str] = []
        for line in reversed(self._handing.since):
            told = [*wrapped(line, room.width, indent=2), *told]
            if len(told) > left:
                break
        if not told or left < 1:
            return tuple(top)
        since = row(Span(_("Since your last turn"), "title"))
        return (*top, since, *map(row, told[-left:]))
