"""What lasts for the turn, and further turns, as clauses."""

from collections.abc import Mapping

from core.deckbuilding import operations as op
from core.deckbuilding.moments import Moment
from tui.narration.deckbuilding.clauses.base import chain, says
from tui.narration.deckbuilding.phrases import Names
from tui.narration.text import _, mark

EACH_TIME: Mapping[str, str] = {
    Moment.EXPLORE: mark("each time that you Explore this turn, {steps}"),
    Moment.ACTION: mark("for each further Action that you play this turn, {steps}"),
    Moment.DEFEATING: mark("each time that you Defeat Infected this turn, {steps}"),
    Moment.TURN_END: mark("at the end of this turn, {steps}"),
}
"""When something is done again and again this turn."""

ONE_TIME: Mapping[str, str] = {
    Moment.EXPLORE: mark("the next time that you Explore this turn, {steps}"),
    Moment.ACTION: mark("for the next Action that you play this turn, {steps}"),
    Moment.DEFEATING: mark("once, when you Defeat Infected this turn, {steps}"),
    Moment.TURN_END: mark("at the end of this turn, {steps}"),
}
"""When something is done only once."""


@says(op.ThisTurn)
def _this_turn(step: op.ThisTurn, names: Names) -> str:
    table = ONE_TIME if step.once else EACH_TIME
    said = table.get(step.when, mark("each time this turn, {steps}"))
    steps = chain(step.then, names)
    if step.may:
        steps = _("you may: {steps}").format(steps=steps)
    return _(said).format(steps=steps)


@says(op.FreeActions)
def _free_actions(step: op.FreeActions, names: Names) -> str:
    return _("you can play any number of Actions this turn")


@says(op.ExtraTurn)
def _extra_turn(step: op.ExtraTurn, names: Names) -> str:
    return _("you take another turn after this one")
