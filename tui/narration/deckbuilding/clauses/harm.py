"""What a Character suffers, as clauses."""

from core.deckbuilding import operations as op
from tui.narration.deckbuilding.clauses.base import chain, says
from tui.narration.deckbuilding.phrases import Names, each_of
from tui.narration.deckbuilding.terms import EACH, word
from tui.narration.text import _


@says(op.Suffer)
def _suffer(step: op.Suffer, names: Names) -> str:
    said = _("your Character takes {points} Damage").format(points=step.amount or step.more)
    if step.per and step.more:
        said = _more(step, names)
    elif step.per:
        said = _("{damage}, less {points} for {each}").format(
            damage=said, points=step.less, each=word(EACH, step.per)
        )
    if step.then:
        said = _("{damage}; if it does, {steps}").format(damage=said, steps=chain(step.then, names))
    return said


def _more(step: op.Suffer, names: Names) -> str:
    """Return Damage that grows with what is counted: "takes 10 Damage and 5 for each ..."."""
    each = each_of(step.per, step.of, names)
    if step.amount:
        return _("your Character takes {points} Damage and {more} for {each}").format(
            points=step.amount, more=step.more, each=each
        )
    return _("your Character takes {more} Damage for {each}").format(more=step.more, each=each)


@says(op.Spare)
def _spare(step: op.Spare, names: Names) -> str:
    return _("this Character takes no Damage for the rest of this turn")


@says(op.LowerMaximum)
def _lower_maximum(step: op.LowerMaximum, names: Names) -> str:
    if step.who == "characters":
        return _("the Maximum Health of all Characters falls by {points} for good").format(
            points=step.points
        )
    return _("your Maximum Health falls by {points} for good").format(points=step.points)


@says(op.SetHealth)
def _set_health(step: op.SetHealth, names: Names) -> str:
    if step.full:
        return _("its Health becomes its Maximum Health instead")
    return _("its Health becomes {points} instead").format(points=step.points)


@says(op.ChangeAmount)
def _change_amount(step: op.ChangeAmount, names: Names) -> str:
    if step.to == 0:
        return _("it takes 0 Damage, so none, instead")
    if step.to is not None:
        return _("it takes {points} Damage instead").format(points=step.to)
    if step.what == "heal":
        said = _("Heal it by {points} more").format(points=step.by)
    else:
        said = _("that Damage is {points} less").format(points=-step.by)
    if step.per:
        return _("{change} for {each}").format(change=said, each=word(EACH, step.per))
    return said
