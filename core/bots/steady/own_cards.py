"""Which cards a steady bot gives up, moves, shows or Gains (DBG-10): the worst goes, the best stays."""

from core.bots.steady.choices import Choices, Rule
from core.bots.steady.worth import JUNK
from core.deckbuilding import operations as op
from core.deckbuilding.cards import Kind
from core.deckbuilding.conditions import admits
from core.kernel.decision import NONE, Option
from core.kernel.rules import Answer

CALM = 3
"""The Infection Level up to which no good card is given to lower it."""


def trash(at: Choices) -> Answer:
    """Trash the cards that are worth least; where it is a choice, only junk, or what is paid for by a Gain.

    Of a rival's Discard Pile it is the best (DBG-10.10); an Infection card is well spent on a rival's
    Infection Level (DBG-17.30).
    """
    whose = at.asking("TrashFrom")
    if whose is not None and not at.allied(whose.seat):
        return at.ranked(at.quality, at.decision.most)
    if isinstance(at.step(), op.Worsen):
        return at.ranked(lambda option: -at.quality(option), 1)
    given = sum(at.quality(option) < JUNK for option in at.decision.options)
    if not given and _bettered(at):
        given = 1
    return at.ranked(lambda option: -at.quality(option), min(given, at.decision.most))


def _bettered(at: Choices) -> bool:
    """Say whether the worst card that can be Trashed is bettered by what is Gained for it (DBG-5.8)."""
    worst = min(map(at.quality, at.decision.options), default=0.0)
    gains = [
        gain
        for step in at.following()
        if isinstance(step, op.When)
        for gain in step.then
        if isinstance(gain, op.Gain)
    ]
    return any(best_gain(at, gain, worst) > max(worst, JUNK) for gain in gains)


def best_gain(at: Choices, step: op.Gain, price: float = 0.0) -> float:
    """Return what the best card is worth that could be Gained; `price` is the quality of what is given."""
    tops = [at.printed(pile.top) for pile in at.view.piles if pile.top != NONE]
    above = step.of.cost_above_it
    # The cost of what is given is not known yet: about a Gold for each point of its quality.
    limit = None if above is None else above + price
    fits = (card for card in tops if admits(step.of, card))
    return max(
        (at.deck.worth(card) for card in fits if limit is None or (card.cost or 0) <= limit),
        default=0.0,
    )


def put(at: Choices) -> Answer:
    """Take the best to Hand or for later; part with the worst, and lay ahead what is of no use now."""
    step = at.step()
    if not isinstance(step, op.Put):
        # An Infection card is exchanged, or a discarded Weapon used as well.
        better = isinstance(step, op.UseDiscarded)
        return at.one(lambda option: at.quality(option) * (1 if better else -1))
    if step.any_number:
        return _put_many(at, step)
    if step.to == "hand":
        return at.one(lambda option: _use_now(at, option))
    if step.zone != "hand":
        return at.one(at.quality)
    if step.to == "discard_pile":
        return at.one(lambda option: -_use_now(at, option))
    return at.one(lambda option: _of_no_use_now(at, option))


def _put_many(at: Choices, step: op.Put) -> Answer:
    """Give up what brings Damage or new cards for each; of the Discard Pile bring back what is good."""
    if step.zone == "discard_pile":
        good = sum(at.quality(option) >= JUNK for option in at.decision.options)
        return at.ranked(at.quality, good)
    damage = any(isinstance(each, op.WeaponDamage) and each.per for each in at.following())
    if damage:
        # They can not be used any more in this Explore.
        return at.decision.keys()[: at.decision.most]
    return _the_useless(at)


def _the_useless(at: Choices) -> Answer:
    """Part with the cards of no use this turn and of little at all."""
    count = sum(_use_now(at, option) < JUNK for option in at.decision.options)
    return at.ranked(lambda option: -_use_now(at, option), min(count, at.decision.most))


