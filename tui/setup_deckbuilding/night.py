"""Whether it is night where a game is played: fixed before the first turn and saved with it (DBG-3.16)."""

from collections.abc import Iterable
from datetime import datetime

from core.deckbuilding.cards import Card
from core.deckbuilding.catalogue import Book, all_texts, nested_steps
from core.deckbuilding.operations import When
from core.deckbuilding.setup import Setup
from tui.setup import PERSON
from tui.setup_deckbuilding.notes import Notes
from tui.setup_deckbuilding.wish import Wish

DAWN, DUSK = 6, 18
"""The hours between which it is day."""


def hour() -> int:
    """Return the hour of the day where the game is played."""
    return datetime.now().astimezone().hour


def is_night() -> bool:
    """Say whether it is night by the clock."""
    return not DAWN <= hour() < DUSK


def matters(book: Book, piles: Iterable[tuple[str, ...]]) -> bool:
    """Say whether a card of some piles asks whether it is night."""
    return any(_asks(book.cards[card]) for pile in piles for card in pile)


def _asks(card: Card) -> bool:
    return any(
        isinstance(step, When) and step.cond.night is not None
        for text in all_texts(card)
        for steps in nested_steps(text.id, text.do).values()
        for step in steps
    )


def night_of(book: Book, wish: Wish, made: Setup, notes: Notes) -> bool:
    """Return whether it is night: as asked for, else by the clock where a card asks for it.

    Where only bots play it is day, so that the same seed gives the same games at any hour.
    """
    if wish.night:
        return notes.yes("night", wish.night)
    persons = any(seat.player == PERSON for seat in made.seats)
    return persons and matters(book, made.piles) and is_night()
