"""Every fault of every file is told at once, with file, table, key and what was expected."""

import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from content.deckbuilding.classes import EMPTY
from content.deckbuilding.files import compiled
from content.deckbuilding.terms import MODE
from content.faults import ContentError, Fault
from content.loader import check_path, load_files, shipped_files
from content.reading import read_table
from content.sources import Source
from core.deckbuilding.catalogue import Catalogue
from core.deckbuilding.operations import GainNamed
from tests.content.conftest import Lines

BOX = 'box = "mine"\n'

ACTION = """
[[card]]
id = "XX-001"
name = "Bad Idea"
kind = "action"
copies = 5
cost = 40
"""

WEAPON = """
[[card]]
id = "XX-002"
name = "Bad Gun"
kind = "weapon"
copies = 5
cost = 40
requirement = 20
damage = 10
"""

CHARACTER = """
[[card]]
id = "XX-003"
name = "Bad Cop"
kind = "character"
copies = 1
health = 80
[[card.levels]]
level = 1
decorations = 2
"""

INFECTED = """
[[card]]
id = "XX-004"
name = "Bad Dog"
kind = "infected"
copies = 2
health = 20
damage = 10
decorations = 1
"""

ITEM = """
[[card]]
id = "XX-005"
name = "Bad Herb"
kind = "item"
copies = 2
"""

SCENARIO = """
[[scenario]]
id = "mine"
name = "Mine"
mode = "story"
boxes = ["premiere"]
basics = "standard"
"""

MANSION = """
[[mansion]]
id = "mine"
name = "Mine"
box = "mine"
"""

TEN_FAULTS = {
    "cards/actions.toml": BOX
    + ACTION.replace("cost", "cots")
    + 'on_play = [{ do = "trsh" }]\n'
    + "[foo]\n",
    "cards/broken.toml": "box = \n",
    "cards/good.toml": BOX + CHARACTER + INFECTED + ITEM,
    "weapons.toml": BOX
    + WEAPON.replace("copies = 5\n", "")
    + WEAPON.replace("XX-002", "WE-001").replace("Bad Gun", "Grenade").replace("10", "-5")
    + SCENARIO
    + 'piles = [["Granade"], ["Reload"], ["Reload"]]\n'
    + MANSION
    + 'cards = { "Majini" = 3 }\n',
}

TEN_LINES = """\
cards/actions.toml: foo: no such key; the keys are game, box, card, basics, scenario, mansion, inventory
cards/actions.toml: card XX-001 "Bad Idea": cots: no such key; did you mean "cost"?
cards/actions.toml: card XX-001 "Bad Idea": on_play, step 1, do: \
an operation, found "trsh"; did you mean "trash"?
cards/broken.toml: line 1, column 7: TOML, found: Invalid value
weapons.toml: card XX-002 "Bad Gun": copies: a whole number from 1 to 99, found nothing
weapons.toml: card WE-001 "Grenade": id: one that no other card has, found "WE-001" twice
weapons.toml: card WE-001 "Grenade": damage: a whole number of at least 0 or "X", found -5
weapons.toml: scenario mine "Mine": piles, pile 1, card 1: \
the name of a Resource card, found "Granade", which no card is called; did you mean "Grenade"?
weapons.toml: scenario mine "Mine": piles, pile 3, card 1: \
a card that no other pile has, found "Reload", which is in pile 2 too
weapons.toml: mansion mine "Mine": cards: \
a Boss among them, as no game could end without one (DBG-21.6)
"""


def test_a_folder_with_ten_faults_gives_ten_lines(tmp_path: Path, cache: Path) -> None:
    """One line a fault, whatever the file, and nothing that is right is named."""
    for name, text in TEN_FAULTS.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    faults = check_path(tmp_path, cache)

    assert TEN_LINES.splitlines() == [str(fault) for fault in faults]


def test_what_is_right_has_no_faults(lines: Lines) -> None:
    """A player's cards may name what ships, and each other."""
    text = 'on_play = [{ do = "gain_named", card = "Bad Gun" }, { do = "trash_this" }]\n'
    piles = 'piles = [["Bad Gun"], ["Grenade"]]\n'
    mine = SCENARIO.replace('"premiere"', '"premiere", "mine"')

    assert [] == lines(BOX, ACTION, text, WEAPON, CHARACTER, INFECTED, ITEM, mine, piles)