def _use_now(at: Choices, option: Option) -> float:
    """Return what a card is good for this turn: an Action without Actions left is good for nothing."""
    card = at.card(option)
    idle = (
        card.kind is Kind.ACTION and not at.view.turn.actions and at.view.turn.seat == at.view.seat
    )
    return at.quality(option) / 100 if idle else at.quality(option)


def _of_no_use_now(at: Choices, option: Option) -> float:
    weapons = sum(at.card(each).kind is Kind.WEAPON for each in at.decision.options)
    later = {Kind.WEAPON: 2 if weapons > 1 else -1, Kind.ITEM: 1, Kind.AMMUNITION: 0}
    actions = 0 if at.view.turn.actions else 3
    return later.get(at.card(option).kind, actions) - at.quality(option) / 100


def discard(at: Choices) -> Answer:
    """Discard what is worth least: as little as is allowed, or what each card Discarded pays for.

    New cards or Ammo are worth what is of no use; a lower Infection Level is worth a card more each.
    """
    step = at.step()
    if not isinstance(step, op.Discard) or not step.any:
        return at.ranked(lambda option: -at.quality(option), at.decision.least)
    lowers = any(isinstance(each, op.LowerInfection) for each in at.following())
    if not lowers:
        return _the_useless(at)
    level = at.view.me.infection_level
    useless = sum(_use_now(at, option) < JUNK for option in at.decision.options)
    count = max(min(useless, level), level - CALM)
    return at.ranked(lambda option: -_use_now(at, option), min(count, at.decision.most))


def worst(at: Choices) -> Answer:
    """Give away what is worth least."""
    return at.ranked(lambda option: -at.quality(option), at.decision.least)


def gain(at: Choices) -> Answer:
    """Gain the best card; where it is a choice, no junk."""
    best = at.one(at.worth)
    chosen = next((o for o in at.decision.options if (o.key,) == best), None)
    if at.decision.least == 0 and (chosen is None or at.worth(chosen) < JUNK):
        return ()
    return best


def reveal(at: Choices) -> Answer:
    """Show as many cards as may be, the dearest first: they stay, and what is gained grows with them."""
    return at.ranked(lambda option: at.card(option).cost or 0, at.decision.most)


def best_first(at: Choices) -> Answer:
    """Lay the best card where it is drawn first."""
    return at.ranked(at.quality, at.decision.least)


def lift(at: Choices) -> Answer:
    """Lay on top what is good; junk goes to the bottom."""
    good = sum(at.quality(option) >= JUNK for option in at.decision.options)
    return at.ranked(at.quality, min(good, at.decision.most))


def give_back(at: Choices) -> Answer:
    """Lay good cards on the own Inventory or a Teammate's, junk on a rival's (DBG-10.15)."""
    asking = at.asking("ReturnCards")
    if asking is not None and not at.allied(asking.about[1]):
        junk = sum(at.quality(option) < JUNK for option in at.decision.options)
        return at.ranked(lambda option: -at.quality(option), min(junk, at.decision.most))
    return lift(at)


def number(at: Choices) -> Answer:
    """Look at as many cards as may be while there is junk to find: one of them must be Trashed."""
    me = at.view.me
    junk = any(at.deck.quality(at.printed(copy)) < JUNK for copy in me.owned + me.discard_pile)
    return at.one(lambda option: option.amount if junk else -option.amount)


def cure(at: Choices) -> Answer:
    """Put back as many Infection cards as may be; which ones is all one (DBG-17.5)."""
    return at.decision.keys()[: at.decision.most]


CARDS: dict[str, Rule] = {
    "trash": trash, "put": put, "discard": discard, "exchange": worst, "replaced": worst,
    "attached": worst, "tuck": worst, "pass": worst, "sift": worst, "gain": gain, "reveal": reveal,
    "lay": best_first, "sink": best_first, "raise": lift, "return": give_back, "number": number,
    "cure": cure,
}  # fmt: skip
"""What is answered by kind of Decision."""
