"""What steps on choices among other operations lead to."""

from core.deckbuilding import operations as op
from core.deckbuilding.cards import Card
from tui.narration.deckbuilding.foresight.walk import ASKED, Found, Walk, first, step_of
from tui.narration.text import _


@step_of(op.When)
def _when(walk: Walk, each: op.When, card: Card | None) -> Found:
    return first((walk.steps(each.then, card), walk.steps(each.otherwise, card)))


@step_of(op.Choose)
def _choose(walk: Walk, each: op.Choose, card: Card | None) -> Found:
    possible = [way for way in each.ways if _possible(walk, way, card)]
    return walk.steps(possible[0].do, card) if len(possible) == 1 else ASKED


def _possible(walk: Walk, way: op.Branch, card: Card | None) -> bool:
    needed = op.Which(named=way.needs_in_hand)
    return not way.needs_in_hand or bool(walk.cards_of("hand", needed, card))


@step_of(op.FlipCoin)
def _flip_coin(walk: Walk, each: op.FlipCoin, card: Card | None) -> Found:
    return _("flips a coin")
