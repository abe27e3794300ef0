"""The cache of what ships: never stale, never believed when damaged, never in the way."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from content import cache as cache_module
from content import loader
from content.cache import keep, kept
from content.codec import Codec
from content.faults import ContentError
from content.games import GAMES, GameContent
from content.loader import load, load_files, shipped_files
from core.deckbuilding.cards import Bonus, Card, Kind, Text
from core.deckbuilding.catalogue import Catalogue
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import Add, Which

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of what ships, that has been lying there for a while."""
    folder = tmp_path / "content" / "deckbuilding"
    shutil.copytree(GAMES["deckbuilding"].folder, folder)
    monkeypatch.setattr(GameContent, "folder", folder)
    monkeypatch.setattr(cache_module, "_TOO_FRESH", 0)
    return folder


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder for the cache, which is not there yet."""
    return tmp_path / "cache" / "inkribbon"


def the_file(folder: Path) -> Path:
    (path,) = folder.iterdir()
    return path


def copies_of_reload(catalogue: Catalogue) -> int:
    return next(card.copies for card in catalogue.cards if card.name == "Reload")


def edit(content: Path, old: str, new: str) -> None:
    path = content / "premiere" / "actions.toml"
    path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")


def no_reading(*_: object) -> None:
    raise AssertionError


def test_a_warm_load_reads_no_content(
    content: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same catalogue comes out of the cache alone."""
    cold = load("deckbuilding", folder)
    monkeypatch.setattr(loader, "load_files", no_reading)
    warm = load("deckbuilding", folder)

    assert cold == warm
    assert repr(cold) == repr(warm)


def test_an_edit_is_seen_at_once(content: Path, folder: Path) -> None:
    """Even one that leaves the size and the time of writing as they were."""
    path = content / "premiere" / "actions.toml"
    before = path.stat()
    assert 5 == copies_of_reload(load("deckbuilding", folder))

    edit(content, "copies = 5", "copies = 9")
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))

    assert before.st_size == path.stat().st_size
    assert 9 == copies_of_reload(load("deckbuilding", folder))


def test_a_file_more_or_less_is_seen_at_once(content: Path, folder: Path) -> None:
    """The listing is a part of the key."""
    load("deckbuilding", folder)
    more = content / "setup" / "more.toml"
    more.write_text('[[inventory]]\nid = "more"\ncards = { "Handgun" = 1 }\n', "utf-8")

    assert "more" in [each.id for each in load("deckbuilding", folder).inventories]

    more.unlink()

    assert "more" not in [each.id for each in load("deckbuilding", folder).inventories]


def test_a_file_that_has_just_changed_is_not_relied_upon(
    content: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Within one tick of the clock it could change again unseen, so nothing is kept yet."""
    monkeypatch.setattr(cache_module, "_TOO_FRESH", 10**18)
    load("deckbuilding", folder)

    assert not folder.exists()


def test_another_schema_is_another_key(
    content: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A version with other classes does not read what this one kept."""
    load("deckbuilding", folder)
    old = the_file(folder).read_bytes()
    monkeypatch.setattr(loader, "_FORMAT", 99)
    load("deckbuilding", folder)

    assert old != the_file(folder).read_bytes()


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"\n",
        b"not ours",
        b"\x00" * 500,
    ],
)
def test_a_damaged_cache_is_made_anew(content: Path, folder: Path, damage: bytes) -> None:
    """Without a word."""
    cold = load("deckbuilding", folder)
    whole = the_file(folder).read_bytes()
    the_file(folder).write_bytes(damage)

    assert cold == load("deckbuilding", folder)
    assert whole == the_file(folder).read_bytes()


