"""Gaining cards, in a few words."""

from core.deckbuilding import operations as op
from tui.narration.deckbuilding.briefly.base import says
from tui.narration.deckbuilding.phrases import Names, some
from tui.narration.deckbuilding.terms import EACH, word
from tui.narration.text import _, mark


@says(op.Gain)
def _gain(step: op.Gain, names: Names) -> str:
    if step.zone == "it" and step.may:
        return _("may Gain {cards}").format(cards=some(step.of, 1, names))
    if step.within:
        return _("Gain {cards} of {most} together").format(
            cards=some(step.of, step.count, names), most=step.within
        )
    if step.cheapest:
        return _("Gain {cards} of least cost").format(cards=some(step.of, 1, names))
    return _("Gain {cards}").format(cards=some(step.of, step.count, names))


_MOVED = {
    "opponent": mark("1 Resource to an opponent"),
    "removed": mark("Remove 1 Resource"),
}


@says(op.MoveResource)
def _move_resource(step: op.MoveResource, names: Names) -> str:
    return word(_MOVED, step.to)


@says(op.GainNamed)
def _gain_named(step: op.GainNamed, names: Names) -> str:
    card = names(step.card)
    if step.count > 1:
        card = _("{count} {card}").format(count=step.count, card=card)
    if step.who == "most_decorations":
        return _("who leads Gains {card}").format(card=card)
    return _("Gain {card}").format(card=card)


@says(op.TakeNamed)
def _take_named(step: op.TakeNamed, names: Names) -> str:
    card = names(step.card)
    if step.count > 1:
        card = _("{count} {card}").format(count=step.count, card=card)
    if step.per:
        card = _("{card} for {each}").format(card=card, each=word(EACH, step.per))
    if step.to == "inventory":
        return _("shuffle {card} in").format(card=card)
    return _("take {card}").format(card=card)


@says(op.GainsToHand)
def _gains_to_hand(step: op.GainsToHand, names: Names) -> str:
    return _("Gains go to your Hand")
