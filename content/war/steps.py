"""Operations as content writes them: `{ do = "draw", count = 2 }` into records, and where they can work.

`do` is the name of the operation's class in small letters; the other keys are its fields.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from content.expect import Expect, Problem, every, listed, one_of, shown, suggestion, unfit, whole
from content.records import record
from core.war import operations as op
from core.war.cards import Kind, Subtype, Use
from core.war.moments import Moment
from core.war.operations import Operation


def operation_name(operation: type[Operation]) -> str:
    """Return the word that content writes for an operation: `SecondTeam` is `second_team`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", operation.__name__).lower()


OPERATIONS: Mapping[str, type[Operation]] = {operation_name(each): each for each in op.ALL}
"""The operations by the words that content writes for them."""

_AT_LEAST_ONE = whole(1)

WHICH = record(
    op.Which,
    {
        "kinds": every(one_of([each.value for each in Kind]), "kind"),
        "subtype": one_of([each.value for each in Subtype]),
        "characters_at_least": whole(0, 3),
    },
)
"""A table of conditions on a card."""

_FIELDS: Mapping[type[Operation], Mapping[str, Expect]] = {
    op.Draw: {"count": _AT_LEAST_ONE},
    op.Recover: {"of": WHICH},
    op.Find: {"of": WHICH},
    op.Capture: {"of": WHICH},
    op.Raise: {"add": _AT_LEAST_ONE, "of": WHICH},
    op.MoreDefenders: {"count": _AT_LEAST_ONE},
}
_MADE = {name: record(each, _FIELDS.get(each), known=("do",)) for name, each in OPERATIONS.items()}


def _step(table: dict[str, Any]) -> Operation:
    name = table.get("do")
    if not isinstance(name, str) or name not in OPERATIONS:
        raise unfit(_operation_expected(name), "do")
    made: Operation = _MADE[name]({key: table[key] for key in table if key != "do"})
    return made


def _operation_expected(name: object) -> str:
    near = suggestion(name, OPERATIONS) if isinstance(name, str) else ""
    return f"an operation, found {shown(name)}{near or f'; there are {listed(OPERATIONS)}'}"


STEPS = every(
    Expect("a table with the key do", lambda value: isinstance(value, dict), _step), "step"
)
"""A list of operations."""

_MOMENTS: Mapping[type[Operation], frozenset[Moment]] = {
    op.Draw: frozenset({Moment.PLAY, Moment.ASSAULTED}),
    op.Recover: frozenset({Moment.PLAY}),
    op.Find: frozenset({Moment.PLAY}),
    op.Capture: frozenset({Moment.PLAY}),
    op.Negate: frozenset({Moment.RESPONSE}),
}
_ONLY_FOR: Mapping[type[Operation], Use] = {
    op.SecondTeam: Use.ASSAULT,
    op.SecondUnit: Use.SEARCH,
    op.MoreDefenders: Use.DEFENSE,
    op.DestroyBoth: Use.DEFENSE,
}


def step_problems(
    steps: tuple[Operation, ...], moment: Moment, uses: tuple[Use, ...]
) -> Iterator[Problem]:
    """Yield the steps of a text that cannot work at its moment, or at one of the uses of its card."""
    for number, step in enumerate(steps, start=1):
        moments = _MOMENTS.get(type(step), frozenset({Moment.COMMIT}))
        if moment not in moments:
            words = listed(sorted(moments))
            yield (
                (f"step {number}", "do"),
                f"an operation that works {moment}; this one works {words}",
            )
        only = _ONLY_FOR.get(type(step))
        if only and any(use is not only for use in uses):
            yield (f"step {number}", "do"), f"an operation for all uses; this one is for {only}"
        if isinstance(step, op.GiveUp) and not any(map(_names_a_manned_team, steps[: number - 1])):
            yield (
                (f"step {number}", "do"),
                "a step before this one that raises a Team with a Character, found none",
            )


def _names_a_manned_team(step: Operation) -> bool:
    return isinstance(step, op.Raise) and step.of is not None and step.of.characters_at_least > 0
