"""XP, in a few words."""

from core.deckbuilding import operations as op
from tui.narration.deckbuilding.briefly.base import says
from tui.narration.deckbuilding.phrases import Names, each_of
from tui.narration.text import _


@says(op.GainXp)
def _gain_xp(step: op.GainXp, names: Names) -> str:
    said = _("+{count} XP").format(count=step.count)
    if step.per:
        return _("{xp} for {each}").format(xp=said, each=each_of(step.per, step.of, names))
    return said


@says(op.LoseXp)
def _lose_xp(step: op.LoseXp, names: Names) -> str:
    if step.of == "this":
        return _("-all XP here")
    if step.of == "skill":
        return _("-{count} XP on a Skill").format(count=step.count)
    if step.up_to:
        return _("-{count} XP at most").format(count=step.up_to)
    return _("-any XP") if step.any_number else _("-{count} XP").format(count=step.count)
