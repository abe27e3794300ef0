"""The zones of Biohazard War: hands, decks, discard piles, what is in play, what is destroyed (WAR-7.1).

A zone that is hidden is shown as the set of cards it is drawn from, never in its order.
"""

from core.war.view import SeatView
from tui.look.zone import Zone
from tui.narration.text import _
from tui.narration.war.cards import card_parts
from tui.narration.words import capital, fitted
from tui.rows import Row, Span, left, row
from tui.war.brief import brief_words
from tui.war.eyes import WarEyes
from tui.wrap import clipped

_NARROW, _WIDE = 40, 70


def zones(eyes: WarEyes) -> list[Zone]:
    """Return all zones, those of the viewer first."""
    view = eyes.view
    found = [*_of_seat(eyes, view.me), *_of_seat(eyes, view.seats[1 - view.seat])]
    if view.outside:
        outside = _("Outside")
        found.append(Zone("outside", outside, outside, view.outside, len(view.outside)))
    return found


def _of_seat(eyes: WarEyes, seat: SeatView) -> list[Zone]:
    mine = seat.seat == eyes.view.seat
    side = capital(eyes.scene.side(seat.seat))
    group = _("{side}: {name}").format(side=side, name=eyes.name(seat.seat))
    found: list[tuple[str, str, tuple[int, ...], str]] = []
    if mine:
        found.append(("hand", _("Hand"), seat.hand, ""))
        found.append(("hidden", _("Deck"), seat.hidden, _("Their order is hidden.")))
    else:
        words = _("Hand {hand} and deck {deck}: which card is where is hidden.")
        note = words.format(hand=seat.hand_size - len(seat.shown), deck=seat.deck_size)
        found.append(("hidden", _("Hand, deck"), seat.hidden, note))
        if seat.shown:
            note = _("They came from an open zone, or were left when the deck ran out.")
            found.append(("shown", _("Known in hand"), seat.shown, note))
    found.append(("discard", _("Discard pile"), seat.discard_pile, _("Top card first.")))
    if seat.seat == eyes.view.heroes:
        teams = tuple(copy for team in seat.teams for copy in team.members)
        found.append(("teams", _("Teams"), teams, ""))
    else:
        found.append(("units", _("Units ready"), seat.units, ""))
        found.append(("facilities", _("Facilities"), seat.facilities, ""))
    found.append(("removed", _("Destroyed"), seat.removed, _("Out of the game (WAR-1.4).")))
    return [
        Zone(
            f"{seat.seat}-{key}", group, name, cards, len(cards), note if cards else "",
            _("{side}: {zone}").format(side=side, zone=name),
        )
        for key, name, cards, note in found
    ]  # fmt: skip


def card_row(eyes: WarEyes, copy: int, width: int) -> Row:
    """Return the line of a card in a zone: its name, its kind, what it does."""
    cells = 18 if width < _WIDE else 26
    name = left(eyes.title(copy, cells - 1), cells)
    if width < _NARROW:
        return row(left(name, width))
    kind = left(eyes.kind(copy), 11)
    room = width - cells - 11
    if width < _WIDE:
        return row(name, Span(kind, "muted"), clipped(brief_words(eyes.card(copy)), room))
    said = fitted(((", ", part) for part in card_parts(eyes.card(copy))), room)
    return row(name, Span(kind, "muted"), said)
