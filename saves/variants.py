"""Fields in which one of several things may stand: a class or those below it, or a union."""

from collections.abc import Callable
from typing import Any, get_args, get_origin

import attrs
from cattrs import Converter
from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn

from saves.shapes import Shapes, is_enum
from saves.strict import PRIMITIVES

TAG = "_type"
"""The key beside the fields of a value that names its class."""

Reader = Callable[[Any, Any], Any]
Writer = Callable[[Any], Any]


class Family:
    """Reads and writes the classes that may stand where `declared` is declared.

    A value of the declared class itself has no tag, so what is written does not depend on which
    classes happen to be known.
    """

    def __init__(
        self, converter: Converter, declared: type | None, members: dict[str, type]
    ) -> None:
        self._converter = converter
        self._declared = declared
        self._members = members
        self._readers: dict[type, Reader] = {}
        self._writers: dict[type, Writer] = {}

    def read(self, data: Any, _: Any = None) -> Any:
        """Return the value of the class that the tag names. Raises if there is no such class."""
        if not isinstance(data, dict):
            raise TypeError(f"expected a table, found {data!r}")
        cls = self._declared
        if TAG in data:
            data = dict(data)
            name = data.pop(TAG)
            cls = self._members.get(name) if isinstance(name, str) else None
        if cls is None:
            raise ValueError(f"expected one of {', '.join(self._members)}")
        return self._reader(cls)(data, cls)

    def write(self, value: Any) -> Any:
        """Return the fields of a value and, unless it is of the declared class, its tag."""
        cls = type(value)
        if self._members.get(cls.__name__) is not cls:
            raise TypeError(f"{cls.__name__} is not one of {', '.join(self._members)}")
        fields = self._writer(cls)(value)
        return fields if cls is self._declared else {TAG: cls.__name__, **fields}

    # Made when they are first needed: classes may hold one another.

    def _reader(self, cls: type) -> Reader:
        if cls not in self._readers:
            self._readers[cls] = make_dict_structure_fn(
                cls, self._converter, _cattrs_forbid_extra_keys=True
            )
        return self._readers[cls]

    def _writer(self, cls: type) -> Writer:
        if cls not in self._writers:
            self._writers[cls] = make_dict_unstructure_fn(cls, self._converter)
        return self._writers[cls]


class AnyOf:
    """Reads and writes the members of a union, told apart by what they are written as."""

    def __init__(self, converter: Converter, shapes: Shapes, union: Any) -> None:
        self._converter = converter
        members = get_args(union)
        self._plain = {type(None), *PRIMITIVES} & set(members)
        self._tuple = next((each for each in members if get_origin(each) is tuple), None)
        self._enum = next((each for each in members if is_enum(each)), None)
        classes = [each for each in members if isinstance(each, type) and attrs.has(each)]
        known = {name: cls for each in classes for name, cls in shapes.families[each].items()}
        self._family = Family(converter, classes[0] if len(classes) == 1 else None, known)

    def read(self, data: Any, _: Any) -> Any:
        """Return the member that the data is of. Raises if it is of none."""
        if isinstance(data, dict):
            return self._family.read(data)
        if isinstance(data, list) and self._tuple is not None:
            return self._converter.structure(data, self._tuple)
        if isinstance(data, str) and self._enum is not None:
            return self._enum(data)
        if type(data) in self._plain:
            return data
        raise TypeError(f"nothing of this kind is expected: {data!r}")

    def write(self, value: Any) -> Any:
        """Return a member as plain data."""
        if isinstance(value, tuple):
            return self._converter.unstructure(value, unstructure_as=self._tuple)
        if attrs.has(type(value)):
            return self._family.write(value)
        return value.value if self._enum is not None and is_enum(type(value)) else value
