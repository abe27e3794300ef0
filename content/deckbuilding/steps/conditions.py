"""The conditions that operations name: which cards, and when."""

from collections.abc import Iterator

import attrs

from content.deckbuilding.steps.base import COUNT, ONLY_TRUE, exactly_one, given, something
from content.expect import NAME, Expect, Problem, one_of, whole
from content.records import record
from core.deckbuilding.cards import Kind, WeaponType
from core.deckbuilding.operations import Condition, Which


def which(card: Expect) -> Expect:
    """Return the expectation of a table of conditions on a card; `card` reads a card's name."""
    fields = {
        "kind": one_of([each.value for each in Kind]),
        "not_kind": one_of([each.value for each in Kind]),
        "weapon_type": one_of([each.value for each in WeaponType]),
        "named": card,
        "name_has": NAME,
        "trait": NAME,
    }
    return record(Which, fields)


def condition(on_card: Expect) -> Expect:
    """Return the expectation of a table with the one condition of a step; `on_card` reads a Which."""
    fields = {
        "done": ONLY_TRUE,
        "heads": ONLY_TRUE,
        "night": ONLY_TRUE,
        "it": on_card,
        "health_at_least": whole(),
        "ammo_above": whole(),
        "weapons_in_use_at_least": whole(2),
        "count": COUNT,
        "of": on_card,
        "hit": one_of(("exact", "more")),
    }
    return record(Condition, fields, _one_condition)


_OF_COUNT = ("of", "at_least", "at_most")


def _one_condition(made: Condition) -> Iterator[Problem]:
    asked = [each.name for each in attrs.fields(Condition) if each.name not in _OF_COUNT]
    yield from exactly_one(made, *asked)
    if made.count:
        yield from something(made, "at_least", "at_most")
    elif given(made, _OF_COUNT):
        yield ("count",), "what is counted, found nothing"
