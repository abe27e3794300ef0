"""The runner of position cases finds whatever is not as a case expects it, and names it."""

from pathlib import Path

import pytest

from tests.war.cases import check

CASE = """
format = 1
game = "war"
title = "A tie"
rules = ["WAR-5.7"]
phase = "assault"
chance = [5, 3, 5, 3]
answers = ["assault:strike-team"]

[[seat]]
side = "heroes"
teams = [{ team = "Strike Team", characters = ["Alice"] }]
hand = ["Teamwork"]

[[seat]]
side = "umbrella"
facilities = ["Headquarters", "Hive"]

[expect]

[expect.decision]
seat = "Heroes"
kind = "facility"
has = ["facility:hive"]
lacks = ["facility:backup"]
"""

FIGHT = CASE.replace(
    '"assault:strike-team"]', '"assault:strike-team", "facility:hive", "done", "done"]'
)
FIGHT = (
    FIGHT[: FIGHT.index("[expect]")]
    + """
[[expect.step]]
after = 2
refused = [{ key = "commit:tactics", code = "not-in-hand", rule = "WAR-5.3" }]

[expect.step.fight]
heroes = 9
umbrella = 4
parts = ["Strike Team 4", "Alice 5"]

[expect]
phase = "event"
turn = 2
events = [{ event = "Fought", heroes = 19, umbrella = 14, won = "Heroes" }, "Destroyed"]
absent = ["UnitRolled"]

[expect.seat.Umbrella]
facilities = ["Headquarters"]
removed = ["Backup", "Experimental", "Hive", "New", "Tanker", "Top Secret"]
"""
)
EVERYONE = FIGHT.replace("phase = ", 'reactions = "everyone"\nphase = ', 1)

FAULTS = {
    "heroes = 9": ("heroes = 8", "fight, heroes"),
    '"Alice 5"': ('"Alice 6"', "fight, parts"),
    'code = "not-in-hand"': ('code = "wrong-use"', "refusal of commit:tactics"),
    "turn = 2": ("turn = 3", "turn"),
    "heroes = 19": ("heroes = 18", "no such event"),
    'absent = ["UnitRolled"]': ('absent = ["Destroyed"]', "Destroyed has happened"),
    'facilities = ["Headquarters"]\nremoved': ("removed", "seat Umbrella, facilities"),
    "chance = [5, 3, 5, 3]": ("chance = [5, 3, 5, 3, 0]", "unused forced results"),
    "after = 2": ("after = 9", "no answer number 9"),
    "[expect]\n": ("[expect]\nhands = 1\n", "no such keys"),
    '"facility:hive"': ('"facility:backup"', "answer 2, .*unknown-key"),
    'phase = "event"': ('over = "teams"\nphase = "event"', "why it is over"),
}


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "case.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    "text", [CASE.replace("chance = [5, 3, 5, 3]\n", ""), EVERYONE], ids=range(2)
)
def test_a_case_that_is_as_expected_passes(tmp_path: Path, text: str) -> None:
    check(written(tmp_path, text))


@pytest.mark.parametrize(("right", "wrong", "says"), [(k, *v) for k, v in FAULTS.items()])
def test_a_case_that_is_not_as_expected_fails(
    tmp_path: Path, right: str, wrong: str, says: str
) -> None:
    assert right in EVERYONE

    with pytest.raises(AssertionError, match=says):
        check(written(tmp_path, EVERYONE.replace(right, wrong)))
