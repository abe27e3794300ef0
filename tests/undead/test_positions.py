"""Position and squad files: what is wrong is told at its place, all of it, each broken rule by its number."""

import re
import tomllib

import pytest

from content.undead.positions import position_case
from tests.undead.table import CATALOGUE, RULES

POSITION = """
format = 1
game = "undead"
mission = "Beach of Bones"
track = ["Jungle Trail"]
left = 6

[[soldier]]
name = "Sergeant Walt Doyle"
at = 1
weapons = ["M1 Garand"]
hand = ["Advance 3", "Cautious * 2"]
empty = ["M1 Garand"]
ammo = { "M1 Garand" = 1 }

[[soldier]]
name = "Father Tomas Brandt"
weapons = ["Blessed M1911"]
theology = "Eschatology"

[[hostile]]
name = "Shambling Dead"
at = 1
ekias = [2]
targets = ["Father Tomas Brandt"]
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


def faults(text: str) -> list[str]:
    """What is wrong with a file, a line for each fault."""
    return [str(fault) for fault in position_case(tomllib.loads(text), "file.toml", CATALOGUE)[1]]


def test_a_position_is_the_table_that_it_states() -> None:
    case, found = position_case(tomllib.loads(POSITION), "file.toml", CATALOGUE)
    assert [] == found
    assert case is not None
    state = RULES.start(case.setup, 1)

    doyle = state.soldiers[0]
    assert (1, 3, True, 1) == (doyle.at, len(doyle.hand), doyle.gear[0].empty, doyle.gear[0].ammo)
    assert ((2,), (1,)) == (state.hostiles[0].ekias, state.hostiles[0].targets)
    assert (6, 1) == (state.turn.left, state.turn.number)


def test_a_squad_begins_its_mission_at_the_start() -> None:
    case, found = position_case(tomllib.loads(SQUAD), "file.toml", CATALOGUE)
    assert [] == found
    assert case is not None
    assert case.position is None
    state = RULES.start(case.setup, 1)

    assert [0, 0] == [soldier.at for soldier in state.soldiers]
    assert ["A", "B"] == [seat.name for seat in case.setup.seats]


FAULTS = [
    ('mission = "Beach of Bones"', 'mission = "Beach of Bonez"', 'mission: .*did you mean "Beach of Bones"'),
    ("left = 6", "left = 0", "left: a whole number"),
    ("left = 6", "lefft = 6", 'lefft: no such key; did you mean "left"'),
    ('track = ["Jungle Trail"]', 'track = ["Jungle Trail", "Radio Post", "Ossuary"]', "track: 2 places"),
    ("at = 1\nekias", "at = 3\nekias", 'hostile 1 "Shambling Dead": at: the place of a card in play, 0 to 1'),
    ("at = 1\nekias", "ekias", 'hostile 1 "Shambling Dead": at: .*found nothing'),
    ("ekias = [2]", "ekias = [4]", "a Hostile card that is not Destroyed"),
    ("ekias = [2]", "ekias = [2, 1]", "at most 1, found Shambling Dead: 2 EKIAs"),
    ('"Father Tomas Brandt"]', '"Private Tom Akers"]', "targets: a Soldier of the team"),
    ('name = "Shambling Dead"', 'name = "Wraith"', "at most 0 in this Mission, found Wraith"),
    ('"Cautious * 2"', '"Cautious * 9"', "at most 4 in this Mission, found Cautious"),
    ('empty = ["M1 Garand"]', 'empty = ["M1918 BAR"]', "Gear that he has, found Sergeant Walt Doyle: M1918"),
    ('weapons = ["Blessed M1911"]', 'weapons = ["M1911 Pistol"]', 'soldier 2 "Father.*UND-20.4.*not Blessed'),
    ('theology = "Eschatology"', "", 'soldier 2 "Father Tomas Brandt": a School of Theology .UND-21.1'),
    ('weapons = ["M1 Garand"]', 'weapons = ["M1 Garand", "M1918 BAR", "M1911 Pistol"]', "UND-4.4.*: 8"),
    ('weapons = ["M1 Garand"]', 'weapons = ["M1 Garand"]\nhealth = 7', "health: 0 to 5"),
]  # fmt: skip


@pytest.mark.parametrize(("right", "wrong", "says"), FAULTS, ids=range(len(FAULTS)))
def test_a_fault_is_told(right: str, wrong: str, says: str) -> None:
    assert right in POSITION
    found = faults(POSITION.replace(right, wrong))

    assert any(re.search(says, each) for each in found), found
    assert all(each.startswith("file.toml: ") for each in found)


def test_all_faults_are_told_at_once() -> None:
    """Over the points and a Loadout, a forbidden Weapon, a Hostile in no Location, an unknown key."""
    text = POSITION.replace("left = 6", "left = 6\ncolour = 1")
    text = text.replace(
        'weapons = ["M1 Garand"]', 'weapons = ["M1 Garand", "M1918 BAR", "Blessed Garand"]'
    )
    text = text.replace('weapons = ["Blessed M1911"]', 'weapons = ["M1911 Pistol"]')
    text = text.replace("at = 1\nekias", "ekias")
    text += '\n[[soldier]]\nname = "PFC Buck Larsen"\n'
    found = "\n".join(faults(text))

    for part in ("colour", "UND-4.3", "UND-4.4", "UND-20.4", "at: the place of a card in play"):
        assert part in found


def test_a_squad_has_no_table() -> None:
    text = SQUAD.replace('weapons = ["M1 Garand"]', 'weapons = ["M1 Garand"]\nat = 1')
    text += '\n[[hostile]]\nname = "Shambling Dead"\nat = 0\n'
    found = faults(text)

    assert 2 == sum("a squad has no table" in each for each in found)


def test_a_squad_over_its_points_is_refused_by_its_rule() -> None:
    larger = (
        SQUAD + '\n[[soldier]]\nname = "Lieutenant James Harrow"\nweapons = ["Blessed Garand"]\n'
    )
    larger += '\n[[soldier]]\nname = "Private Jack Sorley"\n'

    assert [
        "file.toml: soldier: at most 46 Resource points: 7 fewer (UND-4.3), found 53"
    ] == faults(larger)


@pytest.mark.parametrize("stated", ["5", "true", '"Doyle"', "[1]", '[["Doyle"]]'])
@pytest.mark.parametrize("text", [POSITION, SQUAD], ids=["position", "squad"])
def test_soldiers_that_are_no_tables_are_refused(text: str, stated: str) -> None:
    """And the rules of the team are told beside it."""
    top = text.partition("[[soldier]]")[0]
    found = faults(f"{top}soldier = {stated}\n")

    assert any("soldier: tables, each headed [[soldier]]" in each for each in found)
    assert any("UND-4.2" in each for each in found)
