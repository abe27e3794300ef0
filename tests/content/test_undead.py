"""The content of Undead: its rules are whole and cited rightly; faults of files are told at their place."""

import re
from pathlib import Path
from typing import Any

import pytest

from content.games import GAMES
from content.loader import load_files
from content.rules import rule, rules
from content.sources import Source
from content.undead.files import compiled
from content.undead.steps import AT, OPERATIONS
from core.undead.moments import Moment
from core.undead.operations import ALL
from tests.undead.table import CATALOGUE

ROOT = Path(__file__).parent.parent.parent
CHAPTERS = (12, 4, 10, 11, 7, 3, 11, 6, 12, 8, 15, 2, 4, 11, 5, 7, 8, 11, 6, 8, 4, 10, 2, 17, 4)
"""The numbers of rules by chapter."""


def test_every_rule_is_there() -> None:
    numbers = [
        f"UND-{chapter}.{place}"
        for chapter, count in enumerate(CHAPTERS, start=1)
        for place in range(1, count + 1)
    ]

    assert numbers == [*rules("undead")]


def test_rules_are_plain_sentences() -> None:
    """No marks of sources, no Markdown, no broken lines, nothing cut off."""
    for each in rules("undead").values():
        words = f"{each.text} {each.decision}"
        assert not re.search(r"\[|\]|\*|`|\n|  |\b(?:SEED|BGG|EN)\b| [,;]", words), each
        assert re.search(r"[.)\"]$", each.text), each
        assert "Decision" not in words, each
        for number in re.findall(r"UND-\d+\.\d+", words):
            assert rule(number).number == number


def test_the_rules_cite_rules_that_there_are() -> None:
    """A reader of an event, an option or a refusal can look the rule up."""
    cited = {
        (path.name, number)
        for path in (ROOT / "core" / "undead").rglob("*.py")
        for number in re.findall(r'"(UND-[\d.]+)"', path.read_text("utf-8"))
    }

    assert {(name, number) for name, number in cited if number not in rules("undead")} == set()
    assert len(cited) > 100


def test_what_ships_has_no_fault() -> None:
    made, faults = load_files("undead", [GAMES["undead"].folder / "base"])

    assert [] == faults
    assert made == CATALOGUE


def test_every_operation_can_be_written_and_has_a_moment() -> None:
    assert {*OPERATIONS.values()} == {*ALL}
    assert AT.keys() == {*Moment}
    assert {each for moment in AT.values() for each in moment} == {*ALL}


WEAPON = {
    "id": "WPN-BOW",
    "name": "Longbow",
    "kind": "bow",
    "rp": 1,
    "loadout": 1,
    "reload": 0,
    "modes": [{"name": "Single", "range": [0, 1], "chart": [{"min": 5, "hits": 1}]}],
}
ACTION = {
    "id": "ACT-DUCK",
    "name": "Duck",
    "copies": 1,
    "when": "defence",
    "do": [{"do": "cancel_hits", "hits": 1}],
}
HOSTILE = {
    "id": "HOS-BAT",
    "name": "Bats",
    "deck": "frontline",
    "copies": 1,
    "reticle": 2,
    "xp": 1,
    "range": [0, 0],
    "columns": [{"active": [1, 2], "chart": [{"min": 9, "hits": 1}]}],
}
POWER = {
    "id": "POW-CALM",
    "name": "Calm",
    "cost": 2,
    "range": [0, 0],
    "target": "soldier",
    "when": "action",
    "do": [{"do": "remove_suppress"}],
}
SQUAD = {
    "id": "two",
    "name": "Two",
    "missions": ["Beach of Bones"],
    "members": [{"soldier": "Sergeant Walt Doyle"}],
}
CAMPAIGN = {"id": "CAM-OURS", "name": "Ours", "missions": ["Beach of Bones"]}
SOLDIER = {
    "id": "SOL-NEW",
    "name": "New Man",
    "type": "player",
    "nation": "US",
    "rp": 5,
    "health": 4,
    "actions": 2,
    "movement": 1,
    "cover": 1,
}
GOOD: dict[str, dict[str, Any]] = {
    "weapon": WEAPON,
    "action": ACTION,
    "hostile": HOSTILE,
    "power": POWER,
    "squad": SQUAD,
    "campaign": CAMPAIGN,
    "soldier": SOLDIER,
}


