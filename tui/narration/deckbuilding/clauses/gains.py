"""Gaining cards, as clauses."""

from core.deckbuilding import operations as op
from tui.narration.deckbuilding.clauses.base import says
from tui.narration.deckbuilding.phrases import Names, some
from tui.narration.text import _


@says(op.Gain)
def _gain(step: op.Gain, names: Names) -> str:
    return _("Gain {cards} from the Resource Area").format(cards=some(step.of, 1, names))


@says(op.GainNamed)
def _gain_named(step: op.GainNamed, names: Names) -> str:
    return _("Gain {card}").format(card=names(step.card))


@says(op.GainFromIt)
def _gain_from_it(step: op.GainFromIt, names: Names) -> str:
    return _("you may Gain {cards} among them").format(cards=some(step.of, 1, names))
