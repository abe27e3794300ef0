"""Effects that may be used: whether they help now."""

from core.bots.steady.sight import Sight
from core.bots.steady.worth import Worth
from core.deckbuilding.cards import Kind, Text
from core.deckbuilding.operations import Add, Exchange, Gain, Operation, Trash, Which


def wanted(sight: Sight, worth: Worth, text: Text) -> bool:
    """Say whether to use an effect now: all that must be used, and whatever does not harm."""
    return not text.may or all(_helps(sight, worth, step) for step in text.do)


def _helps(sight: Sight, worth: Worth, step: Operation) -> bool:
    match step:
        case Gain():
            tops = [pile.top for pile in sight.view.piles if pile.size]
            found = [
                card for card in sight.cards(tops) if fits(step.of, card.kind, card.weapon_type)
            ]
            return any(worth.net(card) > 0 for card in found)
        case Trash(zone="discard_pile"):
            return any(worth.junk(card) for card in sight.cards(sight.me.discard_pile))
        case Exchange():
            return spare(sight, worth) is not None
        case Add(actions=more, buys=fewer) if more > 0 and fewer < 0:
            return len(sight.hand(Kind.ACTION)) > 1
        case _:
            return True


def fits(which: Which, kind: str, weapon_type: str | None) -> bool:
    """Say whether a card could be one that is meant, by what it is."""
    return which.kind in ("", kind) and which.weapon_type in ("", weapon_type)


def spare(sight: Sight, worth: Worth) -> int | None:
    """Return the card of the Hand that is of least use this turn, or None if all are of some."""
    least = min(sight.me.hand, key=lambda copy: use_now(sight, worth, copy), default=None)
    if least is None or use_now(sight, worth, least) >= worth.average * 0.6:
        return None
    return least


def use_now(sight: Sight, worth: Worth, copy: int) -> float:
    """Return what a card of the Hand can still bring this turn."""
    card = sight.card(copy)
    turn = sight.view.turn
    if card.kind is Kind.ACTION:
        return worth.points(card) if turn.actions > 0 and not turn.no_actions else 0.0
    if card.kind is Kind.ITEM:
        return worth.points(card) if sight.missing else 0.0
    if card.kind is Kind.WEAPON and card.requirement:
        ammo = turn.ammo + sum(each.bonus.ammo for each in sight.cards(sight.me.hand))
        return worth.points(card) if card.requirement <= ammo else 0.0
    return worth.points(card)
