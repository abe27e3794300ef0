"""What the modes change of the rules, as positions; a file is named by its mode."""

from pathlib import Path

import pytest

from tests.deckbuilding.cases import check
from tests.position_case import case_files

CASES = case_files(Path(__file__).parent)


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_mode(path: Path) -> None:
    check(path)
