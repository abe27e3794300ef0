"""Positions and squads of Undead.

A position looks like this. Cards may be named by their ids too; `Cautious * 2` names two of them:

    format = 1
    game = "undead"
    mission = "Beach of Bones"
    track = ["Jungle Trail", "Ruined Village"]  # from place 1 on; fewer: not placed yet
    left = 6                                    # Turns; with `turn`, `work`, `hits`, `raised`

    [[soldier]]                                 # in the order of their numbers
    name = "Sergeant Walt Doyle"
    at = 1                                      # a place of the track, 0 is the Mission card
    weapons = ["M1 Garand"]                     # what was bought, with equipment, skills, theology
    hand = ["Advance 3", "Cautious * 2"]
    empty = ["M1 Garand"]                       # with `ammo` and `charges` how it differs from new

    [[hostile]]                                 # in the order in which they entered play
    name = "Imperial Warriors"
    at = 2
    ekias = [2, 1]                              # a number for each Hostile, suppressions likewise
    targets = ["Sergeant Walt Doyle", 1]        # Soldiers by name or number

Decks (`action_deck`, `location_deck`, `hostile_deck`) name their top cards; the rest lies below them,
shuffled. `dice` are the natural results that come next; of drawn counters they count the Soldiers that
fit from 1. `[[ward]]` tables state wards and, with `less`, consecrated ground. `seats` names those who
play; a Soldier's `seat` is one of them, by its place.

A squad is the same without a table: a file with `squad`, its name, in place of `track`.
"""

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

from content.expect import Expect, Gathering, UnfitError, shown
from content.faults import Fault
from content.position_keys import SEATS
from content.positions import PositionCase
from content.undead.position_tables import (
    OF_TABLES,
    HostileTable,
    SoldierTable,
    TopTable,
    position_tables,
)
from content.undead.squads import team_words
from core.kernel.decision import NONE
from core.kernel.records import evolve
from core.undead.catalogue import Catalogue
from core.undead.position import last_in_play, seat_problems, table_problems, track_problems
from core.undead.setup import (
    GearState,
    Member,
    Position,
    PositionHostile,
    PositionSoldier,
    Seat,
    Setup,
)
from core.undead.team import RULES, team_problems


def position_case(
    table: Mapping[str, Any], name: str, catalogue: Catalogue
) -> tuple[PositionCase | None, list[Fault]]:
    """Return the position or squad of a table, or None and every fault; `name` is the file's."""
    reading = _Reading(table, catalogue)
    try:
        return reading.case(), []
    except UnfitError as error:
        return None, [_fault(name, path, expected) for path, expected in error.problems]


def _fault(name: str, path: tuple[str, ...], expected: str) -> Fault:
    of_table = bool(path) and path[0].partition(" ")[0] in ("soldier", "hostile", "ward", "seats")
    table, keys = (path[0], path[1:]) if of_table else ("", path)
    return Fault(name, table, ", ".join(keys), expected)


