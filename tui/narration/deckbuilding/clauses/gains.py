"""Gaining cards, as clauses."""

from core.deckbuilding import operations as op
from tui.narration.deckbuilding.clauses.base import says
from tui.narration.deckbuilding.phrases import Names, some
from tui.narration.deckbuilding.terms import EACH, word
from tui.narration.text import _, mark


@says(op.Gain)
def _gain(step: op.Gain, names: Names) -> str:
    if step.count > 1:
        return _gain_several(step, names)
    found = some(step.of, 1, names)
    if step.zone == "it":
        said = (
            mark("you may Gain {cards} among them") if step.may else mark("Gain {cards} among them")
        )
        return _(said).format(cards=found)
    if step.cheapest:
        found = _("{cards} of the lowest cost").format(cards=found)
    if step.may:
        return _on_top(_("you may Gain {cards} from the Resource Area").format(cards=found), step)
    return _on_top(_("Gain {cards} from the Resource Area").format(cards=found), step)


def _on_top(said: str, step: op.Gain) -> str:
    return _("{gain}, on top of your Inventory").format(gain=said) if step.to else said


def _gain_several(step: op.Gain, names: Names) -> str:
    found = some(step.of, step.count, names)
    if step.within:
        found = _("{cards} that cost at most {most} Gold together").format(
            cards=found, most=step.within
        )
    if step.to:
        return _("Gain {cards}, and put them on top of your Inventory in any order").format(
            cards=found
        )
    return _("Gain {cards}").format(cards=found)


@says(op.GainNamed)
def _gain_named(step: op.GainNamed, names: Names) -> str:
    card = names(step.card)
    if step.count > 1:
        card = _("{count} {card}").format(count=step.count, card=card)
    if step.per:
        card = _("{card} and one more for {each}").format(card=card, each=word(EACH, step.per))
    if step.who == "most_decorations":
        return _("the Player with the most Decorations Gains {card}").format(card=card)
    return _("Gain {card}").format(card=card)


_TAKEN = {
    "hand": mark("put {card} from the Resource Area into your Hand"),
    "inventory": mark(
        "shuffle {card} from the Resource Area, or from Outside the Game, into your Inventory"
    ),
}


@says(op.TakeNamed)
def _take_named(step: op.TakeNamed, names: Names) -> str:
    card = _("{count} {card}").format(count=step.count, card=names(step.card))
    if step.per:
        card = _("{card} for {each}").format(card=card, each=word(EACH, step.per))
    return _(_TAKEN[step.to]).format(card=card)


_MOVED = {
    "opponent": mark("put 1 card from the Resource Area into the Discard Pile of an opponent"),
    "removed": mark("choose 1 card of the Resource Area, which is Removed from the Game"),
}


@says(op.MoveResource)
def _move_resource(step: op.MoveResource, names: Names) -> str:
    said = word(_MOVED, step.to)
    return _("you may {said}").format(said=said) if step.may else said


@says(op.GainsToHand)
def _gains_to_hand(step: op.GainsToHand, names: Names) -> str:
    return _("what you Gain this turn goes to your Hand")
