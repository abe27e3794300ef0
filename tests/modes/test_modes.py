"""What the modes change of the rules, as positions; a file is named by its mode."""

from pathlib import Path

import pytest

from tests.deckbuilding.cases import case_files, check

CASES = case_files(Path(__file__).parent)


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_mode(path: Path) -> None:
    check(path)