GUN = 'card XX-002 "Bad Gun": '
IDEA = 'card XX-001 "Bad Idea": '
DOG = 'card XX-004 "Bad Dog": '
COP = 'card XX-003 "Bad Cop": levels, level 1, '
HERB = 'card XX-005 "Bad Herb": '

FIGURES = [
    (WEAPON.replace("20", "-20"), GUN + 'requirement: a whole number of at least 0 or "X"'),
    (WEAPON.replace("= 10", '= "Y"'), GUN + 'damage: a whole number of at least 0 or "X"'),
    (WEAPON.replace("damage = 10\n", ""), GUN + 'damage: a whole number of at least 0 or "X"'),
    (WEAPON.replace("= 40", "= 4.5"), GUN + "cost: a whole number of at least 0, found 4.5"),
    (WEAPON.replace("= 40", "= true"), GUN + "cost: a whole number of at least 0, found true"),
    (WEAPON.replace("= 5\n", "= 0\n"), GUN + "copies: a whole number from 1 to 99, found 0"),
    (WEAPON + "health = 5\n", GUN + "health: no such key, as no card of the kind weapon has it"),
    (WEAPON + 'weapon_type = "pistl"\n', GUN + 'weapon_type: "pistol", "knife"'),
    (WEAPON.replace('"weapon"', '"wepon"'), GUN + 'kind: "character", "ammunition", "weapon"'),
    (INFECTED.replace("= 10", '= "X"'), DOG + 'damage: a whole number of at least 0, found "X"'),
    (INFECTED.replace("= 20", "= 0"), DOG + "health: a whole number of at least 1, found 0"),
    (ACTION + "bonus = {}\n", IDEA + "bonus: at least one of actions, buys"),
    (ACTION + "bonus = { cards = -1 }\n", IDEA + "bonus, cards: a whole number of at least 0"),
    (ACTION + "bonus = { card = 1 }\n", IDEA + 'bonus, card: no such key; did you mean "cards"?'),
    (ACTION + "bonus = 3\n", IDEA + "bonus: a table with the keys actions, buys"),
    (ACTION.replace("XX-001", "XX/001"), "card XX/001 "),
    (CHARACTER.replace("= 1\ndec", "= 2\ndec"), COP + "level: 1, found 2"),
    (CHARACTER + "passive = [{ add = 5 }]\n", COP + "passive, passive 1: exactly one of figure"),
    (CHARACTER + 'passive = [{ figure = "uses" }]\n', COP + "passive, passive 1: exactly one of"),
    (
        CHARACTER + 'passive = [{ figure = "infected_health", add = 5 }]\n',
        COP + "passive, passive 1, figure: ammo, character_damage, cost, damage",
    ),
    (
        INFECTED + 'passive = [{ figure = "damage", add = 5 }]\n',
        DOG
        + "passive, passive 1, figure: alone_in_combo, infected_damage, infected_health or level_2",
    ),
    (
        INFECTED + 'passive = [{ figure = "infected_damage", add = 5, of = { boss = true } }]\n',
        DOG + "passive, passive 1, of: nothing, as it changes this Infected only",
    ),
    (
        INFECTED + 'passive = [{ figure = "infected_damage", add = 5, per = "ammo" }]\n',
        DOG + 'passive, passive 1, per: "ammo_10", "infected_fought"',
    ),
]


@pytest.mark.parametrize(("card", "expected"), FIGURES)
def test_a_wrong_figure_is_named(lines: Lines, card: str, expected: str) -> None:
    """Bad numbers, figures that a kind lacks or cannot have, and words of no closed list."""
    (line,) = lines(BOX, card)

    assert line.startswith(expected)


def on(moment: str, *steps: str) -> str:
    """A text that is a plain list of steps."""
    return f"{moment} = [{', '.join(f'{{ {step} }}' for step in steps)}]\n"


THIS = 'do = "weapon_damage", on = "this", add = 5'

