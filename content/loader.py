"""The catalogues that games are played with: what ships, and what players add.

What ships is read once and kept compiled in the platform's cache folder.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from platformdirs import user_cache_dir

from content.cache import keep, kept, listing
from content.checksum import checksum
from content.codec import Codec
from content.faults import ContentError, Fault
from content.games import GAMES, HERE

_FORMAT = 1
"""Rises when the same catalogue is to be kept in another way."""


def load(game: str, cache: Path | None = None) -> Any:
    """Return the catalogue of what ships of a game.

    `cache` is the folder for what is kept between runs; the platform's unless given. Raises
    ContentError, with all of the faults, if what ships has been spoilt.
    """
    codec = Codec(GAMES[game].part("classes").CLASSES)
    files = shipped_files(game)
    readers = sorted((*GAMES[game].folder.rglob("*.py"), *HERE.glob("*.py")))
    state, settled = listing((*files, *readers))
    key = f"{_FORMAT} {codec.schema}\n{state}"
    path = (cache or Path(user_cache_dir("inkribbon"))) / f"{game}.json"
    if text := kept(path, key):
        return codec.decode(text)
    made, faults = load_files(game, files)
    if faults:
        raise ContentError(faults)
    if settled:
        keep(path, key, codec.encode(made))
    return made


def shipped_files(game: str) -> list[Path]:
    """Return the files of what ships of a game: those in the folders below its own, in order."""
    return sorted(GAMES[game].folder.glob("*/*.toml"))


def load_files(game: str, paths: Iterable[Path], onto: Any = None) -> tuple[Any, list[Fault]]:
    """Return the catalogue `onto` with what files, or folders of files, add to it; and every fault.

    The files may name each other's cards and those of `onto`, which is empty unless given. Tables
    with faults are left out.
    """
    # cattrs takes as long to import as everything else here takes to load: a warm cache spares it.
    from content.reading import read_table, toml_files  # noqa: PLC0415
    from content.sources import Source  # noqa: PLC0415

    sources, faults = [], []
    for path in paths:
        for file, name in toml_files(path):
            table, broken = read_table(file, name)
            faults += broken
            sources.append(Source(name, table))
    base = GAMES[game].part("classes").EMPTY if onto is None else onto
    made, found = GAMES[game].part("files").compiled(sources, base)
    return made, faults + found


def check_path(path: Path, cache: Path | None = None) -> list[Fault]:
    """Return every fault of a file, or of a folder of files, of a player's own.

    Its cards, set-ups and positions may name the cards that ship. `cache` is as for `load`.
    """
    from content.checking import check  # noqa: PLC0415 - as above

    return check(path, lambda game: load(game, cache))


def digest(made: object) -> str:
    """Return 32 letters that stand for a catalogue: equal ones have the same, others another."""
    return checksum(repr(made).encode())
