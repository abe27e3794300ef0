"""A game's data as plain JSON values, and back: exactly equal, with an equal repr.

Classes say all there is to know. Where a class is declared and a subclass stands, the subclass's
name is written beside its fields, as `_type`; unknown, missing and ill-typed fields are refused.
"""

from collections.abc import Callable
from functools import lru_cache, partial
from operator import is_
from pathlib import Path
from typing import Any, TypeVar

from cattrs import Converter

from core.kernel.rules import Types
from saves.shapes import Shapes, is_union
from saves.strict import built, strict_converter
from saves.variants import AnyOf, Family

T = TypeVar("T")


class Codec:
    """Writes and reads the set-ups, states and catalogues of one game."""

    def __init__(self, types: Types) -> None:
        shapes = Shapes(types)
        self.types = types
        self.shape = shapes.digest()
        self._converter = _converter(shapes)

    def plain(self, value: Any, cls: type) -> Any:
        """Return a value of a class, or of one below it, as dicts, lists and primitives."""
        return self._converter.unstructure(value, unstructure_as=cls)

    def built(self, data: Any, cls: type[T], path: Path) -> T:
        """Return the value of a class that was written as `data` in the file `path`.

        Raises OutOfTypeError, which names each fault with its place in the data.
        """
        return built(self._converter, data, cls, path)


@lru_cache(maxsize=8)
def codec_for(types: Types) -> Codec:
    """Return the codec of a game. Raises UnsupportedTypeError if a class of it cannot be kept."""
    return Codec(types)


def _converter(shapes: Shapes) -> Converter:
    converter = strict_converter()
    # Predicates and not classes: a hook for a class would also serve the classes below it.
    for cls, members in shapes.families.items():
        if len(members) > 1:
            family = Family(converter, cls, members)
            converter.register_structure_hook_func(partial(is_, cls), family.read)
            converter.register_unstructure_hook_func(partial(is_, cls), family.write)

    @converter.register_structure_hook_factory(is_union)
    def read_union(union: Any) -> Callable[[Any, Any], Any]:
        return AnyOf(converter, shapes, union).read

    @converter.register_unstructure_hook_factory(is_union)
    def write_union(union: Any) -> Callable[[Any], Any]:
        return AnyOf(converter, shapes, union).write

    return converter
