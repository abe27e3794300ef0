"""Values as one line of TOML, and back. TOML has no null: None is written as `{ none = true }`."""

from functools import lru_cache
from typing import Any

import tomli_w

_NONE = {"none": True}


def inline(value: Any) -> str:
    """Return plain data (dicts, lists, primitives, None) as a TOML value without line breaks."""
    if value is None:
        return inline(_NONE)
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, dict):
        fields = ", ".join(f"{quoted_key(key)} = {inline(each)}" for key, each in value.items())
        return f"{{ {fields} }}" if fields else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(inline, value))}]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return repr(value)


def plain(value: Any) -> Any:
    """Return what `inline` wrote, once a TOML reader has read it."""
    if isinstance(value, dict):
        return None if value == _NONE else {key: plain(each) for key, each in value.items()}
    if isinstance(value, list):
        return [plain(each) for each in value]
    return value


@lru_cache(maxsize=1024)
def quoted(text: str) -> str:
    """Return a string as TOML writes it, on one line whatever is in it."""
    return tomli_w.dumps({"x": text})[len("x = ") : -1]


def quoted_key(text: str) -> str:
    """Return a key as TOML writes it."""
    return tomli_w.dumps({text: 0})[: -len(" = 0\n")]