def single(*rows: dict[str, int], reach: tuple[int, int] = (0, 1)) -> dict[str, Any]:
    """A Weapon's one mode with a chart."""
    return {"modes": [{"name": "Single", "range": [*reach], "chart": [*rows]}]}


FAULTS = [
    ("weapon", {"rp": "cheap"}, "weapon WPN-BOW \"Longbow\": rp: a whole number"),
    ("weapon", {"colour": 1}, "colour: no such key"),
    ("weapon", {"modes": []}, "modes: a list of at least 1 mode"),
    ("weapon", single({"min": 5, "hits": 1}, reach=(1, 0)), "range: a list of two"),
    ("weapon", single({"min": 5, "hits": 1}, {"min": 5, "hits": 2}), "more than the row before"),
    ("weapon", single({"min": 5}), "hits or suppress, found neither"),
    ("weapon", {"id": "WPN-BAR"}, 'one that no other card has, found "WPN-BAR" twice'),
    ("weapon", {"name": "A bow that is longer than all"}, "short: a text of at most 16 cells, found nothing"),
    ("action", {"when": "noon"}, "when: "),
    ("action", {"do": [{"do": "cancel_hitz", "hits": 1}]}, '"cancel_hitz"; did you mean "cancel_hits"'),
    ("action", {"do": [{"do": "heal", "wounds": 1}]}, "an operation of the moment defence"),
    ("action", {"do": [{"do": "cancel_hits"}]}, "hits: a whole number from 1 to 20, found nothing"),
    ("action", {"when": "use", "do": [{"do": "ward"}]}, 'when: "move"'),
    ("action", {"on": {}}, "on: at least one condition"),
    ("hostile", {"health": 3}, "either reticle, or health and count, found both"),
    ("hostile", {"reticle": 3}, "each number from 1 to 3 in one column"),
    ("hostile", {"keywords": ["Undead", "Each"]}, "no Each"),
    ("hostile", {"keywords": ["Undeed"]}, 'did you mean "Undead"'),
    ("hostile", {"deck": "unique"}, '"unique" for a card with the keyword Unique'),
    ("power", {"target": "hostile"}, "for the target hostile one of"),
    ("power", {"attack": {"chart": [{"min": 1, "hits": 1}]}}, "exactly one of attack and do, found both"),
    ("power", {"requires": "Holy Cymbal"}, 'did you mean "Holy Symbol"'),
    ("squad", {"members": [{"soldier": "Father Tomas Brandt", "weapons": ["M1911 Pistol"]}]}, "UND-20.4"),
    ("squad", {"members": [{"soldier": "Rifle Fireteam"}]}, "UND-4.2"),
    ("campaign", {"missions": ["The Last Stand"]}, 'mission 1: the name of a mission, found "The Last'),
    ("campaign", {"rewards": [{"mission": "Night Courier"}]}, "a Mission of the campaign"),
    ("soldier", {"divinity": 3}, "clergy, as only Clergy have Divinity"),
    ("soldier", {"type": "squad"}, "the Squad's Attack, found nothing"),
]  # fmt: skip


def faults_of(kind: str, table: dict[str, Any]) -> list[str]:
    """What is wrong with a file that has one table of a kind."""
    source = Source("mine.toml", {"game": "undead", kind: [table]})
    return [str(fault) for fault in compiled([source], CATALOGUE)[1]]


@pytest.mark.parametrize("kind", GOOD)
def test_a_table_as_it_should_be_is_read(kind: str) -> None:
    assert [] == faults_of(kind, GOOD[kind])


@pytest.mark.parametrize(("kind", "change", "says"), FAULTS, ids=range(len(FAULTS)))
def test_a_fault_is_told_at_its_place(kind: str, change: dict[str, Any], says: str) -> None:
    found = faults_of(kind, GOOD[kind] | change)

    assert any(says in each for each in found), found
    assert all(each.startswith("mine.toml: ") for each in found)


def test_all_faults_are_told_at_once() -> None:
    found = faults_of("weapon", WEAPON | {"rp": "x", "loadout": -1, "modes": 3, "sharp": True})

    assert ["sharp", "rp", "loadout", "modes"] == [each.split(": ")[2] for each in found]
