"""One generated copy function for each of the records that change at every decision."""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, cast

import attrs

T = TypeVar("T")

Copier = Callable[[T, dict[str, Any]], T]
"""Returns a copy of a record with the fields of a mapping changed."""


@cache
def copier(cls: type[T]) -> Copier[T]:
    """Return the copy function of a class made with `frozen(weakref_slot=False)` and no attrs base.

    States are copied several times a decision, and attrs.evolve takes eight times as long. The copy
    is filled as an object of an open class with the same slots, which then becomes the frozen one.
    """
    names = [each.name for each in attrs.fields(cast(Any, cls))]
    body = "".join(f"    new.{name} = old.{name}\n" for name in names)
    source = (
        "def copy(old, changes):\n    new = make(open)\n"
        + body
        + "    for name, value in changes.items():\n"
        "        put(new, name, value)\n    new.__class__ = frozen\n    return new\n"
    )
    open_class = type(cls.__name__, (), {"__slots__": tuple(names)})
    scope: dict[str, Any] = {
        "make": object.__new__,
        "open": open_class,
        "put": setattr,
        "frozen": cls,
    }
    exec(source, scope)  # noqa: S102 - field names of our own classes, nothing from outside
    made: Copier[T] = scope["copy"]
    return made