@given(place=st.integers(0, 10**6), bit=st.integers(0, 7), cut=st.booleans())
def test_no_flipped_bit_and_no_lost_tail_is_believed(
    tmp_path_factory: pytest.TempPathFactory, place: int, bit: int, cut: bool
) -> None:
    """Whatever is wrong with the file, it is as if there were none."""
    path = tmp_path_factory.mktemp("cache") / "file"
    keep(path, "key", "some text " * 50)
    content = bytearray(path.read_bytes())
    place %= len(content)
    if cut:
        del content[place:]
    else:
        content[place] ^= 1 << bit
    path.write_bytes(content)

    assert kept(path, "key") is None


def test_what_is_kept_under_another_key_is_not_found(tmp_path: Path) -> None:
    """The key is the whole of what the text was made from."""
    path = tmp_path / "file"
    keep(path, "key", "text")

    assert "text" == kept(path, "key")
    assert kept(path, "another") is None


@pytest.mark.parametrize("obstacle", ["file for the folder", "folder for the file"])
def test_a_cache_that_cannot_be_written_is_done_without(
    content: Path, folder: Path, obstacle: str
) -> None:
    """The catalogue loads all the same, and nothing is left lying about."""
    folder.parent.mkdir()
    if obstacle == "file for the folder":
        folder.write_text("in the way", "utf-8")
    else:
        (folder / "deckbuilding.json" / "in the way").mkdir(parents=True)

    shipped, _ = load_files("deckbuilding", shipped_files("deckbuilding"))
    assert shipped.cards == load("deckbuilding", folder).cards
    assert folder.is_file() or ["deckbuilding.json"] == [path.name for path in folder.iterdir()]


def test_spoilt_content_is_refused_with_all_its_faults(content: Path, folder: Path) -> None:
    """And never kept."""
    edit(content, "copies = 5", "copies = -5")

    with pytest.raises(ContentError) as refused:
        load("deckbuilding", folder)

    assert 8 == len(refused.value.faults)
    assert not folder.exists()


WARM = """
import sys
from pathlib import Path
from content import cache, loader

cache._TOO_FRESH = 0
loader.load("deckbuilding", Path(sys.argv[1]))
print(*sorted({"cattrs", "tomllib", "difflib"} & sys.modules.keys()))
"""


def test_a_warm_load_imports_no_reader(folder: Path) -> None:
    """The libraries that read and check content take longer to import than the cache to load."""
    runs = [
        subprocess.run(
            [sys.executable, "-c", WARM, str(folder)],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        for _ in range(2)
    ]

    assert ["cattrs difflib tomllib", ""] == [run.stdout.strip() for run in runs]


WORDS = st.text(max_size=8)
POINTS = st.integers(-999, 999)
STEPS = st.builds(Add, gold=POINTS, ammo=POINTS) | st.builds(Which, kind=WORDS, boss=st.booleans())
TEXTS = st.builds(Text, WORDS, st.sampled_from(Moment), st.lists(STEPS, max_size=2).map(tuple))
CARDS = st.builds(
    Card,
    id=WORDS,
    name=WORDS,
    set=WORDS,
    kind=st.sampled_from(Kind),
    copies=POINTS,
    slug=WORDS,
    short=WORDS,
    cost=st.none() | POINTS,
    bonus=st.builds(Bonus, gold=POINTS),
    texts=st.lists(TEXTS, max_size=2).map(tuple),
)


@given(st.lists(CARDS, max_size=3).map(tuple))
def test_records_come_back_as_they_were(cards: tuple[Card, ...]) -> None:
    """Enumerations, None, and tuples in tuples too."""
    codec = Codec((Card, Bonus, Text, Add, Which, Kind, Moment))
    again = codec.decode(codec.encode(cards))

    assert cards == again
    assert repr(cards) == repr(again)


def test_the_schema_follows_fields_and_defaults() -> None:
    """Classes that differ in either write texts that the other must not read."""
    assert Codec((Add,)).schema == Codec((Add,)).schema
    assert Codec((Add,)).schema != Codec((Which,)).schema
    assert Codec((Kind,)).schema != Codec((Moment,)).schema
