"""Checking a player's own files, whatever is in them: cards, set-ups, positions, of any game."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from content.faults import Fault
from content.games import GAMES
from content.own import read_folder
from content.positions import position_case

Shipped = Callable[[str], Any]
"""Returns the catalogue of what ships of a game."""


def check(path: Path, shipped: Shipped) -> list[Fault]:
    """Return every fault of a file, or of a folder of files, that may name the cards that ship."""
    found = read_folder(path)
    faults = list(found.faults)
    games = dict.fromkeys((*found.contents, *found.positions))
    for game in games:
        made, wrong = (
            GAMES[game].part("files").compiled(found.contents.get(game, ()), shipped(game))
        )
        faults += wrong
        for source in found.positions.get(game, ()):
            faults += position_case(source.table, source.name, game, made)[1]
    if not (faults or games):
        faults.append(Fault(path.name, "", "", "at least one file whose name ends in .toml"))
    return sorted(faults, key=lambda fault: fault.file)
