"""Whole transcripts of the plain mode, reviewed like code (tests/cli/transcripts).

A transcript begins with the command line and goes on as a person sees it; what was typed stands after
`> `. INKRIBBON_WRITE_TRANSCRIPTS=1 writes them anew from what is typed in them.
"""

import os
from itertools import zip_longest
from pathlib import Path

import pytest

from tests.cli.conftest import RunIt

FOLDER = Path(__file__).parent / "transcripts"
COMMAND = "$ inkribbon "
PROMPT = "> "


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_reads_as_it_was_reviewed(path: Path, run: RunIt, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the first line that differs is shown."""
    expected = path.read_text("utf-8").splitlines()
    monkeypatch.chdir(FOLDER)
    arguments = expected[0].removeprefix(COMMAND).split(" ")
    typed = [line.removeprefix(PROMPT) for line in expected if line.startswith(PROMPT)]
    found = run(*arguments, typed="".join(f"{line}\n" for line in typed))
    written = [expected[0], *found.out.splitlines()]
    if os.environ.get("INKRIBBON_WRITE_TRANSCRIPTS"):
        path.write_text("\n".join(written) + "\n", "utf-8")

    assert (0, "") == (found.code, found.err)
    for number, (old, new) in enumerate(zip_longest(expected, written), start=1):
        assert old == new, f"{path.name}, line {number}"
