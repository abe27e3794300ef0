"""Positions: a table stated exactly, or every reason why it cannot be."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from content.deckbuilding.terms import MODE
from content.positions import PositionCase, is_position, position_case, read_position
from core.deckbuilding.catalogue import Catalogue
from core.deckbuilding.setup import Position, PositionSeat, Seat
from tests.content.test_faults import VALUES

GOOD = """
format = 1
game = "deckbuilding"
title = "A Shotgun's Explore"
rules = ["DBG-7.14"]
mode = "story"
scenario = "first-timer"
active = 2
gold = 20
must_explore = true
mansion = ["Majini * 3", "Uroboros Aheri"]
removed = ["Yellow Herb"]
pile_order = [["Automatic Shotgun", "Pump-Action Shotgun * 3"]]
chance = [0, [1, 0]]
answers = ["explore", ["use:handgun", "use:pump-action-shotgun"], []]

[setup]
reactions = "everyone"

[[seat]]
character = "Leon S. Kennedy"
attached = ["Yellow Herb", "Licker"]
health = 90
next_turn = ["skip", "explore"]

[[seat]]
name = "Ben"
player = "steady"
character = "CH-008"
wounds = 1
hand = ["Handgun", "Ammo x10 * 2"]

[expect]
gold = 20
"""


def read(text: str, shipped: Catalogue) -> PositionCase:
    made, faults = position_case(tomllib.loads(text), "table.toml", "deckbuilding", shipped)

    assert [] == [str(fault) for fault in faults]
    assert made is not None
    return made


def faults_of(text: str, shipped: Catalogue) -> list[str]:
    made, faults = position_case(tomllib.loads(text), "table.toml", "deckbuilding", shipped)

    assert (made is None) == bool(faults)
    return [str(fault).removeprefix("table.toml: ") for fault in faults]


def test_a_position_states_a_table(shipped: Catalogue) -> None:
    """Names have become numbers, repetitions copies, and the rest is as in the file."""
    case = read(GOOD, shipped)

    assert case.position == Position(
        seats=(
            PositionSeat(
                "CH-002", health=90, attached=("IT-002", "MA-006"), next_turn=("skip", "explore")
            ),
            PositionSeat("CH-008", wounds=1, hand=("WE-009", "AM-001", "AM-001")),
        ),
        mansion=("MA-001", "MA-001", "MA-001", "MA-010"),
        active=1,
        piles=(("WE-014", "WE-013", "WE-013", "WE-013"),),
        removed=("IT-002",),
        gold=20,
        must_explore=True,
        chance=(0, (1, 0)),
    )


def test_a_position_is_a_whole_set_up(shipped: Catalogue) -> None:
    """The piles are the scenario's; seats without a name have a letter."""
    setup = read(GOOD, shipped).setup

    assert (Seat("A"), Seat("Ben", "steady")) == setup.seats
    assert shipped.scenarios[0].piles == setup.piles
    assert ("story", "first-timer", "standard") == (setup.mode, setup.scenario, setup.basics)
    assert ("premiere", "standard", "everyone") == (setup.mansion, setup.inventory, setup.reactions)
    assert setup.position == read(GOOD, shipped).position


def test_a_position_brings_its_case(shipped: Catalogue) -> None:
    """What tests and lessons want of it."""
    case = read(GOOD, shipped)

    assert ("A Shotgun's Explore", ("DBG-7.14",)) == (case.title, case.rules)
    assert (("explore",), ("use:handgun", "use:pump-action-shotgun"), ()) == case.answers
    assert {"gold": 20} == case.expect


def test_a_list_of_piles_of_ones_own(shipped: Catalogue) -> None:
    """In place of a scenario, on top of the basics."""
    text = GOOD.replace('scenario = "first-timer"', 'piles = [["Grenade"], ["Reload"]]')
    setup = read(text.replace("pile_order = ", "# "), shipped).setup

    assert (("WE-001",), ("AC-005",)) == setup.piles
    assert "" == setup.scenario


def test_a_name_of_markup_is_only_a_name(shipped: Catalogue) -> None:
    """People may call themselves as they like, as long as it can be seen."""
    assert "[/" == read(GOOD.replace('"Ben"', '"[/"'), shipped).setup.seats[1].name


