"""What players add in a folder of their own: files of any game, compiled onto what ships.

A file with a fault is left out whole, and with it whatever names something that only it had: what is
played with is without fault.
"""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from attrs import field, frozen

from content.expect import UnfitError, one_of
from content.faults import Fault, printable
from content.games import FIRST, GAMES
from content.positions import is_position
from content.reading import read_table, toml_files
from content.sources import Source

Compiled = Callable[[Iterable[Source], Any], tuple[Any, list[Fault]]]
"""Makes a catalogue of files and of one that is there already."""

_GAME = one_of(tuple(GAMES))


@frozen
class Folder:
    """The files below a path that could be read: by game, those with content and those with a position.

    `faults` are those of the others.
    """

    contents: dict[str, list[Source]] = field(factory=dict)
    positions: dict[str, list[Source]] = field(factory=dict)
    faults: list[Fault] = field(factory=list)


def read_folder(path: Path) -> Folder:
    """Return the files of a folder, or the one file, whatever is in them."""
    found = Folder()
    for file, name in toml_files(path):
        table, broken = read_table(file, name)
        found.faults.extend(broken)
        if broken:
            continue
        try:
            game = _GAME(table.get("game", FIRST))
        except UnfitError as error:
            found.faults.extend(Fault(name, "", "game", text) for _, text in error.problems)
        else:
            group = found.positions if is_position(table) else found.contents
            group.setdefault(game, []).append(Source(name, table))
    return found


def added(
    compiled: Compiled, sources: Iterable[Source], onto: Any
) -> tuple[Any, tuple[Fault, ...]]:
    """Return a catalogue with what files without fault add to it, and the faults of the others."""
    left = list(sources)
    faults: list[Fault] = []
    while True:
        made, found = compiled(left, onto)
        if not found:
            return made, tuple(faults)
        faults += found
        wrong = {fault.file for fault in found}
        left = [source for source in left if printable(source.name) not in wrong]
