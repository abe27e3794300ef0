"""What sentences are made from: the definitions, and the game as the reader may see it."""

from collections.abc import Iterable

from attrs import frozen

from core.war.cards import Card, Kind, Side
from core.war.catalogue import Book
from core.war.view import View
from tui.narration.names import clean, printable
from tui.narration.text import _
from tui.narration.war.terms import SIDES, word
from tui.narration.words import capital


def card_name(book: Book, card_id: str) -> str:
    """Return the name of a card by its id; an id that the catalogue lacks stands for itself."""
    card = book.cards.get(card_id)
    return printable(card.name if card else card_id)


@frozen
class Scene:
    """The definitions, and a game as the reader sees it; what the reader may not know is unnamed."""

    book: Book
    view: View

    def player(self, seat: int) -> str:
        """Return the name of a seat's player."""
        return clean(self.view.seats[seat].name) if seat in (0, 1) else _("the game")

    def side(self, seat: int) -> str:
        """Return what a seat plays: "the Heroes" or "Umbrella"."""
        heroes = seat == self.view.heroes
        return word(SIDES, Side.HEROES if heroes else Side.UMBRELLA)

    def side_first(self, seat: int) -> str:
        """Return what a seat plays, at the front of a sentence."""
        return capital(self.side(seat))

    def are_heroes(self, seat: int) -> bool:
        """Say whether a seat plays the Heroes, who are several."""
        return seat == self.view.heroes

    def card(self, copy: int) -> Card | None:
        """Return the printed card of a copy, or None if it is hidden or no card."""
        return self.book.printed[copy] if 0 <= copy < len(self.book.printed) else None

    def name(self, copy: int) -> str:
        """Return the name of a copy."""
        card = self.card(copy)
        return printable(card.name) if card else _("a card")

    def place(self, copy: int) -> str:
        """Return a card within a sentence: "the Hive Facility", the others by their names."""
        card = self.card(copy)
        if card is not None and card.kind is Kind.FACILITY:
            return _("the {name} Facility").format(name=printable(card.name))
        return self.name(copy)

    def names(self, copies: Iterable[int]) -> list[str]:
        """Return the names of copies."""
        return [self.name(copy) for copy in copies]

    def named(self, card: str) -> str:
        """Return the name of the card that an id or a typed word stands for; else the word itself."""
        if card in self.book.cards:
            return card_name(self.book, card)
        for each in self.book.printed:
            if each.slug == card:
                return printable(each.name)
        return clean(card)
