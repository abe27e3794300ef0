"""What steps on the Mansion and its Infected lead to."""

from core.deckbuilding import operations as op
from core.deckbuilding.cards import Card
from tui.narration.deckbuilding.foresight.walk import Found, Walk, step_of
from tui.narration.text import _


@step_of(op.LookTop)
def _look_top(walk: Walk, each: op.LookTop, card: Card | None) -> Found:
    if not walk.scene.view.mansion_size:
        return None
    return _("shows you the top card of the Mansion")


@step_of(op.ShuffleIntoMansion)
def _shuffle(walk: Walk, each: op.ShuffleIntoMansion, card: Card | None) -> Found:
    removed = (walk.scene.card(copy) for copy in walk.scene.view.removed)
    if each.card and each.card not in {gone.id for gone in removed if gone}:
        return None
    return _("shuffles the Mansion")
