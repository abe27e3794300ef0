"""What Gaining cards leads to."""

from core.deckbuilding import operations as op
from core.deckbuilding.cards import Card
from core.deckbuilding.conditions import admits
from tui.narration.deckbuilding.foresight.steps.base import picks
from tui.narration.deckbuilding.foresight.walk import ASKED, Found, Walk, first, step_of
from tui.narration.text import _


@step_of(op.Gain)
def _gain(walk: Walk, each: op.Gain, card: Card | None) -> Found:
    if each.zone == "it" or each.count > 1:
        return ASKED
    tops = [pile.top for pile in walk.scene.view.piles if pile.size]
    if each.of.cost_above_it is not None:
        return ASKED
    found = [copy for copy in tops if (top := walk.scene.card(copy)) and admits(each.of, top)]
    if len(found) == 1:
        return turns_up(walk, found[0])
    return picks(walk, found, 1)


def turns_up(walk: Walk, copy: int) -> Found:
    """Return that taking the top of a mixed pile shows the next one (DBG-10.2)."""
    for pile in walk.scene.view.piles:
        if pile.top == copy and len(pile.ids) > 1 and pile.size > 1:
            return _("turns up the next card of the pile")
    return None


@step_of(op.GainNamed)
def _gain_named(walk: Walk, each: op.GainNamed, card: Card | None) -> Found:
    piles = walk.scene.view.piles
    return first(turns_up(walk, pile.top) for pile in piles if each.card in pile.ids)


@step_of(op.TakeNamed)
def _take_named(walk: Walk, each: op.TakeNamed, card: Card | None) -> Found:
    piles = walk.scene.view.piles
    return first(turns_up(walk, pile.top) for pile in piles if each.card in pile.ids)


@step_of(op.MoveResource)
def _move_resource(walk: Walk, each: op.MoveResource, card: Card | None) -> Found:
    return ASKED
