"""The commands beside the table: resume, check, replay, rules; and what is said of bad saves."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from core.deckbuilding.modes import MODES
from saves.digests import chained
from saves.store import Store
from tests.cli.conftest import RunIt
from tui.opening import resume

PLAY = ("play", "deckbuilding", "--seed", "7", "--names", "Ana", "--plain")
RESUME = ("resume", "--plain")


@pytest.fixture
def journal(run: RunIt, home: Path) -> Path:
    """A game with one answer."""
    assert 0 == run(*PLAY, typed="1\n").code
    return home / "campaigns" / "ana" / "1.toml"


def test_resume_takes_the_last_game_or_the_one_that_is_named(run: RunIt, journal: Path) -> None:
    """By its id, by its name, by its kind."""
    run(*PLAY[:-2], "Zoe", "--plain", typed="1\nexplore\n")

    assert "At the table: Zoe." in run(*RESUME).out
    for name in ("ana/1", "ana", "Ana"):
        found = run("resume", name, "--plain")
        assert (0, "") == (found.code, found.err)
        assert "At the table: Ana." in found.out
        assert "The game goes on after answer 1." in found.out
        assert found.out.endswith("inkribbon resume ana/1 goes on.\n")
    assert "At the table: " in run("resume", "deckbuilding", "--plain").out


def test_where_saves_live_can_stand_before_the_command_or_after(
    run: RunIt, home: Path, tmp_path: Path
) -> None:
    """And comes before the environment."""
    other = tmp_path / "other"
    run("--save-dir", str(other), *PLAY, typed="1\n")

    assert other.joinpath("campaigns", "ana", "1.toml").exists()
    assert not home.exists()
    assert 0 == run(*RESUME, "--save-dir", str(other)).code


def test_plain_without_a_command_goes_on_or_begins(run: RunIt, home: Path) -> None:
    """The usual game, if there is none to go on with."""
    assert "First Timer" in run("--plain", typed="1\n").out
    assert "The game goes on after answer 1." in run("--plain").out


def test_why_tells_a_rule_of_the_game_that_is_played(run: RunIt) -> None:
    """By its bare number: other games have rules of the same."""
    found = run(*PLAY, typed="why 7.1\n")

    assert "DBG-7.1: " in found.out
    assert "WAR-" not in found.out


def test_options_of_games_are_in_the_help(run: RunIt) -> None:
    """Each with the games that have it."""
    modes = f"how the game is won: {', '.join(MODES)} (deckbuilding)"
    for command in ("play", "simulate"):
        assert modes in " ".join(run(command, "--help").out.split())


def test_check_says_what_a_save_holds(run: RunIt, journal: Path, home: Path) -> None:
    """Whether the journal, the campaign or all saves are named; and writes nothing."""
    before = {path: path.read_bytes() for path in home.rglob("*") if path.is_file()}
    for path in (journal, journal.parent, home):
        found = run("check", str(path))
        assert (0, "") == (found.code, found.err)
        assert "ana/1: Deck Building Game, Ana, turn 1, 1 answers; nothing is wrong.\n" == found.out
    assert before == {path: path.read_bytes() for path in home.rglob("*") if path.is_file()}


def damaged(journal: Path) -> None:
    journal.write_bytes(journal.read_bytes().replace(b"keep:", b"kept:"))


def emptied(journal: Path) -> None:
    journal.write_bytes(b"")


def junk(journal: Path) -> None:
    journal.write_bytes(bytes(range(256)) * 4)


def newer(journal: Path) -> None:
    """A record of a version to come is sealed rightly, so its chain is made anew."""
    body = re.sub(rb"format = \d+", b"format = 99", journal.read_bytes().split(b"chain")[0])
    journal.write_bytes(body + b'chain = "%s"\n\n' % chained("", body).encode())


def another_game(journal: Path) -> None:
    campaign = journal.parent / "campaign.json"
    campaign.unlink()
    body = journal.read_bytes().split(b"chain")[0].replace(b'"deckbuilding"', b'"chess"')
    journal.write_bytes(body + b'chain = "%s"\n\n' % chained("", body).encode())


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (damaged, "damaged after 0 good answers: it has been changed; --mend goes on from there"),
        (emptied, "damaged, and nothing of it can be played: it is empty"),
        (junk, "damaged, and nothing of it can be played: it does not look like a save"),
        (newer, "written by a newer version (format 99, here 1); bring Ink Ribbon up to date"),
        (another_game, "a save of chess, which this version does not play"),
    ],
)
def test_a_bad_save_is_refused_and_left_alone(
    run: RunIt, journal: Path, spoil: Callable[[Path], None], words: str
) -> None:
    """With one line: by `resume`, by `replay`, and by `check`."""
    spoil(journal)
    before = journal.read_bytes()
    resumed = run("resume", "ana/1", "--plain")

    assert (2, "", 1) == (resumed.code, resumed.out, len(resumed.complaints))
    assert f"inkribbon: ana/1.toml: {words}\n" == resumed.err
    assert 2 == run("replay", "ana/1").code
    checked = run("check", str(journal))
    assert (2, f"ana/1.toml: {words}\n") == (checked.code, checked.out)
    assert before == journal.read_bytes()


def test_mend_goes_on_from_the_last_good_point(run: RunIt, journal: Path) -> None:
    """What was damaged is kept, and said."""
    damaged(journal)
    found = run("resume", "--plain", "--mend")

    assert 0 == found.code
    assert "? Ana, keep 1" in found.out
    assert ["inkribbon"] == [line.partition(":")[0] for line in found.complaints]
    assert "1.toml.damaged-1" in found.err
    assert journal.with_name("1.toml.damaged-1").exists()


def test_check_finds_the_saves_in_the_folder_of_campaigns(run: RunIt, journal: Path) -> None:
    """They are no content, whose checker would complain of every file."""
    found = run("check", str(journal.parent.parent))

    assert (0, 1) == (found.code, len(found.out.splitlines())), found


def test_check_does_not_wait_for_a_pipe(run: RunIt, tmp_path: Path) -> None:
    """Nobody may ever write into it."""
    folder = tmp_path / "content"
    folder.mkdir()
    os.mkfifo(folder / "1.toml")
    found = run("check", str(folder))

    assert (2, "1.toml: a plain file, found something else\n") == (found.code, found.out)


def test_a_game_that_is_open_elsewhere_is_refused(run: RunIt, journal: Path, home: Path) -> None:
    """A failure, not bad input: it can be tried again."""
    session = resume(Store(home), "ana/1")
    found = run(*RESUME)
    session.close()

    assert (1, "", 1) == (found.code, found.out, len(found.complaints))
    assert "open in another program" in found.err


def test_replay_reads_a_game_from_its_beginning(run: RunIt, journal: Path) -> None:
    """With the numbers of the log."""
    found = run("replay", "ana")

    assert (0, "") == (found.code, found.err)
    assert found.out.startswith("0.1 Ana has the first turn.")
    assert "Ana keeps" in found.out


def test_a_game_that_is_over_shows_its_result(run: RunIt, home: Path) -> None:
    """`resume` and `replay` both; by itself `resume` looks for one that goes on."""
    played = run(*PLAY[:-1], "--seats", "1", "--bots", "random", "--jsonl")
    result = json.loads(played.out.splitlines()[-1])
    resumed = run("resume", "ana", "--jsonl")

    assert "result" == result["type"]
    assert result == json.loads(resumed.out.splitlines()[-1])
    assert 2 == len(resumed.out.splitlines())
    assert 0 == run("replay", "ana").code
    assert 2 == run(*RESUME).code


@pytest.mark.parametrize("word", ["7.9", "DBG-7.9", "dbg-7.9"])
def test_a_rule_is_found_by_its_number(run: RunIt, word: str) -> None:
    """With or without the name of the game."""
    assert run("rules", word).out.startswith("DBG-7.9  ")


def test_rules_are_found_by_words(run: RunIt) -> None:
    """Several words are one; without any the chapters are listed."""
    assert "DBG-7.9" in run("rules", "Ammo", "Requirement").out
    assert "The Explore procedure" in run("rules").out


def test_the_content_that_ships_is_right(run: RunIt) -> None:
    """Nothing is read from a cache for that."""
    found = run("check")

    assert (0, "") == (found.code, found.err)
    assert found.out.endswith("nothing is wrong.\n")


def test_the_closed_lists_are_printed(run: RunIt) -> None:
    """A line for each member."""
    lines = run("check", "--schema").out.splitlines()

    assert {"game", "decision", "event", "moment", "operation"} == {
        line.split()[0] for line in lines
    }
    assert any(line.startswith("event Drawn(seat, cards): ") for line in lines)
    assert any(line.startswith("operation Trash(") for line in lines)


def test_the_version_is_told(run: RunIt) -> None:
    """Quickly: nothing else is looked at."""
    assert run("--version").out.startswith("Ink Ribbon ")


def test_a_fault_of_the_program_is_one_line(
    run: RunIt, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It names the file that tells more."""
    monkeypatch.setattr("tui.cli_rules._found", lambda _word: 1 / 0)
    found = run("rules", "7.9")

    assert (1, "", 1) == (found.code, found.out, len(found.complaints))
    assert "ZeroDivisionError" in found.err
    assert str(home / "log.txt") in found.err
    assert "ZeroDivisionError" in (home / "log.txt").read_text("utf-8")


def test_the_program_is_installed(home: Path) -> None:
    """Under its own name."""
    command = Path(sys.executable).with_name("inkribbon")
    run = subprocess.run([command, "--version"], capture_output=True, text=True, check=True)

    assert run.stdout.startswith("Ink Ribbon ")
