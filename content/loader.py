"""The catalogues that games are played with: what ships, and what players add.

Both are read once and kept compiled in the platform's cache folder.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from platformdirs import user_cache_dir

from content.cache import keep, kept, listing
from content.checksum import checksum
from content.codec import Codec
from content.faults import ContentError, Fault
from content.games import GAMES, HERE

if TYPE_CHECKING:
    from content.checking import Tried

_FORMAT = 2
"""Rises when the same catalogue is to be kept in another way."""


def load(game: str, cache: Path | None = None) -> Any:
    """Return the catalogue of what ships of a game.

    `cache` is the folder for what is kept between runs; the platform's unless given. Raises
    ContentError, with all of the faults, if what ships has been spoilt.
    """
    codec = _codec(game)
    key, settled = _shipped_key(game, codec)
    path = _folder(cache) / f"{game}.json"
    if text := kept(path, key):
        return codec.decode(text)
    made, faults = load_files(game, shipped_files(game))
    if faults:
        raise ContentError(faults)
    if settled:
        keep(path, key, codec.encode(made))
    return made


def load_with(game: str, own: Path, cache: Path | None = None) -> tuple[Any, tuple[Fault, ...]]:
    """Return the catalogue of what ships and of what a folder of a player's own adds to it.

    Files with faults are left out; the faults come with it. `cache` is as for `load`, and so is what
    is raised.
    """
    state, fixed = own_state(own)
    if not state:
        return load(game, cache), ()
    codec = _codec(game)
    shipped, settled = _shipped_key(game, codec)
    path, key = _folder(cache) / f"{game}-own.json", f"{shipped}\n{state}"
    if text := kept(path, key):
        made, told = codec.decode(text)
        return made, tuple(Fault(*each) for each in told)
    from content.own import added, read_folder  # noqa: PLC0415 - a warm cache needs no reader

    found = read_folder(own)
    compiled = GAMES[game].part("files").compiled
    made, faults = added(compiled, found.contents.get(game, ()), load(game, cache))
    faults = (*found.faults, *faults)
    if settled and fixed:
        told = tuple((each.file, each.table, each.key, each.expected) for each in faults)
        keep(path, key, codec.encode((made, told)))
    return made, faults


def own_state(own: Path) -> tuple[str, bool]:
    """Return a text that differs whenever a file of a player's own does, and whether that is sure.

    It is empty where there are none.
    """
    try:
        files = sorted(own.rglob("*.toml")) if own.is_dir() else []
    except (OSError, ValueError):  # a path that cannot be one, or a folder that just went
        files = []
    return listing(files) if files else ("", True)


def _codec(game: str) -> Codec:
    return Codec(GAMES[game].part("classes").CLASSES)


def _shipped_key(game: str, codec: Codec) -> tuple[str, bool]:
    """Return what the catalogue of what ships depends on, and whether it can be relied upon."""
    readers = sorted((*GAMES[game].folder.rglob("*.py"), *HERE.glob("*.py")))
    state, settled = listing((*shipped_files(game), *readers))
    return f"{_FORMAT} {codec.schema}\n{state}", settled


def _folder(cache: Path | None) -> Path:
    return cache or Path(user_cache_dir("inkribbon"))


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


def check_path(path: Path, cache: Path | None = None, tried: "Tried | None" = None) -> list[Fault]:
    """Return every fault of a file, or of a folder of files, of a player's own.

    Its cards, set-ups and positions may name the cards that ship. `cache` is as for `load`, `tried` as
    for `content.checking.check`.
    """
    from content.checking import check  # noqa: PLC0415 - as above

    return check(path, lambda game: load(game, cache), tried)


def digest(made: object) -> str:
    """Return 32 letters that stand for a catalogue: equal ones have the same, others another."""
    return checksum(repr(made).encode())