class _Reading:
    """One reading of the tables of a file."""

    def __init__(self, table: Mapping[str, Any], catalogue: Catalogue) -> None:
        self._table = table
        self._catalogue = catalogue
        self._tables = position_tables(catalogue)
        self._book = self._tables.book
        self._gathering = Gathering()

    def case(self) -> PositionCase:
        """Return the position or squad. Raises UnfitError with all that is wrong."""
        gathering = self._gathering
        tables = ("soldier", "hostile", "ward", "seats")
        plain = {key: value for key, value in self._table.items() if key not in tables}
        top: TopTable | None = gathering.read(
            partial(_salvaged, self._tables.top, plain, gathering)
        )
        seats = gathering.read(self._seats) or ()
        soldiers = self._read_tables("soldier", self._tables.soldier)
        hostiles = self._read_tables("hostile", self._tables.hostile)
        wards = self._read_tables("ward", self._tables.ward)
        if top is None or not top.mission:
            raise UnfitError(*gathering.problems)
        setup = self._setup(top, soldiers, seats)
        read_wholly = not gathering.problems
        self._team_problems(setup, top)
        if top.squad:
            self._squad_problems(hostiles)
            gathering.finish()
            return PositionCase(top.title, top.rules, None, setup, top.answers, top.expect)
        position = self._position(top, soldiers, hostiles, wards, setup)
        self._note(track_problems(self._book, setup, position))
        self._place_problems(position, soldiers, hostiles, wards)
        if read_wholly and not gathering.problems:
            self._note(table_problems(self._book, setup, position))
        gathering.finish()
        setup = evolve(setup, position=position)
        return PositionCase(top.title, top.rules, position, setup, top.answers, top.expect)

    def _seats(self) -> tuple[Seat, ...]:
        given = self._table.get("seats")
        if given is None:
            return ()
        try:
            return tuple(Seat(each.name, each.player) for each in self._tables.seats(given))
        except UnfitError as error:
            raise UnfitError(*error.under("seats")) from None

    def _read_tables(self, key: str, expect: Expect) -> list[tuple[str, Any]]:
        """Return what can be read of the tables under a key, each with what faults call it."""
        tables = self._table.get(key, [])
        if not (isinstance(tables, list) and all(isinstance(each, dict) for each in tables)):
            expected = f"tables, each headed [[{key}]], found {shown(tables)}"
            self._gathering.problems.append(((key,), expected))
            return []
        found = []
        for number, table in enumerate(tables, start=1):
            given = table.get("name")
            label = f"{key} {number}" + (f" {shown(given)}" if isinstance(given, str) else "")
            read = self._gathering.read(partial(_salvaged, expect, table, self._gathering, label))
            if read is not None:
                found.append((label, read))
        return found

    def _setup(
        self, top: TopTable, soldiers: list[tuple[str, Any]], seats: tuple[Seat, ...]
    ) -> Setup:
        most = min(max((each.seat for _, each in soldiers), default=1), len(SEATS))
        team = tuple(
            Member(
                each.name,
                each.seat - 1,
                each.weapons,
                each.equipment,
                each.skills,
                each.theology,
                each.trained,
                each.extra_health,
                each.extra_divinity,
                each.xp,
            )
            for _, each in soldiers
        )
        return Setup(
            top.mission,
            seats or tuple(Seat(name) for name in SEATS[:most]),
            team,
            top.objective,
            without=top.without,
            turns=top.turns,
            divinity=top.divinity,
        )

    def _team_problems(self, setup: Setup, top: TopTable) -> None:
        """Note every rule that the team breaks (UND-4.11)."""
        objectives = self._book.missions[setup.mission].objectives
        if top.objective and top.objective not in objectives:
            allowed = ", ".join(self._book.objectives[each].name for each in objectives)
            self._gathering.problems.append(
                (("objective",), f"an Objective of the Mission: {allowed}")
            )
        for problem in (*seat_problems(setup), *team_problems(self._book, setup)):
            code, found, expected = problem
            if code not in RULES:
                self._gathering.problems.append((("seats",), f"{expected}, found {found}"))
            elif not (code == "no-theology" and self._misread(found, "theology")):
                self._gathering.problems.append(((self._label(found),), team_words(problem)))

    def _label(self, found: str) -> str:
        """Return what faults call the table of the Soldier that a broken rule is about, or all of them."""
        for label, name, _ in self._soldier_tables():
            if name and found.startswith(name):
                return label
        return "soldier"

    def _misread(self, found: str, key: str) -> bool:
        """Say whether the table of a Soldier has a key, whose fault has been told already."""
        return any(key in table for _, name, table in self._soldier_tables() if name == found)

    def _soldier_tables(self) -> Iterable[tuple[str, str, Mapping[str, Any]]]:
        """Yield label, printed name and table of each Soldier."""
        for number, table in self._stated_soldiers():
            if isinstance(table.get("name"), str):
                given = table["name"]
                soldiers = self._catalogue.soldiers
                name = next((e.name for e in soldiers if given in (e.id, e.name)), "")
                yield f"soldier {number} {shown(given)}", name, table

    def _stated_soldiers(self) -> Iterable[tuple[int, Mapping[str, Any]]]:
        """Yield number and table of each Soldier as the file states them, whatever else stands there."""
        tables = self._table.get("soldier")
        for number, table in enumerate(tables if isinstance(tables, list) else (), start=1):
            if isinstance(table, dict):
                yield number, table

    def _squad_problems(self, hostiles: list[tuple[str, Any]]) -> None:
        """Note what only a table has: a squad begins its Mission at the start."""
        for label, _ in hostiles:
            self._gathering.problems.append(((label,), "no Hostiles, as a squad has no table"))
        for key in ("track", "answers"):
            if self._table.get(key):
                self._gathering.problems.append(((key,), "nothing, as a squad has no table"))
        for number, table in self._stated_soldiers():
            for key in OF_TABLES:
                if key in table:
                    path = (f"soldier {number} {shown(table.get('name'))}", key)
                    self._gathering.problems.append((path, "nothing, as a squad has no table"))

    def _number(self, given: int | str, setup: Setup, *path: str) -> int:
        """Return the place in the team of a Soldier named by number, name or id; NONE if none is."""
        team = [each.soldier for each in setup.team]
        if isinstance(given, int):
            if 1 <= given <= len(team):
                return given - 1
        else:
            number = self._gathering.read(partial(self._tables.soldier_name, given), *path)
            if number in team:
                return team.index(str(number))
            if number is None:
                return NONE
        expected = f"a Soldier of the team, by name or number, found {shown(given)}"
        self._gathering.problems.append((path, expected))
        return NONE

    def _position(
        self,
        top: TopTable,
        soldiers: list[tuple[str, Any]],
        hostiles: list[tuple[str, Any]],
        wards: list[tuple[str, Any]],
        setup: Setup,
    ) -> Position:
        places = self._book.missions[top.mission].objective_at - 1
        track = (*top.track, *(("",) * (places - len(top.track))))
        carrier = NONE if top.carrier is None else self._number(top.carrier, setup, "carrier")
        return Position(
            soldiers=tuple(_position_soldier(each) for _, each in soldiers),
            track=track,
            hostiles=tuple(self._position_hostile(label, each, setup) for label, each in hostiles),
            objective_active=top.objective_active,
            active=top.active - 1,
            turn=top.turn,
            left=top.left,
            work=top.work,
            hits=top.hits,
            destroyed=top.destroyed,
            carrier=carrier,
            raised=top.raised,
            wards=tuple(each for _, each in wards),
            action_deck=top.action_deck,
            action_discard=top.action_discard,
            location_deck=top.location_deck,
            hostile_deck=top.hostile_deck,
            hostile_discard=top.hostile_discard,
            chance=tuple(die - 1 for die in top.dice) if top.dice else top.chance,
        )

    def _position_hostile(self, label: str, each: HostileTable, setup: Setup) -> PositionHostile:
        if each.at is None:
            self._gathering.problems.append(
                ((label, "at"), "the place of a card in play, found nothing")
            )
        targets = tuple(self._number(target, setup, label, "targets") for target in each.targets)
        return PositionHostile(
            each.name,
            each.at or 0,
            each.ekias,
            each.suppressions,
            tuple(t for t in targets if t != NONE),
        )

    def _place_problems(self, position: Position, *tables: list[tuple[str, Any]]) -> None:
        """Note whatever stands in no card of the track that is in play."""
        last = last_in_play(position)
        for label, each in (pair for table in tables for pair in table):
            if each.at is not None and not 0 <= each.at <= last:
                expected = f"the place of a card in play, 0 to {last}, found {each.at}"
                self._gathering.problems.append(((label, "at"), expected))

    def _note(self, problems: Iterable[tuple[str, str, str]]) -> None:
        for code, found, expected in problems:
            path = (_PATHS[code],) if code in _PATHS else ()
            self._gathering.problems.append((path, f"{expected}, found {found}"))


