"""What steps on the own Inventory lead to."""

from core.deckbuilding import operations as op
from core.deckbuilding.cards import Card
from tui.narration.deckbuilding.foresight.steps.cards import shows_top
from tui.narration.deckbuilding.foresight.walk import ASKED, Found, Walk, step_of
from tui.narration.text import _


@step_of(op.DiscardUntil)
def _discard_until(walk: Walk, each: op.DiscardUntil, card: Card | None) -> Found:
    me = walk.scene.view.me
    return _("shows your Inventory") if me.inventory_size + len(me.discard_pile) else None


@step_of(op.SortTop)
def _sort_top(walk: Walk, each: op.SortTop, card: Card | None) -> Found:
    me = walk.scene.view.me
    if not me.inventory_size + len(me.discard_pile):
        return None
    return _("shows the top cards of your Inventory") if each.count else ASKED


@step_of(op.RevealTop)
def _reveal_top(walk: Walk, each: op.RevealTop, card: Card | None) -> Found:
    if each.who == "others":
        if len(walk.exist()) < 2:
            return None
        return _("shows the top cards of the other Inventories")
    if each.guess:
        me = walk.scene.view.me
        return ASKED if me.inventory_size + len(me.discard_pile) else None
    return shows_top(walk)