TEXTS = [
    (ACTION + on("on_use", 'do = "add", gold = 5'), IDEA + "on_use: another moment; on a card"),
    (WEAPON + on("on_play", 'do = "add", gold = 5'), GUN + "on_play: another moment; on a card"),
    (CHARACTER + on("on_play", 'do = "exchange"'), COP + "on_play: another moment; on a card of"),
    (ITEM + "cost = 5\n" + on("on_take", 'do = "attach_this"'), HERB + "on_take: another moment"),
    (ACTION + on("on_plya", 'do = "exchange"'), IDEA + 'on_plya: no such key; did you mean "on_p'),
    (ACTION + "on_play = []\n", IDEA + "on_play, do: a list of at least 1 step"),
    (ACTION + 'on_play = "draw"\n', IDEA + "on_play: a table with the keys do, may, modes, of"),
    (ACTION + on("on_play", "zone = 3"), IDEA + "on_play, step 1, do: an operation, found nothing"),
    (ACTION + on("on_play", 'do = ["add"]'), IDEA + "on_play"),
    (ACTION + on("on_play", 'do = "add"'), IDEA + "on_play, step 1: at least one of actions"),
    (
        ACTION + on("on_play", 'do = "trash", zone = "inventory", count = 1'),
        IDEA
        + 'on_play, step 1, zone: "hand", "discard_pile", "hand_or_discard_pile", "any_discard_pile", '
        '"inventory_top", "in_use", "play_area" or "partner", found "inventory"; did you mean '
        '"inventory_top"?',
    ),
    (
        ACTION + on("on_play", 'do = "trash", count = 1, up_to = 2'),
        IDEA + "on_play, step 1: exactly one of count, up_to or random, found count and up_to",
    ),
    (
        ACTION + on("on_play", 'do = "trash"'),
        IDEA + "on_play, step 1: exactly one of count, up_to or random, found none",
    ),
    (
        ACTION + on("on_play", 'do = "put", zone = "hand", to = "hand"'),
        IDEA + 'on_play, step 1, to: another place than the zone, found "hand"',
    ),
    (
        ACTION + on("on_play", 'do = "gain_named", card = "Granade"'),
        IDEA + 'on_play, step 1, card: the name of a Resource card, found "Granade", which no',
    ),
    (
        ACTION + on("on_play", 'do = "gain_named", card = "Majini"'),
        IDEA + 'on_play, step 1, card: the name of a Resource card, found "Majini", which is of',
    ),
    (
        ACTION + on("on_play", 'do = "gain", of = { kind = "weapn" }'),
        IDEA + 'on_play, step 1, of, kind: "character", "ammunition"',
    ),
    (
        ACTION + on("on_play", 'do = "gain", of = { cost_above_it = 20 }'),
        IDEA + "on_play, step 1, of, cost_above_it: a step before this one that touches cards",
    ),
    (
        ACTION + on("on_play", 'do = "discard", zone = "it", whole = true'),
        IDEA + "on_play, step 1, do: a step before this one that touches cards, found none",
    ),
    (
        ACTION + on("on_play", 'do = "discard_this"'),
        IDEA
        + "on_play, step 1, do: an operation that works on_play; this one works at_turn_start, reaction",
    ),
    (
        ACTION + on("on_play", THIS),
        IDEA + 'on_play, step 1, on: "own" or "chosen"; "this" is the Weapon of a text on_use',
    ),
    (
        ACTION + on("on_play", 'do = "weapon_damage", on = "own", add = 5, until = "explore"'),
        IDEA + 'on_play, step 1, until: "turn"; no Explore is in progress at this moment',
    ),
    (
        WEAPON + on("on_use", THIS + ", zero = true"),
        GUN + "on_use, step 1: exactly one of add, zero or times, found add and zero",
    ),
    (
        WEAPON + on("on_use", THIS + ', per = "knives"'),
        GUN + 'on_use, step 1, per: "ammo_10", "infected_fought"',
    ),
    (
        WEAPON + on("on_use", f'do = "when", cond = {{}}, then = [{{ {THIS} }}]'),
        GUN + "on_use, step 1, cond: exactly one of done, it, health_at_least",
    ),
    (
        WEAPON + on("on_use", f'do = "when", cond = {{ done = true }}, then = [{{ {THIS} }}]'),
        GUN + "on_use, step 1, cond, done: a step before this one, found none",
    ),
    (
        WEAPON + on("on_use", f'do = "when", cond = {{ it = {{}} }}, then = [{{ {THIS} }}]'),
        GUN + "on_use, step 1, cond, it: a step before this one that touches cards, found none",
    ),
    (
        ACTION + on("on_play", 'do = "choose", ways = [{ key = "a", do = [{ do = "exchange" }] }]'),
        IDEA + "on_play, step 1, ways: a list of 2 or more ways",
    ),
    (
        CHARACTER + 'during_turn = { do = [{ do = "exchange" }], of = { kind = "item" } }\n',
        COP
        + "during_turn, of: nothing, as only texts on_buy, on_defeating, on_gain, on_infected_revealed",
    ),
    (
        CHARACTER + 'during_turn = { modes = ["storey"], do = [{ do = "exchange" }] }\n',
        COP + f'during_turn, modes, mode 1: {MODE.words}, found "storey"; did you mean "story"?',
    ),
    (
        CHARACTER + 'during_turn = [{ do = [{ do = "exchange" }] }, { do = [{ do = "add" }] }]\n',
        COP + "during_turn, text 2, step 1: at least one of actions",
    ),
]


