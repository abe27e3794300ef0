"""What must hold across the tables of a position: copies, Health, the Boss, whose turn it is."""

from collections import Counter
from collections.abc import Iterator

from attrs import frozen

from content.deckbuilding.names import Names, too_many
from content.deckbuilding.position_tables import DECK_ZONES, SeatTable, TopTable
from content.deckbuilding.setups import Piles
from content.expect import Problem, listed, shown, suggestion
from core.deckbuilding.cards import Card, Figure
from core.deckbuilding.modes import MODES
from core.deckbuilding.modes.mercenary import Mercenary
from core.deckbuilding.setup import PositionPartner

WOUND = 20
"""What a Fatal Wound takes of Maximum Health, in points (DBG-13.4)."""

_OF_HEALTH = frozenset({"health", "wounds", "lowered", "attached", "face_down", "out"})


@frozen
class Seated:
    """A seat: what faults call it, its name at the table, its place from 0.

    `bad` are the keys that are wrong; the table is without them.
    """

    label: str
    name: str
    place: int
    table: SeatTable
    bad: frozenset[str] = frozenset()


def seat_problems(seats: tuple[Seated, ...], cards: dict[str, Card]) -> Iterator[Problem]:
    """Yield what is wrong with seats, each by itself and beside the others."""
    names: set[str] = set()
    for seat in seats:
        if seat.name in names:
            yield (seat.label, "name"), "a name that no other seat has"
        names.add(seat.name)
        if seat.table.mate and seat.table.mate not in {each.name for each in seats} - {seat.name}:
            yield (seat.label, "mate"), f"the name of another seat, found {shown(seat.table.mate)}"
        if not _OF_HEALTH & seat.bad:
            for key, expected in _health_problems(seat.table, cards):
                yield (seat.label, key), expected
        if seat.table.partner is not None and "partner" not in seat.bad:
            for expected in _partner_problems(seat.table, seat.table.partner, cards):
                yield (seat.label, "partner"), expected


def _health_problems(seat: SeatTable, cards: dict[str, Card]) -> Iterator[tuple[str, str]]:
    most = maximum_health(seat, cards)
    if seat.out or seat.turning:
        return
    if most <= 0:
        yield "wounds", f"fewer wounds, as Maximum Health would be {most} (DBG-13.7)"
    elif seat.face_down and seat.health:
        yield "health", f"0, as the Character is face-down, found {seat.health}"
    elif seat.health is not None and not (seat.face_down or 1 <= seat.health <= most):
        yield "health", f"a whole number from 1 to {most}, found {seat.health}"


def _partner_problems(
    seat: SeatTable, partner: PositionPartner, cards: dict[str, Card]
) -> Iterator[str]:
    """Yield what is wrong with a Partner (DBG-18.3, 18.16)."""
    most = (cards[partner.character].health or 0) + _health_bonus(partner.attached, cards)
    if seat.out:
        yield "none, as the player is out (DBG-18.16)"
    elif partner.health is not None and partner.health > most:
        yield f"health of 1 to {most}, found {partner.health}"


def maximum_health(seat: SeatTable, cards: dict[str, Card]) -> int:
    """Return the Maximum Health of a seat's Character, in points (DBG-13.9)."""
    bonus = _health_bonus(seat.attached, cards)
    return (cards[seat.character].health or 0) - WOUND * seat.wounds - seat.lowered + bonus


def _health_bonus(attached: tuple[str, ...], cards: dict[str, Card]) -> int:
    """Return what Attached cards add to Maximum Health, in points."""
    return sum(
        passive.add
        for number in attached
        for passive in cards[number].passives
        if passive.figure is Figure.MAXIMUM_HEALTH
    )


def copy_problems(top: TopTable, seats: tuple[Seated, ...], names: Names) -> Iterator[Problem]:
    """Yield the cards of which more copies are named than their box has, where they become too many."""
    zones = tuple(_zones(top, seats))
    named = Counter(card for _, cards in zones for card in cards)
    left = {card: names.by_id[card].copies for card in named}
    for path, cards in zones:
        for card in cards:
            left[card] -= 1
            expected = too_many(names.by_id[card], named[card])
            if left[card] == -1 and expected:
                yield path, expected


