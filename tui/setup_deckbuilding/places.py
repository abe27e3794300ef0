"""Which Mansions are shuffled together, and the boxes whose Characters are dealt."""

from core.deckbuilding.catalogue import Book, Scenario
from core.deckbuilding.modes import Mode
from core.deckbuilding.opening import characters_of
from core.deckbuilding.pairing import DEALT
from tui.narration.deckbuilding.terms import MODES as MODE_NAMES
from tui.narration.deckbuilding.terms import word
from tui.narration.text import _
from tui.setup_deckbuilding.notes import Notes
from tui.setup_deckbuilding.wish import Wish


def usual_mansion(book: Book, mode: Mode, scenario: Scenario) -> str:
    """Return the Mansion of the mode, or of the first of a scenario's boxes that has one (DBG-3.13)."""
    if mode.own_mansion in book.mansions:
        return mode.own_mansion
    mansions = book.mansions.values()
    own = (each.id for box in scenario.boxes for each in mansions if each.box == box)
    return next(own, next(iter(book.mansions)))


def mansions_of(
    book: Book, wish: Wish, mode: Mode, scenario: Scenario, notes: Notes
) -> tuple[str, ...]:
    """Return the Mansions that are shuffled together, at least one (DBG-21.5).

    In a mode without a Mansion nobody minds which (DBG-16.1).
    """
    if wish.mansion and not mode.has_mansion:
        text = _("{mode} is played without a Mansion (DBG-16.1)")
        notes.note("mansion", text.format(mode=word(MODE_NAMES, mode.id)))
    names = {each.id: each.name for each in book.mansions.values()}
    text = _("no Mansion is called {name}{near}")
    found = []
    for typed in wish.mansion:
        known = notes.known("mansion", text, typed, names)
        if known in found:
            again = _("{name} is named twice, and every Mansion is there once")
            notes.note("mansion", again.format(name=names[known or ""]))
        found += [known] if known and known not in found else []
    return tuple(found) or (usual_mansion(book, mode, scenario),)


def boxes_of(book: Book, wish: Wish, notes: Notes) -> tuple[str, ...]:
    """Return the boxes that are named as those whose Characters are dealt; none leaves it open."""
    names = {card.set: card.set for card in book.catalogue.cards}
    text = _("no box is called {name}{near}")
    found = [notes.known("boxes", text, typed, names) for typed in wish.boxes]
    return tuple(dict.fromkeys(box for box in found if box))


def with_enough_characters(
    book: Book, boxes: frozenset[str], seats: int, dealt: int = DEALT
) -> tuple[str, ...]:
    """Return boxes to deal from where those in play have too few Characters; none where they do.

    The other boxes follow in the order in which they came out, as their cards are numbered (DBG-3.2).
    """
    cards = sorted(book.catalogue.cards, key=lambda card: card.id)
    there = tuple(dict.fromkeys(card.set for card in cards))
    chosen = [box for box in there if box in boxes]
    rest = [box for box in there if box not in boxes]

    def enough() -> bool:
        return len(characters_of(book, frozenset(chosen))) >= dealt * seats

    if enough():
        return ()
    while rest and not enough():
        chosen.append(rest.pop(0))
    return tuple(chosen)
