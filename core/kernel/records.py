"""Records: frozen attrs classes for which no code is written at the start of the program."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from inspect import get_annotations
from operator import attrgetter
from typing import Any, ClassVar, TypeVar, cast, dataclass_transform

import attrs

from core.kernel.quick import Copier, Quick, copier

T = TypeVar("T")


class _Recorded(type):
    """Makes the classes of records: what is annotated becomes a slot, and its value the default."""

    __fields__: dict[str, Any]
    __match_args__: tuple[str, ...]

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> type:
        fields: dict[str, Any] = {}
        for base in bases:
            fields |= base.__fields__ if isinstance(base, cls) else {}
        kinds = _annotated(namespace)
        own = tuple(each for each, kind in kinds.items() if not _of_the_class(kind))
        for fault in _faults(namespace, own, fields):
            raise TypeError(f"{name}: {fault}")
        fields |= {each: namespace.pop(each, attrs.NOTHING) for each in own}
        made = {
            "__slots__": own,
            "__fields__": fields,
            "__match_args__": tuple(fields),
            "__attrs_attrs__": _DESCRIBED,
            "__attrs_props__": _PROPS,
            "_values": attrgetter(*fields or ("__class__",)),
        }
        return super().__new__(cls, name, bases, {**namespace, **made})


def _annotated(namespace: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return what the body of a class annotates. From Python 3.14 on it has a function that tells."""
    if sys.version_info >= (3, 14) and "__annotations__" not in namespace:
        from annotationlib import (  # noqa: PLC0415 - older versions have no such module
            Format,
            call_annotate_function,
            get_annotate_from_class_namespace,
        )

        tell = get_annotate_from_class_namespace(namespace)
        return call_annotate_function(tell, Format.FORWARDREF) if tell else {}
    kinds: Mapping[str, Any] = namespace.get("__annotations__", {})
    return kinds


def _of_the_class(kind: object) -> bool:
    """Say whether an annotation is that of a class variable, which is no field."""
    if isinstance(kind, str):
        return kind.startswith(("ClassVar", "typing.ClassVar"))
    return getattr(kind, "__origin__", kind) is ClassVar


def _faults(
    namespace: Mapping[str, Any], own: Sequence[str], inherited: Mapping[str, Any]
) -> Iterator[str]:
    """Say where a class would not be what it looks like."""
    if "__attrs_attrs__" in namespace:
        yield "a Record takes no decorator of attrs"
    for each in ("__init__", "__attrs_post_init__"):
        if each in namespace:
            yield f"a Record only fills its fields, and has no {each}"
    optional = [each for each, default in inherited.items() if default is not attrs.NOTHING]
    for each in own:
        if each in inherited:
            yield f"the base has the field {each!r} already"
        if each.startswith("_") or each == "self":
            yield f"{each!r} is no name for a field"
        if isinstance(namespace.get(each), _FIELD):
            yield f"the default of {each!r} is to be a value"
        if each in namespace:
            optional.append(each)
        elif optional:
            yield f"{each!r} has no default, but {optional[0]!r} before it has one"


class _Described:
    """The fields of a record as attrs describes them, found out when somebody asks."""

    def __get__(self, _record: object, cls: Any) -> tuple[Any, ...]:
        given = {name: each for name, each in cls.__fields__.items() if each is not attrs.NOTHING}
        kinds: dict[str, Any] = {}
        for base in reversed(cls.__mro__):
            kinds |= get_annotations(base)
        plain = type(cls.__name__, (), {"__annotations__": kinds, **given})
        made: tuple[Any, ...] = attrs.fields(attrs.define(plain, slots=False, init=False))
        cls.__attrs_attrs__ = made
        return made


_FIELD = type(attrs.field())
_DESCRIBED = _Described()
_PROPS = attrs.inspect(attrs.frozen(type("Record", (), {})))


@dataclass_transform(frozen_default=True)
class Record(Quick, metaclass=_Recorded):
    """A base whose subclasses are frozen attrs classes without a decorator, and as cheap as plain ones.

    They compare, hash and print by their fields; a default is a value. attrs writes the code of its
    classes one by one, and for the hundreds that a game has (events, frames, operations) that takes
    longer than all else at the start of the program. Here it describes the fields when it is asked to:
    `attrs.fields`, `evolve`, `inspect` and cattrs find what they find at any attrs class.
    """

    __match_args__: ClassVar[tuple[str, ...]]
    __attrs_attrs__: ClassVar[Any]
    _values: ClassVar[Any]

    def __setattr__(self, name: str, value: object) -> None:
        raise attrs.exceptions.FrozenInstanceError

    def __delattr__(self, name: str) -> None:
        raise attrs.exceptions.FrozenInstanceError

    def __setstate__(self, state: tuple[None, dict[str, object]]) -> None:
        for name, value in state[1].items():
            object.__setattr__(self, name, value)

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        values = self._values
        return bool(values(self) == values(other))

    def __hash__(self) -> int:
        return hash((type(self), self._values(self)))

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__match_args__)
        return f"{type(self).__name__}({shown})"


def evolve(record: T, **changes: Any) -> T:
    """Return a copy of an object of any attrs class with some fields changed; of a `Quick` one quickly."""
    if not isinstance(record, Quick):
        return cast(T, attrs.evolve(cast(Any, record), **changes))
    copy: Copier[T] = copier(cast(Any, type(record)))
    return copy(record, changes)
