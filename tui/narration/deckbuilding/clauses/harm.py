"""What a Character suffers, as clauses."""

from core.deckbuilding import operations as op
from tui.narration.deckbuilding.clauses.base import chain, says
from tui.narration.deckbuilding.phrases import Names
from tui.narration.deckbuilding.terms import EACH, word
from tui.narration.text import _


@says(op.Suffer)
def _suffer(step: op.Suffer, names: Names) -> str:
    said = _("your Character takes {points} Damage").format(points=step.amount)
    if step.per:
        said = _("{damage}, less {points} for {each}").format(
            damage=said, points=step.less, each=word(EACH, step.per)
        )
    if step.then:
        said = _("{damage}; if it does, {steps}").format(damage=said, steps=chain(step.then, names))
    return said


@says(op.LowerMaximum)
def _lower_maximum(step: op.LowerMaximum, names: Names) -> str:
    return _("your Maximum Health falls by {points} for good").format(points=step.points)


@says(op.SetHealth)
def _set_health(step: op.SetHealth, names: Names) -> str:
    if step.full:
        return _("its Health becomes its Maximum Health instead")
    return _("its Health becomes {points} instead").format(points=step.points)


@says(op.ReduceDamage)
def _reduce_damage(step: op.ReduceDamage, names: Names) -> str:
    if step.to == 0:
        return _("it takes 0 Damage, so none, instead")
    if step.to is not None:
        return _("it takes {points} Damage instead").format(points=step.to)
    said = _("that Damage is {points} less").format(points=step.by)
    if step.per:
        return _("{damage} for {each}").format(damage=said, each=word(EACH, step.per))
    return said
