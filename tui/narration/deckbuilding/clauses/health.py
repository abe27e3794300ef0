"""Health, as clauses."""

from core.deckbuilding import operations as op
from tui.narration.deckbuilding.clauses.base import says
from tui.narration.deckbuilding.phrases import Names
from tui.narration.text import _


@says(op.Heal)
def _heal(step: op.Heal, names: Names) -> str:
    who = _("your Character") if step.who == "own" else _("1 Character")
    if step.full:
        return _("Heal {who} up to the Maximum Health").format(who=who)
    return _("Heal {who} by {points}").format(who=who, points=step.amount)


@says(op.Damage)
def _damage(step: op.Damage, names: Names) -> str:
    if step.who == "adjacent_to_attacked":
        return _("each Character beside the Attacked one takes {points} Damage").format(
            points=step.amount
        )
    if step.who == "adjacent":
        return _("the Character of each adjacent Player takes {points} Damage").format(
            points=step.amount
        )
    return _("each Character takes {points} Damage").format(points=step.amount)
