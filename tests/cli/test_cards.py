"""`inkribbon cards`: the catalogue as a list and as data."""

import json
from typing import Any

import pytest

from core.deckbuilding.cards import Kind
from tests.cli.conftest import RunIt
from tui.games import rules_for


def listed(run: RunIt, *options: str) -> dict[str, dict[str, Any]]:
    """The cards that are printed as JSON, by their numbers."""
    found = run("cards", "--json", *options)
    assert (0, "") == (found.code, found.err)
    return {card["id"]: card for card in json.loads(found.out)}


def test_json_has_every_printed_figure(run: RunIt) -> None:
    """A card of each kind with figures, under the names that the figures have in print."""
    cards = listed(run)

    assert {
        "id": "WE-002",
        "name": "Handgun",
        "set": "premiere",
        "kind": "weapon",
        "copies": 9,
        "cost": 20,
        "weapon_type": "pistol",
        "ammo": 20,
        "damage": 10,
        "text": "",
    } == next(each for each in cards.values() if each["name"] == "Handgun") | {"id": "WE-002"}
    boss = next(each for each in cards.values() if each["name"] == "Uroboros Aheri")
    assert (90, 70, 8, True) == tuple(
        boss[key] for key in ("health", "damage", "decorations", "boss")
    )
    gatling = next(each for each in cards.values() if each["name"] == "Gatling Gun")
    assert ("X", "X", 110) == (gatling["ammo"], gatling["damage"], gatling["cost"])
    merchant = next(each for each in cards.values() if each["name"] == "The Merchant")
    assert {"buys": 1, "gold": 20, "cards": 1} == merchant["bonus"]
    leon = cards["CH-002"]
    assert [(1, 2), (2, 6)] == [(each["level"], each["decorations"]) for each in leon["levels"]]
    assert "Pistol Weapons need 10 less Ammo." == leon["levels"][0]["text"]
    assert [1, 4, 5] == [cards[each]["xp"] for each in ("SK-001", "SK-002", "SK-003")]
    zombie = cards["CH-032"]
    assert (140, 5) == (zombie["health"], zombie["base_damage"])
    assert "damage" not in zombie
    assert "special" == cards["WE-024"]["weapon_type"]


def test_figures_that_a_card_lacks_are_left_out(run: RunIt) -> None:
    """No figure stands as null, and none as 0 that is not printed."""
    for card in listed(run).values():
        assert None not in card.values()
        assert ("health" in card) == ("infected" in card["kind"] or card["kind"] == "character")
        assert ("decorations" in card) == (card["kind"] == "infected")
        assert ("ammo" in card) == ("weapon_type" in card) == (card["kind"] == "weapon")
        assert ("xp" in card) == (card["kind"] == "skill")


def test_all_cards_are_there_and_box_and_kind_choose_among_them(run: RunIt) -> None:
    """Capitals do not matter."""
    catalogue = rules_for("deckbuilding").catalogue
    everything = listed(run)

    assert [card.id for card in catalogue.cards] == [*everything]
    for kind in Kind:
        fitting = {card.id for card in catalogue.cards if card.kind is kind}
        assert fitting == listed(run, "--kind", kind.value.upper()).keys()
    premiere = listed(run, "--box", "Premiere", "--kind", "token")
    assert ["Rocket Launcher Case", "Gatling Gun Case"] == [
        each["name"] for each in premiere.values()
    ]


def test_the_list_is_a_line_a_card(run: RunIt) -> None:
    """With its cost and what it does, and the number of cards at the end."""
    found = run("cards", "--kind", "token")

    assert 0 == found.code
    head, *lines, count = found.out.splitlines()
    assert head.startswith("number")
    assert "2 cards." == count
    assert all("token" in line for line in lines)


def test_a_kind_stands_in_the_list_as_it_is_typed(run: RunIt) -> None:
    """The longest of all is not cut."""
    _, *lines, _ = run("cards", "--kind", "infected_character").out.splitlines()

    assert len(lines) == len([line for line in lines if " infected_character " in line])


@pytest.mark.parametrize(
    ("typed", "head", "said"),
    [
        (
            ("Struggle", "for"),
            "Struggle for Survival (Deck Building Game, AC-012, premiere, action, 5 copies,",
            "Then choose 1 Weapon being used costing at most 40 Gold",
        ),
        (("hero-ALICE",), "Alice (Biohazard War, hero-alice)", "Character, Operative, Force 5."),
        (("m1 garand",), "M1 Garand (Undead, WPN-GARAND)", "4 points, Loadout 3."),
    ],
)
def test_a_card_alone_is_told_in_full(
    run: RunIt, typed: tuple[str, ...], head: str, said: str
) -> None:
    """By a part of its name or its number, in each game; capitals do not matter."""
    found = run("cards", *typed)
    first, *_ = found.out.splitlines()

    assert (0, head) == (found.code, first)
    assert said in " ".join(found.out.split())


def test_several_of_a_name_are_a_line_each(run: RunIt) -> None:
    """Of all games, with the number that finds one alone; the whole name comes first."""
    *knives, count = run("cards", "COMBAT KNIFE").out.splitlines()
    handguns = run("cards", "handgun").out.splitlines()

    assert "2 cards." == count
    assert [("WE-004", "Deck Building Game"), ("WPN-KNIFE", "Undead")] == [
        (line.split()[0], line[59:77].strip()) for line in knives
    ]
    assert "Handgun " in handguns[0]
    assert any("Burst-Fire Handgun" in line for line in handguns)


def test_a_name_goes_with_box_kind_and_json(run: RunIt) -> None:
    """A box and a kind are those of the Deck Building Game; JSON says the game of each."""
    chosen = listed(run, "knife", "--box", "premiere", "--kind", "weapon")
    both = listed(run, "combat", "knife")

    assert all("knife" in card["name"].lower() for card in chosen.values())
    assert {"WE-004"} <= chosen.keys()
    assert ["deckbuilding", "undead"] == [card["game"] for card in both.values()]
    assert 5 == both["WE-004"]["damage"]


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (
            ("--box", "premier"),
            'inkribbon: --box: no box is called "premier"; did you mean "premiere"?',
        ),
        (("xyzzy",), 'inkribbon: no card is called "xyzzy"'),
        (
            ("green", "hreb"),
            'inkribbon: no card is called "green hreb"; did you mean "Green Herb"?',
        ),
        (("\x1b[31m..",), 'inkribbon: no card is called "\\x1b[31m.."'),
        (("...",), 'inkribbon: no card is called "..."'),
        (
            ("--box", "nightmare", "combat", "knife"),
            'inkribbon: no card of that box and kind is called "combat knife"',
        ),
        (
            ("--kind", "wepon"),
            'inkribbon: --kind: no kind of card is called "wepon"; did you mean "weapon"?',
        ),
    ],
)
def test_an_unknown_word_is_one_line(run: RunIt, options: tuple[str, str], complaint: str) -> None:
    """With the word that was meant."""
    found = run("cards", *options)

    assert (2, "", [complaint]) == (found.code, found.out, found.complaints)
