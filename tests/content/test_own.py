"""Content of a player's own: added to what ships, kept compiled, and left out where it has faults."""

import os
import re
from pathlib import Path

import pytest

from content import cache as cache_module
from content import loader
from content.faults import Fault
from content.loader import check_path, load, load_with
from core.deckbuilding.catalogue import Catalogue, Counted

ROOT = Path(__file__).parent.parent.parent

AXE = """box = "mine"
[[card]]
id = "MY-001"
name = "Fire Axe"
kind = "weapon"
copies = 5
cost = 60
requirement = 0
damage = 10
"""

NIGHT = """[[scenario]]
id = "axe-night"
name = "Axe Night"
piles = [["Fire Axe"], ["Reload"]]
"""

HOUSE = """[[mansion]]
id = "small-house"
name = "Small House"
cards = { "Licker" = 2, "Uroboros Aheri" = 1 }
"""

JACK = """[[inventory]]
id = "jack"
cards = { "Ammo x10" = 7, "Handgun" = 1 }
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of a player's own with a card and a scenario that names it, there for a while."""
    monkeypatch.setattr(cache_module, "_TOO_FRESH", 0)
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "axe.toml").write_text(AXE, "utf-8")
    (folder / "night.toml").write_text(NIGHT, "utf-8")
    return folder


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder for the cache."""
    return tmp_path / "cache"


def loaded(own: Path, folder: Path) -> tuple[Catalogue, tuple[Fault, ...]]:
    return load_with("deckbuilding", own, folder)


def added(made: Catalogue) -> list[str]:
    """The names and ids of what is there besides what ships."""
    shipped = load("deckbuilding")
    return [
        *(card.name for card in made.cards[len(shipped.cards) :]),
        *(each.id for each in made.scenarios[len(shipped.scenarios) :]),
        *(each.id for each in made.mansions[len(shipped.mansions) :]),
        *(each.id for each in made.inventories[len(shipped.inventories) :]),
    ]


def no_reading(*_: object) -> None:
    raise AssertionError


def test_what_players_add_stands_beside_what_ships(own: Path, folder: Path) -> None:
    """Files may name each other's cards and those that ship, in folders as they like."""
    (own / "deeper").mkdir()
    (own / "deeper" / "rest.toml").write_text(HOUSE + JACK, "utf-8")
    made, faults = loaded(own, folder)

    assert () == faults
    assert ["Fire Axe", "axe-night", "small-house", "jack"] == added(made)


def test_keys_that_only_publishers_need_may_be_left_out(own: Path, folder: Path) -> None:
    """A list is then for every mode, with the standard basics and the boxes of its cards (DBG-21.3)."""
    (own / "house.toml").write_text('box = "mine"\n' + HOUSE, "utf-8")
    made, _ = loaded(own, folder)
    night, house = made.scenarios[-1], made.mansions[-1]

    assert ("any", "standard", ("mine", "premiere")) == (night.mode, night.basics, night.boxes)
    assert ("mine", Counted("MA-006", 2)) == (house.box, house.cards[0])


