"""Biohazard War's content: what ships is whole, and every fault of a file is told at once."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from content.expect import cells
from content.loader import check_path, load_files, shipped_files
from content.positions import position_case
from content.rules import find, rule, rules
from content.sources import Source
from content.war.cards import SHORT_CELLS
from content.war.classes import EMPTY
from content.war.files import compiled
from content.war.steps import OPERATIONS
from core.war.cards import Kind, Limit, Per, Side, Subtype, Use
from core.war.catalogue import Catalogue
from core.war.moments import Moment
from tests.content.test_faults import VALUES

CHAPTERS = (4, 3, 2, 8, 10, 5, 2)
"""The numbers of rules by chapter."""

HEAD = 'game = "war"\nside = "umbrella"\n'

UNIT = """
[[card]]
id = "mine-hunter"
name = "Hunter"
kind = "unit"
force = 6
subtype = "monster"
"""

EVENT = """
[[card]]
id = "mine-ruse"
name = "Ruse"
kind = "event"
use = ["defense"]
on_commit = [{ do = "raise", add = 1, of = { kinds = ["unit"] } }]
"""

FACILITY = """
[[card]]
id = "mine-lab"
name = "Lab"
kind = "facility"
force = 3
passive = [{ per = "unit", of = { subtype = "monster" }, add = 1 }]
on_assaulted = [{ do = "draw", count = 1 }]
"""


@pytest.fixture(scope="module")
def war() -> Catalogue:
    """What ships, read from its files."""
    made: Catalogue
    made, faults = load_files("war", shipped_files("war"))

    assert [] == faults
    return made


def test_the_decks_are_whole(war: Catalogue) -> None:
    """WAR-1.1: 46 cards and 36, and six Facilities that start in play."""
    counts = Counter((card.side, card.kind) for card in war.cards)
    starting = [card for card in war.cards if card.starts_in_play]

    assert {
        (Side.HEROES, Kind.TEAM): 9,
        (Side.HEROES, Kind.CHARACTER): 20,
        (Side.HEROES, Kind.EVENT): 17,
        (Side.UMBRELLA, Kind.FACILITY): 7,
        (Side.UMBRELLA, Kind.UNIT): 20,
        (Side.UMBRELLA, Kind.EVENT): 15,
    } == counts
    assert [Kind.FACILITY] * 6 == [card.kind for card in starting]
    assert 88 == len({card.id for card in war.cards}) == len({card.slug for card in war.cards})
    assert 5 == sum(card.trap for card in war.cards)


def test_every_word_of_the_schema_is_used(war: Catalogue) -> None:
    """What nothing uses is tested by nothing."""
    texts = [text for card in war.cards for text in card.texts]
    used = {type(step) for text in texts for step in text.do}
    words: set[Any] = {text.when for text in texts}
    for card in war.cards:
        words |= {card.side, card.kind, card.subtype, card.limit, *card.use}
        words |= {passive.per for passive in card.passives}

    assert {*OPERATIONS.values()} == used
    assert {*Moment, *Side, *Kind, *Subtype, *Limit, *Use, *Per} == words - {None}


def test_every_short_name_fits_its_column(war: Catalogue) -> None:
    """16 cells, and no two alike."""
    assert [] == [card.short for card in war.cards if cells(card.short) > SHORT_CELLS]
    assert len(war.cards) == len({card.short for card in war.cards})


def test_every_rule_is_there() -> None:
    """Each chapter counts from 1 without a gap; a bare number can be asked of one game."""
    numbers = [
        f"WAR-{chapter}.{place}"
        for chapter, count in enumerate(CHAPTERS, start=1)
        for place in range(1, count + 1)
    ]

    assert numbers == [*rules("war")]
    assert "WAR-5.7" == rule("5.7", "war").number == rule("war-5.7").number
    assert "DBG-5.7" == rule("5.7").number
    assert {"WAR-6.5"} <= {each.number for each in find("sacrifice")}
    for each in rules("war").values():
        assert each.text.rstrip().endswith((".", ")")), each


def faults_of(tmp_path: Path, text: str) -> list[str]:
    (tmp_path / "own.toml").write_text(text, "utf-8")
    return [str(fault).removeprefix("own.toml: ") for fault in check_path(tmp_path, tmp_path / "c")]


def test_what_is_right_has_no_faults(tmp_path: Path) -> None:
    """A player's own cards are checked like those that ship."""
    assert [] == faults_of(tmp_path, HEAD + UNIT + EVENT + FACILITY)


