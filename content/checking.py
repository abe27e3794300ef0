"""Checking a player's own files, whatever is in them: cards, set-ups, positions, of any game."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from content.faults import Fault
from content.games import GAMES
from content.own import read_folder
from content.positions import PositionCase, position_case

Shipped = Callable[[str], Any]
"""Returns the catalogue of what ships of a game."""

Tried = Callable[[str, Any, PositionCase], str]
"""Returns what is wrong with the answers of a position of a game, played with a catalogue, or ""."""


def check(path: Path, shipped: Shipped, tried: Tried | None = None) -> list[Fault]:
    """Return every fault of a file, or of a folder of files, that may name the cards that ship.

    The answers of positions are tried where that is given: this layer plays no games.
    """
    found = read_folder(path)
    faults = list(found.faults)
    games = dict.fromkeys((*found.contents, *found.positions))
    for game in games:
        made, wrong = (
            GAMES[game].part("files").compiled(found.contents.get(game, ()), shipped(game))
        )
        faults += wrong
        for source in found.positions.get(game, ()):
            case, wrong = position_case(source.table, source.name, game, made)
            faults += wrong
            if case is not None and tried is not None and (text := tried(game, made, case)):
                faults.append(Fault(source.name, "", "answers", text))
    if not (faults or games):
        faults.append(Fault(path.name, "", "", "at least one file whose name ends in .toml"))
    return sorted(faults, key=lambda fault: fault.file)
