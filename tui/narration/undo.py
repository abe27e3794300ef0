"""Why undo stops, in the words that all games share."""

from collections.abc import Mapping

from core.kernel.table import Barrier
from tui.narration.text import _, mark

REFUSALS: Mapping[str, str] = {
    "hidden": mark("Answer {answer} showed hidden cards: it stays, and so does what came before."),
    "chance": mark(
        "Answer {answer} was followed by chance: it stays, and so does what came before."
    ),
    "seat": mark("Answer {answer} passed to another seat: it stays, and so does what came before."),
    "end": mark("Answer {answer} ended the game: it stays, and so does what came before."),
}
"""Why an answer cannot be taken back, by the reason of its barrier."""

LINES: Mapping[str, str] = {
    "hidden": mark("undo line: cards were seen here; what is above stays"),
    "chance": mark("undo line: chance fell here; what is above stays"),
    "seat": mark("undo line: another seat was asked here; what is above stays"),
    "end": mark("undo line: the game ended here; what is above stays"),
}
"""What a log shows at an answer that cannot be taken back, by the reason of its barrier."""


def undo_refusal(barrier: Barrier | None) -> str:
    """Return why nothing is taken back; None is a game without an answer."""
    if barrier is None:
        return _("There is no answer yet that could be taken back.")
    return _(REFUSALS[barrier.reason]).format(answer=barrier.answer)


def undo_line(reason: str) -> str:
    """Return what a log shows where undo stops."""
    return _(LINES[reason])
