"""The catalogue that ships, and files of a player's own."""

from collections.abc import Callable
from pathlib import Path

import pytest

from content.loader import check_path, load_files, shipped_files
from core.deckbuilding.catalogue import Catalogue

Lines = Callable[..., list[str]]


@pytest.fixture(scope="session")
def shipped() -> Catalogue:
    """What ships, read from its files."""
    made: Catalogue
    made, faults = load_files("deckbuilding", shipped_files("deckbuilding"))

    assert [] == faults
    return made


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache folder that all tests of a run share."""
    return tmp_path_factory.mktemp("cache")


@pytest.fixture
def lines(tmp_path: Path, cache: Path) -> Lines:
    """Write a file of a player's own, and return the lines of its faults without its name."""

    def check(*text: str) -> list[str]:
        (tmp_path / "own.toml").write_text("".join(text), "utf-8")
        return [str(fault).removeprefix("own.toml: ") for fault in check_path(tmp_path, cache)]

    return check