@pytest.mark.parametrize(("card", "expected"), TEXTS)
def test_a_text_that_cannot_work_is_named(lines: Lines, card: str, expected: str) -> None:
    """Wrong moments, unknown operations, and steps that lack what they need."""
    (line,) = lines(BOX, card)

    assert line.startswith(expected)


MERGED = [
    (
        ACTION,
        "on_play",
        'do = "discard", zone = "inventory", count = 2',
        "whole: true and no other",
    ),
    (
        ACTION,
        "on_play",
        'do = "discard", leave = 1',
        "leave: nothing, as only what is Attached to",
    ),
    (
        WEAPON,
        "on_use",
        'do = "discard", zone = "partner", count = 1, who = "attacked"',
        "who: nothing, as the Attacked Player Discards from the hand, not the partner",
    ),
    (
        ACTION,
        "on_play",
        'do = "put", zone = "hand", to = "inventory_top", up_to = 2, any_number = true',
        ": exactly one of count, up_to or any_number, found up_to and any_number",
    ),
    (
        ACTION,
        "on_play",
        'do = "put", zone = "inventory_bottom", to = "hand"',
        'to: "inventory_top", where the zone inventory_bottom goes, found "hand"',
    ),
    (
        ACTION,
        "on_play",
        'do = "put", zone = "inventory_bottom", to = "inventory_top", count = 2',
        "count: nothing, as there is no such choice of the zone inventory_bottom",
    ),
    (
        ACTION,
        "on_play",
        'do = "put", zone = "any_discard_pile", to = "inventory_top"',
        "up_to: how many cards at most",
    ),
    (ACTION, "on_play", 'do = "gain", within = 50', "within: a count of several cards that it"),
    (
        ACTION,
        "on_play",
        'do = "gain", count = 2, may = true',
        "may: nothing, as several cards are",
    ),
    (
        ACTION,
        "on_play",
        'do = "gain", zone = "it"',
        "do: a step before this one that touches cards",
    ),
    (
        ACTION,
        "on_play",
        'do = "reveal_top", who = "others", guess = true',
        "guess: nothing, as only the type of the own top card is guessed",
    ),
    (
        ACTION,
        "on_play",
        'do = "sort_top", count = 2, up_to = 3',
        ": exactly one of count or up_to, found count and up_to",
    ),
    (
        ACTION,
        "on_play",
        'do = "sort_top", count = 2, trash_one = true, trash_all = { kind = "item" }',
        ": exactly one of trash_one or trash_all, found trash_one and trash_all",
    ),
    (
        ACTION,
        "on_play",
        'do = "look_top", infected = "attach"',
        "do: an operation that works on_play; this one works on_reveal",
    ),
    (
        ACTION,
        "on_play",
        'do = "move_infected"',
        "do: an operation that works on_play; this one works on_infected_revealed",
    ),
    (
        ACTION,
        "on_play",
        'do = "move_infected", own = true, to = "top"',
        "to: nothing, as 1 Infected of one's own goes to the bottom",
    ),
    (
        INFECTED,
        "on_reveal",
        'do = "move_infected", most_decorations = true',
        "most_decorations: nothing, as only those of one's own are so compared",
    ),
    (
        INFECTED,
        "on_reveal",
        'do = "look_top", stays = true, infected = "defeat"',
        "stays: nothing, as an Infected does not stay there",
    ),
    (
        ACTION,
        "on_play",
        'do = "put_this", to = "combo_pile"',
        "do: an operation that works on_play; this one works on_take",
    ),
    (
        CHARACTER,
        "would_damage",
        'do = "change_amount", what = "damage", by = 10',
        "by: points less, with a minus, found 10",
    ),
    (
        CHARACTER,
        "would_heal",
        'do = "change_amount", what = "heal", to = 10',
        "by: points that the Heal is greater by",
    ),
    (
        CHARACTER,
        "would_heal",
        'do = "change_amount", what = "damage", by = -10',
        "do: an operation that works would_heal; this one works would_damage or would_fall",
    ),
    (ACTION, "on_play", 'do = "apply_it", times = 2', "do: a step before this one that touches"),
]
"""Tables of one word that go with some of its ways only: the card, its moment, step and fault."""