RUSE, HUNTER, LAB = (
    'card mine-ruse "Ruse": ',
    'card mine-hunter "Hunter": ',
    'card mine-lab "Lab": ',
)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (UNIT.replace("= 6", "= -6"), HUNTER + "force: a whole number of at least 0, found -6"),
        (UNIT.replace("force = 6\n", ""), HUNTER + "force: a whole number of at least 0, found"),
        (UNIT.replace("monster", "monstr"), HUNTER + 'subtype: "operative", "merc"'),
        (UNIT.replace("monster", "merc"), HUNTER + "subtype: soldier, monster, zombie or vehicle"),
        (UNIT.replace('"unit"', '"team"'), HUNTER + "kind: facility, unit or event on the side"),
        (UNIT + "trap = true\n", HUNTER + "trap: no such key, as no card of the kind unit has it"),
        (UNIT + 'colour = "red"\n', HUNTER + "colour: no such key"),
        (UNIT + 'on_play = [{ do = "draw", count = 1 }]\n', HUNTER + "on_play: another moment"),
        (UNIT.replace("Hunter", "Hunter, the very long one"), "card mine-hunter"),
        (UNIT.replace("mine-hunter", "umbrella-tyrant"), "card umbrella-tyrant"),
        (UNIT.replace("Hunter", "Tyrant"), 'card mine-hunter "Tyrant": name: a name that is typed'),
        (EVENT.replace("defense", "assault"), RUSE + "use, use 1: event_phase, defense or search"),
        (EVENT.replace('"raise"', '"raze"'), RUSE + "on_commit, step 1, do: an operation, found"),
        (EVENT.replace("add = 1", "add = 0"), RUSE + "on_commit, step 1, add: a whole number of"),
        (EVENT.replace("on_commit", "on_play"), RUSE + "on_play, step 1, do: an operation that"),
        (EVENT.replace('["defense"]', '["search", "search"]'), RUSE + "use: each use once"),
        (EVENT.replace('["unit"]', "[]"), RUSE + "on_commit, step 1, of, kinds: a list of at least"),
        (
            EVENT.replace('"raise", add = 1, of = { kinds = ["unit"] }', '"second_unit"'),
            RUSE + "on_commit, step 1, do: an operation for all uses; this one is for search",
        ),
        (
            EVENT.replace('"raise", add = 1, of = { kinds = ["unit"] }', '"give_up"'),
            RUSE + "on_commit, step 1, do: a step before this one that raises a Team",
        ),
        (FACILITY.replace("add = 1", "add = 0"), LAB + "passive, passive 1, add: a whole number"),
        (FACILITY.replace('per = "unit", ', ""), LAB + "passive, passive 1: exactly one of per"),
        (FACILITY.replace('"draw", count = 1', '"negate"'), LAB + "on_assaulted, step 1, do: an"),
        ("x = 1\n", "x: no such key; the keys are game, side, card"),
    ],
)  # fmt: skip
def test_a_fault_is_told_with_its_place(tmp_path: Path, text: str, expected: str) -> None:
    """File, table, key, what was expected."""
    found = faults_of(tmp_path, HEAD + text)

    assert any(line.startswith(expected) for line in found), found


def test_a_file_says_whose_cards_it_has(tmp_path: Path) -> None:
    """And for which game."""
    assert ['side: "heroes" or "umbrella", found nothing'] == faults_of(tmp_path, 'game = "war"\n')
    (line,) = faults_of(tmp_path, 'game = "wra"\n' + UNIT)
    assert line.startswith('game: "deckbuilding", "war"')
    assert line.endswith('found "wra"; did you mean "war"?')


def test_all_faults_come_at_once() -> None:
    """None hides another, and what is right is kept."""
    text = HEAD + UNIT.replace("= 6", '= "six"') + EVENT.replace('"raise"', '"raze"') + FACILITY
    made, faults = compiled([Source("own.toml", tomllib.loads(text))], EMPTY)

    assert 2 == len(faults)
    assert ["mine-lab"] == [card.id for card in made.cards]


POSITION = """
format = 1
game = "war"
title = "Two Teams"
rules = ["WAR-5.7"]
phase = "assault"
turn = 5
chance = [5, [1, 0]]
answers = ["assault:strike-team", ["done"]]

[[seat]]
side = "heroes"
name = "Ana"
hand = ["Sacrifice"]
deck = ["Barry Burton", "Strike Team"]
teams = [{ team = "STAR Alpha Team", characters = ["Alice", "Jill Valentine", "K-Mart"] }]

[[seat]]
side = "umbrella"
player = "steady"
facilities = ["Backup", "New"]
units = ["Commandos"]
discard_pile = ["Bomb"]
"""


def position_faults(text: str, war: Catalogue) -> list[str]:
    made, faults = position_case(tomllib.loads(text), "table.toml", "war", war)

    assert (made is None) == bool(faults)
    return [str(fault).removeprefix("table.toml: ") for fault in faults]