_PATHS = {
    "track": "track",
    "soldiers": "soldier",
    "work": "work",
    "hits": "hits",
    "destroyed": "destroyed",
    "carrier": "carrier",
    "all-downed": "soldier",
    "health": "health",
    "suppressions": "suppressions",
    "no-hand": "hand",
    "no-divinity": "divinity",
    "ekias": "ekias",
    "no-such-target": "targets",
    "active": "active",
}
"""The key that a fault of the table is told at."""


def _position_soldier(each: SoldierTable) -> PositionSoldier:
    return PositionSoldier(
        at=each.at,
        health=each.health,
        actions=each.actions,
        suppressions=each.suppressions,
        divinity=each.divinity,
        protected=each.protected,
        hand=each.hand,
        gear=_gear(each),
    )


def _gear(each: SoldierTable) -> tuple[GearState, ...]:
    """Return the counters that a Soldier's Gear is stated to have."""
    ammo, charges = dict(each.ammo), dict(each.charges)
    ids = dict.fromkeys((*each.empty, *ammo, *charges))
    return tuple(
        GearState(card, card in each.empty, ammo.get(card), charges.get(card)) for card in ids
    )


def _salvaged(expect: Expect, table: Mapping[str, Any], gathering: Gathering, *path: str) -> Any:
    """Return what can be read of a table; keys that are wrong are noted and left out."""
    try:
        return expect(dict(table))
    except UnfitError as error:
        gathering.problems += error.under(*path)
        bad = {inner[0] for inner, _ in error.problems if inner}
    good = {key: value for key, value in table.items() if key not in bad}
    try:
        return expect(good)
    except UnfitError:
        return None
