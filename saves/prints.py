"""The fingerprints of one game's states, each quickly: what has not changed keeps its text."""

from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b
from operator import attrgetter
from typing import Any

import attrs

from core.kernel.records import Record
from saves.digests import WIDTH
from saves.strict import PRIMITIVES

_MOST = 4096


class Fingerprints:
    """Gives what `core.kernel.table.fingerprint` gives, for one state after another.

    States are frozen and share most of their parts, and to print one whole costs more than all else
    that is done for an answer besides waiting for the disk.
    """

    def __init__(self) -> None:
        # Each part is kept with its text: while it is, no other object can have its id.
        self._texts: dict[int, tuple[object, str]] = {}
        self._last: tuple[object, str] = (None, "")

    def of(self, state: object) -> str:
        """Return the fingerprint of a state. That of the last one asked for is at hand."""
        if state is self._last[0]:
            return self._last[1]
        if len(self._texts) > _MOST:
            self._texts.clear()
        print_ = blake2b(self.text(state).encode(), digest_size=WIDTH // 2).hexdigest()
        self._last = (state, print_)
        return print_

    def text(self, value: Any) -> str:
        """Return the repr of a state or of a part of one."""
        cls: type = type(value)
        if cls is tuple:
            text = self._tuple(value)
        elif (form := _form(cls)) is not None:
            parts = form.parts(value)
            known = self._texts
            for place in form.nested:
                kept = known.get(id(parts[place]))
                parts[place] = kept[1] if kept else self.text(parts[place])
            text = form.template % tuple(parts)
        else:
            return repr(value)
        self._texts[id(value)] = (value, text)
        return text

    def _tuple(self, value: tuple[Any, ...]) -> str:
        if not value or type(value[0]) in PRIMITIVES:
            return repr(value)
        known = self._texts
        texts = []
        for each in value:
            kept = known.get(id(each))
            texts.append(kept[1] if kept else self.text(each))
        return f"({texts[0]},)" if len(texts) == 1 else f"({', '.join(texts)})"


@attrs.frozen
class _Form:
    """How attrs prints a class: a template for its fields, and which of these have parts."""

    template: str
    parts: Callable[[Any], list[Any]]
    nested: tuple[int, ...]


@lru_cache(maxsize=512)
def _form(cls: type) -> _Form | None:
    """Return the form of a class, or None if it is not printed as attrs prints."""
    code = getattr(cls.__repr__, "__code__", None)
    by_attrs = code is not None and code.co_filename.startswith("<attrs generated")
    if not by_attrs and code is not Record.__repr__.__code__:
        return None
    fields = [field for field in attrs.fields(cls) if field.repr]
    if not fields or any(field.repr is not True for field in fields):
        return None
    nested = tuple(i for i, field in enumerate(fields) if field.type not in PRIMITIVES)
    head = cls.__qualname__.rsplit(">.", 1)[-1]
    shown = [f"{f.name}=%{'s' if i in nested else 'r'}" for i, f in enumerate(fields)]
    return _Form(f"{head}({', '.join(shown)})", _getter([f.name for f in fields]), nested)


def _getter(names: list[str]) -> Callable[[Any], list[Any]]:
    get = attrgetter(*names)
    return (lambda value: list(get(value))) if len(names) > 1 else (lambda value: [get(value)])