def test_a_warm_load_reads_no_content(
    own: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same catalogue and the same faults come out of the cache alone."""
    (own / "wrong.toml").write_text('[[card]]\nid = "MY-002"\n', "utf-8")
    cold = loaded(own, folder)
    monkeypatch.setattr(loader, "load", no_reading)
    monkeypatch.setattr("content.own.read_folder", no_reading)
    warm = loaded(own, folder)

    assert cold == warm
    assert {"wrong.toml"} == {fault.file for fault in warm[1]}


def test_an_edit_is_seen_at_once(own: Path, folder: Path) -> None:
    """Even one that leaves the size and the time of writing as they were; and a file that goes."""
    path = own / "axe.toml"
    before = path.stat()
    assert 60 == loaded(own, folder)[0].cards[-1].cost

    path.write_text(AXE.replace("cost = 60", "cost = 90"), "utf-8")
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert 90 == loaded(own, folder)[0].cards[-1].cost

    (own / "night.toml").unlink()
    assert ["Fire Axe"] == added(loaded(own, folder)[0])


def test_what_ships_is_a_part_of_the_key(
    own: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A newer version does not play on with the cards of the older one."""
    made, _ = loaded(own, folder)
    monkeypatch.setattr(loader, "_FORMAT", 99)
    monkeypatch.setattr(loader, "load", lambda *_: made)
    monkeypatch.setattr("content.own.read_folder", no_reading)

    with pytest.raises(AssertionError):
        loaded(own, folder)


def test_a_file_that_has_just_changed_is_not_relied_upon(
    own: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It could change again unseen within one tick of the clock, so it is read every time."""
    monkeypatch.setattr(cache_module, "_TOO_FRESH", 10**18)
    loaded(own, folder)

    assert not (folder / "deckbuilding-own.json").exists()


@pytest.mark.parametrize("damage", [b"", b"not ours", b"\x00" * 500])
def test_a_damaged_cache_is_made_anew(own: Path, folder: Path, damage: bytes) -> None:
    """Without a word."""
    cold = loaded(own, folder)
    kept = folder / "deckbuilding-own.json"
    whole = kept.read_bytes()
    kept.write_bytes(damage)

    assert cold == loaded(own, folder)
    assert whole == kept.read_bytes()


def test_a_file_with_a_fault_is_left_out_and_what_needs_it_too(own: Path, folder: Path) -> None:
    """A scenario without one of its cards could not be played."""
    (own / "house.toml").write_text(HOUSE, "utf-8")
    (own / "axe.toml").write_text(AXE.replace("= 5", "= 0"), "utf-8")
    made, faults = loaded(own, folder)

    assert ["small-house"] == added(made)
    assert [
        'axe.toml: card MY-001 "Fire Axe": copies: a whole number from 1 to 99, found 0',
        (
            'night.toml: scenario axe-night "Axe Night": piles, pile 1, card 1: the name of a Resource'
            ' card, found "Fire Axe", which no card is called; did you mean "Fierce Battle"?'
        ),
    ] == [str(fault) for fault in faults]


@pytest.mark.parametrize("place", ["missing", "\0", "x" * 5000])
def test_without_a_folder_there_is_what_ships(tmp_path: Path, folder: Path, place: str) -> None:
    """Nor does a path that cannot be one keep anybody from playing."""
    assert (load("deckbuilding"), ()) == loaded(tmp_path / place, folder)


def test_what_cannot_be_read_and_positions_do_not_keep_the_rest_out(
    own: Path, folder: Path
) -> None:
    """Positions are read where they are named."""
    (own / "bytes.toml").write_bytes(b"\xff\xfe")
    (own / "gone.toml").symlink_to(own / "nowhere")
    (own / "other.toml").write_text('game = "chess"\n', "utf-8")
    (own / "place.toml").write_text('format = 1\ngame = "deckbuilding"\n', "utf-8")
    made, faults = loaded(own, folder)

    assert ["Fire Axe", "axe-night"] == added(made)
    assert {"bytes.toml", "gone.toml", "other.toml"} == {fault.file for fault in faults}


TEN = [
    ("cost = 60", "cost = -1", "cost: a whole number of at least 0, found -1"),
    ("copies", "copys", 'copys: no such key; did you mean "copies"?'),
    ('"weapon"', '"wepon"', 'kind: "character", "ammunition", "weapon"'),
    ("damage = 10", 'damage = "lots"', 'damage: a whole number of at least 0 or "X", found "lots"'),
    ('id = "MY-001"', 'id = "WE-001"', 'id: one that no other card has, found "WE-001" twice'),
    (
        "damage = 10",
        'damage = 10\non_use = [{ do = "ad", explores = 1 }]',
        'on_use, step 1, do: an operation, found "ad"; did you mean "add"?',
    ),
    (
        "damage = 10",
        'damage = 10\non_use = [{ do = "trash", zone = "hnad", count = 1 }]',
        (
            'on_use, step 1, zone: "hand", "discard_pile", "hand_or_discard_pile", "any_discard_pile", '
            '"inventory_top", "in_use", "play_area" or "partner", found "hnad"; did you mean "hand"?'
        ),
    ),
]
"""What is changed in a card, and how its fault reads after the card's name."""

TEN_SETUPS = [
    (
        NIGHT.replace("Fire Axe", "Fire Ax").replace("Reload", "Grenade"),
        (
            'scenario axe-night "Axe Night": piles, pile 1, card 1: the name of a Resource card,'
            ' found "Fire Ax"'
        ),
    ),
    (
        HOUSE.replace(', "Uroboros Aheri" = 1', ""),
        (
            'mansion small-house "Small House": cards: a Boss among them, as no game could end without'
            " one (DBG-21.6)"
        ),
    ),
    (
        JACK.replace('"Handgun"', '"Licker"'),
        (
            'inventory jack: cards, Licker: the name of a Resource card, found "Licker", which is of'
            " the kind infected"
        ),
    ),
]
"""Faulty set-ups, and how their faults read."""


def test_ten_faulty_files_give_ten_clear_lines(tmp_path: Path, folder: Path) -> None:
    """A line each: the file, the table, the key, what was expected and what was found."""
    expected = []
    for number, (good, bad, fault) in enumerate(TEN):
        card = AXE.replace("MY-001", f"MY-{number:03}").replace(good, bad)
        if "id =" in good:
            card = AXE.replace(good, bad)
        (tmp_path / f"{number}.toml").write_text(card, "utf-8")
        expected.append(fault)
    for number, (text, fault) in enumerate(TEN_SETUPS, start=len(TEN)):
        (tmp_path / f"{number}.toml").write_text(text, "utf-8")
        expected.append(fault)
    found = [str(fault) for fault in check_path(tmp_path, folder)]

    assert 10 == len(found)
    for number, (line, fault) in enumerate(zip(found, expected, strict=True)):
        assert line.startswith(f"{number}.toml: ")
        assert fault in line
        assert line.isprintable()


def test_the_readme_shows_ten_lines_that_work(tmp_path: Path, folder: Path) -> None:
    """Every block of content in it, each as a file of its own."""
    blocks = re.findall(r"```toml\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    for number, block in enumerate(blocks):
        (tmp_path / f"{number}.toml").write_text(block, "utf-8")

    assert 3 == len(blocks)
    assert all(len(block.splitlines()) <= 10 for block in blocks)
    assert [] == check_path(tmp_path, folder)
    made, faults = loaded(tmp_path, folder)
    assert () == faults
    assert ["Fire Axe", "axe-night", "small-house", "lumberjack"] == added(made)
