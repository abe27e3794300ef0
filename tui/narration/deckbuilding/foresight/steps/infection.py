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
