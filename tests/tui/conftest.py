"""What the tests of screens share: baselines, and nothing that depends on the machine."""

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tui.own import CONTENT

BASELINES = Path(__file__).parent / "baselines"

WRITE = "INKRIBBON_BASELINES"
"""Set to `write`, this environment variable makes the tests write the baselines anew, for a review."""


@pytest.fixture(autouse=True)
def _one_time_zone(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.fixture(autouse=True)
def _one_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tui.screens.home.VERSION", "1.0")


@pytest.fixture
def baseline() -> Callable[[str, str], None]:
    """Compare a dump with the baseline of a name; `INKRIBBON_BASELINES=write` keeps it instead."""

    def compare(name: str, shown: str) -> None:
        path = BASELINES / f"{name}.txt"
        if os.environ.get(WRITE) == "write":
            path.parent.mkdir(exist_ok=True)
            path.write_text(shown, "utf-8")
        kept = path.read_text("utf-8") if path.exists() else "(no baseline yet)\n"

        assert kept.splitlines() == shown.splitlines()

    return compare


@pytest.fixture(autouse=True)
def _no_content_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the one who runs the tests has added to the game is not in them."""
    monkeypatch.setenv(CONTENT, str(tmp_path / "content"))
