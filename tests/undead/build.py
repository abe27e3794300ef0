"""Tables for tests, in a few words: `a_table([man("Doyle", weapons=["M1 Garand"])], [foe("Wraith")])`."""

from collections.abc import Sequence
from typing import Any

from core.kernel.event import Decided, Event
from core.undead.setup import (
    GearState,
    Member,
    Position,
    PositionHostile,
    PositionSoldier,
    Seat,
    Setup,
)
from core.undead.state import State
from tests.undead.table import CATALOGUE, RULES

_IDS = {card.name: card.id for card in CATALOGUE.cards} | {
    card.short: card.id for card in CATALOGUE.soldiers
}


def ids(names: Sequence[str]) -> tuple[str, ...]:
    """Return the ids of cards by their names; Soldiers also by their short ones."""
    return tuple(_IDS[name] for name in names)


Man = tuple[Member, PositionSoldier]


def man(
    name: str,
    at: int = 1,
    *,
    seat: int = 0,
    weapons: Sequence[str] = (),
    equipment: Sequence[str] = (),
    skills: Sequence[str] = (),
    theology: str = "",
    hand: Sequence[str] = (),
    xp: int = 0,
    empty: Sequence[str] = (),
    **state: Any,
) -> Man:
    """Return a Soldier and how he stands; what is not said is as at the start of a Turn."""
    member = Member(
        _IDS[name],
        seat,
        ids(weapons),
        ids(equipment),
        ids(skills),
        _IDS[theology] if theology else "",
        xp=xp,
    )
    gear = tuple(GearState(each, empty=True) for each in ids(empty))
    return member, PositionSoldier(at=at, hand=ids(hand), gear=gear, **state)


def foe(
    name: str, at: int = 1, ekias: Sequence[int] = (), targets: Sequence[int] = (), **state: Any
) -> PositionHostile:
    """Return a Hostile card; targets are numbers of Soldiers, counted from 1."""
    return PositionHostile(
        _IDS[name], at, tuple(ekias), targets=tuple(each - 1 for each in targets), **state
    )


def a_setup(
    men: Sequence[Man],
    foes: Sequence[PositionHostile] = (),
    *,
    track: Sequence[str] = ("Jungle Trail", "Ruined Village"),
    mission: str = "Compline",
    objective: str = "",
    dice: Sequence[int] = (),
    **state: Any,
) -> Setup:
    """Return the set-up of a table; `dice` are natural results, of counters the place among those that fit."""
    seats = max(member.seat for member, _ in men) + 1
    places = RULES.book.missions[_IDS[mission]].objective_at - 1
    position = Position(
        tuple(each for _, each in men),
        (*ids(track), *(("",) * (places - len(track)))),
        tuple(foes),
        chance=tuple(die - 1 for die in dice),
        **state,
    )
    return Setup(
        _IDS[mission],
        tuple(Seat(name) for name in "ABCD"[:seats]),
        tuple(member for member, _ in men),
        _IDS[objective] if objective else "",
        position=position,
    )


def a_table(men: Sequence[Man], foes: Sequence[PositionHostile] = (), **table: Any) -> State:
    """Return the state at the first Decision of a table."""
    return RULES.start(a_setup(men, foes, **table), 0)


def play(state: State, *answers: str) -> tuple[State, list[Event]]:
    """Give answers and return where they lead, and all that happened.

    An answer that was the only one possible has been given already.
    """
    told: list[Event] = []
    for key in answers:
        if key in keys(state) or not any((key,) == each.keys for each in all_of(told, Decided)):
            state, events = RULES.apply(state, (key,))
            told += events
    return state, told


def keys(state: State) -> tuple[str, ...]:
    """Return what is on offer."""
    decision = RULES.decision(state)
    return decision.keys() if decision else ()


def kind(state: State) -> str:
    """Return what is asked."""
    decision = RULES.decision(state)
    return decision.kind if decision else ""


def only(told: Sequence[Event], cls: type[Event]) -> Any:
    """Return the one event of a class."""
    found = [event for event in told if type(event) is cls]
    assert len(found) == 1, f"{len(found)} events {cls.__name__}: {told}"
    return found[0]


def all_of(told: Sequence[Event], cls: type[Event]) -> list[Any]:
    """Return the events of a class, in order."""
    return [event for event in told if type(event) is cls]
