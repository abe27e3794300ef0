"""How a game ended: the standings, how each player grew, and what decided it for each (T8)."""

from core.kernel.decision import NONE
from core.kernel.rules import Result
from tui.glyphs import Glyphs
from tui.look.chronicle import (
    COMBO,
    DEFEATED,
    DUEL,
    INFECTED,
    LEVEL,
    OUT,
    WOUND,
    Chronicle,
    Point,
)
from tui.narration.text import _, mark
from tui.narration.words import commas
from tui.rows import Row, Span, row
from tui.table.eyes import Eyes
from tui.wrap import wrapped

_MOST = 6
"""So many turning points of a player are told, the last ones."""

_BAR = 20
"""The cells of a bar, each a part of the game."""


def result_rows(eyes: Eyes, result: Result, chronicle: Chronicle, width: int) -> list[Row]:
    """Return the sentence of the result, then each standing with its bar and its turning points."""
    said, *standings = eyes.narration.result(result, eyes.view)
    rows = [row(), *(row(Span(each, "own")) for each in wrapped(said, width)), row()]
    most = max((each.score for each in result.standings), default=0)
    for standing, words in zip(result.standings, standings, strict=True):
        rows += [row(each) for each in wrapped(words, width, indent=3)]
        grown = growth(eyes.glyphs, chronicle.grown(standing.seat, _BAR), most)
        parts = [f"0 {grown} {standing.score}", earned_words(eyes, chronicle, standing.seat)]
        rows += _indented("   ".join(filter(None, parts)), width)
        points = chronicle.points_of(standing.seat)[-_MOST:]
        if points:
            told = commas(point_words(eyes, point) for point in points)
            line = _("turning points: {points}").format(points=told)
            rows += _indented(line, width, "muted")
    return rows


def _indented(line: str, width: int, role: str = "") -> list[Row]:
    return [row("   ", Span(each, role)) for each in wrapped(line, max(width - 3, 1), indent=2)]


def growth(glyphs: Glyphs, have: tuple[int, ...], most: int) -> str:
    """Return how a player's Decorations grew to `most`, a cell for each part of the game."""
    top = len(glyphs.ramp) - 1
    return "".join(
        glyphs.ramp[min(-(-each * top // most), top) if most > 0 else 0] for each in have
    )


def earned_words(eyes: Eyes, chronicle: Chronicle, seat: int) -> str:
    """Return the Weapon that earned a player most: "earned most: Pump-Action Shotgun, 9"."""
    best = chronicle.best(seat)
    if best is None:
        return ""
    words = _("earned most: {card}, {decorations}")
    return words.format(card=eyes.book.cards[best.card].name, decorations=best.decorations)


def point_words(eyes: Eyes, point: Point) -> str:
    """Return a turning point with its turn: "12 Hunter", "19 Level 2"."""
    if point.kind == DEFEATED and point.card != NONE:
        words = eyes.card(point.card).name
    elif point.kind == DUEL:
        words = _("{name} Defeated").format(name=eyes.name(point.whom))
    else:
        words = _(_POINTS[point.kind]).format(amount=point.amount)
    return f"{point.turn} {words}"


_POINTS = {
    LEVEL: mark("Level {amount}"),
    WOUND: mark("Fatal Wound"),
    COMBO: mark("Combo {amount}"),
    INFECTED: mark("Infected"),
    OUT: mark("Permanently Defeated"),
}
"""Kind of a turning point -> what it is called, where it names nobody."""
