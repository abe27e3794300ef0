"""The catalogue that the Deck Building Game is played with: what ships, and what players add.

What ships is read once and kept compiled in the platform's cache folder.
"""

from collections.abc import Iterable
from pathlib import Path

from platformdirs import user_cache_dir

from content.cache import keep, kept, listing
from content.checksum import checksum
from content.codec import Codec
from content.faults import ContentError, Fault
from core.deckbuilding import cards, catalogue, operations
from core.deckbuilding.catalogue import Catalogue
from core.deckbuilding.moments import Moment

SHIPPED = Path(__file__).parent / "deckbuilding"
"""The folder of what ships: one folder a box, and the set-ups."""

_FORMAT = 1
"""Rises when the same catalogue is to be kept in another way."""

_CLASSES: tuple[type, ...] = (
    catalogue.Catalogue,
    catalogue.Basics,
    catalogue.Scenario,
    catalogue.Mansion,
    catalogue.Inventory,
    catalogue.Counted,
    cards.Card,
    cards.Bonus,
    cards.Level,
    cards.Passive,
    cards.Text,
    cards.Kind,
    cards.WeaponType,
    cards.Figure,
    cards.Ban,
    Moment,
    operations.Which,
    operations.Condition,
    operations.Branch,
    *operations.ALL,
)
_EMPTY = Catalogue((), (), (), (), ())


def load(cache: Path | None = None) -> Catalogue:
    """Return the catalogue of what ships.

    `cache` is the folder for what is kept between runs; the platform's unless given. Raises
    ContentError, with all of the faults, if what ships has been spoilt.
    """
    codec = Codec(_CLASSES)
    files = sorted(SHIPPED.glob("*/*.toml"))
    readers = sorted((*SHIPPED.glob("*.py"), *SHIPPED.glob("*/*.py"), *SHIPPED.parent.glob("*.py")))
    state, settled = listing((*files, *readers))
    key = f"{_FORMAT} {codec.schema}\n{state}"
    path = (cache or Path(user_cache_dir("inkribbon"))) / "deckbuilding.json"
    if text := kept(path, key):
        made: Catalogue = codec.decode(text)
        return made
    made, faults = load_files(files)
    if faults:
        raise ContentError(faults)
    if settled:
        keep(path, key, codec.encode(made))
    return made


def load_files(paths: Iterable[Path], onto: Catalogue = _EMPTY) -> tuple[Catalogue, list[Fault]]:
    """Return the catalogue `onto` with what files, or folders of files, add to it; and every fault.

    The files may name each other's cards and those of `onto`. Tables with faults are left out.
    """
    # cattrs takes as long to import as everything else here takes to load: a warm cache spares it.
    from content.deckbuilding.files import Source, compiled  # noqa: PLC0415
    from content.reading import read_table, toml_files  # noqa: PLC0415

    sources, faults = [], []
    for path in paths:
        for file, name in toml_files(path):
            table, broken = read_table(file, name)
            faults += broken
            sources.append(Source(name, table))
    made, found = compiled(sources, onto)
    return made, faults + found


def check_path(path: Path, cache: Path | None = None) -> list[Fault]:
    """Return every fault of a file, or of a folder of files, of a player's own.

    Its cards, set-ups and positions may name the cards that ship. `cache` is as for `load`.
    """
    from content.checking import check  # noqa: PLC0415 - as above

    return check(path, load(cache))


def digest(made: Catalogue) -> str:
    """Return 32 letters that stand for a catalogue: equal ones have the same, others another."""
    return checksum(repr(made).encode())
