"""The rules by chapter, number and word."""

from collections.abc import Callable

import pytest

from content.rules import rules
from tests.tui.looks import shown
from tui.look.rulebook import chapter_rows, chapters, found_with, rule_of, rule_rows

Baseline = Callable[[str, str], None]


def test_the_chapters_hold_every_rule_once() -> None:
    listed = [number for chapter in chapters() for number in chapter.rules]

    assert list(rules("deckbuilding")) == listed


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("7.9", "DBG-7.9"),
        ("dbg-7.9", "DBG-7.9"),
        (" 7.9 ", "DBG-7.9"),
        ("7", "DBG-7.1"),
        ("7.", "DBG-7.1"),
        ("99", ""),
        ("7.999", ""),
        ("", ""),
        ("[/", ""),
    ],
)
def test_a_typed_number_goes_to_its_rule(typed: str, number: str) -> None:
    assert number == rule_of(typed)


def test_a_rule_is_shown_with_its_reason_and_the_word_that_was_searched(baseline: Baseline) -> None:
    baseline("look-rule", shown(rule_rows("DBG-7.5", 48, "explore")))


@pytest.mark.parametrize("width", [30, 60, 100])
def test_no_rule_is_wider_than_its_column(width: int) -> None:
    for number in rules("deckbuilding"):
        assert all(len(line) <= width for line in shown(rule_rows(number, width)).splitlines())


def test_a_word_is_found_in_its_rules() -> None:
    assert "DBG-7.9" in found_with("Ammo Requirement")
    assert () == found_with("[/")


def test_a_chapter_that_is_too_wide_goes_on_below() -> None:
    assert " 5 Playing cards,           3\n   resolving effects\n" == shown(
        chapter_rows(chapters()[4], 29, hits=3)
    )
