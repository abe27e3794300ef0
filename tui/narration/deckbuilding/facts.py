"""What a wording of a card must not leave out: its figures, the zones, the words that leave a choice.

A hand-written wording and a generated one are held against the same facts.
"""

import re
from collections.abc import Iterator
from typing import Any

import attrs
from attrs import frozen

from core.deckbuilding import operations as op
from core.deckbuilding.cards import Card, Level, Passive, Text
from core.deckbuilding.catalogue import all_texts, nested_steps
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import Operation
from tui.narration.deckbuilding.terms import ZONES, word

_REACTIONS = frozenset({Moment.REACT_WEAPON, Moment.REACT_ATTACK})
_NUMBER_WORDS = {1: ("once",), 2: ("twice",)}

_UNSAID: dict[type[object], tuple[tuple[str, int], ...]] = {
    op.Add: (("every", 1),),
    op.ApplyIt: (("times", 1),),
    op.CharacterDamage: (("times", 1),),
    op.WeaponDamage: (("times", 1),),
    op.GainNamed: (("count", 1),),
}
"""Figures that go without saying."""

_UNSAID_ZONES = ("it", "other")
"""What stands for a zone and is no name of one."""

_WHOLE_ZONES = ("it", "inventory_bottom")
"""What a step takes without a choice of cards."""

OPTIONAL = ("may", "up to")
"""The words that leave a choice; any of them will do."""


@frozen
class Facts:
    """What the texts of a card say: figures without their signs, zones, and whether they leave a choice.

    `cards` are ids of the cards that are named.
    """

    figures: frozenset[int]
    zones: frozenset[str]
    optional: bool
    cards: frozenset[str]


def facts(card: Card) -> Facts:
    """Return what a wording of a card's texts must contain; its icons are not part of it."""
    texts = tuple(all_texts(card))
    records: list[object] = [*_passives(card), *(text.of for text in texts)]
    records += [text.cond for text in texts if text.cond]
    records += [step for text in texts for step in _steps(text)]
    records += [level for level in card.levels if level.level]
    return Facts(
        frozenset(figure for each in records for figure in _figures(each)),
        frozenset(zone for each in records for zone in _zones(each)),
        any(_optional(text) for text in texts),
        frozenset(name for each in records for name in _cards(each)),
    )


def missing(text: str, needed: Facts, names: dict[str, str]) -> tuple[str, ...]:
    """Return what a wording leaves out, in words. `names` are the names of cards by their ids."""
    numbers = {int(each) for each in re.findall(r"\d+", text)}
    said = set(re.findall(r"\w+", text.lower()))
    found = [
        str(figure)
        for figure in sorted(needed.figures - numbers)
        if not said.intersection(_NUMBER_WORDS.get(figure, ()))
    ]
    found += [
        name
        for zone in sorted(needed.zones)
        if (name := word(ZONES, zone)).lower() not in text.lower()
    ]
    found += [names[card] for card in sorted(needed.cards) if names[card] not in text]
    if needed.optional and not any(each in text.lower() for each in OPTIONAL):
        found.append(OPTIONAL[0])
    return tuple(found)


def _passives(card: Card) -> Iterator[Passive]:
    yield from card.passives
    for level in card.levels:
        yield from level.passives


def _steps(text: Text) -> Iterator[Operation]:
    for steps in nested_steps(text.id, text.do).values():
        yield from steps


def _parts(record: object) -> Iterator[tuple[str, object]]:
    """Yield the fields of a record and of the conditions in it, by name; nested steps come by themselves."""
    if isinstance(record, Level):
        yield "decorations", record.decorations
        return
    cls: Any = type(record)
    for field in attrs.fields(cls):
        value = getattr(record, field.name)
        if isinstance(value, op.Which | op.Condition):
            yield from _parts(value)
        elif field.name == "ways":
            for way in value:
                yield "needs_in_hand", way.needs_in_hand
        else:
            yield field.name, value


def _figures(record: object) -> Iterator[int]:
    for name, value in _parts(record):
        if isinstance(value, bool) or not isinstance(value, int):
            continue
        if (name, value) in _UNSAID.get(type(record), ()):
            continue
        if name == "count" and _needs_no_count(record):
            continue
        if value or name in ("set", "decorations", "cost_at_most", "health_at_most"):
            yield abs(value)


def _needs_no_count(record: object) -> bool:
    """Say whether how many cards there are is not what a step says by its count."""
    if getattr(record, "any_number", False):
        return True
    return isinstance(record, op.Put) and (bool(record.up_to) or record.zone in _WHOLE_ZONES)


def _zones(record: object) -> Iterator[str]:
    for name, value in _parts(record):
        if name in ("zone", "to") and isinstance(value, str) and value not in _UNSAID_ZONES:
            yield value


def _cards(record: object) -> Iterator[str]:
    for name, value in _parts(record):
        if name in ("named", "card", "also", "needs_in_hand") and isinstance(value, str) and value:
            yield value


def _optional(text: Text) -> bool:
    if text.may or text.when in _REACTIONS:
        return True
    return any(
        (isinstance(step, op.Trash | op.Put) and step.up_to)
        or (isinstance(step, op.Gain | op.MoveResource) and step.may)
        or (isinstance(step, op.GiveToDiscard) and step.up_to)
        or (isinstance(step, op.ThisTurn) and step.may)
        or (isinstance(step, op.LoseXp) and (step.any_number or step.up_to))
        for step in _steps(text)
    )
