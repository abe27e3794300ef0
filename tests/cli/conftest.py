"""A terminal of its own for each test: its save folder, and what the program said."""

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from attrs import frozen

from tui.cli import main


@frozen
class Run:
    """What a run of the program came to."""

    code: int
    out: str
    err: str

    @property
    def complaints(self) -> list[str]:
        """The lines of the standard error."""
        return self.err.splitlines()


RunIt = Callable[..., Run]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for saves that does not exist yet."""
    folder = tmp_path / "saves"
    monkeypatch.setenv("INKRIBBON_HOME", str(folder))
    return folder


@pytest.fixture
def run(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> RunIt:
    """Runs the program within this process: arguments, then what is typed."""

    def run_it(*arguments: str, typed: str | bytes = "") -> Run:
        data = typed.encode() if isinstance(typed, str) else typed
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), "utf-8"))
        capsys.readouterr()
        code = main(arguments)
        said = capsys.readouterr()
        return Run(code, said.out, said.err)

    return run_it
