"""Quick constructors and copies for frozen attrs classes, each generated when it is first called."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeVar, cast

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
    if "__fields__" in cls.__dict__:
        return cast(Mapping[str, Any], cls.__fields__)
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
