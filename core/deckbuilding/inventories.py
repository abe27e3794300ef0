"""Starting Inventories: the standard one, or the Characters' own (DBG-3.10, 15.4, 21.8)."""

from core.deckbuilding.cards import Kind
from core.deckbuilding.catalogue import Counted
from core.deckbuilding.game import Game
from core.deckbuilding.zones import pile_of, set_pile, without


def take_starting_cards(game: Game) -> None:
    """Give every player the one Inventory of the set-up, before piles are shuffled (DBG-3.10, 3.11)."""
    inventory = game.book.inventories[game.setup.inventory]
    for seat in range(len(game.players)):
        game.change(seat, inventory=_taken(game, inventory.cards))


def take_own_cards(game: Game, first: int) -> None:
    """Give every player the own list of the Character, that of the set-up where it has none (DBG-15.4)."""
    count = len(game.players)
    for step in range(count):
        seat = (first + step) % count
        game.change(seat, inventory=_taken(game, own_list(game, seat)))


def _taken(game: Game, cards: tuple[Counted, ...]) -> tuple[int, ...]:
    """Take cards from their piles, else from Outside the Game (DBG-21.9).

    Copies that the box lacks are made (DBG-21.12).
    """
    taken: tuple[int, ...] = ()
    for counted in cards:
        card_id = in_use(game, counted.card)
        found = _from_pile(game, card_id, counted.copies)
        found += _from_outside(game, card_id, counted.copies - len(found))
        taken += found + game.add_copies(card_id, counted.copies - len(found))
    return taken


def own_list(game: Game, seat: int) -> tuple[Counted, ...]:
    """Return the starting Inventory of a player's Character."""
    character = game.cards[game.players[seat].character]
    own = game.book.own_inventories.get(character)
    return (own or game.book.inventories[game.setup.inventory]).cards


def in_use(game: Game, card_id: str) -> str:
    """Return the version of a card that a text or list means: of Ammunition the one in its pile.

    Ammunition of one name has two printings, and the one of the Basic Resources is meant (DBG-21.11).
    """
    card = game.book.cards[card_id]
    if card.kind is not Kind.AMMUNITION or pile_of(game, card_id) is not None:
        return card_id
    piled = (each for pile in game.piles for each in pile.ids)
    return next((each for each in piled if game.book.cards[each].name == card.name), card_id)


def _from_pile(game: Game, card_id: str, count: int) -> tuple[int, ...]:
    place = pile_of(game, card_id)
    if place is None:
        return ()
    pile = game.piles[place].cards
    taken = tuple([copy for copy in pile if game.cards[copy] == card_id][:count])
    set_pile(game, place, without(pile, taken))
    return taken


def _from_outside(game: Game, card_id: str, count: int) -> tuple[int, ...]:
    taken = tuple([copy for copy in game.outside if game.cards[copy] == card_id][:count])
    game.outside = without(game.outside, taken)
    return taken
