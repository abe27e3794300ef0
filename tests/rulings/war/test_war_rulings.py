"""The rulings of Biohazard War as positions: each file states one, or one part of it, exactly."""

import re
from pathlib import Path

import pytest

from content.rules import rule
from core.war.cards import Kind
from tests.cards.war.test_war_cards import CASES as CARD_CASES
from tests.position_case import case_files, raw
from tests.war.cases import check, read_case
from tests.war.table import CATALOGUE

CASES = case_files(Path(__file__).parent)
RULINGS = range(1, 17)
FACILITIES = [card.name for card in CATALOGUE.cards if card.kind is Kind.FACILITY]


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_ruling(path: Path) -> None:
    check(path)


@pytest.mark.parametrize("facility", FACILITIES)
def test_mutant_ravens_defend_no_facility(tmp_path: Path, facility: str) -> None:
    """Ruling 6 names all of them; its file shows the Tanker, which Vehicles of S&D defend (WAR-5.5)."""
    text = (Path(__file__).parent / "war-r-06-b.toml").read_text("utf-8")
    case = tmp_path / "case.toml"
    case.write_text(text.replace('"Tanker"', f'"{facility}"'), "utf-8")

    check(case)


def test_every_ruling_has_its_file() -> None:
    names = [re.fullmatch(r"war-r-(\d\d)(-[a-z])?", path.stem) for path in CASES]

    assert None not in names
    assert set(RULINGS) == {int(name[1]) for name in names if name}


@pytest.mark.parametrize("path", [*CASES, *CARD_CASES], ids=lambda path: path.stem)
def test_every_case_says_what_it_shows_and_cites_rules_that_exist(path: Path) -> None:
    case = read_case(path)

    assert case.title
    assert case.rules
    for number in case.rules:
        assert rule(number).number == number


def test_no_two_rulings_are_alike() -> None:
    titles = [raw(path)["title"] for path in CASES]

    assert sorted(set(titles)) == sorted(titles)
