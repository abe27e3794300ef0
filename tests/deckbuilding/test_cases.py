"""The runner of position cases finds whatever is not as a case expects it, and names it."""

from pathlib import Path

import pytest

from content.rules import rule
from tests.deckbuilding.cases import check, read_case
from tests.position_case import case_files, raw

TESTS = Path(__file__).parent.parent
ALL_CASES = [path for name in ("rulings", "cards", "rules") for path in case_files(TESTS / name)]

CASE = """
format = 1
game = "deckbuilding"
title = "Two cards are drawn"
rules = ["DBG-5.1"]
mode = "story"
scenario = "first-timer"
mansion = ["Uroboros Aheri"]
answers = ["play:mansion-foyer"]

[[seat]]
character = "Leon S. Kennedy"
hand = ["Mansion Foyer"]
inventory = ["Ammo x10 * 2", "Handgun"]

[[expect.step]]
after = 0

[expect.step.decision]
kind = "main"

[expect]
events = ["CardPlayed", { event = "Drawn", seat = "A", cards = ["Ammo x10", "Ammo x10"] }]
absent = ["Reshuffled"]
refused = [{ key = "play:mansion-foyer", code = "not-in-hand", rule = "DBG-4.3" }]

[expect.decision]
seat = "A"
kind = "main"
has = ["end"]
lacks = ["play:mansion-foyer"]

[expect.turn]
actions = 0

[expect.seat.A]
hand = ["Ammo x10 * 2"]
inventory = ["Handgun"]
play_area = ["Mansion Foyer"]
"""

FAULTS = {
    'hand = ["Ammo x10 * 2"]': ('hand = ["Ammo x10"]', "seat A, hand"),
    'inventory = ["Handgun"]\n': ("", "seat A, inventory"),
    'play_area = ["Mansion Foyer"]': ("sizes = { play_area = 2 }", "play_area size"),
    "actions = 0": ("actions = 1", "turn, actions"),
    "[expect.turn]\nactions = 0\n": ("", "turn, actions"),
    '"CardPlayed", ': ('"Bought", ', "no such event"),
    '{ event = "Drawn", seat = "A", cards': ('{ event = "Drawn", seat = "B", cards', "no such event"),
    'absent = ["Reshuffled"]': ('absent = ["Drawn"]', "Drawn has happened"),
    'code = "not-in-hand"': ('code = "no-action"', "refusal of play:mansion-foyer"),
    'key = "play:mansion-foyer"': ('key = "end"', "end is not refused"),
    'has = ["end"]': ('has = ["end", "explore", "buy:grenade"]', "decision, has"),
    'lacks = ["play': ('lacks = ["end", "play', "decision, lacks"),
    'seat = "A"\nkind = "main"': ('seat = "A"\nkind = "trash"', "after 1 answers, decision, kind"),
    'kind = "main"\n\n[expect]': ('kind = "use"\n\n[expect]', "after 0 answers, decision, kind"),
    'answers = ["play:mansion-foyer"]': ('answers = ["play:handgun"]', "answer 1, .*: unknown-key"),
    'absent = ["Reshuffled"]\n': ('over = "boss-defeated"\n', "why it is over"),
    'mansion = ["Uroboros Aheri"]\nanswers': (
        'chance = [[0, 1]]\nmansion = ["Uroboros Aheri"]\nanswers',
        "unused forced results",
    ),
    "after = 0": ("after = 9", "no answer number 9"),
    "[expect]\n": ("[expect]\ndiscards = []\n", "no such keys: .'discards'."),
    'scenario = "first-timer"': ('scenario = "last-timer"', "last-timer"),
}  # fmt: skip


def test_a_case_that_is_as_expected_passes(tmp_path: Path) -> None:
    path = tmp_path / "case.toml"
    path.write_text(CASE, encoding="utf-8")

    check(path)


@pytest.mark.parametrize(("right", "wrong", "says"), [(k, *v) for k, v in FAULTS.items()])
def test_a_case_that_is_not_as_expected_fails(
    tmp_path: Path, right: str, wrong: str, says: str
) -> None:
    assert right in CASE
    path = tmp_path / "case.toml"
    path.write_text(CASE.replace(right, wrong), encoding="utf-8")

    with pytest.raises(AssertionError, match=says):
        check(path)


@pytest.mark.parametrize("path", ALL_CASES, ids=lambda path: path.stem)
def test_every_case_says_what_it_shows_and_cites_rules_that_exist(path: Path) -> None:
    case = read_case(path)

    assert case.title
    assert case.rules
    for number in case.rules:
        assert rule(number).number == number


def test_no_two_cases_are_alike() -> None:
    titles = [raw(path)["title"] for path in ALL_CASES]

    assert sorted(set(titles)) == sorted(titles)
