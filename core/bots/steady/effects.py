"""Whether a steady bot uses an effect that it may use, and what it replaces (DBG-6.3, 6.11)."""

from collections.abc import Callable
from typing import Any

from core.bots.steady.choices import Choices
from core.bots.steady.skills import spare_xp
from core.bots.steady.worth import JUNK
from core.deckbuilding import operations as op
from core.deckbuilding.cards import Card, Kind
from core.deckbuilding.conditions import admits
from core.deckbuilding.view import Step
from core.kernel.decision import NONE, Option
from core.kernel.rules import Answer

SAFE = 40
"""The Health, in points, that is not given away for anything."""

HURT_ENOUGH = 30
"""The Damage on the Character, in points, from which on it is worth something to deal it."""

LITTLE = 30
"""Damage, in points, that is taken rather than XP given, if it is survived."""


def effect(at: Choices) -> Answer:
    """Use effects that help; leave those that would fill the deck with junk."""
    for option in at.decision.options:
        if option.code == "effect" and helps(at, option):
            return (option.key,)
    return at.coded("done")


def helps(at: Choices, option: Option) -> bool:
    """Say whether an effect is worth using now."""
    traded = _traded(at, option)
    if traded is not None:
        return _betters(at, *traded)
    return all(_helps(at, step) for step in _steps(at, option))


def trades(at: Choices, option: Option) -> bool:
    """Say whether an effect Gains a card for one of the Hand, which is better done before that is played."""
    return _traded(at, option) is not None


def _traded(at: Choices, option: Option) -> tuple[op.Trash, op.Gain] | None:
    """Return what an effect takes from the Hand and what is Gained if that is done (DBG-5.8)."""
    steps = _steps(at, option)
    price, reward = (*steps, None, None)[:2]
    if not (isinstance(price, op.Trash) and price.zone == "hand" and isinstance(reward, op.When)):
        return None
    gains = [each for each in reward.then if isinstance(each, op.Gain)]
    return (price, gains[0]) if gains else None


def _steps(at: Choices, option: Option) -> tuple[op.Operation, ...]:
    """Return the steps of the effect that an option names, pending or of the main part."""
    pending = next((s for s in reversed(at.view.ahead) if s.name == "Effects"), None)
    if pending is not None and at.decision.kind == "effect":
        _copy, text_id = pending.about[1][option.amount]
        return at.book.steps[text_id]
    _copy, text_id = at.view.usable[option.amount]
    return at.book.steps[text_id]


def _helps(at: Choices, step: op.Operation) -> bool:
    return _HELPS[type(step)](at, step) if type(step) in _HELPS else True


def _gains(at: Choices, step: op.Gain) -> bool:
    return _best_gain(at, step) > JUNK


def _adds(at: Choices, step: op.Add) -> bool:
    """A Buy is worth giving for an Action."""
    return step.buys >= 0 or any(_card(at, c).kind is Kind.ACTION for c in at.view.me.hand)


def _trashes(at: Choices, step: op.Trash) -> bool:
    me = at.view.me
    pile = me.hand if step.zone == "hand" else me.discard_pile
    return any(_is_junk(at, copy) for copy in pile)


def _suffers(at: Choices, step: op.Suffer) -> bool:
    return at.view.me.health - step.amount >= SAFE and all(_helps(at, s) for s in step.then)


def _gives_xp(at: Choices, step: op.LoseXp) -> bool:
    return step.of != "character" or spare_xp(at) >= max(step.count, 1)


def _deals(at: Choices, step: op.CharacterDamage) -> bool:
    return step.per != "damage_suffered" or at.deck.hurt >= HURT_ENOUGH


def _reveals(at: Choices, step: op.RevealHand) -> bool:
    found = [copy for copy in at.view.me.hand if admits(step.of, _card(at, copy))]
    return len(found) >= step.count


def _puts(at: Choices, step: op.Put) -> bool:
    """A Weapon that lies there is taken back when it can no longer be used."""
    ready = {each.card for each in at.view.weapons if each.uses_left}
    return step.zone != "play_area" or not ready.issuperset(at.view.me.play_area)


def _goes_on(at: Choices, step: op.When) -> bool:
    return not step.cond.done or all(_helps(at, each) for each in step.then)


def _exchanges(at: Choices, step: op.Exchange) -> bool:
    return step.deck != "inventory"


_HELPS: dict[type[op.Operation], Callable[[Choices, Any], bool]] = {
    op.Gain: _gains, op.Add: _adds, op.Trash: _trashes, op.Suffer: _suffers, op.LoseXp: _gives_xp,
    op.CharacterDamage: _deals, op.RevealHand: _reveals, op.Put: _puts, op.When: _goes_on,
    op.Exchange: _exchanges,
}  # fmt: skip
"""When a step is worth doing that is not always."""


def _card(at: Choices, copy: int) -> Card:
    return at.book.cards[at.view.cards[copy]]


def _is_junk(at: Choices, copy: int) -> bool:
    return at.deck.quality(_card(at, copy)) < JUNK


def _best_gain(at: Choices, step: op.Gain) -> float:
    tops = [_card(at, pile.top) for pile in at.view.piles if pile.top != NONE]
    return max((at.deck.worth(card) for card in tops if admits(step.of, card)), default=0.0)


def _betters(at: Choices, price: op.Trash, reward: op.Gain) -> bool:
    """Say whether what is Gained for a card of the Hand is better than that card."""
    given = [_card(at, c) for c in at.view.me.hand if admits(price.of, _card(at, c))]
    return bool(given) and _best_gain(at, reward) > min(map(at.deck.quality, given))


def replace(at: Choices) -> Answer:
    """Take less Damage, be Healed more, and let junk go to somebody else; XP is given for no trifle."""
    last = at.view.ahead[-1]
    if last.name == "Trash":
        junk = all(_is_junk(at, copy) for copy in last.about[2])
        return at.coded("yes" if junk else "no")
    gives = any(isinstance(step, op.LoseXp) for step in at.book.steps[at.decision.effect])
    if last.name == "Damage":
        return at.coded("yes" if not gives or _is_hard(at, last) else "no")
    if last.name == "Affect":
        return at.coded("yes" if any(_harms(at, what) for what in last.about[1]) else "no")
    return at.coded("yes")


def _is_hard(at: Choices, damage: Step) -> bool:
    """Say whether Damage is much, or would let the Character fall."""
    me = at.view.me
    amount, by_partner = damage.about[2], damage.about[4]
    health = me.partner.health if by_partner and me.partner else me.health
    return bool(amount >= min(LITTLE, health))


def _harms(at: Choices, what: Step) -> bool:
    """Say whether what an Infected does is worth keeping away: most of it is."""
    if what.name == "ForNextTurn":
        waiting = what.about[2]
        return not (waiting.actions or waiting.buys or waiting.explores or waiting.cards)
    if what.name != "Text":
        return what.name != "Heal"
    step = at.book.steps[what.about[1]][what.about[2]]
    if isinstance(step, op.Suffer) and not step.per:
        return step.amount >= min(LITTLE, at.view.me.health)
    return not isinstance(step, op.Heal | op.Add | op.GainXp | op.CharacterDamage)


EFFECTS = {"effect": effect, "replace": replace}
"""What is answered by kind of Decision."""
