"""A player's own content on the command line: where it is, what plays with it, what is said of faults."""

import json
from pathlib import Path

import pytest
from attrs import evolve

from tests.cli.conftest import RunIt
from tests.content.test_own import AXE, HOUSE, NIGHT
from tui.games import rules_for
from tui.own import CONTENT, keep

SIMULATE = ("simulate", "deckbuilding", "--scenario", "axe-night", "--games", "1", "--json")
COMPLAINT = (
    "inkribbon: bad.toml of your own content is left out: 1 fault; inkribbon check tells them"
)


@pytest.fixture
def content(home: Path) -> Path:
    """A folder of a player's own content beside the saves."""
    folder = home / "content"
    folder.mkdir(parents=True)
    (folder / "own.toml").write_text(AXE + NIGHT + HOUSE, "utf-8")
    return folder


def own_cards(run: RunIt, *options: str) -> list[str]:
    """The numbers of the cards that are listed and do not ship."""
    found = run("cards", "--json", *options)
    return [card["id"] for card in json.loads(found.out) if card["set"] == "mine"]


def test_the_folder_is_beside_the_saves_and_can_be_moved(
    run: RunIt, content: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By an option, which comes first, or the environment; or with the saves."""
    assert ["MY-001"] == own_cards(run)

    moved = tmp_path / "moved"
    content.rename(moved)
    assert [] == own_cards(run)
    assert ["MY-001"] == own_cards(run, "--content-dir", str(moved))
    monkeypatch.setenv(CONTENT, str(moved))
    assert ["MY-001"] == own_cards(run)
    assert [] == own_cards(run, "--content-dir", str(tmp_path / "none"))

    monkeypatch.delenv(CONTENT)
    (tmp_path / "elsewhere").mkdir()
    moved.rename(tmp_path / "elsewhere" / "content")
    found = run("--save-dir", str(tmp_path / "elsewhere"), "cards", "--box", "mine")
    assert (0, "") == (found.code, found.err)


def test_own_content_is_played_with(run: RunIt, content: Path) -> None:
    """A whole game, in other processes too, on a Mansion of one's own."""
    found = run(
        *SIMULATE,
        "--mansion",
        "small-house",
        "--bots",
        "steady,steady",
        "--games",
        "2",
        "--jobs",
        "2",
    )

    assert (0, "") == (found.code, found.err)
    told = json.loads(found.out)
    assert ("axe-night", 2) == (told["scenario"], told["finished"])


def test_a_game_goes_on_with_the_content_that_it_began_with(run: RunIt, content: Path) -> None:
    """Whatever has become of the files."""
    begun = run(
        "play", "deckbuilding", "--scenario", "axe-night", "--seed", "3", "--plain", typed="1\n"
    )
    assert "Axe Night" in begun.out
    (content / "own.toml").unlink()
    found = run("resume", "--plain", typed="why fire axe\n")

    assert (0, "") == (found.code, found.err)
    assert "Fire Axe" in found.out


def test_a_file_with_faults_is_told_and_left_out(run: RunIt, content: Path) -> None:
    """A line; the rest is played with, and `check` tells where the fault is."""
    bad = NIGHT.replace("axe-night", "bad-night").replace("Reload", "Relaod")
    (content / "bad.toml").write_text(bad, "utf-8")
    for command in (("cards", "--box", "mine"), SIMULATE):
        found = run(*command)
        assert (0, [COMPLAINT]) == (found.code, found.complaints)

    found = run("check")
    assert 2 == found.code
    assert 'bad.toml: scenario bad-night "Axe Night": piles, pile 2, card 1: ' in found.out
    assert 'found "Relaod", which no card is called; did you mean "Reload"?' in found.out


def test_check_counts_the_files_of_ones_own(run: RunIt, content: Path) -> None:
    """Beside what ships; a folder alone, or a file, can be named."""
    assert "1 file, nothing is wrong." == run("check").out.splitlines()[-1]
    assert "1 file, nothing is wrong.\n" == run("check", str(content)).out
    assert "1 file, nothing is wrong.\n" == run("check", str(content / "own.toml")).out


def test_what_a_player_makes_is_kept_and_played_with_at_once(run: RunIt, home: Path) -> None:
    """In a file of its own that can be shared; made again under its id it is replaced."""
    first = rules_for("deckbuilding").catalogue.scenarios[0]
    mine = evolve(first, id="mine", name="Mine", mode="any", first=False, piles=first.piles[:3])
    path = keep(rules_for("deckbuilding").catalogue, mine)

    assert home / "content" / "scenario-mine.toml" == path
    assert mine == rules_for("deckbuilding").catalogue.scenarios[-1]

    keep(rules_for("deckbuilding").catalogue, evolve(mine, piles=first.piles[:2]))
    found = run("simulate", "deckbuilding", "--scenario", "mine", "--games", "1", "--json")
    assert "mine" == json.loads(found.out)["scenario"]
    assert [path] == [*path.parent.iterdir()]
    assert 2 == len(rules_for("deckbuilding").catalogue.scenarios[-1].piles)
