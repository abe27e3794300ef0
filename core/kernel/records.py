"""What makes records cheap: a generated copy function, and comparing and printing done once."""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, cast

import attrs

T = TypeVar("T")


class Alike:
    """A base of attrs classes made with `frozen(eq=False, repr=False)`: what attrs would generate.

    They compare, hash and print by their fields. To generate that for each of a hundred small classes
    takes longer than anything else at the start of the program.
    """

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return _values(self) == _values(other)

    def __hash__(self) -> int:
        return hash((type(self), _values(self)))

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in _names(type(self)))
        return f"{type(self).__name__}({shown})"


def _values(record: object) -> tuple[object, ...]:
    return tuple(getattr(record, name) for name in _names(type(record)))


def _names(cls: Any) -> tuple[str, ...]:
    return tuple(each.name for each in attrs.fields(cls))


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
