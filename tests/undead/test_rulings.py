"""The rulings of Undead, each a position case or several: `r-04.toml`, `r-05-b.toml`."""

from pathlib import Path

import pytest

from tests.position_case import case_files
from tests.undead.cases import check

CASES = case_files(Path(__file__).parent / "rulings")
RULINGS = range(1, 16)


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_ruling(path: Path) -> None:
    check(path)


def test_every_ruling_has_a_case() -> None:
    assert {f"r-{number:02}" for number in RULINGS} == {path.stem[:4] for path in CASES}
