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
            _("Heal 1 Character and its Partner fully")
            if step.full
            else _("Heal 1 Character and its Partner {points}").format(points=step.amount)
        )
    return _("Heal fully") if step.full else _("Heal {points}").format(points=step.amount)


@says(op.Damage)
def _damage(step: op.Damage, names: Names) -> str:
    if step.who == "adjacent_to_attacked":
        return _("{points} Damage to the target's neighbours").format(points=step.amount)
    if step.who == "adjacent":
        return _("{points} Damage to neighbours").format(points=step.amount)
    said = word(_TO, step.who).format(points=step.amount)
    if step.health_at_least:
        return _("{damage} with Health {health} or more").format(
            damage=said, health=step.health_at_least
        )
    return said


_TO = {
    "each": mark("{points} Damage to each"),
    "characters": mark("{points} Damage to all Characters"),
    "exploring": mark("{points} Damage to who Explores"),
    "not_exploring": mark("{points} Damage to who does not Explore"),
}


@says(op.RedirectDamage)
def _redirect_damage(step: op.RedirectDamage, names: Names) -> str:
    return _("the Partner takes it")