@pytest.mark.parametrize(("card", "moment", "step", "expected"), MERGED)
def test_keys_that_do_not_go_together_are_named(
    lines: Lines, card: str, moment: str, step: str, expected: str
) -> None:
    """A word that serves several cards has keys that only some of its ways know."""
    (line,) = lines(BOX, card + on(moment, step))

    assert f"{moment}, step 1{'' if expected.startswith(':') else ', '}{expected}" in line


SETUPS = [
    (
        SCENARIO.replace('"story"', '"storey"') + 'piles = [["Reload"]]\n',
        'scenario mine "Mine": mode: "story", "mercenary", "versus", "outbreak", "partner", "skill" ',
    ),
    (
        SCENARIO.replace('"standard"', '"standart"') + 'piles = [["Reload"]]\n',
        'scenario mine "Mine": basics: a set of basics, found "standart"; did you mean',
    ),
    (SCENARIO + "piles = []\n", 'scenario mine "Mine": piles: a list of at least 1 pile, found an'),
    (SCENARIO + "piles = [[]]\n", 'scenario mine "Mine": piles, pile 1: a list of at least 1 card'),
    (
        SCENARIO + 'piles = [["Majini"]]\n',
        'scenario mine "Mine": piles, pile 1, card 1: the name of a Resource card, found "Ma',
    ),
    (
        SCENARIO + 'piles = [["Reload", "Handgun"]]\n',
        'scenario mine "Mine": piles, pile 1, card 2: a card that no other pile has, found "Han',
    ),
    (
        SCENARIO.replace('"premiere"', '"alliance"') + 'piles = [["Reload"]]\n',
        'scenario mine "Mine": piles, pile 1, card 1: the name of a Resource card of the box "al',
    ),
    (MANSION + "cards = {}\n", 'mansion mine "Mine": cards: a table of cards and copies'),
    (
        MANSION + 'cards = { "Uroboros Aheri" = 1, "Lickr" = 1 }\n',
        'mansion mine "Mine": cards, Lickr: the name of a card of the Mansion, found "Lickr"',
    ),
    (
        MANSION + 'cards = { "Uroboros Aheri" = 1, "Licker" = 4 }\n',
        'mansion mine "Mine": cards, Licker: at most 3 of "Licker", the copies in its box, found 4',
    ),
    (
        MANSION + 'cards = { "Uroboros Aheri" = 1, "Licker" = 0 }\n',
        'mansion mine "Mine": cards, Licker: a whole number from 1 to 99, found 0',
    ),
    (
        MANSION + 'cards = { "Uroboros Aheri" = 1, "MA-010" = 1 }\n',
        'mansion mine "Mine": cards, MA-010: a card that stands here once, found it twice',
    ),
    (
        '[[inventory]]\nid = "standard"\ncards = { "Handgun" = 1 }\n',
        'inventory standard: id: one that no other inventory has, found "standard" twice',
    ),
    (
        '[[basics]]\nid = "mine"\npiles = [["Handgun"], ["Handgun"]]\n',
        "basics mine: piles, pile 2, card 1: a card that no other pile has",
    ),
    ("card = 5\n" + BOX, "card: tables, each headed [[card]], found 5"),
    (ACTION, "box: a short name of small letters, digits and hyphens, found nothing"),
]


@pytest.mark.parametrize(("text", "expected"), SETUPS)
def test_a_wrong_set_up_is_named(lines: Lines, text: str, expected: str) -> None:
    """Dangling names, double cards, Mansions without a Boss."""
    (line,) = lines(text)

    assert line.startswith(expected)


