"""The rulings as positions: each file states one, or one part of it, with its exact outcome.

`dbg-ex-` files are worked examples of the rules themselves.
"""

import re
from pathlib import Path

import pytest

from tests.deckbuilding.cases import check
from tests.position_case import case_files

CASES = case_files(Path(__file__).parent)
RULINGS = range(1, 50)
"""All rulings of the Deck Building Game, DBG-R-01 to DBG-R-49."""


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_ruling(path: Path) -> None:
    check(path)


def test_every_ruling_has_its_file() -> None:
    names = [
        re.fullmatch(r"dbg-r-(\d\d)[a-z]?", path.stem)
        for path in CASES
        if not path.stem.startswith("dbg-ex-")
    ]
    found = {int(name[1]) for name in names if name}

    assert None not in names
    assert set(RULINGS) == found
