"""What a Character suffers, in a few words."""

from core.deckbuilding import operations as op
from tui.narration.deckbuilding.briefly.base import briefly, says
from tui.narration.deckbuilding.phrases import Names
from tui.narration.deckbuilding.terms import EACH, word
from tui.narration.text import _
from tui.narration.words import commas


@says(op.Suffer)
def _suffer(step: op.Suffer, names: Names) -> str:
    said = _("take {points} Damage").format(points=step.amount)
    if step.per:
        said = _("{damage}, -{points} for {each}").format(
            damage=said, points=step.less, each=word(EACH, step.per)
        )
    return commas([said, *(briefly(each, names) for each in step.then)])


@says(op.LowerMaximum)
def _lower_maximum(step: op.LowerMaximum, names: Names) -> str:
    return _("Maximum Health -{points}").format(points=step.points)


@says(op.SetHealth)
def _set_health(step: op.SetHealth, names: Names) -> str:
    return _("full Health") if step.full else _("Health {points}").format(points=step.points)


@says(op.ReduceDamage)
def _reduce_damage(step: op.ReduceDamage, names: Names) -> str:
    if step.to is not None:
        return _("{points} Damage instead").format(points=step.to)
    said = _("-{points} Damage to it").format(points=step.by)
    return (
        _("{damage} for {each}").format(damage=said, each=word(EACH, step.per))
        if step.per
        else said
    )