def test_a_card_with_a_fault_is_faulted_once(lines: Lines) -> None:
    """Not again wherever it is named."""
    gain = on("on_play", 'do = "gain_named", card = "Bad Gun"')
    piles = SCENARIO.replace('"premiere"', '"premiere", "mine"') + 'piles = [["Bad Gun"]]\n'
    dog = INFECTED.replace("= 2\n", "= -2\n")
    mansion = MANSION + 'cards = { "Bad Dog" = 2, "Uroboros Aheri" = 1 }\n'
    gun = WEAPON.replace('"weapon"', '"wepon"')
    found = lines(BOX, ACTION, gain, gun, dog, piles, mansion)

    assert [GUN + "kind", DOG + "copies"] == [": ".join(each.split(": ")[:2]) for each in found]


def test_a_name_of_two_cards_needs_the_number(lines: Lines) -> None:
    """The box at hand decides first; where it does not, the fault names the numbers."""
    gun = ACTION.replace("Bad Idea", "Reload").replace("XX-001", "XX-009")
    text = on("on_play", 'do = "gain_named", card = "Reload"')
    piles = SCENARIO.replace('"premiere"', '"premiere", "mine"') + 'piles = [["Reload"]]\n'
    (line,) = lines(BOX, gun, ACTION, text, piles)

    assert line.endswith('the number of a card, as "Reload" can be AC-005 or XX-009')


def test_a_resource_card_that_the_box_at_hand_lacks_is_the_one_that_all_boxes_share(
    tmp_path: Path, shipped: Catalogue
) -> None:
    """The later boxes hold Ammunition and the like again under the numbers of the first."""
    gun = BOX + ACTION.replace("Bad Idea", "Reload").replace("XX-001", "XX-009")
    other = 'box = "other"\n' + ACTION + on("on_play", 'do = "gain_named", card = "Reload"')
    (tmp_path / "mine.toml").write_text(gun, "utf-8")
    (tmp_path / "other.toml").write_text(other, "utf-8")
    made, faults = load_files("deckbuilding", [tmp_path], shipped)

    assert [] == faults
    (idea,) = (card for card in made.cards if card.id == "XX-001")
    assert (GainNamed("AC-005"),) == idea.texts[0].do


NAMES = ["[/", "[b]x", "a\x1b[31m", "a\nb", "a\u202eb", "a\u200bb", " a", "", "x" * 61]


@pytest.mark.parametrize("name", NAMES)
def test_a_hostile_name_is_refused_and_told_without_harm(lines: Lines, name: str) -> None:
    """Markup, control and invisible characters, blanks around it, and names without end."""
    quoted = "".join(f"\\u{ord(each):04x}" for each in name)
    found = lines(BOX, ACTION.replace("Bad Idea", quoted))

    assert any(
        ": name: a text of 1 to 60 characters on one line, without [ or ]" in f for f in found
    )
    assert all(line.isprintable() for line in found)


def test_hostile_keys_and_file_names_are_told_without_harm(tmp_path: Path, cache: Path) -> None:
    """A fault is printed on a terminal as it is."""
    (tmp_path / "a\x1b[2J.toml").write_text('"\\u001b[31m" = 1\n', "utf-8")
    (fault,) = check_path(tmp_path, cache)

    assert str(fault).startswith("a\\x1b[2J.toml: \\x1b[31m: no such key")


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b'box = "\xe9"\n', "byte 8: text in UTF-8, found another byte"),
        (b"box = \n", "line 1, column 7: TOML, found: Invalid value"),
        (b"box = 1\nbox = 2\n", "line 2, column 8: TOML, found: Cannot overwrite a value"),
        (b"[card", "end of document: TOML, found: Expected ']' at the end of a table declaration"),
        (b"x = " + b"[" * 5000, "lists and tables that are not nested without end"),
        (b"x = " + b"9" * 5000, "numbers of a few digits, found one of thousands"),
    ],
)
def test_a_file_that_is_not_toml_is_told_with_the_place(
    tmp_path: Path, content: bytes, expected: str
) -> None:
    """One fault, as nothing of it can be read."""
    path = tmp_path / "own.toml"
    path.write_bytes(content)
    table, (fault,) = read_table(path, path.name)

    assert {} == table
    assert str(fault).startswith(f"own.toml: {expected}")


