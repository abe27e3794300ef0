"""Choices among other operations, as clauses."""

from core.deckbuilding import operations as op
from tui.narration.deckbuilding.clauses.base import chain, says
from tui.narration.deckbuilding.phrases import Names, condition
from tui.narration.text import _


@says(op.When)
def _when(step: op.When, names: Names) -> str:
    said = _("if {condition}, {steps}").format(
        condition=condition(step.cond, names), steps=chain(step.then, names)
    )
    if step.otherwise:
        return _("{condition}; otherwise {steps}").format(
            condition=said, steps=chain(step.otherwise, names)
        )
    return said


@says(op.Choose)
def _choose(step: op.Choose, names: Names) -> str:
    ways = _("; or ").join(way(each, names) for each in step.ways)
    return _("choose one: {ways}").format(ways=ways)


def way(branch: op.Branch, names: Names) -> str:
    """Return one way of a Choose, with the card that it needs."""
    if not branch.do:
        return _("nothing (you may leave it)")
    steps = chain(branch.do, names)
    if branch.needs_in_hand:
        return _("with 1 {card} in your Hand: {steps}").format(
            card=names(branch.needs_in_hand), steps=steps
        )
    return steps


@says(op.FlipCoin)
def _flip_coin(step: op.FlipCoin, names: Names) -> str:
    return _("flip a coin")
