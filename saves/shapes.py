"""What the classes of a game's data look like, and what may stand in their fields."""

from enum import Enum
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

import attrs

from core.kernel.agenda import Frame
from core.kernel.rules import Types
from saves.digests import sealed
from saves.strict import PRIMITIVES


class UnsupportedTypeError(TypeError):
    """A class of a game has a field that cannot be written down and read back exactly."""


def is_union(annotation: Any) -> bool:
    """Say whether an annotation is a union of types."""
    return get_origin(annotation) in (Union, UnionType)


class Shapes:
    """The attrs classes that are found from the set-up, the state and the catalogue of a game.

    Raises UnsupportedTypeError, naming the field, for anything but attrs classes, tuples, enums,
    Literals, numbers, strings, None and unions of these.
    """

    def __init__(self, types: Types) -> None:
        self._frames = types.frames
        self.families: dict[type, dict[str, type]] = {}
        """For each class, those that may stand where it is declared, by name, itself first."""
        self._visit_all(types.state, *types.frames)
        self._printed = tuple(self.families)
        self._visit_all(types.setup, types.catalogue)

    def digest(self) -> str:
        """Return a digest of how states are printed: it changes when their text can change."""
        lines = sorted(
            f"{cls.__name__}({', '.join(field.name for field in attrs.fields(cls) if field.repr)})"
            for cls in self._printed
        )
        return sealed("\n".join(lines).encode())

    def _visit_all(self, *roots: type) -> None:
        for root in roots:
            self._visit(root, root.__name__)

    def _visit(self, annotation: Any, where: str) -> None:
        if annotation in self.families or annotation in (*PRIMITIVES, NoneType, ...):
            return
        if isinstance(annotation, type) and attrs.has(annotation):
            self._visit_class(annotation, where)
        elif is_union(annotation):
            _check_union(annotation, where)
            for member in get_args(annotation):
                self._visit(member, where)
        elif get_origin(annotation) is tuple:
            for member in get_args(annotation):
                self._visit(member, where)
        elif not (get_origin(annotation) is Literal or is_enum(annotation)):
            raise UnsupportedTypeError(f"{where}: {annotation}")

    def _visit_class(self, cls: type, where: str) -> None:
        if cls.__hash__ is None:
            raise UnsupportedTypeError(f"{where}: {cls.__name__} is not frozen")
        family = self.families[cls] = self._family(cls)
        attrs.resolve_types(cls)
        for field in attrs.fields(cls):
            self._visit(field.type, f"{cls.__name__}.{field.name}")
        for member in family.values():
            self._visit(member, where)

    def _family(self, cls: type) -> dict[str, type]:
        below = self._frames if cls is Frame else _subclasses(cls)
        members = {cls.__name__: cls}
        for member in below:
            if members.setdefault(member.__name__, member) is not member:
                raise UnsupportedTypeError(f"two classes below {cls.__name__}: {member.__name__}")
        return members


def _subclasses(cls: type) -> list[type]:
    # Making a class slotted makes it anew; the first attempt has no attributes of its own and
    # lingers among the subclasses until it is collected.
    found: list[type] = []
    below: list[type] = cls.__subclasses__()
    for each in below:
        if "__attrs_attrs__" in vars(each):
            found.append(each)
        found.extend(_subclasses(each))
    return found


def is_enum(annotation: Any) -> bool:
    """Say whether an annotation is an enum."""
    return isinstance(annotation, type) and issubclass(annotation, Enum)


def _check_union(annotation: Any, where: str) -> None:
    """Whatever is written must tell by itself which member of the union it is."""
    members = get_args(annotation)
    texts = [each for each in members if each is str or is_enum(each)]
    tuples = [each for each in members if get_origin(each) is tuple]
    if len(texts) > 1 or len(tuples) > 1 or any(get_origin(each) is Literal for each in members):
        raise UnsupportedTypeError(f"{where}: {annotation} cannot be told apart when read")
