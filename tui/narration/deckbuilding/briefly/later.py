"""What lasts for the turn, and further turns, in a few words."""

from collections.abc import Mapping

from core.deckbuilding import operations as op
from core.deckbuilding.moments import Moment
from tui.narration.deckbuilding.briefly.base import briefly, says
from tui.narration.deckbuilding.phrases import Names
from tui.narration.text import _, mark
from tui.narration.words import commas

_EACH_TIME: Mapping[str, str] = {
    Moment.EXPLORE: mark("Exploring this turn: {steps}"),
    Moment.ACTION: mark("further Actions: {steps}"),
    Moment.DEFEATING: mark("Defeating this turn: {steps}"),
    Moment.TURN_END: mark("end of turn: {steps}"),
}


@says(op.ThisTurn)
def _this_turn(step: op.ThisTurn, names: Names) -> str:
    said = _EACH_TIME.get(step.when, mark("this turn: {steps}"))
    return _(said).format(steps=commas(briefly(each, names) for each in step.then))


@says(op.FreeActions)
def _free_actions(step: op.FreeActions, names: Names) -> str:
    return _("any number of Actions")


@says(op.ExtraTurn)
def _extra_turn(step: op.ExtraTurn, names: Names) -> str:
    return _("another turn")
