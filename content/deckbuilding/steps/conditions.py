"""The conditions that operations name: which cards, and when."""

from collections.abc import Iterator

import attrs

from content.deckbuilding.steps.base import ONLY_TRUE, exactly_one
from content.expect import Expect, Problem, one_of, whole
from content.records import record
from core.deckbuilding.cards import Kind, WeaponType
from core.deckbuilding.operations import Condition, Which


def which(card: Expect) -> Expect:
    """Return the expectation of a table of conditions on a card; `card` reads a card's name."""
    fields = {
        "kind": one_of([each.value for each in Kind]),
        "weapon_type": one_of([each.value for each in WeaponType]),
        "named": card,
    }
    return record(Which, fields)


def condition(on_card: Expect) -> Expect:
    """Return the expectation of a table with the one condition of a step; `on_card` reads a Which."""
    fields = {
        "done": ONLY_TRUE,
        "it": on_card,
        "health_at_least": whole(),
        "ammo_above": whole(),
        "weapons_in_use_at_least": whole(2),
    }
    return record(Condition, fields, _one_condition)


def _one_condition(made: Condition) -> Iterator[Problem]:
    return exactly_one(made, *(each.name for each in attrs.fields(Condition)))
