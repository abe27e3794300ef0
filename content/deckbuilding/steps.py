"""Operations as content writes them: `{ do = "trash", zone = "hand", count = 1 }` into records.

`do` is the name of the operation's class in small letters; the other keys are its fields.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import attrs

from content.deckbuilding.names import Names
from content.deckbuilding.terms import SLUG
from content.expect import Expect, Problem, every, listed, one_of, shown, suggestion, unfit, whole
from content.records import record
from core.deckbuilding import operations as op
from core.deckbuilding.cards import Kind, WeaponType
from core.deckbuilding.operations import COUNTS, Operation

_CHANGE = whole(-999)
_AT_LEAST_ONE = whole(1)


def operation_name(operation: type[Operation]) -> str:
    """Return the word that content writes for an operation: `TrashThis` is `trash_this`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", operation.__name__).lower()


OPERATIONS: Mapping[str, type[Operation]] = {operation_name(each): each for each in op.ALL}
"""The operations by the words that content writes for them."""

COUNT = one_of(COUNTS)
"""What `per` can count."""


class Steps:
    """The expectations of what stands in card texts and names cards.

    `which` is a table of conditions on a card, `steps` a list of operations. Card names are looked up
    in `names` while a table is read.
    """

    def __init__(self, names: Names) -> None:
        bought = names.expect("the name of a Resource card", "in_pile")
        self.which = record(
            op.Which,
            {
                "kind": one_of([each.value for each in Kind]),
                "weapon_type": one_of([each.value for each in WeaponType]),
                "named": names.expect("the name of a card"),
            },
        )
        self.steps = every(
            Expect("a table with the key do", lambda value: isinstance(value, dict), self._step),
            "step",
        )
        fields = {
            **_PLAIN,
            op.Trash: {"zone": _ZONE, "of": self.which},
            op.TrashThis: {"also": bought},
            op.Put: {"zone": _ZONE, "to": _TO, "of": self.which, "count": _AT_LEAST_ONE},
            op.Gain: {"of": self.which},
            op.GainNamed: {"card": bought},
            op.GainFromIt: {"of": self.which},
            op.WeaponDamage: {**_WEAPON_DAMAGE, "of": self.which},
            op.DefeatNext: {"of": self.which},
            op.ShuffleIntoMansion: {
                "card": names.expect("the name of a card of the Mansion", "in_mansion")
            },
            op.When: {"cond": _condition(self.which), "then": self.steps},
            op.Choose: {"ways": every(_branch(bought, self.steps), "way", least=2)},
        }
        self._made = {
            name: record(each, fields.get(each), _CHECKS.get(each), known=("do",))
            for name, each in OPERATIONS.items()
        }

    def _step(self, table: dict[str, Any]) -> Operation:
        name = table.get("do")
        if not isinstance(name, str) or name not in OPERATIONS:
            raise unfit(_operation_expected(name), "do")
        made: Operation = self._made[name]({key: table[key] for key in table if key != "do"})
        return made


def _operation_expected(name: object) -> str:
    near = suggestion(name, OPERATIONS) if isinstance(name, str) else ""
    return f"an operation, found {shown(name)}{near or f'; there are {listed(OPERATIONS)}'}"


def _condition(which: Expect) -> Expect:
    return record(op.Condition, {"done": _ONLY_TRUE, "it": which, **_CONDITION}, _one_condition)


def _branch(bought: Expect, steps: Expect) -> Expect:
    return record(op.Branch, {"key": SLUG, "do": steps, "needs_in_hand": bought})


_ZONE = one_of(("hand", "discard_pile"))
_TO = one_of(("hand", "inventory_top", "discard_pile"))
_ONLY_TRUE = Expect("true", lambda value: value is True)
_CONDITION = dict.fromkeys(("health_at_least", "ammo_above"), whole()) | {
    "weapons_in_use_at_least": whole(2)
}
_WEAPON_DAMAGE = {
    "on": one_of(("own", "this", "chosen")),
    "add": _CHANGE,
    "per": COUNT,
    "until": one_of(("turn", "explore")),
}
_PLAIN: Mapping[type[Operation], Mapping[str, Expect]] = {
    op.Add: {
        **dict.fromkeys(("actions", "buys", "explores", "gold", "ammo"), _CHANGE),
        "cards": whole(),
    },
    op.Heal: {"who": one_of(("any", "own"))},
    op.Damage: {"who": one_of(("each", "adjacent")), "amount": _AT_LEAST_ONE},
    op.MoreTurns: {"turns": _AT_LEAST_ONE},
}


def _given(made: Any, names: tuple[str, ...]) -> list[str]:
    """Return the fields among these that differ from what they are when a file leaves them out."""
    fields = attrs.fields_dict(type(made))
    return [name for name in names if getattr(made, name) != fields[name].default]


def exactly_one(made: Any, *names: str) -> Iterator[Problem]:
    """Yield the problem of a record in which none or several of these fields are given."""
    given = _given(made, names)
    if len(given) != 1:
        found = " and ".join(given) or "none"
        yield (), f"exactly one of {listed(names)}, found {found}"


def something(made: Any, *names: str) -> Iterator[Problem]:
    """Yield the problem of a record in which none of these fields is given."""
    if not _given(made, names):
        yield (), f"at least one of {listed(names)}, found none"


def _one_condition(made: op.Condition) -> Iterator[Problem]:
    return exactly_one(
        made, "done", "it", "health_at_least", "ammo_above", "weapons_in_use_at_least"
    )


def _another_place(made: op.Put) -> Iterator[Problem]:
    if made.zone == made.to:
        yield ("to",), f"another place than the zone, found {shown(made.to)}"


def _different_ways(made: op.Choose) -> Iterator[Problem]:
    keys = [way.key for way in made.ways]
    for number, key in enumerate(keys):
        if key in keys[:number]:
            yield (
                ("ways", f"way {number + 1}", "key"),
                f"a key that no other way has, found {shown(key)}",
            )


_CHECKS: Mapping[type[Operation], Any] = {
    op.Add: lambda made: something(made, "actions", "buys", "explores", "gold", "ammo", "cards"),
    op.Trash: lambda made: exactly_one(made, "count", "up_to", "random"),
    op.Put: _another_place,
    op.Heal: lambda made: exactly_one(made, "amount", "full"),
    op.WeaponDamage: lambda made: exactly_one(made, "add", "zero"),
    op.NextTurn: lambda made: something(made, "explores", "must_explore", "no_actions", "skip"),
    op.Choose: _different_ways,
}
