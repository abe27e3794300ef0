"""What steps on infection lead to."""

from core.deckbuilding import operations as op
from core.deckbuilding.cards import Card
from tui.narration.deckbuilding.foresight.walk import ASKED, Found, Walk, step_of
from tui.narration.text import _


@step_of(op.RaiseInfection)
def _raise(walk: Walk, each: op.RaiseInfection, card: Card | None) -> Found:
    return _("raises the Infection Level") if walk.scene.mode.infects else None


@step_of(op.LowerInfection)
def _lower(walk: Walk, each: op.LowerInfection, card: Card | None) -> Found:
    me = walk.scene.view.me
    if not walk.scene.mode.infects or not me.infection_level:
        return None
    return ASKED if each.any or len(me.infection) > max(each.amount, 1) else None


@step_of(op.ExchangeInfection)
def _exchange(walk: Walk, each: op.ExchangeInfection, card: Card | None) -> Found:
    held = [copy for copy in walk.scene.view.me.hand if _is_infection(walk, copy)]
    return ASKED if held else None


def _is_infection(walk: Walk, copy: int) -> bool:
    card = walk.scene.card(copy)
    return card is not None and card.kind == "infection"


@step_of(op.PurgeTop)
def _purge(walk: Walk, each: op.PurgeTop, card: Card | None) -> Found:
    me = walk.scene.view.me
    if not me.inventory_size + len(me.discard_pile):
        return None
    return _("shows the top cards of your Inventory")
