"""How a Mission ended: why, who stands, what it adds to the rating of a campaign (UND-16, 17.8)."""

from core.kernel.rules import Result
from tui.narration.text import _
from tui.narration.undead.scene import Scene
from tui.narration.undead.terms import ENDS, counted
from tui.narration.words import listed


def result(scene: Scene, ended: Result) -> tuple[str, ...]:
    """Return the result in one sentence, then what stands and what was lost."""
    text = _("{reason}, in Turn {turn}.").format(reason=_(ENDS[ended.reason]), turn=ended.turns)
    soldiers = list(enumerate(scene.view.soldiers))
    up = [scene.soldier(place) for place, each in soldiers if each.health]
    downed = [scene.soldier(place) for place, each in soldiers if not each.health]
    lines = [text]
    if up:
        lines.append(_("Still standing: {names}.").format(names=listed(up)))
    if downed:
        lines.append(_("Downed: {names}.").format(names=listed(downed)))
    xp = [
        _("{soldier} {xp}").format(soldier=scene.soldier(place), xp=counted("xp", each.xp))
        for place, each in soldiers
        if each.xp
    ]
    if xp:
        lines.append(_("Experience: {names}.").format(names=listed(xp)))
    score = ended.standings[0].score if ended.standings else 0
    lines.append(_("Rating {score:+d}.").format(score=score))
    return tuple(lines)
