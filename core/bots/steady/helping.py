"""Whether single steps of optional texts are worth doing now (DBG-5.7, 6.3)."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from core.bots.steady.choices import Choices
from core.bots.steady.fighting import escapes, short_of
from core.bots.steady.own_cards import best_gain
from core.bots.steady.skills import spare_xp
from core.bots.steady.worth import JUNK, STRONG
from core.deckbuilding import operations as op
from core.deckbuilding.cards import Kind
from core.deckbuilding.conditions import admits

SAFE = 40
"""The Health, in points, that is not given away for anything."""

HURT_ENOUGH = 30
"""The Damage on the Character, in points, from which on it is worth something to deal it."""

AHEAD = 2
"""So many cards are laid ahead for the next turn: the rest of the Hand is drawn as it comes."""

BEARABLE = 4
"""The Infection Level up to which it may rise for something good."""


def inside(steps: Iterable[op.Operation]) -> Iterator[op.Operation]:
    """Yield steps and those inside them."""
    for step in steps:
        yield step
        for name in ("then", "otherwise"):
            yield from inside(getattr(step, name, ()))


def step_helps(at: Choices, step: op.Operation) -> bool:
    """Say whether a step does good; one that is not named here does."""
    return _HELPS[type(step)](at, step) if type(step) in _HELPS else True


def _gains(at: Choices, step: op.Gain) -> bool:
    return best_gain(at, step) > JUNK


def gains_named(at: Choices, step: op.GainNamed) -> bool:
    """A card that is Gained unasked, as the price of something, must be of use in this deck."""
    return at.deck.quality(at.book.cards[step.card]) >= JUNK


def _adds(at: Choices, step: op.Add) -> bool:
    """A Buy is worth giving for an Action."""
    return step.buys >= 0 or any(at.printed(c).kind is Kind.ACTION for c in at.view.me.hand)


def _eases(at: Choices, step: op.WeaponRequirement) -> bool:
    """Weapons of less Ammo are worth something where there are Weapons that need some."""
    return any(each.requirement and each.requirement.total for each in at.view.weapons)


def _trashes(at: Choices, step: op.Trash) -> bool:
    me = at.view.me
    piles = {"hand": me.hand, "hand_or_discard_pile": me.hand + me.discard_pile}
    found = (c for c in piles.get(step.zone, me.discard_pile) if admits(step.of, at.printed(c)))
    return any(is_junk(at, copy) for copy in found)


def _suffers(at: Choices, step: op.Suffer) -> bool:
    return at.view.me.health - step.amount >= SAFE and all(step_helps(at, s) for s in step.then)


def _gives_xp(at: Choices, step: op.LoseXp) -> bool:
    return step.of != "character" or spare_xp(at) >= max(step.count, 1)


def _deals(at: Choices, step: op.CharacterDamage) -> bool:
    return step.per != "damage_suffered" or at.deck.hurt >= HURT_ENOUGH


def _reveals(at: Choices, step: op.RevealHand) -> bool:
    found = [copy for copy in at.view.me.hand if admits(step.of, at.printed(copy))]
    return len(found) >= max(step.count, 1)


def _puts(at: Choices, step: op.Put) -> bool:
    """A Weapon that lies there is taken back when it can no longer be used; of the Hand goes what is idle."""
    if step.zone == "hand":
        return any(_is_idle(at, c) for c in at.view.me.hand if admits(step.of, at.printed(c)))
    if step.to == "inventory_top" and step.zone == "play_area" and step.of.named:
        # A Hand of nothing but the same Ammunition every turn Defeats nobody.
        return len(at.view.me.tops) < AHEAD
    ready = {each.card for each in at.view.weapons if each.uses_left}
    return step.zone != "play_area" or not ready.issuperset(at.view.me.play_area)


def _is_idle(at: Choices, copy: int) -> bool:
    """Say whether a card of the Hand is of no use any more this turn, or junk."""
    idle = at.printed(copy).kind is Kind.ACTION and not at.view.turn.actions
    return idle or is_junk(at, copy)


def _discards(at: Choices, step: op.Discard) -> bool:
    """Cards are Discarded for something if there is a useless one, or the Hand is useless as a whole."""
    hand = at.view.me.hand
    if step.zone != "hand":
        return True
    if step.whole:
        return max((at.deck.quality(at.printed(c)) for c in hand), default=0.0) < STRONG / 2
    return any(_is_idle(at, c) for c in hand if admits(step.of, at.printed(c)))


def _goes_on(at: Choices, step: op.When) -> bool:
    return not step.cond.done or all(step_helps(at, each) for each in step.then)


def _later(at: Choices, step: op.ThisTurn) -> bool:
    return all(step_helps(at, each) for each in step.then)


def raises(at: Choices, step: op.RaiseInfection) -> bool:
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
        return bool(given) and all(is_junk(at, copy) for copy in given)
    piles = {"hand_or_discard_pile": me.hand + me.discard_pile, "hand": me.hand}
    return any(is_junk(at, copy) for copy in piles.get(step.zone, me.discard_pile))


def _tucks(at: Choices, step: op.AttachFaceDown) -> bool:
    """Junk is put away for good; what lies there already stays."""
    tucked = at.view.me.tucked
    return not tucked and any(is_junk(at, copy) for copy in at.view.me.hand)


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
    op.Exchange: _exchanges, op.GainNamed: gains_named, op.WeaponRequirement: _eases,
    op.Discard: _discards, op.ThisTurn: _later,
    op.RaiseInfection: raises, op.MoveInfected: _moves, op.LetPlayer: _lets,
    op.GiveToDiscard: _gives_away, op.AttachFaceDown: _tucks, op.PayAmmo: _pays_ammo,
    op.FlipCoin: _flips,
}  # fmt: skip
"""When a step is worth doing that is not always."""


def is_junk(at: Choices, copy: int) -> bool:
    """Say whether a card is better out of the deck."""
    return at.deck.quality(at.printed(copy)) < JUNK
