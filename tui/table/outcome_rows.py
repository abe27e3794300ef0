"""What the results of an Explore and of an Attack share: marked lines, Levels, the words of the log."""

from core.deckbuilding import events
from core.kernel.event import Event
from tui.narration.text import _
from tui.rows import Row, Span, left, row
from tui.sizes import READABLE
from tui.table.eyes import Eyes
from tui.wrap import hanging


def marked(sign: str, head: str, words: str, width: int, *, gain: bool = True) -> list[Row]:
    """Return words after a sign and a word in capitals; a gain or a danger."""
    return under(left(f"  {sign} {head}", 18), words, width, "gain" if gain else "danger")


def under(head: str, words: str, width: int, role: str = "") -> list[Row]:
    """Return words after a head; lines that follow are indented to the words."""
    return [row(Span(line, role)) for line in hanging(head, words, min(width - 1, READABLE))]


def level_rows(eyes: Eyes, happened: tuple[Event, ...], width: int) -> list[Row]:
    """Return the Levels that were reached, each with what it does."""
    rows: list[Row] = []
    for event in happened:
        if isinstance(event, events.LevelChanged) and event.level > event.before:
            character = eyes.view.cards[eyes.view.seats[event.seat].character]
            words = eyes.narration.level_text(character, event.level)
            rows += marked("+", _("LEVEL {level}").format(level=event.level), words, width)
    return rows


def told_rows(eyes: Eyes, happened: tuple[Event, ...], width: int) -> list[Row]:
    """Return what the log tells of other events, marked `+` for a gain and `!` for a danger."""
    if not happened:
        return []
    rows = []
    for line in eyes.narration.lines(happened, eyes.view, eyes.view.turn.number, 0):
        if "turn" not in line.tags:
            gain, danger = "gain" in line.tags, "danger" in line.tags
            sign = "+" if gain else "!" if danger else " "
            role = "gain" if gain else "danger" if danger else ""
            rows += under(f"  {sign} ", line.text, width, role)
    return rows
