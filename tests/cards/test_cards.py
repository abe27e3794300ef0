"""Every card played in a position, with what its text and its notes say of odd cases.

A file is named by the number of its card: `ac-003.toml`, `ac-003-b.toml`.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from content.positions import PositionCase
from tests.deckbuilding.cases import check, read_case
from tests.deckbuilding.table import CATALOGUE
from tests.position_case import case_files

CASES = case_files(Path(__file__).parent)
CARDS = {card.id.lower(): card for card in CATALOGUE.cards}


def card_of(path: Path) -> str:
    """The number of a file's card, as the file spells it."""
    return max((each for each in CARDS if path.stem.startswith(each)), key=len, default="")


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_card(path: Path) -> None:
    check(path)


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_the_position_is_of_the_card_that_the_file_is_named_by(path: Path) -> None:
    assert CARDS[card_of(path)].id in cards_of(read_case(path))


def cards_of(case: PositionCase) -> Iterator[Any]:
    """All cards that a position names in a seat, a Combo Pile or the Mansion."""
    yield from case.position.mansion
    for team in case.position.teams:
        yield from team.combo
    for seat in case.position.seats:
        yield seat.character
        yield from (card for card, _ in seat.skills)
        for zone in (seat.hand, seat.inventory, seat.play_area, seat.discard_pile, seat.attached):
            yield from zone
        if seat.partner is not None:
            yield seat.partner.character
            yield from seat.partner.attached


def test_every_card_has_a_test_of_its_own() -> None:
    assert set(CARDS) == {card_of(path) for path in CASES}
