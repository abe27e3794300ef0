"""One generated copy per class for the records that change at every decision."""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar, cast

import attrs

T = TypeVar("T")

Copier = Callable[[T, dict[str, Any]], T]
"""Returns a copy of a record with the fields of a mapping changed."""


@cache
def copier(cls: type[T]) -> Copier[T]:
    """Return the copy function of a frozen, slotted class.

    attrs.evolve costs four times as much, and states are copied several times a decision.
    """
    names = [each.name for each in attrs.fields(cast(Any, cls))]
    setters = {name: _slot(cls, name) for name in names}
    body = "".join(f"    _set_{name}(new, old.{name})\n" for name in names)
    source = (
        "def copy(old, changes):\n    new = _new(_cls)\n"
        + body
        + "    for name, value in changes.items():\n"
        "        _setters[name](new, value)\n    return new\n"
    )
    scope: dict[str, Any] = {"_new": object.__new__, "_cls": cls, "_setters": setters}
    scope |= {f"_set_{name}": setter for name, setter in setters.items()}
    exec(source, scope)  # noqa: S102 - field names of our own classes, nothing from outside
    made: Copier[T] = scope["copy"]
    return made


def _slot(cls: type, name: str) -> Callable[[object, object], None]:
    for base in cls.__mro__:
        if name in base.__dict__:
            setter: Callable[[object, object], None] = base.__dict__[name].__set__
            return setter
    raise AttributeError(name)


if TYPE_CHECKING:
    from attrs import evolve as but
else:

    def but(record, /, **changes):
        """Return a copy of a frozen, slotted record with some fields changed."""
        return copier(type(record))(record, changes)


__all__ = ["but", "copier"]
