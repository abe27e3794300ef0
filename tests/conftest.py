"""What every test shares."""

import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Content of a developer's own would join what ships. Tests that save set a folder of their own.
os.environ["INKRIBBON_HOME"] = str(Path(tempfile.gettempdir()) / "inkribbon-tests-have-no-home")
os.environ.pop("INKRIBBON_CONTENT", None)

# The same examples each time and no stop-watch: a red run must mean a fault of the change at hand,
# on however slow a machine. The nightly run (--hypothesis-profile=nightly) looks for new ones.
settings.register_profile(
    "default",
    derandomize=True,
    deadline=None,
    print_blob=True,
)
settings.register_profile(
    "nightly",
    derandomize=False,
    deadline=None,
    max_examples=2_000,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
# Hypothesis picks a profile of its own where it sees CI; ours holds everywhere.
settings.load_profile("default")


@pytest.fixture(autouse=True)
def _day(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is noon in every test: the default of the option `night` goes by the clock (DBG-3.16)."""
    monkeypatch.setattr("tui.setup_deckbuilding.night.hour", lambda: 12)
