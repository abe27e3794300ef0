"""Whether a steady bot uses an effect that it may use, and what it replaces (DBG-6.3, 6.11)."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from core.bots.steady.appraisal import points
from core.bots.steady.battle import MOST_EXPLORES, SPENT, Attack, best_explores
from core.bots.steady.choices import Choices, Rule
from core.bots.steady.fighting import escapes, short_of
from core.bots.steady.own_cards import best_gain
from core.bots.steady.skills import spare_xp
from core.bots.steady.worth import JUNK, STRONG
from core.deckbuilding import operations as op
from core.deckbuilding.cards import Card, Kind
from core.deckbuilding.conditions import admits
from core.deckbuilding.moments import Moment
from core.deckbuilding.view import Step
from core.kernel.decision import Option
from core.kernel.rules import Answer

SAFE = 40
"""The Health, in points, that is not given away for anything."""

HURT_ENOUGH = 30
"""The Damage on the Character, in points, from which on it is worth something to deal it."""

LITTLE = 30
"""Damage, in points, that is taken rather than something given, if it is survived."""

AHEAD = 2
"""So many cards are laid ahead for the next turn: the rest of the Hand is drawn as it comes."""

BEARABLE = 4
"""The Infection Level up to which it may rise for something good."""


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
    return all(_helps(at, step) for step in steps) and _worth_its_card(at, option, steps)


def _worth_its_card(at: Choices, option: Option, steps: tuple[op.Operation, ...]) -> bool:
    """Say whether what a text does is worth its own card, if that is Trashed for it."""
    if not any(isinstance(step, op.TrashThis) for step in _inside(steps)):
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


def _inside(steps: Iterable[op.Operation]) -> Iterator[op.Operation]:
    """Yield steps and those inside them."""
    for step in steps:
        yield step
        for name in ("then", "otherwise"):
            yield from _inside(getattr(step, name, ()))


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
    return best_gain(at, step) > JUNK


def _gains_named(at: Choices, step: op.GainNamed) -> bool:
    """A card that is Gained unasked, as the price of something, must be of use in this deck."""
    return at.deck.quality(at.book.cards[step.card]) >= JUNK


def _adds(at: Choices, step: op.Add) -> bool:
    """A Buy is worth giving for an Action."""
    return step.buys >= 0 or any(_card(at, c).kind is Kind.ACTION for c in at.view.me.hand)


def _eases(at: Choices, step: op.WeaponRequirement) -> bool:
    """Weapons of less Ammo are worth something where there are Weapons that need some."""
    return any(each.requirement and each.requirement.total for each in at.view.weapons)


def _trashes(at: Choices, step: op.Trash) -> bool:
    me = at.view.me
    piles = {"hand": me.hand, "hand_or_discard_pile": me.hand + me.discard_pile}
    found = (c for c in piles.get(step.zone, me.discard_pile) if admits(step.of, _card(at, c)))
    return any(_is_junk(at, copy) for copy in found)


def _suffers(at: Choices, step: op.Suffer) -> bool:
    return at.view.me.health - step.amount >= SAFE and all(_helps(at, s) for s in step.then)


def _gives_xp(at: Choices, step: op.LoseXp) -> bool:
    return step.of != "character" or spare_xp(at) >= max(step.count, 1)


def _deals(at: Choices, step: op.CharacterDamage) -> bool:
    return step.per != "damage_suffered" or at.deck.hurt >= HURT_ENOUGH


def _reveals(at: Choices, step: op.RevealHand) -> bool:
    found = [copy for copy in at.view.me.hand if admits(step.of, _card(at, copy))]
    return len(found) >= max(step.count, 1)


def _puts(at: Choices, step: op.Put) -> bool:
    """A Weapon that lies there is taken back when it can no longer be used; of the Hand goes what is idle."""
    if step.zone == "hand":
        return any(_is_idle(at, c) for c in at.view.me.hand if admits(step.of, _card(at, c)))
    if step.to == "inventory_top" and step.zone == "play_area" and step.of.named:
        # A Hand of nothing but the same Ammunition every turn Defeats nobody.
        return len(at.view.me.tops) < AHEAD
    ready = {each.card for each in at.view.weapons if each.uses_left}
    return step.zone != "play_area" or not ready.issuperset(at.view.me.play_area)


def _is_idle(at: Choices, copy: int) -> bool:
    """Say whether a card of the Hand is of no use any more this turn, or junk."""
    idle = _card(at, copy).kind is Kind.ACTION and not at.view.turn.actions
    return idle or _is_junk(at, copy)


def _discards(at: Choices, step: op.Discard) -> bool:
    """Cards are Discarded for something if there is a useless one, or the Hand is useless as a whole."""
    hand = at.view.me.hand
    if step.zone != "hand":
        return True
    if step.whole:
        return max((at.deck.quality(_card(at, c)) for c in hand), default=0.0) < STRONG / 2
    return any(_is_idle(at, c) for c in hand if admits(step.of, _card(at, c)))


def _goes_on(at: Choices, step: op.When) -> bool:
    return not step.cond.done or all(_helps(at, each) for each in step.then)


def _later(at: Choices, step: op.ThisTurn) -> bool:
    return all(_helps(at, each) for each in step.then)


def _raises(at: Choices, step: op.RaiseInfection) -> bool:
    """The Infection Level may rise a little for a good end, where there is one (DBG-17.27)."""
    return at.infects and at.view.me.infection_level + step.amount <= BEARABLE


def _moves(at: Choices, step: op.MoveInfected) -> bool:
    """Infected are sent away where that wins the Explore, or all where it is lost anyway."""
    if step.own:
        return False
    return short_of(at) > 0 if step.all else escapes(at)


def _lets(at: Choices, step: op.LetPlayer) -> bool:
    """Another Player is made to do something if a rival can be meant."""
    return any(
        not at.allied(seat.seat)
        and not seat.out
        and (step.health_at_most is None or seat.health <= step.health_at_most)
        for seat in at.view.seats
    )


def _gives_away(at: Choices, step: op.GiveToDiscard) -> bool:
    """Nobody but a rival gets anything, and only what is junk."""
    me = at.view.me
    if step.zone == "it":
        pending = next((s for s in reversed(at.view.ahead) if s.name == "Effects"), None)
        given = pending.about[2] if pending is not None else ()
        return bool(given) and all(_is_junk(at, copy) for copy in given)
    piles = {"hand_or_discard_pile": me.hand + me.discard_pile, "hand": me.hand}
    return any(_is_junk(at, copy) for copy in piles.get(step.zone, me.discard_pile))


def _tucks(at: Choices, step: op.AttachFaceDown) -> bool:
    """Junk is put away for good; what lies there already stays."""
    tucked = at.view.me.tucked
    return not tucked and any(_is_junk(at, copy) for copy in at.view.me.hand)


def _pays_ammo(at: Choices, step: op.PayAmmo) -> bool:
    return at.view.turn.ammo >= step.ammo


def _flips(at: Choices, step: op.FlipCoin) -> bool:
    return at.view.me.health > SAFE


def _exchanges(at: Choices, step: op.Exchange) -> bool:
    """What comes for a card of the Hand is not seen before; of Infection cards all are alike."""
    return step.deck != "inventory"


_HELPS: dict[type[op.Operation], Callable[[Choices, Any], bool]] = {
    op.Gain: _gains, op.Add: _adds, op.Trash: _trashes, op.Suffer: _suffers, op.LoseXp: _gives_xp,
    op.CharacterDamage: _deals, op.RevealHand: _reveals, op.Put: _puts, op.When: _goes_on,
    op.Exchange: _exchanges, op.GainNamed: _gains_named, op.WeaponRequirement: _eases,
    op.Discard: _discards, op.ThisTurn: _later,
    op.RaiseInfection: _raises, op.MoveInfected: _moves, op.LetPlayer: _lets,
    op.GiveToDiscard: _gives_away, op.AttachFaceDown: _tucks, op.PayAmmo: _pays_ammo,
    op.FlipCoin: _flips,
}  # fmt: skip
"""When a step is worth doing that is not always."""


def _card(at: Choices, copy: int) -> Card:
    return at.book.cards[at.view.cards[copy]]


def _is_junk(at: Choices, copy: int) -> bool:
    return at.deck.quality(_card(at, copy)) < JUNK


def _betters(at: Choices, price: op.Trash, reward: op.Gain) -> bool:
    """Say whether what is Gained for a card of the Hand is better than that card."""
    given = [_card(at, c) for c in at.view.me.hand if admits(price.of, _card(at, c))]
    return bool(given) and best_gain(at, reward) > min(map(at.deck.quality, given))


def replace(at: Choices) -> Answer:
    """Take less Damage, be Healed more, and let junk go to somebody else; nothing is given for a trifle."""
    last = at.view.ahead[-1]
    if last.name == "Trash":
        junk = all(_is_junk(at, copy) for copy in last.about[2])
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
    junk = isinstance(step, op.GainNamed) and not _gains_named(at, step)
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


def plays(at: Choices, option: Option) -> bool:
    """Say whether an Action is worth playing: its texts may cost Health, cards of the Hand, or an infection."""
    card = at.card(option)
    steps = [
        step
        for text in card.texts
        if text.when in (Moment.PLAY, Moment.TURN_START)
        for step in text.do
    ]
    return all(_bearable(at, card, step, steps) for step in _inside(steps))


def _bearable(at: Choices, card: Card, step: op.Operation, steps: list[op.Operation]) -> bool:
    if isinstance(step, op.Suffer):
        return at.view.me.health - step.amount >= SAFE
    if isinstance(step, op.RaiseInfection):
        return not at.infects or step.amount <= 0 or _raises(at, step)
    if not isinstance(step, op.Trash) or step.zone != "hand" or step not in steps:
        return True
    paid = any(isinstance(each, op.Gain) for each in steps)
    me = at.view.me
    junk = sum(_is_junk(at, copy) for copy in me.hand)
    # What it draws first is a sample of the Inventory.
    left = me.owned or me.discard_pile
    drawn = card.bonus.cards * sum(_is_junk(at, copy) for copy in left) / max(len(left), 1)
    return paid or junk + drawn >= step.count


EFFECTS: dict[str, Rule] = {"effect": effect, "replace": replace, "way": way}
"""What is answered by kind of Decision."""
