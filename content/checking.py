"""Checking a player's own files, whatever is in them: cards, set-ups, positions."""

from pathlib import Path

from content.deckbuilding.files import Source, compiled
from content.faults import Fault
from content.positions import is_position, position_case
from content.reading import read_table, toml_files
from core.deckbuilding.catalogue import Catalogue


def check(path: Path, shipped: Catalogue) -> list[Fault]:
    """Return every fault of a file, or of a folder of files, that may name the cards that ship."""
    faults: list[Fault] = []
    contents: list[Source] = []
    positions: list[Source] = []
    for file, name in toml_files(path):
        table, broken = read_table(file, name)
        faults += broken
        if not broken:
            (positions if is_position(table) else contents).append(Source(name, table))
    made, found = compiled(contents, shipped)
    faults += found
    for source in positions:
        faults += position_case(source.table, source.name, made)[1]
    if not (faults or contents or positions):
        faults.append(Fault(path.name, "", "", "at least one file whose name ends in .toml"))
    return sorted(faults, key=lambda fault: fault.file)
