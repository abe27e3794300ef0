"""Names are data: players type them, content brings them. Nothing in them may steer a terminal."""

from functools import lru_cache

from rich.cells import cell_len, chop_cells

NAME_CELLS = 24
"""The width that a player's name has at most."""

_MOST_CHARACTERS = 4 * NAME_CELLS
"""Marks that take no cell of their own must not pile up without an end either."""


@lru_cache(maxsize=4096)
def printable(text: str) -> str:
    """Return a text on one line in which whatever a terminal might obey has become a `?`."""
    return "".join(each if each.isprintable() else _stand_in(each) for each in text)


def _stand_in(character: str) -> str:
    return " " if character.isspace() else "?"


def clean(text: str) -> str:
    """Return a player's name as it may be shown: one line, at most 24 cells, never empty."""
    name = " ".join(printable(text).split())[:_MOST_CHARACTERS]
    if cell_len(name) > NAME_CELLS:
        name = chop_cells(name, NAME_CELLS)[0].strip()
    return name or "?"
