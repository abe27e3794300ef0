"""The two lines above the track: the Mission with its Turns, whose half of it, XP and Divinity; the goal."""

from collections.abc import Iterator

from core.kernel.decision import NONE
from core.undead.cards import Objective
from tui.narration.names import printable
from tui.narration.text import _
from tui.narration.undead.terms import counted
from tui.narration.words import fitted, listed
from tui.rows import Row, Span, row, width_of
from tui.undead.eyes import UndeadEyes
from tui.wrap import clipped

DANGER_TURNS = 2
"""With so few Turns left the first line warns."""


def head_rows(eyes: UndeadEyes, width: int, saved: str) -> list[Row]:
    """Return both lines; what has no room goes, the Turns left and the goal never."""
    return [_first(eyes, width, saved), _second(eyes, width)]


def objective(eyes: UndeadEyes) -> Objective:
    """Return the Objective of the Mission."""
    setup = eyes.view.setup
    mission = eyes.book.missions[setup.mission]
    return eyes.book.objectives[setup.objective or mission.objectives[0]]


def _first(eyes: UndeadEyes, width: int, saved: str) -> Row:
    column = f" {eyes.glyphs.column} "
    mission = eyes.book.missions[eyes.view.setup.mission]
    left = eyes.view.turn.left
    few = left <= DANGER_TURNS and not eyes.view.ended
    sign = "! " if few else ""
    turns = Span(f"{sign}{_('Turns left {count}').format(count=left)}", "danger" if few else "own")
    number = _("turn {number}").format(number=eyes.view.turn.number)
    half = Span(half_words(eyes), "own")
    points = [each for each in (xp_words(eyes), divinity_words(eyes)) if each]
    tail = [Span(f"{column}{saved}", "muted")] if saved else []
    name, short = Span(printable(mission.name), "own"), Span(printable(mission.short), "own")
    ways: list[list[str | Span]] = [
        [name, number, turns, half, *points],
        [name, turns, half, *points],
        [short, turns, half, *points],
        [short, turns, half, *points[-1:]],
        [short, turns, half],
        [turns, half],
        [turns],
    ]
    rows = []
    for way in ways:
        parts: list[str | Span] = [" "]
        for place, part in enumerate(way):
            parts += [column, part] if place else [part]
        rows += [row(*parts, *tail), row(*parts)]
    return next((each for each in rows if width_of(each) <= width), rows[-1])


def half_words(eyes: UndeadEyes) -> str:
    """Return which half of the Turn it is (UND-6.1), or how the Mission ended."""
    if eyes.view.ended:
        return _("MISSION WON") if eyes.view.ended == "won" else _("MISSION LOST")
    return _("HOSTILE TURN") if eyes.view.turn.hostile else _("SOLDIER TURN")


def xp_words(eyes: UndeadEyes) -> str:
    """Return the XP of the Player Soldiers: "XP Doyle 2 Brandt 0"."""
    players = [n for n in range(len(eyes.view.soldiers)) if eyes.player(n)]
    return _("XP {all}").format(
        all=" ".join(f"{eyes.scene.soldier(n)} {eyes.soldier(n).xp}" for n in players)
    )


def divinity_words(eyes: UndeadEyes) -> str:
    """Return the Divinity of the Clergy who stand, empty for none."""
    clergy = [
        eyes.soldier(n).divinity
        for n, trooper in enumerate(eyes.table.troops)
        if trooper.clergy and eyes.soldier(n).health
    ]
    return _("Divinity {points}").format(points=" ".join(map(str, clergy))) if clergy else ""


def _second(eyes: UndeadEyes, width: int) -> Row:
    """Return the Objective, how far it has come, and what it takes."""
    card, active = objective(eyes), eyes.view.goal.active
    name = card.name if width >= 60 else card.short
    state = _("Active") if active else _("inactive")
    head = _(" {name} ({state})").format(name=printable(name), state=state)
    parts = [(": " if not place else "; ", part) for place, part in enumerate(_goal(eyes, card))]
    told = fitted([("", clipped(head.strip(), width - 1)), *parts], width - 1)
    return row(" ", Span(told, "gain" if active else ""))


def _goal(eyes: UndeadEyes, card: Objective) -> Iterator[str]:
    """Yield what the Objective takes, what has been done first."""
    goal = eyes.view.goal
    if card.kind == "escape":
        yield from _escape(eyes, card)
    elif card.work:
        text = _("{now} of {actions} done")
        yield text.format(now=goal.work, actions=counted("actions", card.work))
    if card.hits:
        text = _("{now} of {hits}, Cover {cover}")
        yield text.format(
            now=goal.hits, hits=counted("hits", card.hits), cover=card.objective_cover
        )
    wanted = [each for each in (*card.must_destroy, card.target) if each]
    left = [eyes.book.hostiles[each].name for each in wanted if each not in goal.destroyed]
    if left:
        yield _("Destroy {names}").format(names=listed(map(printable, left)))
    if card.kind == "clear":
        yield _("a Soldier there and no Hostile")
    if card.needs_clear:
        yield _("no Hostile may be there")


def _escape(eyes: UndeadEyes, card: Objective) -> Iterator[str]:
    goal = eyes.view.goal
    if goal.work < card.work:
        text = _("{actions} there, then back to 0")
        yield text.format(actions=counted("actions", card.work))
    elif goal.carrier != NONE and eyes.soldier(goal.carrier).health:
        text = _("{soldier} has the Defector: back to 0")
        yield text.format(soldier=eyes.scene.soldier(goal.carrier))
    else:
        yield _("the Defector waits to be taken over")
