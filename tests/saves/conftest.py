"""What the tests of saves share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from saves.store import Store
from tests.saves.memory import folder_in_memory


@pytest.fixture
def memory() -> Iterator[Path]:
    """A folder that waits for no disk, for tests that write thousands of saves."""
    with folder_in_memory() as folder:
        yield folder


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """A place for saves with nothing in it yet."""
    return Store(tmp_path / "home")
