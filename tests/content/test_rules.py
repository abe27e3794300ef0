"""The rule texts: all of them, readable, and found by number and by word."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from content.rules import UnknownRuleError, find, rule, rules

CHAPTERS = (20, 12, 16, 13, 30, 19, 50, 14, 13, 18, 11, 6, 12, 12, 25, 17, 31, 23, 19, 14, 12, 21)
"""The numbers of rules by chapter."""


def test_every_rule_is_there() -> None:
    """Each chapter counts from 1 without a gap."""
    numbers = [
        f"DBG-{chapter}.{place}"
        for chapter, count in enumerate(CHAPTERS, start=1)
        for place in range(1, count + 1)
    ]

    assert numbers == [*rules("deckbuilding")]


@pytest.mark.parametrize("number", ["DBG-7.9", "dbg-7.9", "7.9", " 7.9 "])
def test_a_rule_is_found_by_its_number(number: str) -> None:
    """However it is typed."""
    found = rule(number)

    assert "DBG-7.9" == found.number
    assert "The Explore procedure" == found.chapter
    assert found.text.startswith("E3, Ammo.")
    assert "" == found.decision


def test_a_decision_stands_apart() -> None:
    """What was decided is no part of what the rule says."""
    found = rule("DBG-14.4")

    assert found.text.endswith("if still tied, all of these win.")
    assert found.decision.startswith("The Chinese text:")


@pytest.mark.parametrize("number", ["DBG-7.999", "DBG-7", "Chess-1.1", "", "7.9.1", "rule"])
def test_a_number_without_a_rule_is_refused(number: str) -> None:
    """With the number."""
    with pytest.raises(UnknownRuleError) as refused:
        rule(number)

    assert number == refused.value.number


def test_rules_are_plain_sentences() -> None:
    """No marks of sources, no Markdown, no broken lines, nothing cut off."""
    for each in rules("deckbuilding").values():
        words = f"{each.text} {each.decision}"
        assert not re.search(r"\[|\]|\*|`|\n|  |\b(?:PT|ZH|BGG|DATA)\b| [,;]", words), each
        assert re.search(r"[.)\"]$", each.text), each
        assert "Decision" not in words, each


def test_every_rule_that_a_rule_cites_is_there() -> None:
    """A reader can follow it."""
    cited = {
        number
        for each in rules("deckbuilding").values()
        for number in re.findall(r"DBG-\d+\.\d+", f"{each.text} {each.decision}")
    }

    assert set() == cited - rules("deckbuilding").keys()


def test_words_are_found_in_rules_before_decisions() -> None:
    """Capitals and blanks do not matter."""
    found = find("  fatally   WOUNDED ")

    assert "DBG-13.1" in [each.number for each in found]
    said = ["fatally wounded" in f"{each.number} {each.text}".casefold() for each in found]
    assert sorted(said, reverse=True) == said
    assert [] == find("   ")
    assert [] == find("zyzzyva")


@given(st.text(max_size=12))
def test_no_word_whatever_makes_the_search_fail(word: str) -> None:
    """What is found contains it."""
    wanted = " ".join(word.casefold().split())

    assert all(
        wanted in f"{each.number} {each.text}".casefold()
        or wanted in f"{each.chapter} {each.decision}".casefold()
        for each in find(word)
    )
