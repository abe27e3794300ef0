"""Infection, as clauses."""

from core.deckbuilding import operations as op
from tui.narration.deckbuilding.clauses.base import says
from tui.narration.deckbuilding.phrases import Names
from tui.narration.deckbuilding.terms import EACH, word
from tui.narration.text import _, mark

_RAISED = {
    "own": mark("your Character's Infection Level rises by {by}"),
    "each": mark("each Character's Infection Level rises by {by}"),
    "any": mark("choose 1 Character; its Infection Level rises by {by}"),
    "attacked": mark("the Attacked Character's Infection Level rises by {by}"),
}


def by_so_much(amount: int, per: str) -> str:
    """Return an amount with what is counted on top: "1 and 1 for each ..."; "1 for each ... less 1"."""
    if not per:
        return str(amount)
    each = _("1 for {each}").format(each=word(EACH, per))
    if amount > 0:
        return _("{amount} and {each}").format(amount=amount, each=each)
    if amount < 0:
        return _("{each}, less {amount}").format(amount=-amount, each=each)
    return each


@says(op.RaiseInfection)
def _raise(step: op.RaiseInfection, names: Names) -> str:
    return _(_RAISED[step.who]).format(by=by_so_much(step.amount, step.per))


@says(op.LowerInfection)
def _lower(step: op.LowerInfection, names: Names) -> str:
    if step.any:
        return _("your Character's Infection Level falls by as much as you like")
    return _("your Character's Infection Level falls by {by}").format(
        by=by_so_much(step.amount, step.per)
    )


@says(op.Worsen)
def _worsen(step: op.Worsen, names: Names) -> str:
    return _(
        "once a turn you may Trash 1 Infection card from your Hand to raise that Infection Level by 1 more"
    )
