"""Health, in a few words."""

from core.deckbuilding import operations as op
from tui.narration.deckbuilding.briefly.base import says
from tui.narration.deckbuilding.phrases import Names
from tui.narration.text import _


@says(op.Heal)
def _heal(step: op.Heal, names: Names) -> str:
    return _("Heal fully") if step.full else _("Heal {points}").format(points=step.amount)


@says(op.Damage)
def _damage(step: op.Damage, names: Names) -> str:
    if step.who == "adjacent_to_attacked":
        return _("{points} Damage to the target's neighbours").format(points=step.amount)
    if step.who == "adjacent":
        return _("{points} Damage to neighbours").format(points=step.amount)
    return _("{points} Damage to each").format(points=step.amount)
