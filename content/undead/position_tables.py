"""The tables of a file with a position or squad of Undead: what each key expects."""

from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Any

import attrs
from attrs import frozen

from content.expect import NAME, Expect, Gathering, Problem, every, flag, name_of, whole
from content.position_keys import PLAYERS, cards, shared_keys
from content.records import record
from content.undead.names import Names, known_cards
from core.undead.catalogue import Book, Catalogue
from core.undead.setup import PositionWard

GAME = "undead"


@frozen
class SeatTable:
    """Who plays: a name, and `person` or a kind of bot."""

    name: str
    player: str = "person"


@frozen
class TopTable:
    """A file without its tables. None stands for what it leaves out."""

    format: int
    game: str
    mission: str
    squad: str = ""
    objective: str = ""
    track: tuple[str, ...] = ()
    objective_active: bool = False
    active: int = 1
    turn: int = 1
    left: int | None = None
    work: int = 0
    hits: int = 0
    raised: int = 0
    destroyed: tuple[str, ...] = ()
    carrier: int | str | None = None
    without: tuple[str, ...] = ()
    turns: int = 0
    divinity: int = 0
    action_deck: tuple[str, ...] = ()
    action_discard: tuple[str, ...] = ()
    location_deck: tuple[str, ...] = ()
    hostile_deck: tuple[str, ...] = ()
    hostile_discard: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()
    chance: tuple[int | tuple[int, ...], ...] = ()
    title: str = ""
    rules: tuple[str, ...] = ()
    answers: tuple[tuple[str, ...], ...] = ()
    expect: dict[str, Any] = attrs.field(factory=dict)


@frozen
class SoldierTable:
    """A Soldier of a file: what is bought for him, and how he stands."""

    name: str
    seat: int = 1
    weapons: tuple[str, ...] = ()
    equipment: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()
    trained: tuple[str, ...] = ()
    theology: str = ""
    extra_health: int = 0
    extra_divinity: int = 0
    xp: int = 0
    at: int = 0
    health: int | None = None
    actions: int | None = None
    suppressions: int = 0
    divinity: int | None = None
    protected: bool = False
    hand: tuple[str, ...] = ()
    empty: tuple[str, ...] = ()
    ammo: tuple[tuple[str, int], ...] = ()
    charges: tuple[tuple[str, int], ...] = ()


OF_TABLES = (
    "at", "health", "actions", "suppressions", "divinity", "protected", "hand", "empty", "ammo", "charges",
)  # fmt: skip
"""The keys of a Soldier that a squad has no use for."""


@frozen
class HostileTable:
    """A Hostile card of a file; targets by name or number."""

    name: str
    at: int | None = None
    ekias: tuple[int, ...] = ()
    suppressions: tuple[int, ...] = ()
    targets: tuple[int | str, ...] = ()


class PositionTables:
    """What reads the tables of a file, and the book and names that go with them.

    `soldier_name` expects a Soldier's name or id, `seats` all that play.
    """

    def __init__(self, catalogue: Catalogue) -> None:
        self.book = Book(catalogue)
        names = Names(known_cards(catalogue))
        self.soldier_name = names.expect("soldier")
        self.top = _top(names)
        self.soldier = _soldier(names)
        self.hostile = _hostile(names)
        self.ward = record(PositionWard, {"at": whole(0, 9)})
        player = Expect("a kind of player", lambda value: value in PLAYERS)
        seat = record(SeatTable, {"name": name_of(24), "player": player})
        self.seats = every(seat, "seat")


def _top(names: Names) -> Expect:
    action, location = names.expect("action"), names.expect("location")
    hostile = names.expect("hostile")
    return record(
        TopTable,
        {
            **shared_keys(GAME, "UND-11.5"),
            "mission": names.expect("mission"),
            "objective": names.expect("objective"),
            "squad": NAME,
            "track": every(location, "place", least=0),
            "active": whole(1, 4),
            "turn": whole(1),
            "left": whole(1),
            "destroyed": every(hostile, "hostile", least=0),
            "carrier": _SOLDIER,
            "without": every(hostile, "hostile", least=0),
            "action_deck": cards(action),
            "action_discard": cards(action),
            "location_deck": cards(location),
            "hostile_deck": cards(hostile),
            "hostile_discard": cards(hostile),
            "dice": every(whole(1, 10), "die", least=0),
        },
        _chance_problems,
        known=("soldier", "hostile", "ward", "seats"),
    )


def _soldier(names: Names) -> Expect:
    gear = names.expect("weapon", "equipment")
    return record(
        SoldierTable,
        {
            "name": names.expect("soldier"),
            "seat": whole(1, 4),
            "weapons": cards(names.expect("weapon")),
            "equipment": cards(names.expect("equipment")),
            "skills": cards(names.expect("skill")),
            "trained": cards(names.expect("skill")),
            "theology": names.expect("theology"),
            "hand": cards(names.expect("action")),
            "empty": cards(gear),
            "ammo": _counters(gear),
            "charges": _counters(gear),
            "protected": flag,
        },
    )


def _hostile(names: Names) -> Expect:
    number = whole(0, 20)
    return record(
        HostileTable,
        {
            "name": names.expect("hostile"),
            "ekias": every(number, "number", least=0),
            "suppressions": every(number, "number", least=0),
            "targets": every(_SOLDIER, "target", least=0),
        },
    )


def _counters(card: Expect) -> Expect:
    """Return the expectation of a table of cards and counters."""

    def into(table: Mapping[str, Any]) -> tuple[tuple[str, int], ...]:
        gathering = Gathering()
        number = whole(0, 99)
        made = []
        for name, count in table.items():
            found = gathering.read(partial(card, name), name)
            fits = gathering.read(partial(number, count), name)
            if found is not None and fits is not None:
                made.append((found, fits))
        gathering.finish()
        return tuple(made)

    words = 'a table of cards and counters, such as "M1 Garand" = 1'
    return Expect(words, lambda value: isinstance(value, dict), into)


def _chance_problems(top: TopTable) -> list[Problem]:
    return [(("dice",), "either dice or chance, found both")] if top.dice and top.chance else []


_SOLDIER = Expect(
    "a Soldier by name, or by number counted from 1",
    lambda value: isinstance(value, str) or type(value) is int,
)


@lru_cache(maxsize=4)
def position_tables(catalogue: Catalogue) -> PositionTables:
    """Return the readers of a catalogue, made once: that takes longer than to read a position."""
    return PositionTables(catalogue)
