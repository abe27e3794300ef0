"""Biohazard War on the command line: plain, as JSON lines, from a position, with bad input."""

import json
from pathlib import Path

import pytest

from core.kernel.errors import ForcedResultError
from tests.cli.conftest import RunIt
from tui.cli_errors import told

PLAY = ("play", "war", "--seed", "5", "--side", "heroes", "--plain")

POSITION = """
format = 1
game = "war"
phase = "assault"
chance = [5, 3, 0, 0]

[[seat]]
side = "heroes"
name = "Ana"
teams = [{ team = "STAR Alpha Team", characters = ["Alice", "Jill Valentine"] }]
hand = ["Teamwork", "Escape"]

[[seat]]
side = "umbrella"
name = "Ben"
facilities = ["Backup"]
units = ["Commandos", "Gunships"]
"""


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """A file with a position."""
    path = tmp_path / "alpha.toml"
    path.write_text(POSITION, "utf-8")
    return path


def test_a_fight_line_by_line(run: RunIt, position: Path) -> None:
    """WAR-7.2: totals and chance before each commitment, then the sums and the result."""
    typed = "alpha\nteamwork\ncommandos\n"
    found = run("play", "war", "--position", str(position), "--plain", typed=typed)

    assert (0, "") == (found.code, found.err)
    for words in (
        "The Heroes 13 + 2D6, Umbrella 2 + 2D6: the Heroes win in 100%.",
        "The Heroes commit Teamwork: +2 on STAR Alpha Team.",
        "Force 5, Soldier, then 15 to 7, 99.6%",
        "The Heroes 15 + 6 + 4 = 25, Umbrella 7 + 1 + 1 = 9: the Heroes win.",
        "The Backup Facility is destroyed.",
        "No Facility is left after turn 1: Ana wins for the Heroes.",
        "1. Ana, the Heroes: 1 game won.",
    ):
        assert words in " ".join(found.out.split()), found.out


@pytest.mark.parametrize(
    ("chance", "words"),
    [("[9]", "9 where only one from 0 to 5"), ("[5, 3, 0, 6]", "6 where only one from 0 to 5")],
)
def test_a_forced_die_that_cannot_fall_is_told(
    run: RunIt, position: Path, chance: str, words: str
) -> None:
    """Which die comes when is known only when it does: the file is at fault, not the program."""
    position.write_text(POSITION.replace("[5, 3, 0, 0]", chance), "utf-8")
    typed = "alpha\ndone\ndone\n"
    found = run("play", "war", "--position", str(position), "--plain", typed=typed)

    assert 2 == found.code
    assert [f"inkribbon: chance: the position forces {words} can come"] == found.complaints


def test_a_forced_shuffle_that_is_no_order_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """Such a file is at fault as one with an impossible die is."""
    code = told(ForcedResultError((0, 0), 2))

    line = "inkribbon: chance: the position forces [0, 0] where only an order of 0 to 1 can come\n"
    assert (2, line) == (code, capsys.readouterr().err)


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("alpha\nescape\n", "Escape is no help in this fight (WAR-5.3)."),
        ("alpha\ndone\ngunships\n", "Gunships goes on Search and Destroy only and cannot defend"),
        ("why gunships\n", "It only goes on Search and Destroy and never defends."),
        ("why 5.7\n", "WAR-5.7: If AFT is FDT or more"),
        ("odds\n", "STAR Alpha Team against the Backup Facility: 13 to 2, 100% for you."),
        ("table\n", "STAR Alpha Team 13 (Alice, Jill Valentine)"),
        ("piles\n", "Removed from the game 8: Alice Clones, STAR Delta Team"),
        ("hand\n", "Teamwork"),
        ("help\n", "both fronts: Facilities, Units, Teams"),
    ],
)
def test_looks_and_refusals(run: RunIt, position: Path, typed: str, words: str) -> None:
    """Each with its rule; nothing is answered by them."""
    found = run("play", "war", "--position", str(position), "--plain", typed=typed)

    assert words in " ".join(found.out.split()), found.out


