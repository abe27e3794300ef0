"""What the steps of a text bring to a seat now, in about a point for each point of Damage (DBG-5.7).

What a card is worth comes from `worth`; here it is what it does in the very position.
"""

from collections.abc import Callable, Iterable
from math import fsum
from typing import Any

from core.bots.steady.choices import Choices
from core.bots.steady.worth import ICONS, JUNK
from core.deckbuilding import operations as op
from core.deckbuilding.cards import Kind

HEALING = 0.5
"""What a point of Health is worth that is missing."""

FEVER = 2.0
"""What it is worth that the Infection Level falls by 1, for each Level there is: the last ones are worst."""


def points(at: Choices, steps: Iterable[op.Operation]) -> float:
    """Return what steps bring, all that can be done being done; below 0 it is better not to do them."""
    return fsum(_POINTS[type(step)](at, step) for step in steps if type(step) in _POINTS)


def _adds(at: Choices, step: op.Add) -> float:
    actions = sum(at.printed(copy).kind is Kind.ACTION for copy in at.view.me.hand)
    have = {"actions": max(actions - at.view.turn.actions, 0)}
    brought: dict[str, int] = {icon: getattr(step, icon) for icon in ICONS}
    return fsum(
        worth * min(brought[icon], have.get(icon, brought[icon])) for icon, worth in ICONS.items()
    )


def _heals(at: Choices, step: op.Heal) -> float:
    hurt = at.deck.hurt
    partner = at.view.me.partner
    if step.who == "pair" and partner is not None:
        hurt += partner.maximum_health.total - partner.health
    return HEALING * (hurt if step.full else min(step.amount, hurt))


def _trashes_this(at: Choices, step: op.TrashThis) -> float:
    """The card of the text goes, and a second one with it if the text says so."""
    cards = [at.printed(at.decision.card)] + ([at.book.cards[step.also]] if step.also else [])
    return -fsum(max(at.deck.quality(card) - JUNK, 0.0) for card in cards) - len(cards)


def _lowers(at: Choices, step: op.LowerInfection) -> float:
    level = at.view.me.infection_level if at.infects else 0
    return FEVER * level * min(step.amount, level)


def _goes_on(at: Choices, step: op.When) -> float:
    return points(at, step.then) if step.cond.done else 0.0


_POINTS: dict[type[op.Operation], Callable[[Choices, Any], float]] = {
    op.Add: _adds, op.Heal: _heals, op.TrashThis: _trashes_this, op.LowerInfection: _lowers,
    op.When: _goes_on, op.LetDraw: lambda at, step: ICONS["cards"] * step.cards,
}  # fmt: skip
"""What a step brings; what is not named counts for nothing."""