WRONG = [
    ("format = 1", "format = 2", "format: 1, found 2"),
    ('"deckbuilding"', '"war"', 'game: "deckbuilding", found "war"'),
    ('"story"', '"storey"', f'mode: {MODE.words}, found "storey"; did you mean "story"?'),
    ('"first-timer"', '"first"', 'scenario: a scenario, found "first"; did you mean "first-timer"'),
    ("gold = 20\nmust", "gold = -20\nmust", "gold: a whole number of at least 0, found -20"),
    ("must_explore = true", "turn = 0", "turn: a whole number of at least 1, found 0"),
    ("must_explore = true", "must_explore = 1", "must_explore: true or false, found 1"),
    ("must_explore", "must_explroe", 'must_explroe: no such key; did you mean "must_explore"?'),
    ("DBG-7.14", "7.14", 'rules, rule 1: the number of a rule, such as DBG-7.9, found "7.14"'),
    ("chance = [0,", "chance = [-1,", "chance, result 1: a number for a random pick, or an order"),
    ('answers = ["explore"', "answers = [5", "answers, answer 1: the key of an option, or a list"),
    ('"everyone"', '"all"', 'setup, reactions: "holders" or "everyone", found "all"'),
    ("active = 2", 'active = "Bob"', 'active: "A" or "Ben" or a place from 1 to 2, found "B'),
    ("active = 2", "active = 3", 'active: "A" or "Ben" or a place from 1 to 2, found 3'),
    ('"Majini * 3"', '"Majini * 4"', 'mansion: at most 3 of "Majini", the copies in its box, fou'),
    ('"Majini * 3"', '"Majni"', 'mansion, card 1: the name of a card of the Mansion, found "Majn'),
    ('"Majini * 3"', '"Grenade"', 'mansion, card 1: the name of a card of the Mansion, found "Gr'),
    (', "Uroboros Aheri"', "", "mansion: a Boss among them, as the game could not end without one"),
    ('["Yellow Herb"]', '["Yellow Herb * 3"]', 'removed: at most 3 of "Yellow Herb", the copies '),
    ('"Automatic Shotgun",', '"Reload",', 'pile_order, pile 1: cards of one pile, found "Pump-Ac'),
    (' * 3"]]', ' * 5"]]', 'pile_order, pile 1: at most 4 of "Pump-Action Shotgun", the copies'),
    ("Leon S. Kennedy", "Leon", 'seat 1: character: the name of a Character, found "Leon", which'),
    ("CH-008", "Reload", 'seat 2 "Ben": character: the name of a Character, found "Reload", which'),
    ("CH-008", "CH-002", 'seat 2 "Ben": character: at most 1 of "Leon S. Kennedy", the copies in'),
    ("health = 90", "health = 91", "seat 1: health: a whole number from 1 to 90, found 91"),
    ("health = 90", "health = 0", "seat 1: health: a whole number from 1 to 90, found 0"),
    (
        "wounds = 1",
        "wounds = 6",
        'seat 2 "Ben": wounds: fewer wounds, as Maximum Health would be 0',
    ),
    ("wounds = 1", "out = true", 'seat 2 "Ben": out: false, as it is this seat'),
    ("wounds = 1", "face_down = true", 'seat 2 "Ben": face_down: false, as it is this seat'),
    ("health = 90", "face_down = true\nhealth = 5", "seat 1: health: 0, as the Character is face-"),
    ('name = "Ben"', 'name = "A"', 'seat 2 "A": name: a name that no other seat has'),
    ('name = "Ben"', f'name = "{"x" * 25}"', f'seat 2 "{"x" * 25}": name: a name of 1 to 24 cells'),
    ('name = "Ben"', 'name = "\\u001b"', 'seat 2 "\\x1b": name: a name of 1 to 24 cells'),
    ('"steady"', '"stedy"', 'seat 2 "Ben": player: "person", "random", "steady" or "expert", foun'),
    ("hand = [", "hands = [", 'seat 2 "Ben": hands: no such key; did you mean "hand"?'),
    ('"Handgun",', '"Handgun * 10",', 'seat 2 "Ben": hand: at most 9 of "Handgun", the copies in'),
    ('"Handgun",', '"Majini",', 'seat 2 "Ben": hand, card 1: the name of a card that a player can'),
    (
        '"Handgun",',
        "5,",
        'seat 2 "Ben": hand, card 1: the name of a card that a player can own, fou',
    ),
    (
        '"Licker"]',
        '"Reload"]',
        "seat 1: attached, card 2: the name of a card that can be Attached, ",
    ),
    ('["skip", ', '["rest", ', 'seat 1: next_turn, effect 1: "skip", "no_actions"'),
]


@pytest.mark.parametrize(("old", "new", "expected"), WRONG)
def test_what_is_wrong_with_a_position_is_named(
    shipped: Catalogue, old: str, new: str, expected: str
) -> None:
    """One line, with the seat, the key, and what was expected."""
    (line,) = faults_of(GOOD.replace(old, new), shipped)

    assert line.startswith(expected)


def test_a_position_of_another_game_has_one_fault(shipped: Catalogue) -> None:
    """And not one for each key that the other game does not have."""
    text = GOOD.replace('game = "deckbuilding"', 'game = "war"')

    assert ['game: "deckbuilding", found "war"'] == faults_of(text, shipped)


def test_a_position_whose_boss_is_attached_is_over(shipped: Catalogue) -> None:
    """And so there is nothing to play (DBG-14.1)."""
    text = GOOD.replace(', "Uroboros Aheri"', "").replace('"Licker"', '"Uroboros Aheri"')

    assert ["seat 1: attached: no Boss, as the game would be over (DBG-14.1)"] == faults_of(
        text, shipped
    )


