"""Versus: who is how near to the Decorations that win, and that there is no Mansion (T2)."""

from core.deckbuilding.modes.versus import DECORATIONS_TO_WIN
from tui.glyphs import bar
from tui.narration.text import _
from tui.rows import Row, Span, row, width_of
from tui.table.eyes import Eyes


def absent(eyes: Eyes) -> str:
    """Return why there is nothing to look at, or an empty text where there is a Mansion."""
    return "" if eyes.mode.has_mansion else _("There is no Mansion in this mode (DBG-16.1).")


def rows(eyes: Eyes, width: int) -> list[Row]:
    """Return one line: "First to 3 Decorations: Ana 1 [#--]   Ben 2 [##-]"; bars go where it is narrow."""
    made = [_row(eyes, words, bars=bars) for words, bars in ((True, True), (False, True))]
    made.append(_row(eyes, words=False, bars=False))
    return [next((each for each in made if width_of(each) <= width), made[-1])]


def _row(eyes: Eyes, words: bool, *, bars: bool) -> Row:
    most = DECORATIONS_TO_WIN
    head = _("First to {number} Decorations: ") if words else _("First to {number}: ")
    spans: list[str | Span] = [head.format(number=most)]
    for place, seat in enumerate(eyes.view.seats):
        have = min(seat.decorations, most)
        shape = " " + bar(have, most, most, eyes.glyphs) if bars else ""
        role = "own" if seat.seat == eyes.view.seat else "other"
        near = "danger" if seat.seat != eyes.view.seat and have == most - 1 else ""
        spans += ["   " if place else "", Span(seat.name, role), Span(f" {have}{shape}", near)]
    return row(*spans)
