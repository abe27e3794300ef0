"""How a game ended: the standings, and what decided it for each player (T8)."""

from collections.abc import Iterable

from core.deckbuilding import events
from core.kernel.event import Event
from core.kernel.rules import Result
from tui.narration.deckbuilding.scene import Scene
from tui.narration.text import _
from tui.narration.words import commas
from tui.rows import Row, Span, left, right, row
from tui.table.eyes import Eyes
from tui.wrap import wrapped

LARGE = 4
"""An Infected of so many Decorations is a turning point."""

_MOST = 6
"""So many turning points of a player are told, the last ones."""


def result_rows(
    eyes: Eyes, result: Result, steps: Iterable[tuple[Event, ...]], turn: int, width: int
) -> list[Row]:
    """Return the sentence of the result, the standings, and the turning points of each player.

    `turn` is the turn in which the game, or its position, began.
    """
    said, *standings = eyes.narration.result(result, eyes.view)
    rows = [row(), *(row(Span(each, "own")) for each in wrapped(said, width)), row()]
    for line in standings:
        rows += [row(each) for each in wrapped(line, width, indent=5)]
    points = turning_points(eyes, steps, turn)
    if any(points.values()):
        rows += [row(), row(Span(_("Turning points"), "title"))]
    names = max((len(seat.name) for seat in eyes.view.seats), default=0) + 2
    for standing in result.standings:
        told = commas(points.get(standing.seat, [])[-_MOST:]) or _("none")
        have = right(str(standing.score), 3)
        head = f"{left(eyes.name(standing.seat), min(names, 14))}{have}  "
        rows += [row(each) for each in wrapped(head + told, width, indent=len(head))]
    return rows


def turning_points(
    eyes: Eyes, steps: Iterable[tuple[Event, ...]], turn: int
) -> dict[int, list[str]]:
    """Return what decided the game by seat, each with its turn: "12 Hunter", "19 Level 2"."""
    scene = Scene(eyes.book, eyes.view)
    points: dict[int, list[str]] = {}
    for event in (event for happened in steps for event in happened):
        words, seat = "", -1
        match event:
            case events.TurnBegan(number=number):
                turn = number
            case events.Defeated(seat=seat, card=copy, decorations=decorations):
                words = scene.name(copy) if decorations >= LARGE else ""
            case events.LevelChanged(seat=seat, level=level, before=before) if level > before:
                words = _("Level {level}").format(level=level)
            case events.FatallyWounded(seat=seat):
                words = _("Fatal Wound")
            case _:
                pass
        if words:
            points.setdefault(seat, []).append(f"{turn} {words}")
    return points
