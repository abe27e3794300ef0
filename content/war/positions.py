"""Positions of Biohazard War.

A file looks like this. The top card of a zone is named first:

    format = 1
    game = "war"
    phase = "assault"               # begins with this phase of the turn; draw unless named
    turn = 5

    [[seat]]
    side = "heroes"
    hand = ["Sacrifice"]            # and deck, discard_pile
    teams = [{ team = "STAR Alpha Team", characters = ["Alice", "Jill Valentine"] }]

    [[seat]]
    side = "umbrella"
    facilities = ["Backup"]
    units = ["Commandos"]

A Team or Facility that is named nowhere has been destroyed; any other card that is named nowhere is
out of this table. `chance` forces dice, each by its pips less 1; a roll of even chances, 0 for the
discard pile and 1 for the hand or for staying; and shuffles. `reactions` and `match` are those of the
set-up. `content.positions` says what all games' files share.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from attrs import frozen

from content.expect import Gathering, Problem, UnfitError, shown
from content.faults import Fault
from content.position_keys import fault_of
from content.positions import PositionCase
from content.war.position_tables import ZONES, SeatTable, TopTable, position_tables
from core.war.cards import Card, Kind, Side
from core.war.catalogue import Catalogue
from core.war.figures import has_room
from core.war.setup import Position, PositionSeat, Seat, Setup

SEATS = 2


def position_case(
    table: Mapping[str, Any], name: str, catalogue: Catalogue
) -> tuple[PositionCase | None, list[Fault]]:
    """Return the position of a table, or None and every fault; `name` is what they call the file."""
    try:
        return _Reading(table, catalogue).case(), []
    except UnfitError as error:
        return None, [fault_of(name, path, expected) for path, expected in error.problems]


@frozen
class _Seated:
    """A seat: what faults call it, its side, and its table."""

    label: str
    side: Side
    table: SeatTable

    @property
    def name(self) -> str:
        """The name of its player: that of its side unless the file gives another."""
        return self.table.name or self.side.value.capitalize()


class _Reading:
    """One reading of the tables of a position."""

    def __init__(self, table: Mapping[str, Any], catalogue: Catalogue) -> None:
        self._table = table
        self._tables = position_tables(catalogue)
        self._cards = catalogue.cards
        self._places = {card.id: place for place, card in enumerate(catalogue.cards)}

    def case(self) -> PositionCase:
        """Return the position. Raises UnfitError with all that is wrong."""
        gathering = Gathering()
        top = gathering.read(lambda: self._tables.top(self._table))
        seats = self._seats(gathering)
        gathering.problems += self._doubles(seats)
        for seat in seats:
            gathering.problems += self._overfull(seat)
        if not gathering.problems:
            gathering.problems += self._endings(seats)
        return self._made(gathering.sure(top), seats)

    def _seats(self, gathering: Gathering) -> list[_Seated]:
        tables = self._table.get("seat", [])
        if not (isinstance(tables, list) and all(isinstance(each, dict) for each in tables)):
            expected = f"tables, each headed [[seat]], found {shown(tables)}"
            gathering.problems.append((("seat",), expected))
            return []
        if len(tables) != SEATS:
            gathering.problems.append((("seat",), f"{SEATS} seats, found {len(tables)}"))
        seats: list[_Seated] = []
        for place, table in enumerate(tables, start=1):
            label = f"seat {place}"
            side = gathering.read(lambda each=table: self._tables.side(each), label)  # type: ignore[misc]
            if side is None:
                continue
            if any(side is seat.side for seat in seats):
                expected = f"the other side, found {side} twice"
                gathering.problems.append(((label, "side"), expected))
                continue
            made = gathering.read(lambda s=side, t=table: self._tables.seat(s, t), label)  # type: ignore[misc]
            if made:
                seats.append(_Seated(label, side, made))
        names = [seat.name for seat in seats]
        if len(set(names)) < len(names):
            gathering.problems.append(((seats[1].label, "name"), "a name that no other seat has"))
        return seats

    def _zones(self, seat: _Seated) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
        """Yield the cards of every zone of a seat, with the way to it."""
        for zone in ZONES:
            yield (seat.label, zone), getattr(seat.table, zone)
        for number, team in enumerate(seat.table.teams, start=1):
            yield (seat.label, "teams", f"team {number}"), (team.team, *team.characters)

    def _doubles(self, seats: list[_Seated]) -> Iterator[Problem]:
        """Yield the cards that are named twice: there is one copy of each (WAR-1.1)."""
        named: dict[str, str] = {}
        for seat in seats:
            for path, ids in self._zones(seat):
                for card_id in ids:
                    if card_id in named:
                        found = f"{shown(self._card(card_id).name)}, which is in {named[card_id]}"
                        yield path, f"each card once, as there is one copy, found {found}"
                    named.setdefault(card_id, " of ".join((path[1], path[0])))

    def _overfull(self, seat: _Seated) -> Iterator[Problem]:
        """Yield the Characters for which their Team has no room (WAR-4.5)."""
        for number, team in enumerate(seat.table.teams, start=1):
            attached: tuple[int, ...] = ()
            for card_id in team.characters:
                copy = self._places[card_id]
                if not has_room(self._cards, attached, copy):
                    found = f"{shown(self._card(card_id).name)} as number {len(attached) + 1}"
                    yield (
                        (seat.label, "teams", f"team {number}", "characters"),
                        f"2 Characters, or 3 with a Survivor (WAR-4.5), found {found}",
                    )
                attached += (copy,)

    def _endings(self, seats: list[_Seated]) -> Iterator[Problem]:
        """Yield why the game would be over before it begins (WAR-2)."""
        for seat in seats:
            if seat.side is Side.UMBRELLA and not seat.table.facilities:
                yield (
                    (seat.label, "facilities"),
                    "a Facility, as Umbrella has lost without (WAR-2.1)",
                )
            ids = [card_id for _, ids in self._zones(seat) for card_id in ids]
            teams = any(self._card(card_id).kind is Kind.TEAM for card_id in ids)
            if seat.side is Side.HEROES and not teams:
                yield (
                    (seat.label, "teams"),
                    "a Team in some zone, as the Heroes have lost without (WAR-2.2)",
                )

    def _card(self, card_id: str) -> Card:
        return self._cards[self._places[card_id]]

    def _made(self, top: TopTable, seats: list[_Seated]) -> PositionCase:
        first, second = (_position_seat(seat.table) for seat in seats)
        position = Position((first, second), top.phase, top.turn, top.chance)
        one, other = (Seat(seat.name, seat.table.player) for seat in seats)
        setup = Setup(
            seats=(one, other),
            heroes=next(place for place, seat in enumerate(seats) if seat.side is Side.HEROES),
            match=top.match,
            reactions=top.reactions,
            position=position,
        )
        return PositionCase(top.title, top.rules, position, setup, top.answers, top.expect)


def _position_seat(seat: SeatTable) -> PositionSeat:
    return PositionSeat(
        seat.hand, seat.deck, seat.discard_pile, seat.teams, seat.facilities, seat.units
    )
