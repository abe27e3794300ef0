"""Records as JSON and back, by their classes' names: for a cache, not for files that people keep.

A record is an object with one key, its class, and the list of its fields in order, without those at the
end that are as by default; a member of an enumeration likewise with its value. It is quicker than a
general codec, and it knows no versions: `schema` says whether a text was written by the same classes.
"""

import json
from collections.abc import Iterable
from enum import StrEnum
from typing import Any

import attrs

from content.checksum import checksum
from core.kernel.quick import fields_of


class Codec:
    """Writes and reads the records of the classes it is made with; their names must differ."""

    def __init__(self, classes: Iterable[type]) -> None:
        self._classes = {each.__name__: each for each in classes}
        self._bare: dict[str, object] = {}

    @property
    def schema(self) -> str:
        """A checksum that differs whenever the fields, defaults or members of the classes do."""
        shapes = [(name, _shape(each)) for name, each in sorted(self._classes.items())]
        return checksum(repr(shapes).encode())

    def encode(self, value: object) -> str:
        """Return records, strings, numbers, truth values, None and tuples of them as JSON."""
        return json.dumps(_plain(value), ensure_ascii=False, separators=(",", ":"))

    def decode(self, text: str) -> Any:
        """Return what `encode` was given. Raises ValueError, KeyError or TypeError for other text."""
        value = json.loads(text, object_hook=self._made)
        return _tuples(value) if isinstance(value, list) else value

    def _made(self, table: dict[str, list[Any]]) -> object:
        ((name, values),) = table.items()
        if values:
            return self._classes[name](*_tuples(values))
        if name not in self._bare:
            self._bare[name] = self._classes[name]()
        return self._bare[name]


def _shape(made: type[Any]) -> list[str]:
    if issubclass(made, StrEnum):
        return [each.value for each in made]
    return [f"{name}={default!r}" for name, default in fields_of(made).items()]


def _plain(value: Any) -> Any:
    if isinstance(value, StrEnum):
        return {type(value).__name__: [value.value]}
    if attrs.has(type(value)):
        return {type(value).__name__: [_plain(each) for each in _stated(value)]}
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    return value


def _stated(record: Any) -> list[Any]:
    """Return the values of the fields up to the last one that is not as by default."""
    fields = attrs.fields(type(record))
    values = [getattr(record, each.name) for each in fields]
    while values and _as_by_default(values[-1], fields[len(values) - 1].default):
        values.pop()
    return values


def _as_by_default(value: object, default: object) -> bool:
    return type(value) is type(default) and value == default


def _tuples(values: list[Any]) -> tuple[Any, ...]:
    return tuple([_tuples(each) if type(each) is list else each for each in values])
