"""A choice in mid-effect: one list for cards, piles, players, ways and reactions (S4)."""

from collections.abc import Iterable

from core.kernel.decision import NONE, Decision, Option
from tui.narration.deckbuilding.scene import Scene
from tui.narration.deckbuilding.terms import ZONES, amount, word
from tui.narration.text import _, mark
from tui.rows import Row, Span, left, row
from tui.table.eyes import Eyes
from tui.table.hand import LAST, kind_word
from tui.wrap import clipped, wrapped

DECLINING = ("done", "decline", "no")
"""What says no where one of the options must be chosen."""

_HEADINGS = {
    "react": mark("Your reactions"),
    "use": mark("Explore: Weapons"),
    "commit": mark("Explore: how many"),
}
"""What lists that no card asks for are called, by the kind of the Decision."""

_KIND, _WITH_KINDS = 12, 60

_OF_CARDS = ("trash", "put", "exchange")
"""Kinds of Decision that are about the cards of a zone."""


def label_of(number: int) -> str:
    """Return the key of an option with a number of the list: 0 to 9, then none."""
    return str(number) if number <= LAST else ""


def effects(options: Iterable[Option]) -> tuple[Option, ...]:
    """Return the options that use an effect of the Character."""
    return tuple(option for option in options if option.code == "effect")


def option_row(
    eyes: Eyes, option: Option, called: tuple[int, str], width: int, *, chosen: bool | None
) -> Row:
    """Return a row of the list: number, mark where several can be chosen, name, kind, note."""
    number, name = called
    box = "" if chosen is None else ("[x] " if chosen else "[ ] ")
    head = f"{label_of(number) or ' '} {box}"
    note = eyes.narration.note(option, eyes.view)
    role = "gain" if chosen else ""
    if not note:
        return row(Span(clipped(head + name, width), role))
    kind = kind_word(eyes.card(option.card)) if option.card != NONE and option.seat == NONE else ""
    kinds = _KIND if width >= _WITH_KINDS else 0
    space = len(head) + (17 if width < 50 else 23 if width < 100 else 30)
    named = left(clipped(head + name, space - 1), space) + left(kind, kinds)
    if len(head + name) >= space:
        # A long name takes the place of the kind too, and some of the note's if it must.
        space, kinds = max(space + kinds, min(len(head + name) + 1, width)), 0
        named = left(clipped(head + name, space - 1), space)
    return row(Span(named, role), Span(clipped(note, max(width - space - kinds, 0)), role))


def heading(eyes: Eyes, decision: Decision, width: int) -> str:
    """Return the title of the list: the card whose text asks and, with room, the zone that it is about."""
    copy = decision.card
    usual = _(_HEADINGS.get(decision.kind, mark("Your choice")))
    name = eyes.card(copy).name if copy != NONE else usual
    if decision.kind not in _OF_CARDS or width < _WITH_KINDS:
        return name
    zone = getattr(Scene(eyes.book, eyes.view).asking_step(), "zone", "") or "hand"
    return _("{card}: your {zone}, {cards}").format(
        card=name, zone=word(ZONES, zone), cards=amount("cards", _size(eyes, decision, zone))
    )


def _size(eyes: Eyes, decision: Decision, zone: str) -> int:
    """Return how many cards lie in the zone: alike ones are one option."""
    held = {"hand": eyes.view.me.hand, "discard_pile": eyes.view.me.discard_pile}.get(zone)
    return len(decision.options) if held is None else len(held)


def chosen_words(eyes: Eyes, decision: Decision, picked: tuple[str, ...]) -> str:
    """Return what has been chosen so far, and how much may be."""
    by_key = {option.key: option for option in decision.options}
    names = [eyes.narration.label(by_key[key], eyes.view) for key in picked if key in by_key]
    limits = _("{least} to {most}").format(least=decision.least, most=decision.most)
    if decision.least == decision.most:
        limits = str(decision.most)
    words = _("Chosen {number} of {limits}").format(number=len(picked), limits=limits)
    return f"{words}: {', '.join(names)}" if names else words


def text_rows(eyes: Eyes, card_id: str, width: int) -> list[Row]:
    """Return what a card does, in our words, under its name."""
    words = eyes.narration.card_text(card_id)
    if not words:
        return []
    said = _("{card}: {text}").format(card=eyes.book.cards[card_id].name, text=words)
    return [row(Span(line, "muted")) for line in wrapped(said, max(width - 1, 1), indent=2)]


def limits_hold(decision: Decision, picked: tuple[str, ...]) -> bool:
    """Say whether so many may be picked."""
    return decision.least <= len(picked) <= decision.most
