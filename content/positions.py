"""Positions: tables stated exactly, in TOML, for rulings, lessons, and "what happens if".

A file begins with `format = 1` and the `game`; the rest is the game's own, and the module
`positions` of its folder describes it. Tests and lessons add `title`, `rules`, `answers` and
`[expect]`. The answers are given before anybody plays on from a position, and `inkribbon check` tries
them; what is expected after them is for tests.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from attrs import field, frozen

from content.expect import shown
from content.faults import Fault
from content.games import GAMES
from content.reading import read_table


@frozen
class PositionCase:
    """A position, and what tests and lessons do with it.

    `setup` is a whole set-up, `position` the table that it begins with. `answers` are the keys of one
    answer each; `expect` is what should hold after them, as it stands in the file.
    """

    title: str
    rules: tuple[str, ...]
    position: Any
    setup: Any
    answers: tuple[tuple[str, ...], ...] = ()
    expect: Mapping[str, Any] = field(factory=dict)


def is_position(table: Mapping[str, Any]) -> bool:
    """Say whether the table of a file is meant to be a position."""
    return "format" in table or "seat" in table


def read_position(path: Path, game: str, catalogue: Any) -> tuple[PositionCase | None, list[Fault]]:
    """Return the position of a file, or None and every fault of it.

    `catalogue` is what it is to be played with; the position holds card numbers, no names.
    """
    table, faults = read_table(path, path.name)
    return (None, faults) if faults else position_case(table, path.name, game, catalogue)


def position_case(
    table: Mapping[str, Any], name: str, game: str, catalogue: Any
) -> tuple[PositionCase | None, list[Fault]]:
    """Return the position of a table, or None and every fault; `name` is what they call the file.

    One of another game has that one fault: its keys mean something else there.
    """
    found = table.get("game")
    if found != game and isinstance(found, str) and found in GAMES:
        return None, [Fault(name, "", "game", f"{shown(game)}, found {shown(found)}")]
    made: tuple[PositionCase | None, list[Fault]] = (
        GAMES[game].part("positions").position_case(table, name, catalogue)
    )
    return made
