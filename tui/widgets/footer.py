"""The last line: the keys that work now. Whole keys only; the last three are there at every size."""

from collections.abc import Sequence

from rich.cells import cell_len

from tui.commands import CLOSING, Command
from tui.narration.text import _
from tui.rows import Row, Span

GAP = 2


def footer_row(commands: Sequence[Command], width: int) -> Row:
    """Return the keys that fit into a width, in order; Back, Quit and Why close it.

    What is least needed goes first, of equally needed ones the rightmost.
    """
    closing = sorted(
        (each for each in commands if each.id in CLOSING),
        key=lambda each: CLOSING.index(each.id),
    )
    rest = [each for each in commands if each.id not in CLOSING and each.footer]
    while rest and _width((*rest, *closing)) > width:
        least = min(each.footer for each in rest)
        rest.remove([each for each in rest if each.footer == least][-1])
    return _row((*rest, *closing))


def _row(commands: Sequence[Command]) -> Row:
    row: list[Span] = []
    for each in commands:
        row += [Span(" " * (GAP if row else 1)), Span(each.shown)]
        row += [Span(f" {_(each.label)}", "muted")]
    return tuple(row)


def _width(commands: Sequence[Command]) -> int:
    return sum(GAP + cell_len(f"{each.shown} {_(each.label)}") for each in commands) - GAP + 1
