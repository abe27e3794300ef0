"""What players make for new games: Mansions, starting Inventories and lists of piles, and keeping them."""

from collections.abc import Iterable
from typing import Any

from content.deckbuilding.names import known_card
from content.deckbuilding.terms import ANY
from content.deckbuilding.writing import Made, id_for
from core.deckbuilding.cards import Card, Kind
from core.deckbuilding.catalogue import Book, Counted, Inventory, Mansion, Scenario
from tui import games
from tui.narration.text import _
from tui.own import is_own, keep
from tui.screens.counting import Kept, Making
from tui.screens.custom import Marked

_MOST_IN_INVENTORY = 20
"""Copies of one card in a starting Inventory; the box need not have them all (DBG-21.12)."""


def mansion_making(book: Book) -> Making:
    """Return how a Mansion is made (DBG-21.4). Bonus cards come in by Mercenary Mode itself (DBG-15.3)."""
    cards = [
        card
        for card in book.catalogue.cards
        if known_card(card).in_mansion and card.kind is not Kind.BONUS
    ]

    def wrong(chosen: tuple[Counted, ...]) -> str:
        if any(book.cards[each.card].boss for each in chosen):
            return ""
        return _("A Boss is needed, as no game could end without one (DBG-21.6).")

    return Making(_("Mansion of your own"), _sorted(cards), lambda card: card.copies, wrong)


def inventory_making(book: Book) -> Making:
    """Return how a starting Inventory is made (DBG-21.9)."""
    cards = [card for card in book.catalogue.cards if known_card(card).in_pile]

    def wrong(chosen: tuple[Counted, ...]) -> str:
        return "" if chosen else _("No card is counted yet.")

    return Making(
        _("Starting Inventory of your own"), _sorted(cards), lambda _card: _MOST_IN_INVENTORY, wrong
    )


def _sorted(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards as a player looks for them: by kind, the weak and cheap ones first."""
    return tuple(
        sorted(cards, key=lambda card: (card.kind, card.health or 0, card.cost or 0, card.name))
    )


def kept_mansion(book: Book, made: Kept) -> str:
    """Keep a Mansion and return its id. Raises SaveError."""
    number = _id(book.mansions.values(), Mansion, made.name)
    return _kept(book, Mansion(number, made.name, "own", made.cards))


def kept_inventory(book: Book, made: Kept) -> str:
    """Keep a starting Inventory and return its id. Raises SaveError."""
    number = _id(book.inventories.values(), Inventory, made.name)
    return _kept(book, Inventory(number, made.cards, made.name))


def kept_scenario(book: Book, made: Marked, basics: str) -> str:
    """Keep a list of piles for every mode (DBG-21.3) and return its id. Raises SaveError."""
    number = _id(book.scenarios.values(), Scenario, made.name)
    boxes = dict.fromkeys(book.cards[card].set for pile in made.piles for card in pile)
    return _kept(book, Scenario(number, made.name, ANY, tuple(boxes), basics, made.piles))


def _id(there: Iterable[Any], kind: type[Made], name: str) -> str:
    """Return the id of the one of the player's own with this name, or a new one."""
    known = {each.id: each.name for each in there}
    same = (number for number, called in known.items() if called == name and is_own(kind, number))
    return next(same, id_for(name, known))


def _kept(book: Book, made: Made) -> str:
    keep(book.catalogue, made)
    return made.id


def today(game: str) -> Book:
    """Return the book of a game with what has just been kept."""
    rules: Any = games.rules_for(game)
    book: Book = rules.book
    return book
