"""The program as others start it: through pipes, with signals, with its input cut."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.cli.conftest import RunIt

ROOT = Path(__file__).parent.parent.parent
PLAY = ("play", "deckbuilding", "--seed", "7")
PATIENCE = 120
"""Seconds after which a process hangs, on however slow a machine."""


def _hear_signals() -> None:
    """Take back that a shell, or nohup, lets what runs in the background ignore some signals."""
    for each in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_DFL)


class Pipe:
    """A run of the program with pipes at both ends, read and written line by line."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tui.cli", *arguments],
            cwd=ROOT,
            env={**os.environ, "INKRIBBON_HOME": str(home)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=_hear_signals,  # noqa: PLW1509 - no thread runs beside a test
        )

    def values(self) -> Iterator[dict[str, Any]]:
        """Yield what is written, as JSON, to the end."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            yield json.loads(line)

    def until(self, kind: str) -> dict[str, Any]:
        """Return the next value of a type."""
        return next(value for value in self.values() if value["type"] == kind)

    def send(self, value: Any) -> None:
        """Write a line."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(value) + "\n")
        self.process.stdin.flush()

    def end(self) -> tuple[int, str]:
        """Close the input, and return the exit code and what was complained of."""
        _out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, err


@contextmanager
def pipe(home: Path, *arguments: str) -> Iterator[Pipe]:
    """Start the program, and see to it that it does not outlive the test."""
    made = Pipe(home, *arguments)
    try:
        yield made
    finally:
        made.process.kill()
        made.process.communicate()


def resumed(run: RunIt) -> list[dict[str, Any]]:
    """Return what is written when the last game goes on: the game, and the question that waits."""
    found = run("resume", "--jsonl")
    assert (0, "") == (found.code, found.err)
    return [json.loads(line) for line in found.out.splitlines()]


def answer(decision: dict[str, Any], dice: Random) -> list[str]:
    """Return a random legal answer; whoever can Explore does, so that the game ends."""
    keys = [option["key"] for option in decision["options"]]
    if "explore" in keys:
        return ["explore"]
    most = min(decision["most"], len(keys))
    return dice.sample(keys, dice.randint(decision["least"], most))


def test_a_program_plays_a_whole_game(home: Path) -> None:
    """It is told every event, and at last the result; the save then holds the whole game."""
    dice = Random(1)  # noqa: S311 - for play, not for secrets
    seen: list[str] = []
    with pipe(home, *PLAY, "--jsonl", "--bots", "random", "--names", "Zoe,Bot") as game:
        for value in game.values():
            seen.append(value["type"])
            if value["type"] == "decision":
                assert 0 == value["seat"]
                game.send(answer(value, dice))
        code, err = game.end()

    assert (0, "") == (code, err)
    assert ("game", "result") == (seen[0], seen[-1])
    assert "error" not in seen
    assert {"event", "decision"} <= set(seen)
    assert home.joinpath("campaigns", "zoe-and-bot", "1.toml").exists()


def test_leaving_in_mid_effect_and_coming_back_asks_the_same(home: Path, run: RunIt) -> None:
    """Question and options alike: what led there was on the disk before it was asked."""
    dice = Random(2)  # noqa: S311 - for play, not for secrets
    with pipe(home, *PLAY, "--jsonl") as game:
        asked, count = game.until("decision"), 0
        while asked["kind"] in ("keep", "main"):
            game.send(answer(asked, dice))
            asked, count = game.until("decision"), count + 1
        game.end()
    first, again = resumed(run)

    assert count == first["answers"]
    assert asked == again


@pytest.mark.parametrize(
    ("name", "code"), [("SIGTERM", 143), ("SIGHUP", 129), ("SIGINT", 130), ("SIGKILL", -9)]
)
def test_however_it_is_ended_the_game_is_saved(
    home: Path, run: RunIt, name: str, code: int
) -> None:
    """The signals that can be met leave without a traceback."""
    with pipe(home, *PLAY, "--jsonl") as game:
        key = game.until("decision")["options"][0]["key"]
        game.send(key)
        asked = game.until("decision")
        game.process.send_signal(getattr(signal, name))
        assert (code, "") == game.end()

    assert asked == resumed(run)[1]


MODES = (
    ("--scenario", "partners-in-escape", "--skills", "--difficulty", "hard-1"),
    ("--scenario", "sacrifice", "--teams", "1v2"),
    ("--scenario", "ive-covered-wars", "--reactions", "everyone"),
    ("--scenario", "outbreak", "--partner"),
)
"""A game of each mode, with the modifications that it takes."""


@pytest.mark.parametrize("options", MODES, ids=lambda options: options[1])
def test_killed_in_mid_effect_a_game_of_any_mode_asks_the_same(
    home: Path, run: RunIt, options: tuple[str, ...]
) -> None:
    """With nothing lost that was acknowledged."""
    dice = Random(options[1])  # noqa: S311 - for play, not for secrets
    asked: dict[str, Any] = {}
    with pipe(home, *PLAY, *options, "--jsonl", "--seats", "3", "--bots", "random") as game:
        for number in range(200):
            asked = game.until("decision")
            if number >= 12 and asked["kind"] != "main":
                break
            game.send(answer(asked, dice))
        game.process.kill()

    assert "main" != asked["kind"]
    _game, again = resumed(run)
    assert asked == again


def test_a_reader_that_goes_away_ends_the_program(home: Path) -> None:
    """Without a complaint: the game is saved."""
    with pipe(home, *PLAY, "--jsonl") as game:
        game.until("decision")
        assert game.process.stdout is not None
        game.process.stdout.close()
        game.send("nothing")
        assert game.process.stderr is not None
        assert "" == game.process.stderr.read()
        assert 0 == game.process.wait(PATIENCE)


def test_no_input_at_all_is_an_end_too(home: Path) -> None:
    """As when a job is started without a terminal."""
    command = [sys.executable, "-m", "tui.cli", *PLAY, "--plain"]
    run = subprocess.run(
        ["sh", "-c", 'exec "$@" <&-', "sh", *command],
        cwd=ROOT,
        env={**os.environ, "INKRIBBON_HOME": str(home)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )

    assert (0, "") == (run.returncode, run.stderr)
    assert "? Ana, keep" in run.stdout


WITHOUT_SCREEN = """
import sys
from tui.cli import main

code = main(sys.argv[1:])
loaded = sorted(name for name in sys.modules if name.partition(".")[0] in ("rich", "textual"))
print(code, *loaded, file=sys.stderr)
"""
CELL_WIDTHS = {"rich", "rich._extension", "rich.cells"}
"""The table of cell widths, which has no library of its own."""


@pytest.mark.parametrize(
    ("arguments", "allowed"),
    [
        (("--version",), False),
        (("rules", "7.9"), False),
        (("check",), False),
        (("check", "--schema"), False),
        ((*PLAY, "--plain"), True),
        ((*PLAY, "--jsonl"), True),
    ],
    ids=lambda each: " ".join(each) if isinstance(each, tuple) else "",
)
def test_no_screen_library_is_loaded_for(
    home: Path, arguments: tuple[str, ...], allowed: bool
) -> None:
    """Textual takes half a second to import."""
    run = subprocess.run(
        [sys.executable, "-c", WITHOUT_SCREEN, *arguments],
        cwd=ROOT,
        env={**os.environ, "INKRIBBON_HOME": str(home)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    code, *loaded = run.stderr.split()
    strange = [name for name in loaded if name not in CELL_WIDTHS and "_unicode_data" not in name]

    assert "0" == code
    assert [] == strange
    assert allowed or not loaded
