"""Text from people, cards and files, made harmless for a terminal. Its cells can be counted on."""

import unicodedata
from functools import lru_cache

from rich.cells import cell_len

_UNSAFE = frozenset(("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"))
"""Categories that move the cursor, turn the writing direction, or have a width nobody agrees on."""

_VARIATIONS = range(0xFE00, 0xFE10)


@lru_cache(maxsize=4096)
def safe(text: str, encoding: str = "utf-8") -> str:
    """Return the text with each character that a terminal could take for a command as `?`.

    Tabs and line ends become spaces. With an `encoding` other than UTF-8, what it cannot write
    becomes a `?` a cell, so that columns stay where they are.
    """
    if text.isascii() and text.isprintable():
        return text
    made = "".join(map(_safe_character, text))
    if encoding == "utf-8":
        return made
    return "".join(_written(each, encoding) for each in made)


def _safe_character(character: str) -> str:
    if character in "\t\n\r":
        return " "
    if ord(character) in _VARIATIONS:
        return ""
    return "?" if unicodedata.category(character) in _UNSAFE else character


def _written(character: str, encoding: str) -> str:
    try:
        character.encode(encoding)
    except UnicodeEncodeError:
        return "?" * cell_len(character)
    return character
