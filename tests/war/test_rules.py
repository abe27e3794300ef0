"""Rules of Biohazard War that no card and no ruling shows, as positions: `war-4-7-b.toml` is of WAR-4.7."""

import re
from pathlib import Path

import pytest

from content.rules import rule
from tests.position_case import case_files, raw
from tests.war.cases import check

CASES = case_files(Path(__file__).parent / "rules")


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_rule(path: Path) -> None:
    check(path)


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_case_says_what_it_shows_and_cites_the_rule_that_it_is_named_after(path: Path) -> None:
    name = re.fullmatch(r"war-(\d+)-(\d+)(-[a-z])?", path.stem)
    case = raw(path)

    assert name
    assert case["title"]
    assert f"WAR-{name[1]}.{name[2]}" in case["rules"]
    for number in case["rules"]:
        assert rule(number).number == number
