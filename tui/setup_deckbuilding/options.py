"""What else is asked for: difficulties, starting Inventories, who is asked for reactions."""

from core.deckbuilding.catalogue import Book
from core.deckbuilding.difficulties import BASE
from tui.narration.text import _
from tui.narration.words import listed
from tui.setup_deckbuilding.notes import Notes
from tui.setup_deckbuilding.wish import Wish

NORMAL = "normal"
"""What is typed for a game without a difficulty (DBG-20.1)."""

STANDARD = "standard"
"""What is typed for the starting Inventory of the Basic Resources (DBG-3.10)."""


def difficulty_of(wish: Wish, notes: Notes) -> tuple[str, ...]:
    """Return the difficulties that are asked for, none for Normal (DBG-20.1)."""
    names = {each: each for each in (NORMAL, *BASE)}
    text = _("no difficulty is called {name}{near}")
    found = [notes.known("difficulty", text, typed, names) for typed in wish.difficulty]
    chosen = tuple(dict.fromkeys(each for each in found if each and each != NORMAL))
    if len([each for each in chosen if each in BASE]) > 1:
        note = _("{names} cannot be combined: a game has one of them (DBG-20.1)")
        notes.note("difficulty", note.format(names=listed(chosen)))
    return chosen


def inventory_of(book: Book, wish: Wish, basics: str, notes: Notes) -> str:
    """Return the starting Inventory of every player (DBG-3.10)."""
    usual = basics if basics in book.inventories else next(iter(book.inventories))
    if wish.inventories in ("", STANDARD):
        return usual
    names = {each.id: each.name or each.id for each in book.inventories.values()}
    text = _("no starting Inventory is called {name}{near}")
    return notes.known("inventories", text, wish.inventories, names) or usual


def reactions_of(wish: Wish, persons: int, notes: Notes) -> str:
    """Return who is asked in a reaction window (DBG-5.17)."""
    if wish.reactions:
        known = notes.one_of("reactions", wish.reactions, ("holders", "everyone"))
        if known:
            return known
    return "everyone" if persons > 1 else "holders"