def test_all_that_is_wrong_is_named_at_once(shipped: Catalogue) -> None:
    """A wrong key hides no other, nor what must hold across the tables."""
    text = GOOD
    for old, new in (
        ("gold = 20\nmust", "gold = -1\nmust"),
        ('"Majini * 3"', '"Majini * 4"'),
        (', "Uroboros Aheri"', ""),
        ('"Automatic Shotgun",', '"Reload",'),
        ("active = 2", "active = 7"),
        ("health = 90", "health = 91"),
        ('"steady"', '"stedy"'),
        ('"Handgun",', '"Handgun * 10",'),
    ):
        text = text.replace(old, new)

    assert [
        "gold: a whole number of at least 0, found -1",
        (
            'seat 2 "Ben": player: "person", "random", "steady" or "expert", found "stedy"; '
            'did you mean "steady"?'
        ),
        "seat 1: health: a whole number from 1 to 90, found 91",
        'seat 2 "Ben": hand: at most 9 of "Handgun", the copies in its box, found 10',
        'mansion: at most 3 of "Majini", the copies in its box, found 4',
        "mansion: a Boss among them, as the game could not end without one (DBG-21.6)",
        'pile_order, pile 1: cards of one pile, found "Pump-Action Shotgun" among them',
        'active: "A" or "Ben" or a place from 1 to 2, found 7',
    ] == faults_of(text, shipped)


def test_the_active_seat_can_be_named(shipped: Catalogue) -> None:
    """Or counted from 1; the first one if nothing is said."""
    assert 1 == read(GOOD.replace("active = 2", 'active = "Ben"'), shipped).position.active
    assert 0 == read(GOOD.replace("active = 2", "active = 1"), shipped).position.active
    assert 0 == read(GOOD.replace("active = 2", ""), shipped).position.active


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "seat: 1 to 4 seats, found 0"),
        ("[seat]\n", "seat: tables, each headed [[seat]], found an empty table"),
        (
            "\n".join(f'[[seat]]\ncharacter = "CH-00{n}"' for n in range(1, 6)),
            "seat: 1 to 4 seats, found 5",
        ),
    ],
)
def test_the_number_of_seats_is_that_of_the_mode(
    shipped: Catalogue, text: str, expected: str
) -> None:
    """One to four in Story (DBG-1.3)."""
    head = 'format = 1\ngame = "deckbuilding"\nmode = "story"\nscenario = "first-timer"\n'

    assert [expected] == faults_of(f'{head}mansion = ["Uroboros Aheri"]\n{text}', shipped)


@pytest.mark.parametrize(
    ("scenario", "expected"),
    [
        ("", "scenario: exactly one of scenario or piles, found none"),
        ('piles = [["Grenade"]]\nscenario = "first-timer"', "scenario: exactly one of scenario or"),
        (
            'piles = [["Grenade", "Handgun"]]',
            "piles, pile 1, card 2: a card that no other pile has",
        ),
        ('piles = [["Majini"]]', "piles, pile 1, card 1: the name of a Resource card"),
    ],
)
def test_the_piles_are_a_scenario_or_ones_own(
    shipped: Catalogue, scenario: str, expected: str
) -> None:
    """Not both, not none, and no card twice."""
    text = GOOD.replace('scenario = "first-timer"', scenario).replace("pile_order = ", "# ")
    (line,) = faults_of(text, shipped)

    assert line.startswith(expected)


def test_a_file_is_read_with_its_name(tmp_path: Path, shipped: Catalogue) -> None:
    """Faults name the file; a file that is no TOML has one."""
    path = tmp_path / "table.toml"
    path.write_text(GOOD, "utf-8")
    assert (read(GOOD, shipped), []) == read_position(path, "deckbuilding", shipped)

    path.write_text("format =", "utf-8")
    made, (fault,) = read_position(path, "deckbuilding", shipped)

    assert made is None
    assert "table.toml" == fault.file


def test_a_position_is_told_from_other_content() -> None:
    """By the game that it names, or by its seats."""
    assert is_position(tomllib.loads(GOOD))
    assert not is_position({"box": "mine", "card": []})


KEYS = [*sorted(tomllib.loads(GOOD)), "piles", "turn"]


@given(key=st.sampled_from(KEYS), value=VALUES)
def test_no_value_whatever_makes_the_reader_fail(
    shipped: Catalogue, key: str, value: object
) -> None:
    """It becomes a position or faults."""
    table: dict[str, Any] = tomllib.loads(GOOD)
    table[key] = value
    made, faults = position_case(table, "table.toml", "deckbuilding", shipped)

    assert (made is None) == bool(faults)
    assert all(str(fault).isprintable() for fault in faults)


@given(
    key=st.sampled_from(["character", "hand", "attached", "health", "name", "next_turn", "x"]),
    value=VALUES,
)
def test_no_seat_whatever_makes_the_reader_fail(
    shipped: Catalogue, key: str, value: object
) -> None:
    """As above, in a seat."""
    table: dict[str, Any] = tomllib.loads(GOOD)
    table["seat"][1][key] = value
    made, faults = position_case(table, "table.toml", "deckbuilding", shipped)

    assert (made is None) == bool(faults)
