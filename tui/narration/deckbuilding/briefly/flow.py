"""Choices among other operations, in a few words."""

from core.deckbuilding import operations as op
from tui.narration.deckbuilding.briefly.base import briefly, says
from tui.narration.deckbuilding.phrases import Names, condition
from tui.narration.deckbuilding.terms import HAS_BRIEFLY, amount, word
from tui.narration.text import _
from tui.narration.words import commas, either


@says(op.When)
def _when(step: op.When, names: Names) -> str:
    other = brief_else(step, names)
    return commas(each for each in (brief_when(step, names), other) if each)


def brief_when(step: op.Operation, names: Names) -> str:
    """Return a step in a few words, without what a When does otherwise."""
    if not isinstance(step, op.When):
        return briefly(step, names)
    steps = commas(briefly(each, names) for each in step.then)
    if step.cond.done and not step.otherwise:
        return steps
    return _("{steps} if {condition}").format(
        steps=steps, condition=_brief_condition(step.cond, names)
    )


def brief_else(step: op.Operation, names: Names) -> str:
    """Return what a When does otherwise in a few words, empty if it does nothing."""
    if not isinstance(step, op.When) or not step.otherwise:
        return ""
    return _("else {steps}").format(steps=commas(briefly(each, names) for each in step.otherwise))


def _brief_condition(cond: op.Condition, names: Names) -> str:
    if cond.health_at_least is not None:
        return _("Health {points} or more").format(points=cond.health_at_least)
    if cond.count == "health" and cond.at_most is not None:
        return _("Health {points} or less").format(points=cond.at_most)
    if cond.ammo_above is not None:
        return _("over {ammo} left").format(ammo=amount("ammo", cond.ammo_above))
    if cond.weapons_in_use_at_least is not None:
        return _("{count} Weapons used").format(count=cond.weapons_in_use_at_least)
    if cond.count in HAS_BRIEFLY and cond.at_least is not None and cond.of == op.Which():
        return word(HAS_BRIEFLY, cond.count).format(figure=cond.at_least)
    return condition(cond, names)


@says(op.Choose)
def _choose(step: op.Choose, names: Names) -> str:
    """The ways that do something; that nothing need be done goes without saying."""
    return either(brief_way(each, names) for each in step.ways if each.do)


def brief_way(branch: op.Branch, names: Names) -> str:
    """Return one way of a Choose in a few words; that the card itself goes is left out."""
    if not branch.do:
        return _("nothing")
    gone = op.TrashThis | op.PutThis
    steps = [each for each in branch.do if not isinstance(each, gone)] or branch.do
    said = commas(briefly(each, names) for each in steps)
    if branch.needs_in_hand:
        return _("{steps} with {card}").format(steps=said, card=names.second(branch.needs_in_hand))
    return said


@says(op.FlipCoin)
def _flip_coin(step: op.FlipCoin, names: Names) -> str:
    return _("flip a coin")
