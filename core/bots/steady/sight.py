"""What a seat sees: its View with the printed cards beside it."""

from collections.abc import Iterable

from core.deckbuilding.cards import Card, Kind, Text
from core.deckbuilding.catalogue import Book
from core.deckbuilding.moments import Moment
from core.deckbuilding.view import SeatView, View
from core.kernel.chance import Chance
from core.kernel.decision import NONE, Decision


class Sight:
    """A View that asks its seat, read with the Book. Nothing in it changes."""

    __slots__ = ("book", "chance", "decision", "me", "view")

    def __init__(self, book: Book, view: View, decision: Decision, chance: Chance) -> None:
        self.book = book
        self.chance = chance
        self.view = view
        self.decision = decision
        self.me = view.me

    def card(self, copy: int) -> Card:
        """Return the printed card of a copy."""
        return self.book.cards[self.view.cards[copy]]

    def cards(self, copies: Iterable[int]) -> list[Card]:
        """Return the printed cards of copies, in their order."""
        cards, ids = self.book.cards, self.view.cards
        return [cards[ids[copy]] for copy in copies]

    def hand(self, kind: Kind) -> list[Card]:
        """Return the cards of one kind in the own Hand."""
        return [card for card in self.cards(self.me.hand) if card.kind is kind]

    @property
    def deck(self) -> list[Card]:
        """The cards that the own turns are made of, wherever they lie now."""
        me = self.me
        return self.cards((*me.owned, *me.hand, *me.play_area, *me.discard_pile))

    @property
    def missing(self) -> int:
        """How many points of Health the own Character lacks."""
        return self.me.maximum_health.total - self.me.health

    @property
    def others(self) -> list[SeatView]:
        """The other players who can be chosen and affected."""
        return [seat for seat in self.view.seats if seat.seat != self.view.seat and exists(seat)]

    def texts(self, moment: Moment) -> list[Text]:
        """Return the texts of the own Character in force for a moment that are still unused this turn."""
        if self.me.character == NONE or self.me.face_down:
            return []
        used = {text for copy, text in self.view.turn.limits if copy == self.me.character}
        return [
            text
            for level in self.card(self.me.character).levels
            if level.decorations <= self.me.decorations
            for text in level.texts
            if text.when is moment and self.works(text) and text.id not in used
        ]

    def works(self, text: Text) -> bool:
        """Say whether a text works in the mode that is played."""
        return not text.modes or self.view.setup.mode in text.modes


def exists(seat: SeatView) -> bool:
    """Say whether a player can be chosen and affected."""
    return not seat.face_down and not seat.out and seat.character != NONE


def rank(seat: SeatView) -> tuple[int, int, int]:
    """Return what orders players by how far ahead they are; the leader has the greatest."""
    return seat.decorations, seat.health, -seat.seat
