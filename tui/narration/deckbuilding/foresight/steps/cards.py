"""What moving, showing and Trashing cards leads to."""

from core.deckbuilding import operations as op
from core.deckbuilding.cards import Card
from tui.narration.deckbuilding.foresight.steps.base import picks
from tui.narration.deckbuilding.foresight.walk import ASKED, Found, Walk, step_of
from tui.narration.text import _


@step_of(op.Trash)
def _trash(walk: Walk, each: op.Trash, card: Card | None) -> Found:
    if each.zone == "any_discard_pile":
        return ASKED
    found = walk.cards_of(each.zone, each.of, card)
    if each.zone == "inventory_top":
        return _("shows the top of your Inventory") if walk.scene.view.me.inventory_size else None
    if each.random:
        return _("Trashes by chance") if found else None
    return picks(walk, found, each.count)


@step_of(op.Put)
def _put(walk: Walk, each: op.Put, card: Card | None) -> Found:
    if each.zone == "any_discard_pile":
        return ASKED
    if each.zone == "inventory_bottom":
        me = walk.scene.view.me
        fresh = not me.inventory_size and bool(me.discard_pile)
        return _("shuffles your Discard Pile") if fresh else None
    found = walk.cards_of(each.zone, each.of, card)
    if each.any_number or each.up_to:
        return ASKED if found else None
    return picks(walk, found, each.count)


@step_of(op.Discard)
def _discard(walk: Walk, each: op.Discard, card: Card | None) -> Found:
    if each.who == "attacked":
        return _("may let others Discard")
    if each.zone == "inventory":
        return _("shows your Inventory") if walk.scene.view.me.inventory_size else None
    if each.whole:
        return None
    found = walk.cards_of(each.zone, each.of, card)
    if each.leave:
        return ASKED if len(found) > each.leave else None
    return picks(walk, found, each.count)


@step_of(op.RevealHand)
def _reveal_hand(walk: Walk, each: op.RevealHand, card: Card | None) -> Found:
    found = walk.cards_of("hand", each.of, card)
    if each.whole or (each.count and each.count == len(found)):
        return _("shows your Hand") if found else None
    return ASKED if len(found) >= max(each.count, 1) else None


@step_of(op.AttachFaceDown)
def _attach_face_down(walk: Walk, each: op.AttachFaceDown, card: Card | None) -> Found:
    return picks(walk, walk.cards_of("hand", op.Which(), card), 1)


@step_of(op.Exchange)
def _exchange(walk: Walk, each: op.Exchange, card: Card | None) -> Found:
    me = walk.scene.view.me
    held = walk.cards_of("hand", each.of, card)
    if each.deck == "infection_deck":
        return ASKED if held else None
    if not held:
        return None
    if not me.inventory_size and me.discard_pile:
        return _("shuffles your Discard Pile")
    asked = picks(walk, held, 1)
    return shows_top(walk) if asked is None else asked


def shows_top(walk: Walk) -> Found:
    """Return that the top of the own Inventory is seen."""
    me = walk.scene.view.me
    if not me.inventory_size + len(me.discard_pile):
        return None
    return _("shows the top card of your Inventory")


@step_of(op.GiveToDiscard)
def _give(walk: Walk, each: op.GiveToDiscard, card: Card | None) -> Found:
    if each.zone != "it" or len(walk.exist()) > 2:
        return ASKED
    return None
