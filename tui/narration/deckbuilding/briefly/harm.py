"""What a Character suffers, in a few words."""

from core.deckbuilding import operations as op
from tui.narration.deckbuilding.briefly.base import briefly, says
from tui.narration.deckbuilding.phrases import Names, cards, each_of
from tui.narration.deckbuilding.terms import EACH, word
from tui.narration.text import _, mark
from tui.narration.words import commas


@says(op.Suffer)
def _suffer(step: op.Suffer, names: Names) -> str:
    said = _("take {points} Damage").format(points=step.amount or step.more)
    if step.per and step.more:
        said = _more(step, names)
    elif step.per:
        said = _("{damage}, -{points} for {each}").format(
            damage=said, points=step.less, each=word(EACH, step.per)
        )
    return commas([said, *(briefly(each, names) for each in step.then)])


_PER = {
    "play_area": mark("{points} Damage per {cards} in play"),
    "play_area_types": mark("{points} Damage per type in play"),
}


def _more(step: op.Suffer, names: Names) -> str:
    """Return Damage that grows with what is counted."""
    if step.per in _PER:
        return _(_PER[step.per]).format(points=step.more, cards=cards(step.of, 1, names))
    each = each_of(step.per, step.of, names)
    return _("{points} Damage for {each}").format(points=step.more, each=each)


@says(op.Spare)
def _spare(step: op.Spare, names: Names) -> str:
    return _("no Damage this turn")


@says(op.LowerMaximum)
def _lower_maximum(step: op.LowerMaximum, names: Names) -> str:
    if step.who == "characters":
        return _("Maximum Health -{points} for all").format(points=step.points)
    return _("Maximum Health -{points}").format(points=step.points)


@says(op.SetHealth)
def _set_health(step: op.SetHealth, names: Names) -> str:
    return _("full Health") if step.full else _("Health {points}").format(points=step.points)


@says(op.ChangeAmount)
def _change_amount(step: op.ChangeAmount, names: Names) -> str:
    if step.to is not None:
        return _("{points} Damage instead").format(points=step.to)
    if step.what == "heal":
        said = _("Heal {points} more").format(points=step.by)
    else:
        said = _("-{points} Damage to it").format(points=-step.by)
    if step.per:
        return _("{change} for {each}").format(change=said, each=word(EACH, step.per))
    return said
