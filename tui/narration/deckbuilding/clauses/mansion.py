"""The Mansion and its Infected, as clauses."""

from core.deckbuilding import operations as op
from tui.narration.deckbuilding.clauses.base import says
from tui.narration.deckbuilding.phrases import Names, what_it_is
from tui.narration.text import _


@says(op.LookTop)
def _look_top(step: op.LookTop, names: Names) -> str:
    return _(
        "look at the top card of the Mansion, then leave it on the top or put it on the bottom"
    )


@says(op.DefeatNext)
def _defeat_next(step: op.DefeatNext, names: Names) -> str:
    if step.of == op.Which():
        return _("the next Infected Revealed this turn is Defeated at once")
    return _("the next Infected Revealed this turn is Defeated at once if it {is_so}").format(
        is_so=what_it_is(step.of, names)
    )


@says(op.ShuffleIntoMansion)
def _shuffle_into_mansion(step: op.ShuffleIntoMansion, names: Names) -> str:
    if step.card:
        return _("shuffle {card} into the Mansion if it is Removed from the Game").format(
            card=names(step.card)
        )
    return _("shuffle this card into the Mansion")
