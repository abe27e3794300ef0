"""Health, in a few words."""

from core.deckbuilding import operations as op
from tui.narration.deckbuilding.briefly.base import says
from tui.narration.deckbuilding.phrases import Names
from tui.narration.deckbuilding.terms import word
from tui.narration.text import _, mark


@says(op.Heal)
def _heal(step: op.Heal, names: Names) -> str:
    if step.who == "pair":
        return (
            _("Heal a pair fully")
            if step.full
            else _("Heal a pair {points}").format(points=step.amount)
        )
    return _("Heal fully") if step.full else _("Heal {points}").format(points=step.amount)


_HURT = {
    "each": mark("{points} Damage to each"),
    "adjacent": mark("{points} Damage to neighbours"),
    "attacked": mark("{points} Damage to the target"),
    "adjacent_to_attacked": mark("{points} Damage to the target's neighbours"),
    "not_attacked": mark("{points} Damage to others living"),
    "characters": mark("{points} Damage to all Characters"),
    "exploring": mark("{points} Damage to who Explores"),
    "chosen": mark("{points} Damage to one"),
    "not_exploring": mark("{points} Damage to who does not Explore"),
}


@says(op.Damage)
def _damage(step: op.Damage, names: Names) -> str:
    said = word(_HURT, step.who).format(points=step.amount)
    if step.health_at_least:
        said = _("{damage} with Health {health} or more").format(
            damage=said, health=step.health_at_least
        )
    return _("{damage} each").format(damage=said) if step.per else said


@says(op.RedirectDamage)
def _redirect_damage(step: op.RedirectDamage, names: Names) -> str:
    return _("the Partner takes it")
