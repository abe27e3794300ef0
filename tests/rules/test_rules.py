"""The worked examples of the rules (`dbg-ex-1`), and rules that no card or ruling shows alone."""

from pathlib import Path

import pytest

from tests.deckbuilding.cases import check
from tests.position_case import case_files

CASES = case_files(Path(__file__).parent)


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_rule(path: Path) -> None:
    check(path)


def test_every_example_of_the_rules_has_its_file() -> None:
    found = {path.stem for path in CASES if path.stem.startswith("dbg-ex-")}

    assert {f"dbg-ex-{number}" for number in range(1, 9)} == {
        name[: len("dbg-ex-n")] for name in found
    }