def _zones(
    top: TopTable, seats: tuple[Seated, ...]
) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Yield the cards of every zone of a position, with the way to it."""
    for seat in seats:
        yield (seat.label, "character"), (seat.table.character,)
        for zone in (*DECK_ZONES, "attached", "infection"):
            yield (seat.label, zone), getattr(seat.table, zone)
        yield (seat.label, "skills"), tuple(card for card, _ in seat.table.skills)
        if partner := seat.table.partner:
            theirs = (*partner.attached, *partner.infection, *(card for card, _ in partner.skills))
            yield (seat.label, "partner"), (partner.character, *theirs)
    yield ("mansion",), top.mansion
    yield ("removed",), top.removed
    yield ("face_up",), top.face_up
    yield ("infection_deck",), top.infection_deck
    for number, team in enumerate(top.team, start=1):
        yield ("team", f"team {number}", "combo"), team.combo
    for number, pile in enumerate(top.pile_order, start=1):
        yield ("pile_order", f"pile {number}"), pile


def boss_problems(top: TopTable, seats: tuple[Seated, ...], names: Names) -> Iterator[Problem]:
    """Yield why the game could not end, or would be over (DBG-14.1, 21.6)."""
    mode = MODES[top.mode]
    if top.mansion and not mode.has_mansion:
        yield ("mansion",), "no cards, as this mode has no Mansion (DBG-16.1)"
    if not mode.has_boss:
        return
    if any(names.by_id[card].boss for card in top.mansion + top.face_up):
        return
    for seat in seats:
        if any(names.by_id[card].boss for card in seat.table.attached):
            yield (seat.label, "attached"), "no Boss, as the game would be over (DBG-14.1)"
            return
    yield ("mansion",), "a Boss among them, as the game could not end without one (DBG-21.6)"


def pile_problems(top: TopTable, in_play: Piles, names: Names) -> Iterator[Problem]:
    """Yield what is wrong with the choice of piles, and with their orders."""
    if bool(top.scenario) == bool(top.piles):
        found = "both" if top.scenario else "none"
        yield ("scenario",), f"exactly one of scenario or piles, found {found}"
        return
    seen: set[int] = set()
    for number, cards in enumerate(top.pile_order, start=1):
        place = next((place for place, pile in enumerate(in_play) if cards[0] in pile), None)
        path = ("pile_order", f"pile {number}")
        strange = [card for card in cards if place is None or card not in in_play[place]]
        if strange:
            yield path, f"cards of one pile, found {shown(names.by_id[strange[0]].name)} among them"
        elif place in seen:
            yield path, "the order of a pile, once; found another of the same pile"
        if place is not None:
            seen.add(place)


def team_problems(top: TopTable, seats: tuple[Seated, ...]) -> Iterator[Problem]:
    """Yield what is wrong with Teams. No seat is missing (DBG-15.1)."""
    if top.team and top.mode != Mercenary.id:
        yield ("team",), f"no Teams, as only the mode {Mercenary.id} has them"
        return
    names = {seat.name for seat in seats}
    placed: set[str] = set()
    for number, team in enumerate(top.team, start=1):
        path = ("team", f"team {number}", "seats")
        for name in team.seats:
            if name not in names:
                yield path, f"names of seats, found {shown(name)}{suggestion(name, names)}"
            elif name in placed:
                yield path, f"each seat in one Team, found {shown(name)} twice"
            placed.add(name)
    if len(seats) > 1 and any(len(team.seats) == len(seats) for team in top.team):
        yield ("team",), "two or more Teams, found one"


def active_place(top: TopTable, seats: tuple[Seated, ...]) -> int | None:
    """Return the place, from 0, of the seat whose turn it is; None if no seat is meant."""
    if top.active is None:
        return 0
    if isinstance(top.active, int):
        return top.active - 1 if 1 <= top.active <= len(seats) else None
    return next((seat.place for seat in seats if seat.name == top.active), None)


def table_problems(top: TopTable, seats: tuple[Seated, ...]) -> Iterator[Problem]:
    """Yield what is wrong with the number of seats, and with whose turn it is. No seat is missing."""
    mode = MODES[top.mode]
    if not mode.least_seats <= len(seats) <= mode.most_seats:
        yield ("seat",), f"{mode.least_seats} to {mode.most_seats} seats, found {len(seats)}"
        return
    place = active_place(top, seats)
    names = [seat.name for seat in seats]
    if place is None and any("name" in seat.bad for seat in seats):
        return
    if place is None:
        near = suggestion(top.active, names) if isinstance(top.active, str) else ""
        places = f"{listed(map(shown, names))} or a place from 1 to {len(seats)}"
        yield ("active",), f"{places}, found {shown(top.active)}{near}"
    elif found := _absent(seats[place].table):
        yield (seats[place].label, found), "false, as it is this seat's turn"


def _absent(seat: SeatTable) -> str:
    """Return the key that says why a seat cannot have its turn, or an empty text."""
    return next((key for key in ("out", "face_down", "turning") if getattr(seat, key)), "")
