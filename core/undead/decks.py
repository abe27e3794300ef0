"""Drawing and discarding: the three decks, each with its discard pile (UND-2.3, 2.4)."""

from core.kernel.decision import NONE
from core.kernel.event import Cause, because
from core.undead import events
from core.undead.game import Game
from core.undead.state import Deck

NOBODY = because(NONE)


def take(game: Game, name: str, count: int) -> tuple[int, ...]:
    """Take cards off a deck, its discard pile shuffled when it is empty; fewer if both are (UND-2.4)."""
    deck: Deck = getattr(game, name)
    cards, discard = deck.cards, deck.discard
    if len(cards) >= count:
        rest = cards[count:]
        setattr(game, name, Deck(rest, discard, min(deck.known, len(rest))))
        return cards[:count]
    taken = cards
    refilled = game.shuffled(discard) if discard else ()
    if refilled:
        game.emit(events.Shuffled(NOBODY, "UND-2.4", name, len(refilled)))
    need = count - len(taken)
    setattr(game, name, Deck(refilled[need:]))
    return taken + refilled[:need]


def put_away(game: Game, name: str, copies: tuple[int, ...]) -> None:
    """Put cards on the discard pile of a deck."""
    deck: Deck = getattr(game, name)
    setattr(game, name, Deck(deck.cards, deck.discard + copies, deck.known))


def draw(game: Game, soldier: int, count: int, cause: Cause, rule: str) -> None:
    """Let a Player Soldier draw Action cards (UND-5.1)."""
    cards = take(game, "actions", count) if count > 0 else ()
    if cards:
        game.change(soldier, hand=game.soldiers[soldier].hand + cards)
        game.emit(events.CardsDrawn(cause, rule, soldier, cards))


def leave_hand(game: Game, soldier: int, copies: tuple[int, ...]) -> None:
    """Move Action cards from a hand to the discard pile, without a word."""
    hand = game.soldiers[soldier].hand
    game.change(soldier, hand=tuple(copy for copy in hand if copy not in copies))
    put_away(game, "actions", copies)


def discard(game: Game, soldier: int, copies: tuple[int, ...], cause: Cause, rule: str) -> None:
    """Let a Player Soldier discard Action cards (UND-5.3, 5.7)."""
    if copies:
        leave_hand(game, soldier, copies)
        game.emit(events.CardsDiscarded(cause, rule, soldier, copies))