def test_a_game_of_bots_is_told_to_its_end(run: RunIt) -> None:
    """Also in a match of three."""
    for match in ("1", "3"):
        found = run(*PLAY, "--bots", "steady,random", "--match", match)
        assert (0, "") == (found.code, found.err)
        assert any(line.startswith("1. ") for line in found.out.splitlines())


def test_a_game_goes_on_where_it_was_left(run: RunIt, home: Path) -> None:
    """By its kind of game too."""
    run(*PLAY, "--bots", "steady", typed="strike\n")
    found = run("resume", "war", "--plain")

    assert "The game goes on after answer" in found.out
    assert "Biohazard War" in found.out
    assert "Biohazard War, Ana, Ben" in run("check", str(home)).out


def test_programs_play_it_as_json_lines(run: RunIt, position: Path) -> None:
    """Questions have their options with keys; cards have names; the result comes last."""
    keys = ["assault:star-alpha-team", "done", "done"]
    typed = "".join(json.dumps([key]) + "\n" for key in keys)
    found = run("play", "war", "--position", str(position), "--jsonl", typed=typed)
    values = [json.loads(line) for line in found.out.splitlines()]
    decisions = [value for value in values if value["type"] == "decision"]
    events = {value["event"]: value for value in values if value["type"] == "event"}

    assert "war" == values[0]["game"]
    assert ["assault", "attack", "defend"] == [value["kind"] for value in decisions]
    assert "STAR Alpha Team" == events["AssaultDeclared"]["card"]["name"]
    assert "Backup" == events["AssaultDeclared"]["target"]["name"]
    assert ("result", "facilities") == (values[-1]["type"], values[-1]["reason"])


def test_an_option_of_another_game_is_refused(run: RunIt, home: Path) -> None:
    """With those that the game has."""
    found = run(*PLAY, "--scenario", "first-timer")

    assert (2, 1) == (found.code, len(found.complaints))
    assert "--scenario: war has no such option; it has --side, --match" in found.err
    assert not home.exists()


def test_all_that_is_wrong_is_named_at_once(run: RunIt, home: Path) -> None:
    """Nobody mends one option to learn of the next."""
    found = run(
        "play", "war", "--plain", "--side", "x", "--match", "2", "--seats", "3", "--reactions", "x",
        "--bots", "rndom",
    )  # fmt: skip

    assert 2 == found.code
    assert {"--side:", "--match:", "--seats:", "--reactions:", "--bots:"} == {
        line.split()[1] for line in found.complaints
    }
    assert '--seats: "3" seats: Biohazard War is for 2\n' in found.err
    assert not home.exists()


def test_a_position_is_refused_with_file_zone_and_card(
    run: RunIt, position: Path, home: Path
) -> None:
    """By `play` and by `check`."""
    position.write_text(POSITION.replace('"Escape"', '"Alice"'), "utf-8")
    played = run("play", "war", "--position", str(position), "--plain")
    checked = run("check", str(position))
    line = 'alpha.toml: seat 1: teams, team 1: each card once, as there is one copy, found "Alice"'

    assert (2, 2) == (played.code, checked.code)
    assert line in played.err
    assert line in checked.out
    assert not home.exists()


def test_a_right_position_is_checked(run: RunIt, position: Path) -> None:
    """Nothing is wrong with it."""
    assert "1 file, nothing is wrong." in run("check", str(position)).out


def test_what_ships_is_counted(run: RunIt) -> None:
    """For each game."""
    assert "Biohazard War: 88 cards, 34 rules, nothing is wrong." in run("check").out


def test_rules_of_one_number_are_found_in_each_game(run: RunIt) -> None:
    """A bare number can be either's; with its letters it is one's."""
    both, one = run("rules", "5.7").out, run("rules", "WAR-5.7").out

    assert "DBG-5.7  " in both
    assert "WAR-5.7  " in both
    assert "DBG" not in one
    assert "WAR-6.1 to WAR-6.5" in run("rules").out
