"""Moving, showing and Trashing cards, in a few words."""

from core.deckbuilding import operations as op
from tui.narration.deckbuilding.briefly.base import says
from tui.narration.deckbuilding.phrases import Names, cards, some
from tui.narration.deckbuilding.terms import word
from tui.narration.text import _, mark


@says(op.Trash)
def _trash(step: op.Trash, names: Names) -> str:
    count = step.random or step.up_to or step.count
    found = cards(step.of, count, names)
    if step.zone == "discard_pile":
        found = _("discarded {cards}").format(cards=found)
    if step.zone in _PLACES:
        found = word(_PLACES, step.zone).format(cards=found)
    if step.dearest:
        found = _("dearest {cards}").format(cards=found)
    if step.random:
        return _("Trash {count} random {cards}").format(count=count, cards=found)
    if step.up_to:
        return _("Trash up to {count} {cards}").format(count=count, cards=found)
    return _("Trash {count} {cards}").format(count=count, cards=found)


_PLACES = {
    "partner": mark("{cards} of your Partner"),
    "in_use": mark("{cards} in use"),
    "inventory_top": mark("top {cards}"),
    "any_discard_pile": mark("{cards} anybody discarded"),
    "hand_or_discard_pile": mark("{cards} held or discarded"),
}


@says(op.TrashThis)
def _trash_this(step: op.TrashThis, names: Names) -> str:
    if step.also:
        return _("Trash this and {card}").format(card=names.second(step.also))
    return _("Trash this")


@says(op.Discard)
def _discard(step: op.Discard, names: Names) -> str:
    if step.zone in _AT_ONCE:
        return word(_AT_ONCE, step.zone)
    if step.leave:
        return _("Partner keeps {count} Attached").format(count=step.leave)
    if step.any:
        found = _("any {cards}").format(cards=cards(step.of, 2, names))
    elif step.whole:
        found = _("all {cards}").format(cards=cards(step.of, 2, names))
    elif step.up_to:
        found = _("up to {cards}").format(cards=some(step.of, step.up_to, names))
    else:
        found = some(step.of, step.count, names)
    if step.who == "attacked":
        return _("the target Discards {cards}").format(cards=found)
    if step.zone == "partner":
        found = word(_PLACES, step.zone).format(cards=found)
    return _("Discard {cards}").format(cards=found)


_AT_ONCE = {
    "inventory": mark("discard your Inventory"),
    "it": mark("discard the rest"),
}


@says(op.DiscardThis)
def _discard_this(step: op.DiscardThis, names: Names) -> str:
    return _("discard this")


@says(op.Put)
def _put(step: op.Put, names: Names) -> str:
    if step.zone == "it":
        return word(_IT_PUT, step.to)
    if step.zone == "inventory_bottom":
        return _("bottom card of the Inventory to the top")
    if step.zone == "any_discard_pile":
        return _("put up to {count} discarded on top").format(count=step.up_to)
    found = some(step.of, step.up_to or step.count, names)
    if step.up_to:
        found = _("up to {cards}").format(cards=found)
    if step.any_number and step.to != "inventory_top":
        found = _("any {cards}").format(cards=cards(step.of, 2, names))
    return word(_PUTS, step.to).format(cards=found)


_PUTS = {
    "hand": mark("take {cards} back"),
    "inventory_top": mark("put {cards} on top"),
    "inventory_bottom": mark("put {cards} under your Inventory"),
    "discard_pile": mark("discard {cards}"),
}
_IT_PUT = {
    "hand": mark("take it"),
    "inventory_top": mark("put it on top"),
    "inventory_bottom": mark("put it under your Inventory"),
    "discard_pile": mark("discard it"),
}


@says(op.Exchange)
def _exchange(step: op.Exchange, names: Names) -> str:
    found = some(step.of, 1, names)
    if step.deck == "infection_deck":
        return _("exchange {cards}").format(cards=found)
    return _("exchange {cards} of Hand with the top").format(cards=found)


@says(op.RevealHand)
def _reveal_hand(step: op.RevealHand, names: Names) -> str:
    if step.whole:
        return _("Reveal your Hand")
    if step.count:
        return _("Reveal {cards}").format(cards=some(step.of, step.count, names))
    if step.up_to:
        return _("Reveal up to {cards}").format(cards=some(step.of, step.up_to, names))
    return _("Reveal any {cards}").format(cards=cards(step.of, 2, names))


@says(op.RemoveThis)
def _remove_this(step: op.RemoveThis, names: Names) -> str:
    return _("Remove this")


@says(op.PutThis)
def _put_this(step: op.PutThis, names: Names) -> str:
    if step.to == "combo_pile":
        return _("joins the Combo Pile")
    return _("this goes under the Mansion")


@says(op.AttachFaceDown)
def _attach_face_down(step: op.AttachFaceDown, names: Names) -> str:
    return _("Attach 1 card face-down")


@says(op.AttachThis)
def _attach_this(step: op.AttachThis, names: Names) -> str:
    return _("Attach this to the Partner") if step.whom == "partner" else _("Attach this")


@says(op.GiveToDiscard)
def _give_to_discard(step: op.GiveToDiscard, names: Names) -> str:
    if step.zone == "it":
        return _("give them to 1 other Player instead")
    count = step.up_to or step.count
    if step.to == "most_decorations":
        return _("give {count} to who has most Decorations").format(count=count)
    return _("give {count} to another Player").format(count=count)


@says(op.DiscardItOwn)
def _discard_it_own(step: op.DiscardItOwn, names: Names) -> str:
    return _("discard them instead")
