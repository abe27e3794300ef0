"""Which Actions a steady bot plays: their texts may cost more than they bring (DBG-5.3)."""

from core.bots.steady.choices import Choices
from core.bots.steady.helping import inside, is_junk, raises
from core.deckbuilding import operations as op
from core.deckbuilding.cards import Card
from core.deckbuilding.moments import Moment
from core.kernel.decision import Option

AMPLE = 60
"""The Health, in points, that is not given away for the cards of an Action: it does not come back."""


def plays(at: Choices, option: Option) -> bool:
    """Say whether an Action is worth playing: its texts may cost Health, cards of the Hand, or an infection."""
    card = at.card(option)
    steps = [
        step
        for text in card.texts
        if text.when in (Moment.PLAY, Moment.TURN_START)
        for step in text.do
    ]
    toll = _toll(at)
    spared = not toll or at.view.me.health - toll >= AMPLE
    return spared and all(_bearable(at, card, step, steps) for step in inside(steps))


def _toll(at: Choices) -> int:
    """Return the Damage that each Action costs for the rest of the turn, in points (DBG-5.27)."""
    lasting = (at.book.steps[each.text] for each in at.view.turn.effects.lasting)
    return sum(step.amount for steps in lasting for step in steps if isinstance(step, op.Suffer))


def _bearable(at: Choices, card: Card, step: op.Operation, steps: list[op.Operation]) -> bool:
    if isinstance(step, op.Suffer):
        return at.view.me.health - step.amount >= AMPLE
    if isinstance(step, op.RaiseInfection):
        return not at.infects or step.amount <= 0 or raises(at, step)
    if not isinstance(step, op.Trash) or step.zone != "hand" or step not in steps:
        return True
    paid = any(isinstance(each, op.Gain) for each in steps)
    me = at.view.me
    junk = sum(is_junk(at, copy) for copy in me.hand)
    # What it draws first is a sample of the Inventory.
    left = me.owned or me.discard_pile
    drawn = card.bonus.cards * sum(is_junk(at, copy) for copy in left) / max(len(left), 1)
    return paid or junk + drawn >= step.count
