"""Whether a steady bot uses an effect that it may use, and what it replaces (DBG-6.3, 6.11)."""

from core.bots.steady.appraisal import points
from core.bots.steady.battle import MOST_EXPLORES, SPENT, Attack, best_explores
from core.bots.steady.choices import Choices, Rule
from core.bots.steady.helping import gains_named, inside, is_junk, step_helps
from core.bots.steady.own_cards import best_gain
from core.bots.steady.worth import JUNK
from core.deckbuilding import operations as op
from core.deckbuilding.conditions import admits
from core.deckbuilding.view import Step
from core.kernel.decision import Option
from core.kernel.rules import Answer

LITTLE = 30
"""Damage, in points, that is taken rather than something given, if it is survived."""


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
    steps = _steps(at, option)
    return all(step_helps(at, step) for step in steps) and _worth_its_card(at, option, steps)


def _worth_its_card(at: Choices, option: Option, steps: tuple[op.Operation, ...]) -> bool:
    """Say whether what a text does is worth its own card, if that is Trashed for it."""
    if not any(isinstance(step, op.TrashThis) for step in inside(steps)):
        return True
    quality = at.quality(option)
    gained = [at.book.cards[step.card] for step in steps if isinstance(step, op.GainNamed)]
    if quality < JUNK or max(map(at.deck.quality, gained), default=0.0) > quality:
        return True
    damage = sum(step.add for step in steps if isinstance(step, op.WeaponDamage))
    return damage > 0 and _brought_by(at, damage) > SPENT


def _brought_by(at: Choices, damage: int) -> float:
    """Return what more Damage brings in the Explore in progress, in Decorations."""
    view = at.view
    if view.fight is None or view.fight.attack or view.fight.seat != view.seat:
        return 0.0
    most = min(view.turn.explores, view.within_reach, MOST_EXPLORES)
    without, with_it = (
        best_explores(at.book, view, Attack((), view.fight_damage + more, view.turn.ammo), most)[1]
        for more in (0, damage)
    )
    return with_it - without


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


def _betters(at: Choices, price: op.Trash, reward: op.Gain) -> bool:
    """Say whether what is Gained for a card of the Hand is better than that card."""
    given = [at.printed(c) for c in at.view.me.hand if admits(price.of, at.printed(c))]
    return bool(given) and best_gain(at, reward) > min(map(at.deck.quality, given))


def replace(at: Choices) -> Answer:
    """Take less Damage, be Healed more, and let junk go to somebody else; nothing is given for a trifle."""
    last = at.view.ahead[-1]
    if last.name == "Trash":
        junk = all(is_junk(at, copy) for copy in last.about[2])
        return at.coded("yes" if junk else "no")
    if last.name == "Damage":
        return at.coded("yes" if _spares(at, last, at.book.steps[at.decision.effect]) else "no")
    if last.name == "Affect":
        return at.coded("yes" if any(_harms(at, what) for what in last.about[1]) else "no")
    return at.coded("yes")


def _spares(at: Choices, damage: Step, steps: tuple[op.Operation, ...]) -> bool:
    """Say whether it is worth keeping Damage away: for XP, a Mansion Item or a junk card if it is much."""
    if any(isinstance(step, op.RedirectDamage) for step in steps):
        return _borne_by_partner(at, damage)
    return not any(_is_price(at, step) for step in steps) or _is_hard(at, damage)


def _is_price(at: Choices, step: op.Operation) -> bool:
    junk = isinstance(step, op.GainNamed) and not gains_named(at, step)
    return junk or isinstance(step, op.LoseXp | op.PutThis | op.RemoveThis)


def _borne_by_partner(at: Choices, damage: Step) -> bool:
    """Say whether the Partner bears Damage better: it survives, and has more Health or saves the other one."""
    me, amount = at.view.me, damage.about[2]
    if me.partner is None or me.partner.health <= amount:
        return False
    return bool(me.health <= amount or me.partner.health > me.health)


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


def way(at: Choices) -> Answer:
    """Go the way that brings most; of equal ones the first."""
    text = at.step()
    ways = text.ways if isinstance(text, op.Choose) else ()
    brought = [points(at, each.do) for each in ways]
    return at.one(lambda option: brought[option.amount] if option.amount < len(brought) else 0.0)


EFFECTS: dict[str, Rule] = {"effect": effect, "replace": replace, "way": way}
"""What is answered by kind of Decision."""
