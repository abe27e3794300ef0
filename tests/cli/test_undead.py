"""Undead on the command line: plain, as JSON lines, with squads and positions, with bad input."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import RunIt

PLAY = ("play", "undead", "--seed", "5", "--plain")

POSITION = """
format = 1
game = "undead"
mission = "Beach of Bones"
track = ["Jungle Trail"]
left = 6
chance = [6, 0, 5]

[[soldier]]
name = "Sergeant Walt Doyle"
at = 1
weapons = ["M1 Garand"]
hand = ["Advance 3", "Cautious"]

[[hostile]]
name = "Shambling Dead"
at = 1
targets = ["Sergeant Walt Doyle"]
"""

SQUAD = """
format = 1
game = "undead"
squad = "Two of us"
mission = "Beach of Bones"

[[soldier]]
name = "Sergeant Walt Doyle"
weapons = ["M1 Garand"]

[[soldier]]
name = "Father Tomas Brandt"
seat = 2
theology = "Eschatology"
"""

TOO_MUCH = SQUAD.replace(
    '["M1 Garand"]',
    '["M1 Garand", "M1928 Thompson", "M1918 BAR"]',
).replace('theology = "Eschatology"', 'theology = "Eschatology"\nweapons = ["M1 Garand"]')


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """A file with a position."""
    path = tmp_path / "trail.toml"
    path.write_text(POSITION, "utf-8")
    return path


@pytest.fixture
def squad(tmp_path: Path) -> Path:
    """A file with a squad."""
    path = tmp_path / "two.toml"
    path.write_text(SQUAD, "utf-8")
    return path


def test_an_attack_line_by_line(run: RunIt, position: Path) -> None:
    """UND-11: the chance before the dice, then each roll with its sum."""
    typed = "attack 1\nm1-garand\nroll\n"
    found = run("play", "undead", "--position", str(position), "--plain", typed=typed)
    said = " ".join(found.out.split())

    assert (0, "") == (found.code, found.err)
    assert "Shambling Dead" in said
    assert "D10" in said


@pytest.mark.parametrize("command", ["track", "squad", "hands", "hostiles", "piles", "help"])
def test_looks_answer_nothing(run: RunIt, position: Path, command: str) -> None:
    """The same question is asked again."""
    base = ("play", "undead", "--position", str(position), "--plain")
    found = run(*base, typed=f"{command}\n")

    assert (0, "") == (found.code, found.err)
    assert len(found.out) > len(run(*base).out)


@pytest.mark.parametrize(
    ("typed", "rule"),
    [("why work 1", "UND-16.3"), ("why reload 1", "UND-7.4"), ("why 9.5", "UND-9.5")],
)
def test_a_refusal_names_its_rule(run: RunIt, position: Path, typed: str, rule: str) -> None:
    """UND: what is not on offer is explained."""
    found = run("play", "undead", "--position", str(position), "--plain", typed=f"{typed}\n")

    assert rule in found.out


@pytest.mark.parametrize(
    "mission",
    ["beach-of-bones", "the-surgeons-house", "dead-of-the-empire", "compline", "night-courier"],
)
def test_each_mission_has_its_squad(run: RunIt, mission: str) -> None:
    """Steady bots lead it to its end, without a squad being named."""
    found = run(*PLAY, "--mission", mission, "--bots", "steady")

    assert (0, "") == (found.code, found.err)
    assert "won" in found.out.lower() or "lost" in found.out.lower()


def test_a_squad_file_is_played(run: RunIt, squad: Path) -> None:
    """With the seats that it names."""
    found = run(*PLAY, "--squad", str(squad), "--names", "Ana,Ben")

    assert (0, "") == (found.code, found.err)
    assert "Ana" in found.out
    assert "Doyle" in found.out


def test_a_squad_that_breaks_rules_is_refused_with_each_by_its_number(
    run: RunIt, squad: Path, home: Path
) -> None:
    """By `play` and by `check`, all at once (UND-4.11)."""
    squad.write_text(TOO_MUCH, "utf-8")
    played = run(*PLAY, "--squad", str(squad))
    checked = run("check", str(squad))

    assert (2, 2) == (played.code, checked.code)
    for rule in ("UND-4.4", "UND-20.4"):
        assert rule in played.err
        assert rule in checked.out
    assert not home.exists()


def test_a_game_goes_on_where_it_was_left(run: RunIt, home: Path) -> None:
    """By its kind of game too."""
    run(*PLAY, typed="place 1\n")
    found = run("resume", "undead", "--plain")

    assert "The game goes on after answer" in found.out
    assert "Undead" in run("check", str(home)).out


def test_programs_play_it_as_json_lines(run: RunIt, position: Path) -> None:
    """Questions have their options with keys; cards have names."""
    keys = ["attack:1", "weapon:m1-garand", "roll"]
    typed = "".join(json.dumps([key]) + "\n" for key in keys)
    found = run("play", "undead", "--position", str(position), "--jsonl", typed=typed)
    values = [json.loads(line) for line in found.out.splitlines()]
    kinds = [value["kind"] for value in values if value["type"] == "decision"]

    assert "undead" == values[0]["game"]
    assert ["main", "weapon", "roll"] == kinds[:3]


def test_all_that_is_wrong_is_named_at_once(run: RunIt, home: Path) -> None:
    """Nobody mends one option to learn of the next."""
    found = run(*PLAY, "--mission", "x", "--squad", "y", "--seats", "9", "--bots", "rndom")

    assert 2 == found.code
    assert {"--mission:", "--squad:", "--seats:", "--bots:"} == {
        line.split()[1] for line in found.complaints
    }
    assert not home.exists()


def test_what_ships_is_counted(run: RunIt) -> None:
    """For each game."""
    assert "Undead: " in run("check").out


def test_a_campaign_of_ones_own_names_every_fault_at_once(run: RunIt, tmp_path: Path) -> None:
    """A Mission that nobody knows, and whatever else is wrong."""
    path = tmp_path / "mine.toml"
    path.write_text(
        """
game = "undead"
[[campaign]]
id = "CAM-MINE"
name = "Mine"
missions = ["Beach of Bones", "Nowhere at All"]
attempts = 0
rewards = [{ mission = "Beach of Bones", without = ["Nobody"] }]
""",
        "utf-8",
    )
    found = run("check", str(path))

    assert 2 == found.code
    for part in ('"Nowhere at All"', "attempts", '"Nobody"'):
        assert any(part in line for line in found.out.splitlines())
