"""Moving, showing and Trashing cards, as clauses."""

from core.deckbuilding import operations as op
from tui.narration.deckbuilding.clauses.base import says
from tui.narration.deckbuilding.phrases import Names, cards, some
from tui.narration.deckbuilding.terms import ZONES, word
from tui.narration.text import _, mark, mark_plural, plural


@says(op.Trash)
def _trash(step: op.Trash, names: Names) -> str:
    zone = word(ZONES, step.zone)
    if step.zone in ("partner", "in_use"):
        return _trash_attached(step, names)
    if step.zone in _OTHER_PLACES:
        found = some(step.of, step.up_to or step.count, names)
        if step.up_to:
            found = _("up to {cards}").format(cards=found)
        return word(_OTHER_PLACES, step.zone).format(cards=found)
    if step.random:
        found = some(step.of, step.random, names, random=True)
        return _("Trash {cards} of your {zone}").format(cards=found, zone=zone)
    if step.up_to:
        found = some(step.of, step.up_to, names)
        return _("Trash up to {cards} from your {zone}").format(cards=found, zone=zone)
    found = some(step.of, step.count, names)
    if step.dearest:
        return _("Trash {cards} of the highest cost from your {zone}").format(
            cards=found, zone=zone
        )
    return _("Trash {cards} from your {zone}").format(cards=found, zone=zone)


_OTHER_PLACES = {
    "inventory_top": mark("Trash {cards} off the top of your Inventory"),
    "any_discard_pile": mark("choose a Player, and Trash {cards} of that Discard Pile"),
}
"""Where the cards of a Trash are not simply chosen from an own zone."""


def _trash_attached(step: op.Trash, names: Names) -> str:
    found = some(step.of, step.random or step.up_to or step.count, names, random=bool(step.random))
    if step.up_to:
        found = _("up to {cards}").format(cards=found)
    zone = word(ZONES, step.zone)
    if step.dearest:
        return _("Trash {cards} of the highest cost among the {zone}").format(
            cards=found, zone=zone
        )
    return _("Trash {cards} of the {zone}").format(cards=found, zone=zone)


@says(op.TrashThis)
def _trash_this(step: op.TrashThis, names: Names) -> str:
    if step.also:
        return _("Trash this card together with 1 {card} from your Hand").format(
            card=names(step.also)
        )
    return _("Trash this card")


@says(op.Discard)
def _discard(step: op.Discard, names: Names) -> str:
    if step.zone in _AT_ONCE:
        return word(_AT_ONCE, step.zone)
    if step.leave:
        return plural(_LEAVES, step.leave).format(
            discard=_discard_from(step, names), count=step.leave
        )
    if step.count:
        found = some(step.of, step.count, names)
    elif step.up_to:
        found = _("up to {cards}").format(cards=some(step.of, step.up_to, names))
    elif step.whole:
        found = _("all {cards}").format(cards=cards(step.of, 2, names))
    else:
        found = _("any number of {cards}").format(cards=cards(step.of, 2, names))
    if step.who == "attacked":
        return _("the Attacked Player Discards {cards} from the Hand").format(cards=found)
    if step.zone == "partner":
        return _("Discard {cards} of the {zone}").format(cards=found, zone=word(ZONES, step.zone))
    return _("Discard {cards} from your Hand").format(cards=found)


_AT_ONCE = {
    "inventory": mark("put your whole Inventory into your Discard Pile"),
    "it": mark("what is left of them goes to the owners' Discard Piles"),
}
"""What is Discarded without a choice of cards."""

_LEAVES = mark_plural("{discard} until {count} is left", "{discard} until {count} are left")


def _discard_from(step: op.Discard, names: Names) -> str:
    zone = word(ZONES, step.zone)
    if step.of == op.Which():
        return _("Discard from the {zone}").format(zone=zone)
    found = cards(step.of, 2, names)
    return _("Discard {cards} of the {zone}").format(cards=found, zone=zone)


@says(op.DiscardThis)
def _discard_this(step: op.DiscardThis, names: Names) -> str:
    return _("discard this card")


