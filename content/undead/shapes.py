"""Tables into records of core of which some fields come from elsewhere: from the name, from other keys."""

from collections.abc import Iterable, Mapping
from typing import Any, Generic, TypeVar

import attrs

from content.expect import Expect, Problem, cells
from content.records import Check, record
from content.slugs import slug
from content.undead.terms import SHORT_CELLS

T = TypeVar("T")


class Shape(Generic[T]):
    """How files write a record of the class `made`, without its fields in `derived`.

    `optional` gives fields that files may leave out their values; `known` are keys of the table that are
    read elsewhere, so that a misspelt one can be named. `check` sees the record as files write it.
    """

    def __init__(
        self,
        made: type[T],
        fields: Mapping[str, Expect],
        derived: Iterable[str] = (),
        optional: Mapping[str, Any] | None = None,
        known: Iterable[str] = (),
        check: Check[Any] | None = None,
    ) -> None:
        self._made = made
        left_out, given = frozenset(derived), optional or {}
        kept = [each for each in attrs.fields(made) if each.name not in left_out]  # type: ignore[arg-type]
        # Fields that may be left out stand last, as Python wants it.
        kept.sort(key=lambda each: each.default is not attrs.NOTHING or each.name in given)
        table: Any = attrs.make_class(
            f"{made.__name__}Table",
            {
                each.name: attrs.field(default=given.get(each.name, each.default), type=each.type)
                for each in kept
            },
            frozen=True,
        )
        self._names = [each.name for each in kept]
        self._record = record(table, fields, check, known)

    def read(self, table: dict[str, Any], **derived: Any) -> T:
        """Return the record of a table. Raises UnfitError."""
        read = self._record(table)
        return self._made(**{name: getattr(read, name) for name in self._names}, **derived)


def named(made: T, table: Mapping[str, Any]) -> T:
    """Return a card with its slug, and its name where the file gives no short one."""
    card: Any = made
    done: T = attrs.evolve(card, slug=slug(card.name, card.id), short=card.short or card.name)
    return done


def width_problems(table: Mapping[str, Any]) -> list[Problem]:
    """Return that a card has no name that is short enough for the narrow columns."""
    short = table.get("short", table.get("name"))
    if isinstance(short, str) and cells(short) > SHORT_CELLS:
        found = "one that is wider" if "short" in table else "nothing, and the name is wider"
        return [(("short",), f"a text of at most {SHORT_CELLS} cells, found {found}")]
    return []
