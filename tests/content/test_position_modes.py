"""Positions that state what their mode does not have."""

import pytest

from core.deckbuilding.catalogue import Catalogue
from tests.content.test_positions import faults_of

TOP = """
format = 1
game = "deckbuilding"
mode = "{mode}"
piles = [["Injection"], ["Longbow"]]
{top}

[setup]
mansion = "outbreak"
{setup}

[[seat]]
character = "{first}"
{seat}

[[seat]]
character = "Mark Wilkins"
"""
MANSION = 'mansion = ["Grave Zombie", "Tyrant T-002"]\n'


def position(**stated: str) -> str:
    """A position for two, of Outbreak Mode unless another is stated."""
    given = {"mode": "outbreak", "top": "", "setup": "", "first": "CH-015", "seat": "", **stated}
    given["top"] += MANSION if given["mode"] != "versus" else ""
    return TOP.format(**given)


NINE = 'infection = ["Claw * 5", "Drag * 4"]'
TEN = 'infection = ["Claw * 5", "Drag * 5"]'

WRONG = (
    ({"mode": "story", "first": "Zombie A"}, "seat 1: character: a Character, as only Outbreak"),
    ({"mode": "story", "seat": NINE}, "seat 1: infection: no cards, as only Outbreak has"),
    ({"mode": "story", "seat": "won = 1"}, "seat 1: won: at most 0 in this mode"),
    (
        {"mode": "story", "top": "active = 2\n", "seat": "turning = true"},
        "seat 1: turning: false, as only Outbreak",
    ),
    ({"mode": "story", "top": 'infection_deck = ["Claw"]\n'}, "infection_deck: no cards, as only"),
    ({"mode": "story", "setup": 'difficulty = ["hard-2"]'}, "setup, difficulty: none of hard-2"),
    ({"setup": 'difficulty = ["easy", "hard-1"]'}, "setup, difficulty: at most one of easy"),
    ({"mode": "versus", "setup": 'difficulty = ["easy"]'}, "setup, difficulty: none, as this"),
    ({"mode": "versus", "seat": "won = 3"}, "seat 1: won: at most 2 in this mode"),
    ({"mode": "versus", "seat": "xp = 1"}, "seat 1: skills: none, as this mode is played without"),
    (
        {"mode": "versus", "seat": 'partner = { character = "Excella Gionne" }'},
        "seat 1: partner: none, as this mode is played without Partners",
    ),
    ({"seat": TEN}, "seat 1: infection: fewer than 10 cards, as Level 10 kills (DBG-17.14)"),
    (
        {"seat": NINE, "setup": 'difficulty = ["hard-2"]'},
        "seat 1: infection: fewer than 8 cards, as Level 8 kills",
    ),
    ({"first": "Zombie A", "seat": NINE}, "seat 1: infection: no cards, as an Infected Character"),
    (
        {"first": "Zombie A", "seat": 'partner = { character = "Excella Gionne" }'},
        "seat 1: partner: none, as an Infected Character has lost it (DBG-18.18)",
    ),
    (
        {"seat": 'partner = { character = "Zombie B" }'},
        "seat 1: partner, character: a Character that is not Infected",
    ),
    (
        {"seat": f'partner = {{ character = "Excella Gionne", {TEN} }}'},
        "seat 1: partner, infection: fewer than 10 cards",
    ),
)


@pytest.mark.parametrize(("stated", "expected"), WRONG)
def test_what_a_mode_does_not_have_is_named(
    shipped: Catalogue, stated: dict[str, str], expected: str
) -> None:
    """One line, before a game begins that the rules do not know."""
    (line,) = faults_of(position(**stated), shipped)

    assert line.startswith(expected)


def test_a_living_character_must_be_left(shipped: Catalogue) -> None:
    """DBG-17.25."""
    text = position(first="Zombie A").replace("Mark Wilkins", "Zombie B")

    assert ["seat: a living Character, as the game would be over (DBG-17.25)"] == (
        faults_of(text, shipped)
    )


@pytest.mark.parametrize(
    "stated",
    [
        {"seat": NINE},
        {"first": "Zombie A"},
        {"mode": "versus", "seat": "won = 2"},
        {"setup": 'difficulty = ["easy", "hard-2", "professional-2"]'},
        {"seat": f'xp = 2\npartner = {{ character = "Excella Gionne", {NINE} }}'},
    ],
)
def test_what_a_mode_has_is_right(shipped: Catalogue, stated: dict[str, str]) -> None:
    """Up to its last step."""
    assert [] == faults_of(position(**stated), shipped)