_PUTS = {
    "hand": mark("put {cards} from your {zone} into your Hand"),
    "inventory_top": mark("put {cards} from your {zone} on top of your Inventory"),
    "inventory_bottom": mark("put {cards} from your {zone} under your Inventory"),
    "discard_pile": mark("put {cards} from your {zone} into your Discard Pile"),
}
_IT_PUT = {
    "hand": mark("put it into your Hand"),
    "inventory_top": mark("put it on top of your Inventory"),
    "inventory_bottom": mark("put it under your Inventory"),
    "discard_pile": mark("put it into your Discard Pile"),
}
_RETURNED = mark_plural(
    "choose a Player, and put up to {count} card of that Discard Pile on top of that Inventory",
    "choose a Player, and put up to {count} cards of that Discard Pile on top of that Inventory in "
    "any order",
)


@says(op.Put)
def _put(step: op.Put, names: Names) -> str:
    if step.zone == "it":
        return word(_IT_PUT, step.to)
    if step.zone == "inventory_bottom":
        return _("put the bottom card of your Inventory on its top")
    if step.zone == "any_discard_pile":
        return plural(_RETURNED, step.up_to).format(count=step.up_to)
    found = some(step.of, step.up_to or step.count, names)
    if step.up_to:
        found = _("up to {cards}").format(cards=found)
    if step.any_number:
        found = _("any number of {cards} (may be none)").format(cards=cards(step.of, 2, names))
    return _(_PUTS[step.to]).format(cards=found, zone=word(ZONES, step.zone))


@says(op.Exchange)
def _exchange(step: op.Exchange, names: Names) -> str:
    return word(_EXCHANGED, step.deck).format(cards=some(step.of, 1, names))


_EXCHANGED = {
    "inventory": mark("exchange {cards} of your Hand with the top card of your Inventory"),
    "infection_deck": mark(
        "put {cards} from your Hand on the bottom of the Infection Deck and take its top card"
    ),
}


@says(op.RevealHand)
def _reveal_hand(step: op.RevealHand, names: Names) -> str:
    if step.whole:
        return _("Reveal your Hand")
    if step.count:
        found = some(step.of, step.count, names)
    elif step.up_to:
        found = _("up to {cards}").format(cards=some(step.of, step.up_to, names))
    else:
        found = _("any number of {cards}").format(cards=cards(step.of, 2, names))
    return _("Reveal {cards} of your Hand").format(cards=found)


@says(op.RemoveThis)
def _remove_this(step: op.RemoveThis, names: Names) -> str:
    return _("Remove this card from the Game")


@says(op.PutThis)
def _put_this(step: op.PutThis, names: Names) -> str:
    if step.to == "combo_pile":
        return _("this card joins your Team's Combo Pile")
    return _("put this card on the {zone}").format(zone=word(ZONES, step.to))


@says(op.AttachFaceDown)
def _attach_face_down(step: op.AttachFaceDown, names: Names) -> str:
    return _(
        "Attach 1 card of your Hand to this Character face-down; one that lay there so returns to your Hand"
    )


@says(op.AttachThis)
def _attach_this(step: op.AttachThis, names: Names) -> str:
    if step.whom == "partner":
        return _("Attach this card to your Partner, if you have one")
    return _("Attach this card to your Character")


@says(op.GiveToDiscard)
def _give_to_discard(step: op.GiveToDiscard, names: Names) -> str:
    if step.zone == "it":
        return _("put them into the Discard Pile of 1 other Player instead")
    found = some(op.Which(), step.up_to or step.count, names)
    if step.up_to:
        found = _("up to {cards}").format(cards=found)
    return word(_GIVEN, step.to).format(cards=found, zone=word(ZONES, step.zone))


_GIVEN = {
    "other": mark("put {cards} from your {zone} into the Discard Pile of another Player"),
    "most_decorations": mark(
        "put {cards} from your {zone} into the Discard Piles of other Players with the most Decorations"
    ),
}


@says(op.DiscardItOwn)
def _discard_it_own(step: op.DiscardItOwn, names: Names) -> str:
    return _("put them into your Discard Pile instead")
