"""The difficulties in positions: what they change of Infected, duties, and where a life ends (DBG-20)."""

from pathlib import Path

import pytest

from core.deckbuilding.difficulties import BASE
from core.kernel.errors import SetupError
from core.kernel.records import evolve
from tests.bots.test_bots import usual
from tests.deckbuilding.cases import check, read_case
from tests.deckbuilding.table import RULES
from tests.position_case import case_files

CASES = case_files(Path(__file__).parent)


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_difficulty(path: Path) -> None:
    check(path)


def test_every_difficulty_has_a_position() -> None:
    assert set(BASE) == {name for path in CASES for name in read_case(path).setup.difficulty}


@pytest.mark.parametrize(
    ("difficulty", "says"),
    [
        (("hrad",), "unknown-difficulty"),
        (("easy", "hard-1"), "difficulties"),
    ],
)
def test_a_set_up_with_odd_difficulties_is_refused(difficulty: tuple[str, ...], says: str) -> None:
    """One of the list at most (DBG-20.1)."""
    with pytest.raises(SetupError) as caught:
        RULES.start(evolve(usual(2), difficulty=difficulty), 1)

    assert [says] == [code for code, *_ in caught.value.problems]


@pytest.mark.parametrize(
    ("combined", "says"), [(("premiere",), "mansion-twice"), (("mansoin",), "unknown-mansion")]
)
def test_a_set_up_with_odd_mansions_is_refused(combined: tuple[str, ...], says: str) -> None:
    """Each Mansion once (DBG-21.5)."""
    with pytest.raises(SetupError) as caught:
        RULES.start(evolve(usual(2), combined_with=combined), 1)

    assert [says] == [code for code, *_ in caught.value.problems]