def test_what_is_not_there_is_told(tmp_path: Path, cache: Path) -> None:
    """No file, and no TOML file in the folder."""
    assert ["gone.toml: a file that can be read, found: No such file or directory"] == [
        str(fault) for fault in check_path(tmp_path / "gone.toml", cache)
    ]
    assert ["at least one file whose name ends in .toml"] == [
        fault.expected for fault in check_path(tmp_path, cache)
    ]


def test_positions_of_a_folder_are_checked_with_its_cards(tmp_path: Path, cache: Path) -> None:
    """They may name the cards beside them."""
    (tmp_path / "cards.toml").write_text(BOX + WEAPON, "utf-8")
    position = (
        'format = 1\ngame = "deckbuilding"\nmode = "story"\nscenario = "first-timer"\n'
        'mansion = ["Uroboros Aheri"]\n[[seat]]\ncharacter = "Ada Wong"\nhand = ["Bad Gun * 6"]\n'
    )
    (tmp_path / "table.toml").write_text(position, "utf-8")

    assert [
        Fault(
            "table.toml", "seat 1", "hand", 'at most 5 of "Bad Gun", the copies in its box, found 6'
        )
    ] == check_path(tmp_path, cache)


def test_faulty_tables_are_left_out_and_the_others_kept(tmp_path: Path, shipped: Catalogue) -> None:
    """`load_files` adds what is right to what it is given."""
    path = tmp_path / "own.toml"
    path.write_text(BOX + ACTION + WEAPON.replace("= 10", "= -1"), "utf-8")
    made, faults = load_files("deckbuilding", [path], shipped)

    assert ["XX-001"] == [card.id for card in made.cards[len(shipped.cards) :]]
    assert [('card XX-002 "Bad Gun"', "damage")] == [(f.table, f.key) for f in faults]
    assert str(faults[0]) == str(ContentError(faults))


TABLES = {path.stem: read_table(path, path.name)[0] for path in shipped_files("deckbuilding")}

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)


@st.composite
def spoilt(draw: st.DrawFn) -> dict[str, object]:
    """A file that ships, with one value somewhere in it replaced, removed or added."""
    table = TABLES[draw(st.sampled_from(sorted(TABLES)))]
    copy = _copied(table)
    root: dict[str, object] = copy
    while isinstance(copy, dict | list) and copy:
        key = draw(st.sampled_from(sorted(copy) if isinstance(copy, dict) else range(len(copy))))
        inner = copy[key]
        if not isinstance(inner, dict | list) or draw(st.integers(0, 3)) == 0:
            if draw(st.booleans()):
                copy[key] = draw(VALUES)
            elif isinstance(copy, dict) and draw(st.booleans()):
                copy[draw(st.text(max_size=8))] = draw(VALUES)
            else:
                del copy[key]
            break
        copy = inner
    return root


def _copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copied(each) for key, each in value.items()}
    return [_copied(each) for each in value] if isinstance(value, list) else value


@given(spoilt())
def test_no_file_whatever_makes_the_loader_fail(table: dict[str, object]) -> None:
    """It becomes cards or faults, and every fault is one line that says where and what."""
    _, faults = compiled([Source("own.toml", table)])

    assert all(fault.file == "own.toml" and fault.expected for fault in faults)
    assert all(str(fault).isprintable() for fault in faults)


@given(VALUES.filter(lambda value: isinstance(value, dict)))
def test_no_table_whatever_makes_the_loader_fail(table: dict[str, object]) -> None:
    """As above, from nothing."""
    made, faults = compiled([Source("own.toml", table)])

    assert faults or made == EMPTY


def test_what_is_no_plain_file_is_not_opened(tmp_path: Path) -> None:
    """A pipe would make it wait for ever, and a device would never end."""
    os.mkfifo(tmp_path / "pipe.toml")
    table, faults = read_table(tmp_path / "pipe.toml", "pipe.toml")

    assert ({}, ["pipe.toml: a plain file, found something else"]) == (table, [*map(str, faults)])


def test_a_file_beyond_all_measure_is_not_read(tmp_path: Path) -> None:
    """It would take all memory; this one takes no room on the disk."""
    with (tmp_path / "huge.toml").open("wb") as file:
        file.truncate(10**12)
    table, faults = read_table(tmp_path / "huge.toml", "huge.toml")

    assert {} == table
    assert ["huge.toml: a file of at most 4000000 bytes, found 1000000000000"] == [
        *map(str, faults)
    ]
