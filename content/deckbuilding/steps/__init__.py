"""Operations as content writes them: `{ do = "trash", zone = "hand", count = 1 }` into records.

`do` is the name of the operation's class in small letters; the other keys are its fields. The modules
of this package have the forms of the operations, by the same subjects as those in core.
"""

import re
from collections.abc import Mapping
from typing import Any

from content.deckbuilding.names import Names
from content.deckbuilding.steps import (
    battles,
    cards,
    counters,
    experience,
    flow,
    gains,
    harm,
    health,
    infection,
    inventory,
    later,
    mansion,
    players,
    weapons,
)
from content.deckbuilding.steps.base import COUNT, Form, Forms, Words, exactly_one, something
from content.deckbuilding.steps.conditions import which
from content.expect import Expect, every, listed, shown, suggestion, unfit
from content.records import record
from core.deckbuilding.operations import ALL, Operation


def operation_name(operation: type[Operation]) -> str:
    """Return the word that content writes for an operation: `TrashThis` is `trash_this`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", operation.__name__).lower()


OPERATIONS: Mapping[str, type[Operation]] = {operation_name(each): each for each in ALL}
"""The operations by the words that content writes for them."""

FORMS: Forms = {
    **battles.FORMS,
    **cards.FORMS,
    **counters.FORMS,
    **experience.FORMS,
    **flow.FORMS,
    **gains.FORMS,
    **harm.FORMS,
    **health.FORMS,
    **infection.FORMS,
    **inventory.FORMS,
    **later.FORMS,
    **mansion.FORMS,
    **players.FORMS,
    **weapons.FORMS,
}
"""The forms of all operations."""


class Steps:
    """The expectations of what stands in card texts and names cards.

    `which` is a table of conditions on a card, `steps` a list of operations. Card names are looked up
    in `names` while a table is read.
    """

    def __init__(self, names: Names) -> None:
        card = names.expect("the name of a card")
        self.which = which(card)
        self.steps = every(
            Expect("a table with the key do", lambda value: isinstance(value, dict), self._step),
            "step",
        )
        words = Words(
            self.which,
            self.steps,
            card,
            bought=names.expect("the name of a Resource card", "in_pile"),
            in_mansion=names.expect("the name of a card of the Mansion", "in_mansion"),
        )
        self._made = {name: _table(each, words) for name, each in OPERATIONS.items()}

    def _step(self, table: dict[str, Any]) -> Operation:
        name = table.get("do")
        if not isinstance(name, str) or name not in OPERATIONS:
            raise unfit(_operation_expected(name), "do")
        made: Operation = self._made[name]({key: table[key] for key in table if key != "do"})
        return made


def _table(operation: type[Operation], words: Words) -> Expect:
    form = FORMS[operation]
    return record(operation, form.fields(words), form.check, known=("do",))


def _operation_expected(name: object) -> str:
    near = suggestion(name, OPERATIONS) if isinstance(name, str) else ""
    return f"an operation, found {shown(name)}{near or f'; there are {listed(OPERATIONS)}'}"


__all__ = [
    "COUNT",
    "FORMS",
    "OPERATIONS",
    "Form",
    "Forms",
    "Steps",
    "Words",
    "exactly_one",
    "operation_name",
    "something",
]