def test_a_position_states_a_table(war: Catalogue) -> None:
    """By the names of cards; seats are called like their sides unless they have a name."""
    made, faults = position_case(tomllib.loads(POSITION), "table.toml", "war", war)

    assert [] == faults
    assert made is not None
    assert ("Two Teams", ("WAR-5.7",)) == (made.title, made.rules)
    assert (("assault:strike-team",), ("done",)) == made.answers
    assert [("Ana", "person"), ("Umbrella", "steady")] == [
        (seat.name, seat.player) for seat in made.setup.seats
    ]
    assert (0, "assault", 5, (5, (1, 0))) == (
        made.setup.heroes,
        made.position.phase,
        made.position.turn,
        made.position.chance,
    )
    assert ("hero-alice", "hero-jill-valentine", "hero-k-mart") == (
        made.position.seats[0].teams[0].characters
    )


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("format = 1", "format = 2", "format: 1, found 2"),
        ('"war"', '"chess"', 'game: "war", found "chess"'),
        ('"assault"\n', '"asault"\n', 'phase: "draw", "event"'),
        ('["Sacrifice"]', '["Alice"]', "seat 1: teams, team 1: each card once, as there is one"),
        ('["Sacrifice"]', '["Tactics", "Tactics"]', "seat 1: hand: each card once, as there is"),
        ('["Sacrifice"]', '["Bomb"]', "seat 1: hand, card 1: the name of a card of the deck of"),
        ('["Sacrifice"]', '["Sacrifce"]', "seat 1: hand, card 1: the name of a card of the deck"),
        ('["Commandos"]', '["Bomb"]', 'seat 2: units, card 1: the name of a Unit, found "Bomb"'),
        ('["Bomb"]', '["Hive"]', "seat 2: discard_pile, card 1: the name of a card of the deck"),
        ('"K-Mart"', '"Barry Burton"', "seat 1: teams, team 1, characters: 2 Characters, or 3"),
        (
            '"K-Mart"',
            '"K-Mart", "Civilian"',
            "seat 1: teams, team 1, characters: 2 Characters, or 3 with a Survivor (WAR-4.5), found",
        ),
        ('["Backup", "New"]', "[]", "seat 2: facilities: a Facility, as Umbrella has lost"),
        ('side = "umbrella"', 'side = "heroes"', "seat 2: side: the other side, found heroes"),
        ('side = "umbrella"', "", 'seat 2: side: "heroes" or "umbrella", found nothing'),
        ('units = ["Commandos"]', 'teams = ["Strike Team"]', "seat 2: teams: nothing, as only"),
        ('name = "Ana"', 'name = "Umbrella"', "seat 2: name: a name that no other seat has"),
        ('"steady"', '"stedy"', 'seat 2: player: "person"'),
        ('["WAR-5.7"]', '["DBG-5.7"]', "rules, rule 1: the number of a rule, such as WAR-5.7"),
        ("turn = 5", "turns = 5", "turns: no such key"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_position_is_named(
    war: Catalogue, old: str, new: str, expected: str
) -> None:
    """With seat, zone and card."""
    assert old in POSITION
    found = position_faults(POSITION.replace(old, new, 1), war)

    assert any(line.startswith(expected) for line in found), found


def test_a_position_without_a_team_is_over(war: Catalogue) -> None:
    """WAR-2.2: all nine would have been destroyed."""
    text = POSITION.replace(', "Strike Team"', "").split("teams = ")
    lines = text[0] + text[1].partition("\n")[2]

    assert ["seat 1: teams: a Team in some zone, as the Heroes have lost without (WAR-2.2)"] == (
        position_faults(lines, war)
    )


@pytest.mark.parametrize("seats", [0, 1, 3])
def test_a_position_has_two_seats(war: Catalogue, seats: int) -> None:
    """One for each side."""
    head, *tables = POSITION.split("[[seat]]")
    text = "[[seat]]".join([head, *(tables * 2)[:seats]])

    assert any(f"seat: 2 seats, found {seats}" in line for line in position_faults(text, war))


@given(
    key=st.sampled_from(["side", "hand", "deck", "teams", "facilities", "units", "name", "x"]),
    seat=st.integers(0, 1),
    value=VALUES,
)
def test_no_seat_whatever_makes_the_reader_fail(
    war: Catalogue, key: str, seat: int, value: object
) -> None:
    """It becomes a position or faults."""
    table: dict[str, Any] = tomllib.loads(POSITION)
    table["seat"][seat][key] = value
    made, faults = position_case(table, "table.toml", "war", war)

    assert (made is None) == bool(faults)
    assert all(str(fault).isprintable() for fault in faults)


@given(
    key=st.sampled_from(["id", "kind", "force", "use", "passive", "on_commit", "x"]), value=VALUES
)
def test_no_card_whatever_makes_the_reader_fail(key: str, value: object) -> None:
    """It becomes a card or faults."""
    table: dict[str, Any] = tomllib.loads(HEAD + EVENT)
    table["card"][0][key] = value
    made, faults = compiled([Source("own.toml", table)], EMPTY)

    assert bool(made.cards) != bool(faults)
    assert all(str(fault).isprintable() for fault in faults)


def test_equal_files_give_equal_catalogues(war: Catalogue) -> None:
    """To the last byte: saves name the catalogue that they were begun with."""
    again, _ = load_files("war", shipped_files("war"))

    assert repr(war) == repr(again)
    assert attrs.asdict(war) == attrs.asdict(again)
