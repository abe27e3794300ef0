"""Every card of Biohazard War played in a position, with its exact outcome.

A file is named by the id of its card: `hero-alice.toml`, `umbrella-lickers-b.toml`.
"""

from pathlib import Path

import pytest

from tests.position_case import case_files, raw
from tests.war.cases import check
from tests.war.table import CATALOGUE

CASES = case_files(Path(__file__).parent)
CARDS = {card.id: card for card in CATALOGUE.cards}


def card_of(path: Path) -> str:
    """The id of a file's card: its name without the letter of a further case."""
    return path.stem if path.stem in CARDS else path.stem[:-2]


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_card(path: Path) -> None:
    check(path)


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_the_position_is_of_the_card_that_the_file_is_named_by(path: Path) -> None:
    assert f'"{CARDS[card_of(path)].name}"' in path.read_text("utf-8").partition("[expect")[0]


def test_every_card_has_a_test_of_its_own() -> None:
    assert set(CARDS) == {card_of(path) for path in CASES}


def test_no_two_cases_are_alike() -> None:
    titles = [raw(path)["title"] for path in CASES]

    assert sorted(set(titles)) == sorted(titles)
