"""What makes records cheap: classes without code of their own, generated constructors and copies."""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from inspect import get_annotations
from operator import attrgetter
from typing import Any, ClassVar, TypeVar, cast, dataclass_transform

import attrs

T = TypeVar("T")


class Quick:
    """A base of frozen attrs classes without converters and validators: their constructors are quick.

    attrs fills a frozen object by a call a field. Here it is filled as an object of an open class with
    the same slots, which then becomes the frozen one: a third of the time, and a decision makes ten.
    """

    # Here, and so not among the slots of each class: those would make two layouts of one.
    __slots__ = ("__weakref__",)

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "__attrs_attrs__" in cls.__dict__:
            cls.__init__ = _first_init(cls)  # type: ignore[method-assign]


Copier = Callable[[T, dict[str, Any]], T]
"""Returns a copy of a record with the fields of a mapping changed."""


def _first_init(cls: type) -> Any:
    """Return a constructor that makes the quick one when the first object is made, and leaves it."""

    def __init__(self: object, *args: object, **fields: object) -> None:  # noqa: N807 - it is one
        cls.__init__ = made = _quick_init(cls)  # type: ignore[misc]
        made(self, *args, **fields)

    return __init__


def _quick_init(cls: type) -> Any:
    scope, heads, fills = _filling(cls)
    source = "\n".join(
        [
            f"def __init__(self, {heads}):",
            "    _put(self, '__class__', _open)",
            *fills,
            "    self.__class__ = _frozen",
        ]
    )
    return _made(source, scope, "__init__")


def fields_of(cls: Any) -> Mapping[str, Any]:
    """Return the names of a record's fields and their defaults, `attrs.NOTHING` where there is none."""
    if isinstance(cls, _Recorded):
        return cls.__fields__
    return {each.name: each.default for each in attrs.fields(cls)}


def _filling(cls: type) -> tuple[dict[str, Any], str, list[str]]:
    """Return the names that a constructor uses, its parameters, and the lines that fill the fields."""
    # Names of fields do not begin with "_", so they cannot be mistaken for these.
    scope: dict[str, Any] = {"_put": object.__setattr__, "_open": _opened(cls), "_frozen": cls}
    heads, fills = [], []
    for name, default in fields_of(cls).items():
        head = fill = name
        if isinstance(default, attrs.Factory):  # type: ignore[arg-type]
            scope[f"_make_{name}"] = default.factory
            head, fill = f"{name}=_put", f"_make_{name}() if {name} is _put else {name}"
        elif default is not attrs.NOTHING:
            scope[f"_default_{name}"] = default
            head = f"{name}=_default_{name}"
        heads.append(head)
        fills.append(f"    self.{name} = {fill}")
    return scope, ", ".join(heads), fills


def maker(cls: type[T]) -> type[T]:
    """Return a function that does what calling a `Quick` class does, in half the time.

    Python looks up `__new__` and `__init__` at each call of a class. This is for the few classes whose
    objects are made at every decision; to the type checker it is the class.
    """
    scope, heads, fills = _filling(cls)
    source = "\n".join(
        [
            f"def make({heads}):",
            "    self = _new(_open)",
            *fills,
            "    self.__class__ = _frozen",
            "    return self",
        ]
    )
    return cast(type[T], _made(source, {**scope, "_new": object.__new__}, "make"))


@cache
def _opened(cls: type) -> type:
    """Return a class with the slots of a frozen one whose objects can be changed."""
    names = ("__setattr__", "__delattr__")
    usual = {name: getattr(object, name) for name in names}
    slots = {"__slots__": cls.__dict__["__slots__"], **usual}
    return type.__new__(type(cls), cls.__name__, cls.__bases__, slots)


def evolve(record: T, **changes: Any) -> T:
    """Return a copy of an object of any attrs class with some fields changed; of a `Quick` one quickly."""
    if not isinstance(record, Quick):
        return cast(T, attrs.evolve(cast(Any, record), **changes))
    copy: Copier[T] = copier(cast(Any, type(record)))
    return copy(record, changes)


def _made(source: str, scope: dict[str, Any], name: str) -> Any:
    exec(source, scope)  # noqa: S102 - field names of our own classes, nothing from outside
    return scope[name]


@cache
def copier(cls: type[T]) -> Copier[T]:
    """Return the copy function of a `Quick` class.

    States are copied several times a decision, and attrs.evolve takes eight times as long.
    """
    names = list(fields_of(cls))
    source = "\n".join(
        [
            "def copy(old, changes):",
            "    new = make(open)",
            *(f"    new.{name} = old.{name}" for name in names),
            "    for name, value in changes.items():",
            "        put(new, name, value)",
            "    new.__class__ = frozen",
            "    return new",
        ]
    )
    opened = _opened(cast(Any, cls))
    scope = {"make": object.__new__, "open": opened, "put": setattr, "frozen": cls}
    made: Copier[T] = _made(source, scope, "copy")
    return made


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
