"""XP, as clauses."""

from core.deckbuilding import operations as op
from tui.narration.deckbuilding.clauses.base import says
from tui.narration.deckbuilding.phrases import Names, each_of
from tui.narration.text import _


@says(op.GainXp)
def _gain_xp(step: op.GainXp, names: Names) -> str:
    said = _("your Character gets {count} XP").format(count=step.count)
    if step.per:
        return _("{xp} for {each}").format(xp=said, each=each_of(step.per, step.of, names))
    return said


@says(op.LoseXp)
def _lose_xp(step: op.LoseXp, names: Names) -> str:
    if step.of == "this":
        return _("Remove all XP on this Skill from the Game")
    if step.of == "skill":
        return _("Remove {count} XP on one of your Skills from the Game").format(count=step.count)
    if step.any_number:
        return _("Remove any number of XP on your Character (may be none) from the Game")
    if step.up_to:
        return _("Remove up to {count} XP on your Character from the Game").format(count=step.up_to)
    return _("Remove {count} XP on your Character from the Game").format(count=step.count)
