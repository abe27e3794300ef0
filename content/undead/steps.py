"""Operations and passive texts as content writes them: `{ do = "heal", wounds = 1 }` into records."""

import re
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from content.expect import (
    Expect,
    Gathering,
    Problem,
    UnfitError,
    every,
    flag,
    listed,
    member,
    shown,
    suggestion,
    unfit,
    whole,
)
from content.records import record
from core.undead import operations as op
from core.undead.cards import Entry, Figure, Passive, Text
from core.undead.moments import Moment
from core.undead.operations import Operation


def operation_name(operation: type[Operation]) -> str:
    """Return the word that content writes for an operation: `TakeHits` is `take_hits`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", operation.__name__).lower()


OPERATIONS: Mapping[str, type[Operation]] = {operation_name(each): each for each in op.ALL}
"""The operations by the words that content writes for them."""


def _those(*operations: type[Operation]) -> frozenset[type[Operation]]:
    return frozenset(operations)


_ON_SOLDIERS = _those(op.Heal, op.RemoveSuppress, op.Protect, op.RaiseAttacks, op.Draw)
_ON_PLACES = _those(op.Ward, op.Consecrate)
_ON_HOSTILES = _those(op.Suppress, op.Hit)

AT: Mapping[Moment, frozenset[type[Operation]]] = {
    Moment.MOVE: _those(op.LowerEntrance, op.IgnorePenalties),
    Moment.ATTACK: _those(op.AddToRoll, op.BestResult, op.IgnoreCover),
    Moment.AFTER_DICE: _those(op.AddHits),
    Moment.DEFENCE: _those(op.CancelAttack, op.CancelHits, op.TakeSuppress),
    Moment.TURN: _ON_SOLDIERS | _those(op.Reload, op.Resupply, op.GainActions, op.ExtraAttack),
    Moment.POWER: _those(op.FreePower),
    Moment.LOCATION: _those(op.LookLocations),
    Moment.USE: _ON_PLACES | _those(op.Heal, op.RemoveSuppress, op.Protect),
    Moment.SETUP: _those(op.Load),
    Moment.ACTION: _ON_SOLDIERS | _ON_PLACES | _ON_HOSTILES,
    Moment.SOLDIER_HIT: _those(op.CancelHits, op.TakeHits, op.TakeSuppress),
    Moment.REINFORCEMENT: _those(op.Deny),
    Moment.HERE: _those(op.Heal, op.RemoveSuppress, op.Draw, op.RaiseReinforcement),
}
"""What a text of each moment can do."""

BY_TARGET: Mapping[str, frozenset[type[Operation]]] = {
    "soldier": _ON_SOLDIERS,
    "hostile": _ON_HOSTILES,
    "here": _ON_PLACES,
}
"""What a Divine Power can do to each kind of target."""

_COUNT = whole(1, 20)
_CHANGE = whole(-20, 20)
_FIELDS: Mapping[type[Operation], Mapping[str, Expect]] = {
    each: dict.fromkeys(
        (a for a in ("by", "hits", "amount", "ammo", "charges", "actions", "wounds", "cards")),
        _COUNT,
    )
    | {"add": _CHANGE}
    for each in op.ALL
}
_MADE = {name: record(each, _FIELDS[each], known=("do",)) for name, each in OPERATIONS.items()}


def _step(table: dict[str, Any]) -> Operation:
    name = table.get("do")
    if not isinstance(name, str) or name not in OPERATIONS:
        near = suggestion(name, OPERATIONS) if isinstance(name, str) else ""
        hint = near or f"; there are {listed(OPERATIONS)}"
        raise unfit(f"an operation, found {shown(name)}{hint}", "do")
    made: Operation = _MADE[name]({key: table[key] for key in table if key != "do"})
    return made


STEPS = every(
    Expect("a table with the key do", lambda value: isinstance(value, dict), _step), "step"
)
"""The expectation of a list of operations."""

PASSIVES = every(record(Passive, {"figure": member(Figure), "add": _CHANGE}), "passive")
"""The expectation of texts that hold all the time."""


def read_text(table: Mapping[str, Any], number: str, when: Moment | None = None) -> Text:
    """Return the text of the keys `when` and `do` of a table. Raises UnfitError.

    A text of a moment that is fixed has no key `when`.
    """
    gathering = Gathering()
    moment = when or gathering.read(partial(member(Moment), table.get("when")), "when")
    steps = gathering.read(partial(STEPS, table.get("do")), "do")
    if moment is not None and steps is not None:
        gathering.problems += moment_problems(moment, steps)
    return Text(number, gathering.sure(moment), gathering.sure(steps))


def moment_problems(when: Moment, steps: tuple[Operation, ...]) -> Iterator[Problem]:
    """Yield the operations that do nothing at a moment."""
    for place, step in enumerate(steps, start=1):
        if type(step) not in AT[when]:
            there = listed(sorted(operation_name(each) for each in AT[when]))
            found = operation_name(type(step))
            expected = f"an operation of the moment {when.value}, {there}, found {shown(found)}"
            yield ("do", f"step {place}", "do"), expected


_ENTRY = record(
    Entry,
    {"min": whole(1, 20), "hits": whole(0, 9), "suppress": whole(0, 9), "all": flag, "again": flag},
)


def _chart(rows: list[Any]) -> tuple[Entry, ...]:
    made: tuple[Entry, ...] = _ROWS(rows)
    problems: list[Problem] = [
        ((f"row {place + 1}", "min"), f"more than the row before, found {row.min}")
        for place, row in enumerate(made)
        if place and row.min <= made[place - 1].min
    ]
    problems += [
        ((f"row {place + 1}",), "hits or suppress, found neither")
        for place, row in enumerate(made)
        if not (row.hits or row.suppress)
    ]
    if problems:
        raise UnfitError(*problems)
    return made


_ROWS = every(_ENTRY, "row")
CHART = Expect(_ROWS.words, _ROWS.fits, _chart)
"""The expectation of an Attack chart: rows from the lowest die up (UND-11.4)."""
