"""The zones of Undead: hands, decks and their discard piles, what is out of the Mission.

A deck is shown as the set of its cards, never in its order, but for what is known at its bottom.
"""

from core.undead.view import DeckView
from tui.look.zone import Zone
from tui.narration.text import _
from tui.narration.undead.cards import card_line
from tui.rows import Row, Span, left, row
from tui.undead.eyes import UndeadEyes
from tui.wrap import clipped

_WIDE = 60

_SAID = 8
"""The cells from which a part of what a card does says something."""


def zones(eyes: UndeadEyes) -> list[Zone]:
    """Return all zones: the hands, which lie open, then the decks."""
    view = eyes.view
    hands = _("Hands")
    found = [
        Zone(
            f"hand {n}", hands, eyes.called(n), man.hand, len(man.hand),
            "", _("Hand of {soldier}").format(soldier=eyes.called(n)),
        )
        for n, man in enumerate(view.soldiers)
        if eyes.player(n)
    ]  # fmt: skip
    decks = (
        ("actions", _("Action cards"), view.actions),
        ("hostiles", _("Hostiles"), view.hostile_deck),
        ("locations", _("Locations"), view.locations),
    )
    for key, name, deck in decks:
        found += _of_deck(key, name, deck)
    if view.removed:
        group = _("Out of the Mission")
        found.append(Zone("removed", group, _("Cards"), view.removed, len(view.removed), "", group))
    return found


def _of_deck(key: str, name: str, deck: DeckView) -> list[Zone]:
    note = _("Their order is hidden.") if deck.unseen else ""
    made = [
        Zone(
            f"{key} deck", name, _("Deck"), deck.unseen, deck.size, note,
            _("{name}: the deck").format(name=name),
        ),
        Zone(
            f"{key} discard", name, _("Discard pile"), tuple(reversed(deck.discard)), len(deck.discard),
            _("The latest first.") if deck.discard else "",
            _("{name}: the discard pile").format(name=name),
        ),
    ]  # fmt: skip
    if deck.bottom:
        note = _("They lie at the bottom, the upper one first.")
        title = _("{name}: known at the bottom").format(name=name)
        made.append(
            Zone(f"{key} bottom", name, _("Bottom"), deck.bottom, len(deck.bottom), note, title)
        )
    return made


def card_row(eyes: UndeadEyes, copy: int, count: int, width: int) -> Row:
    """Return the line of a card in a zone: how often, its name, what it does."""
    many = f"{count} x " if count > 1 else ""
    cells = 26 if width >= _WIDE else 22
    if width < cells + _SAID:
        return row(left(many + eyes.title(copy, width - len(many) - 1), width))
    name = left(many + eyes.title(copy, cells - len(many) - 1), cells)
    said = clipped(card_line(eyes.book, eyes.card(copy)), width - cells)
    return row(name, Span(said, "muted"))
