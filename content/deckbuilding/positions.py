"""Positions of the Deck Building Game.

A file looks like this. The top card of a zone is named first, and `Majini * 3` names three:

    format = 1
    game = "deckbuilding"
    mode = "story"
    scenario = "first-timer"        # or piles = [["Grenade"], ...], a list of one's own
    mansion = ["Majini * 3", "Uroboros Aheri"]
    gold = 20                       # counters are those of the active player's turn

    [[seat]]
    character = "Leon S. Kennedy"   # or a card's number, where a name is not enough
    hand = ["Handgun", "Ammo x10 * 4"]

`active` is a seat's name, or its place counted from 1. `pile_order` states the order of single piles.
`[setup]` names `basics`, the starting `inventory`, the `mansion` that the deck is of and those it is
`combined_with`, the `difficulty` (a list), who is asked for `reactions`, the `team_turn`, the
`inventories`, and whether it is `night`. `[[team]]` tables state the `seats` of a Team of
Mercenary Mode, the `turns` it has left, its `decorations`, its `combo`, and whether it has `defeated`
an Infected in this Team turn. With the Skill System a seat has `xp` and `skills`, such as
`{ "Luck Lv. 1" = 1 }`, a Partner its own, and `mate` names who gets those that Luck Lv. 3 gives away.
`content.positions` says what all games' files share.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import attrs

from content.deckbuilding import position_checks as checks
from content.deckbuilding.position_checks import Seated
from content.deckbuilding.position_modes import mode_problems
from content.deckbuilding.position_tables import (
    COUNTERS,
    GAME,
    SeatTable,
    TeamTable,
    TopTable,
    position_tables,
)
from content.deckbuilding.setups import Piles
from content.expect import Gathering, UnfitError, shown
from content.faults import Fault
from content.position_keys import SEATS, fault_of
from content.positions import PositionCase
from core.deckbuilding.catalogue import Catalogue
from core.deckbuilding.setup import Position, PositionSeat, PositionTeam, Seat, Setup
from core.kernel.decision import NONE

T = TypeVar("T")


def position_case(
    table: Mapping[str, Any], name: str, catalogue: Catalogue
) -> tuple[PositionCase | None, list[Fault]]:
    """Return the position of a table, or None and every fault; `name` is what they call the file."""
    reading = _Reading(table, catalogue)
    try:
        return reading.case(), []
    except UnfitError as error:
        return None, [fault_of(name, path, expected) for path, expected in error.problems]


_BASICS = str(attrs.fields(Setup).basics.default)
_MANSION = str(attrs.fields(Setup).mansion.default)
_STAND_INS: Mapping[str, Any] = {"format": 1, "game": GAME, "mode": "story", "mansion": []}
_OF_PILES = frozenset({"scenario", "piles", "pile_order", "setup"})
_OF_SEATS = frozenset({"mode", "active"})


class _Reading:
    """One reading of the tables of a position."""

    def __init__(self, table: Mapping[str, Any], catalogue: Catalogue) -> None:
        self._table = table
        self._tables = position_tables(catalogue)
        self._names = self._tables.names
        self._cards = {card.id: card for card in catalogue.cards}
        self._basics = {each.id: each.piles for each in catalogue.basics}
        self._scenarios = {each.id: each for each in catalogue.scenarios}
        self._mansions = catalogue.mansions

    def case(self) -> PositionCase:
        """Return the position. Raises UnfitError with all that is wrong."""
        gathering = Gathering()
        scenario = self._scenarios.get(str(self._table.get("scenario")))
        self._tables.piles.beside = self._basics.get(self._stated_basics(), ())
        with self._names.preferring(scenario.boxes if scenario else self._boxes()):
            top, bad = _salvaged(gathering, self._tables.top, self._table, _STAND_INS)
            seats, whole = self._seats(gathering)
        top = gathering.sure(top) if top is None else top
        gathering.problems += checks.seat_problems(seats, self._cards)
        gathering.problems += checks.copy_problems(top, seats, self._names)
        if "mansion" not in bad:
            gathering.problems += checks.boss_problems(top, seats, self._names)
        if not _OF_PILES & bad:
            in_play = (*self._basics.get(self._basics_id(top), ()), *self._piles(top))
            gathering.problems += checks.pile_problems(top, in_play, self._names)
        if whole and not _OF_SEATS & bad:
            gathering.problems += checks.table_problems(top, seats)
            gathering.problems += checks.team_problems(top, seats)
            tables = tuple((seat.label, seat.table) for seat in seats)
            gathering.problems += mode_problems(top, tables, self._cards)
        gathering.finish()
        return self._made(top, seats)

    def _seats(self, gathering: Gathering) -> tuple[tuple[Seated, ...], bool]:
        """Return the seats that can be read, and whether these are all."""
        tables = self._table.get("seat", [])
        if not (isinstance(tables, list) and all(isinstance(each, dict) for each in tables)):
            expected = f"tables, each headed [[seat]], found {shown(tables)}"
            gathering.problems.append((("seat",), expected))
            return (), False
        seats = []
        for place, table in enumerate(tables):
            given = table.get("name")
            label = f"seat {place + 1}" + (f" {shown(given)}" if isinstance(given, str) else "")
            seat, bad = _salvaged(gathering, self._tables.seat, table, {}, label)
            if seat:
                name = seat.name or SEATS[place % len(SEATS)]
                seats.append(Seated(label, name, place, seat, bad))
        return tuple(seats), len(seats) == len(tables)

    def _boxes(self) -> tuple[str, ...]:
        """Return the box of the Mansion of a file that names no scenario: its names are meant first."""
        setup = self._table.get("setup")
        stated = setup.get("mansion", _MANSION) if isinstance(setup, dict) else _MANSION
        return tuple(each.box for each in self._mansions if each.id == stated)

    def _stated_basics(self) -> str:
        """Return the set of basics that the file itself names, or the usual one."""
        setup = self._table.get("setup")
        return str(setup.get("basics", _BASICS)) if isinstance(setup, dict) else _BASICS

    def _basics_id(self, top: TopTable) -> str:
        if top.setup.basics:
            return top.setup.basics
        return self._scenarios[top.scenario].basics if top.scenario else _BASICS

    def _piles(self, top: TopTable) -> Piles:
        return self._scenarios[top.scenario].piles if top.scenario else top.piles

    def _made(self, top: TopTable, seats: tuple[Seated, ...]) -> PositionCase:
        counters = {key: getattr(top, key) for key in COUNTERS if getattr(top, key) is not None}
        position = Position(
            seats=tuple(_position_seat(seat.table, seats) for seat in seats),
            mansion=top.mansion,
            active=checks.active_place(top, seats) or 0,
            piles=top.pile_order,
            removed=top.removed,
            face_up=top.face_up,
            chance=top.chance,
            infection_deck=top.infection_deck,
            teams=tuple(_position_team(team, seats) for team in top.team),
            **counters,
        )
        given = attrs.asdict(top.setup, filter=lambda _, value: value is not None)
        setup = Setup(
            mode=top.mode,
            seats=tuple(Seat(seat.name, seat.table.player) for seat in seats),
            piles=self._piles(top),
            scenario=top.scenario or "",
            position=position,
            teams=_team_numbers(position, len(seats)),
            partner=any(seat.table.partner for seat in seats),
            **{
                "skills": any(_with_skills(seat.table) for seat in seats),
                **given,
                "basics": self._basics_id(top),
            },
        )
        return PositionCase(top.title, top.rules, position, setup, top.answers, top.expect)


def _salvaged(
    gathering: Gathering,
    read: Callable[[dict[str, Any]], T],
    table: Mapping[str, Any],
    stand_ins: Mapping[str, Any],
    *path: str,
) -> tuple[T | None, frozenset[str]]:
    """Return what was read of a table, and the keys that are wrong or missing.

    These are left out or stood in for, so that they hide nothing that is wrong elsewhere.
    """
    try:
        return read(dict(table)), frozenset()
    except UnfitError as error:
        gathering.problems += error.under(*path)
        bad = {inner[0] for inner, _ in error.problems if inner} | (stand_ins.keys() - table.keys())
    good = {key: value for key, value in table.items() if key not in bad}
    try:
        return read({**stand_ins, **good}), frozenset(bad)
    except UnfitError:
        return None, frozenset(bad)


def _position_team(team: TeamTable, seats: tuple[Seated, ...]) -> PositionTeam:
    places = {seat.name: seat.place for seat in seats}
    return PositionTeam(
        tuple(places[name] for name in team.seats),
        team.turns,
        team.decorations,
        team.combo,
        team.defeated,
    )


def _team_numbers(position: Position, count: int) -> tuple[int, ...]:
    """Return the number of each seat's Team; seats that no Team names are alone (DBG-15.1)."""
    if not position.teams:
        return ()
    number = {seat: place for place, team in enumerate(position.teams) for seat in team.seats}
    return tuple(number.get(seat, len(position.teams) + seat) for seat in range(count))


def _position_seat(seat: SeatTable, seats: tuple[Seated, ...]) -> PositionSeat:
    shared = {each.name for each in attrs.fields(PositionSeat)} - {"mate"}
    given = {key: getattr(seat, key) for key in shared if hasattr(seat, key)}
    places = {each.name: each.place for each in seats}
    return PositionSeat(**given, mate=places.get(seat.mate, NONE))


def _with_skills(seat: SeatTable) -> bool:
    """Say whether a seat has Skills or XP, also by its Partner."""
    partner = seat.partner
    return bool(seat.skills or seat.xp or (partner and (partner.skills or partner.xp)))
