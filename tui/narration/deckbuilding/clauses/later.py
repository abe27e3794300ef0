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
}
"""When something is done again and again this turn."""


@says(op.ThisTurn)
def _this_turn(step: op.ThisTurn, names: Names) -> str:
    said = EACH_TIME.get(step.when, mark("each time this turn, {steps}"))
    return _(said).format(steps=chain(step.then, names))


@says(op.FreeActions)
def _free_actions(step: op.FreeActions, names: Names) -> str:
    return _("you can play any number of Actions this turn")


@says(op.ExtraTurn)
def _extra_turn(step: op.ExtraTurn, names: Names) -> str:
    return _("you take another turn after this one")
