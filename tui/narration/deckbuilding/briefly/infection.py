"""Infection, in a few words."""

from core.deckbuilding import operations as op
from tui.narration.deckbuilding.briefly.base import says
from tui.narration.deckbuilding.clauses.infection import by_so_much
from tui.narration.deckbuilding.phrases import Names
from tui.narration.text import _, mark

_RAISED = {
    "own": mark("+{by} Infection"),
    "each": mark("+{by} Infection for each"),
    "any": mark("+{by} Infection for one"),
    "attacked": mark("+{by} Infection for the target"),
}


@says(op.RaiseInfection)
def _raise(step: op.RaiseInfection, names: Names) -> str:
    return _(_RAISED[step.who]).format(by=by_so_much(step.amount, step.per))


@says(op.LowerInfection)
def _lower(step: op.LowerInfection, names: Names) -> str:
    if step.any:
        return _("any less Infection")
    return _("{by} less Infection").format(by=by_so_much(step.amount, step.per))


@says(op.Worsen)
def _worsen(step: op.Worsen, names: Names) -> str:
    return _("Trash 1 Infection card: +1 more")
