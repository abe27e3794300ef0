"""Moving cards: drawing, searching, discarding, destroying (WAR-1.4, 4.1, 4.2)."""

from core.kernel.event import Cause
from core.war import events
from core.war.game import Game
from core.war.state import Player

Cards = tuple[int, ...]


def without(cards: Cards, gone: int) -> Cards:
    """Return the cards without the one that is gone, in their order."""
    place = cards.index(gone)
    return cards[:place] + cards[place + 1 :]


def draw(game: Game, seat: int, count: int, cause: Cause, rule: str) -> None:
    """Draw cards; when the deck runs out its discard pile becomes the deck, else draw short (WAR-4.1)."""
    left = count - _take_top(game, seat, count, cause, rule)
    if left and game.players[seat].discard_pile:
        _reshuffle(game, seat, cause)
        left -= _take_top(game, seat, left, cause, rule)
    if left:
        game.emit(events.DrewShort(cause, "WAR-4.1", seat, left))


def _take_top(game: Game, seat: int, count: int, cause: Cause, rule: str) -> int:
    player = game.players[seat]
    cards = player.deck[:count]
    if cards:
        game.change(seat, deck=player.deck[count:], hand=player.hand + cards)
        game.emit(events.Drawn(cause, rule, seat, cards))
    return len(cards)


def _reshuffle(game: Game, seat: int, cause: Cause) -> None:
    """Shuffle the discard pile to become the deck. What is left in hand is known now to all."""
    player = game.players[seat]
    deck = game.shuffled(player.discard_pile)
    game.change(seat, deck=deck, discard_pile=(), shown=player.hand)
    game.emit(events.Reshuffled(cause, "WAR-4.1", seat, len(deck)))


def shuffle(game: Game, seat: int, cause: Cause, rule: str) -> None:
    """Shuffle a deck (WAR-3.2, 4.2)."""
    deck = game.shuffled(game.players[seat].deck)
    game.change(seat, deck=deck)
    game.emit(events.Shuffled(cause, rule, seat, len(deck)))


def take_from_hand(game: Game, seat: int, copy: int) -> Player:
    """Take a card out of a hand and return the player's record from before."""
    player = game.players[seat]
    if copy in player.shown:
        game.change(seat, hand=without(player.hand, copy), shown=without(player.shown, copy))
    else:
        game.change(seat, hand=without(player.hand, copy))
    return player


def give_openly(game: Game, seat: int, copy: int) -> None:
    """Put a card that lay open into a hand: everybody knows that it is there."""
    player = game.players[seat]
    game.change(seat, hand=(*player.hand, copy), shown=(*player.shown, copy))


def discard(game: Game, seat: int, copies: Cards) -> None:
    """Put cards that lie in no zone on a discard pile; the last one becomes its top."""
    game.change(seat, discard_pile=copies[::-1] + game.players[seat].discard_pile)


def discard_told(
    game: Game, seat: int, copies: Cards, source: str, cause: Cause, rule: str
) -> None:
    """Put cards that lie in no zone on a discard pile, and say so."""
    discard(game, seat, copies)
    game.emit(events.Discarded(cause, rule, seat, copies, source))
