"""Checking a player's own files, whatever is in them: cards, set-ups, positions, of any game."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from content.expect import UnfitError, one_of
from content.faults import Fault
from content.games import FIRST, GAMES
from content.positions import is_position, position_case
from content.reading import read_table, toml_files
from content.sources import Source

Shipped = Callable[[str], Any]
"""Returns the catalogue of what ships of a game."""

_GAME = one_of(tuple(GAMES))


def check(path: Path, shipped: Shipped) -> list[Fault]:
    """Return every fault of a file, or of a folder of files, that may name the cards that ship."""
    faults: list[Fault] = []
    by_game: dict[str, list[Source]] = {}
    for file, name in toml_files(path):
        table, broken = read_table(file, name)
        faults += broken
        if broken:
            continue
        try:
            game = _GAME(table.get("game", FIRST))
        except UnfitError as error:
            faults += (Fault(name, "", "game", expected) for _, expected in error.problems)
        else:
            by_game.setdefault(game, []).append(Source(name, table))
    for game, sources in by_game.items():
        faults += _of_game(game, sources, shipped(game))
    if not (faults or by_game):
        faults.append(Fault(path.name, "", "", "at least one file whose name ends in .toml"))
    return sorted(faults, key=lambda fault: fault.file)


def _of_game(game: str, sources: Iterable[Source], shipped: Any) -> list[Fault]:
    """Return the faults of files of one game; its positions may name the cards of the other files."""
    contents: list[Source] = []
    positions: list[Source] = []
    for source in sources:
        (positions if is_position(source.table) else contents).append(source)
    faults: list[Fault]
    made, faults = GAMES[game].part("files").compiled(contents, shipped)
    for source in positions:
        faults += position_case(source.table, source.name, game, made)[1]
    return faults
