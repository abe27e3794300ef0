"""Where every card of the Mansion is, as far as a seat knows: unseen, known at the bottom, or gone."""

from collections import Counter

from attrs import frozen

from core.deckbuilding.cards import Kind
from core.deckbuilding.catalogue import Mansion
from core.deckbuilding.state import Known
from core.deckbuilding.view import SeatView
from core.kernel.decision import NONE
from core.kernel.event import HIDDEN
from tui.table.eyes import Eyes

_ALWAYS_OF_A_MANSION = frozenset({Kind.INFECTED, Kind.TOKEN, Kind.EVENT, Kind.BONUS})


@frozen
class Gone:
    """A card that has left the Mansion: the zone it lies in, and whose zone that is (NONE: nobody's).

    `where` is `row` for a card of the Explore in progress, `face_up`, `combo` for the Combo Pile of the
    Team of a seat, `removed`, `outside`, or a zone of a seat; `owned` is a hidden one.
    """

    copy: int
    where: str
    seat: int = NONE


@frozen
class Deck:
    """All cards of the Mansion. `unseen` may hold cards that somebody else knows at the bottom.

    `known` are the groups at the bottom, the highest first; `hidden` counts the cards there that only
    another seat knows, and that are among `unseen` too.
    """

    unseen: tuple[int, ...]
    known: tuple[Known, ...]
    hidden: int
    gone: tuple[Gone, ...]

    @property
    def seen(self) -> int:
        """The number of cards that are known to lie at the bottom."""
        return sum(copy != HIDDEN for group in self.known for copy in group.cards)

    @property
    def size(self) -> int:
        """The number of cards that the Mansion began with."""
        return len(self.unseen) + self.seen + len(self.gone)


def deck_of(eyes: Eyes) -> Deck:
    """Return where the cards of the Mansion are."""
    view = eyes.view
    known = {copy for group in view.mansion_known for copy in group.cards}
    still_in = known.union(view.mansion_unseen)
    places = _places(eyes)
    gone = tuple(
        places.get(copy, Gone(copy, "removed"))
        for copy in mansion_copies(eyes)
        if copy not in still_in
    )
    hidden = sum(copy == HIDDEN for group in view.mansion_known for copy in group.cards)
    return Deck(view.mansion_unseen, view.mansion_known, hidden, gone)


def mansions(eyes: Eyes) -> list[Mansion]:
    """Return the Mansions that are played with; several are shuffled together (DBG-21.5)."""
    setup, there = eyes.view.setup, eyes.book.mansions
    names = (setup.mansion, *setup.combined_with) if eyes.mode.has_mansion else ()
    return [there[name] for name in names if name in there]


def mansion_copies(eyes: Eyes) -> tuple[int, ...]:
    """Return the copies that the Mansion began with.

    Where a Resource pile has the same card as the Mansion, the Mansion's copies were made last.
    """
    view, book = eyes.view, eyes.book
    counts: Counter[str] = Counter()
    for mansion in mansions(eyes):
        cards = eyes.mode.mansion_cards(mansion)
        if view.setup.partner:
            cards += eyes.mode.partner_cards(mansion)
        for each in cards:
            counts[each.card] += each.copies
    sold = {card_id for pile in view.piles for card_id in pile.ids}
    copies: dict[str, list[int]] = {}
    for copy, card_id in enumerate(view.cards):
        if card_id in counts or book.cards[card_id].kind in _ALWAYS_OF_A_MANSION:
            copies.setdefault(card_id, []).append(copy)
    for card_id in sold & copies.keys():
        copies[card_id] = copies[card_id][-counts[card_id] :]
    return tuple(sorted(copy for found in copies.values() for copy in found))


def _places(eyes: Eyes) -> dict[int, Gone]:
    view = eyes.view
    found = {copy: Gone(copy, "removed") for copy in view.removed}
    found |= {copy: Gone(copy, "outside") for copy in view.outside}
    found |= {copy: Gone(copy, "face_up") for copy in view.face_up}
    if view.fight is not None:
        row = (*view.fight.row, *view.fight.declined)
        found |= {copy: Gone(copy, "row", view.fight.seat) for copy in row}
    for each in view.teams:
        found |= {copy: Gone(copy, "combo", each.team.seats[0]) for copy in each.team.combo}
    for seat in view.seats:
        found |= {
            copy: Gone(copy, where, seat.seat)
            for where, copies in zones_of(seat).items()
            for copy in copies
        }
    return found


def zones_of(seat: SeatView) -> dict[str, tuple[int, ...]]:
    """Return the cards of a seat by zone; `owned` are those that lie hidden.

    `partner` are those Attached to the Partner, `infection` those beside the Character, `skills` those
    of the Skill Area, and `draft` those of the draft that are known.
    """
    draft = seat.draft
    return {
        "hand": seat.hand,
        "play_area": seat.play_area,
        "discard_pile": seat.discard_pile,
        "owned": seat.owned,
        "attached": seat.attached,
        "partner": seat.partner.attached if seat.partner else (),
        "infection": seat.infection,
        "display": seat.display,
        "skills": tuple(each.card for each in seat.skills),
        "draft": tuple(c for c in (draft.dealt + draft.kept if draft else ()) if c != HIDDEN),
    }
