"""Gaining cards, as clauses."""

from core.deckbuilding import operations as op
from tui.narration.deckbuilding.clauses.base import says
from tui.narration.deckbuilding.phrases import Names, some
from tui.narration.deckbuilding.terms import EACH, word
from tui.narration.text import _, mark


@says(op.Gain)
def _gain(step: op.Gain, names: Names) -> str:
    found = some(step.of, 1, names)
    if step.cheapest:
        found = _("{cards} of the lowest cost").format(cards=found)
    if step.may:
        return _("you may Gain {cards} from the Resource Area").format(cards=found)
    return _("Gain {cards} from the Resource Area").format(cards=found)


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


@says(op.GainWithin)
def _gain_within(step: op.GainWithin, names: Names) -> str:
    return _(
        "Gain {count} cards that cost at most {most} Gold together, and put them on top of your "
        "Inventory in any order"
    ).format(count=step.count, most=step.most)


@says(op.GainFromIt)
def _gain_from_it(step: op.GainFromIt, names: Names) -> str:
    return _("you may Gain {cards} among them").format(cards=some(step.of, 1, names))
