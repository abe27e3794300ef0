"""Reading data strictly: nothing is converted, nothing is passed over, every fault has its place."""

from collections.abc import Callable
from pathlib import Path
from types import NoneType
from typing import Any, TypeVar

from cattrs import Converter, transform_error

from saves.errors import OutOfTypeError

T = TypeVar("T")

PRIMITIVES = (bool, int, float, str)


def strict_converter() -> Converter:
    """Return a converter that refuses unknown fields, and numbers in quotes."""
    converter = Converter(forbid_extra_keys=True)
    for primitive in PRIMITIVES:
        converter.register_structure_hook(primitive, _exactly(primitive))
    converter.register_structure_hook_func(lambda cls: cls is NoneType, _exactly(NoneType))
    return converter


def built(converter: Converter, data: Any, cls: type[T], path: Path) -> T:
    """Return the value of a class that was written as `data` in the file `path`.

    Raises OutOfTypeError, which names each fault with its place in the data.
    """
    try:
        return converter.structure(data, cls)
    except Exception as error:
        # cattrs groups whatever is raised by what it calls, and catches it like this itself.
        raise OutOfTypeError(path, tuple(transform_error(error))) from error


def _exactly(primitive: type) -> Callable[[Any, Any], Any]:
    def read(value: Any, cls: Any) -> Any:
        if type(value) is not primitive:
            raise TypeError(f"expected {primitive.__name__}, found {value!r}")
        # A string enum is below str, so it comes here too.
        return value if cls is primitive else cls(value)

    return read


RECORDS = strict_converter()
"""Converts headers, entries, snapshots and campaigns."""
