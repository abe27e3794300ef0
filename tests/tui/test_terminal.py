"""The real program on a real terminal: what a headless app cannot show (textual.md, section 1)."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tui.pty import Program

HOME = "What would you like to do?"
NEW_GAME = "Choose a scenario."

SIZES = (
    (80, 24), (40, 10), (200, 50), (10, 5), (1, 1), (40, 12), (200, 60), (3, 60), (120, 40), (60, 20),
)  # fmt: skip


@pytest.fixture
def game(tmp_path: Path) -> Iterator[Program]:
    """The program at home, 80x24 and 256 colours."""
    with Program(home=tmp_path) as started:
        started.wait_for(HOME)
        started.settle()
        yield started


def test_it_starts_without_the_mouse_and_leaves_the_terminal_as_it_was(game: Program) -> None:
    game.press("q", "q")
    code = game.exit_code()
    written = bytes(game.output)

    assert 0 == code
    assert [] == re.findall(rb"\x1b\[\?(?:1000|1002|1003|1004|1006)h", written)
    assert written.endswith(b"\x1b[?1049l\x1b[?25h")


def test_the_first_picture_is_small(game: Program) -> None:
    assert len(game.output) < 6_000


def test_bytes_that_are_no_text_do_no_harm(game: Program) -> None:
    """User report 1: one byte of a Latin-1 keyboard ended the app."""
    game.write(b"\xff")
    game.write(b"\xe9")
    game.press("?")

    game.wait_for("Keys of this screen")


def test_a_storm_of_sizes_leaves_the_same_picture(game: Program) -> None:
    """User report 5: the app crashed when the window shrank and grew quickly."""
    game.press("1")
    game.wait_for(NEW_GAME)
    game.settle()
    before = game.text
    for number in range(30):
        game.resize(*SIZES[number % len(SIZES)])
        game.settle(quiet=0.03)
    game.resize(80, 24)
    game.wait_for(lambda: game.text == before)


@pytest.mark.parametrize(
    "term",
    ["xterm-256color", "xterm", "vt100", "dumb", "linux", "xterm-ghostty", "no-such-terminal", ""],
)
def test_it_runs_on_every_terminal(tmp_path: Path, term: str) -> None:
    with Program(home=tmp_path, env={"TERM": term}) as game:
        game.wait_for(HOME)
        game.press("1")
        game.wait_for(NEW_GAME)
        game.press("q", "q")

        assert 0 == game.exit_code()


@pytest.mark.parametrize("env", [{"NO_COLOR": "1"}, {"TERM": "vt100"}], ids=str)
def test_without_colours_the_focus_is_seen(tmp_path: Path, env: dict[str, str]) -> None:
    with Program(home=tmp_path, env=env) as game:
        game.wait_for(HOME)
        game.press("1")
        game.wait_for(NEW_GAME)
        game.settle()
        styles = {
            int(n)
            for found in re.findall(rb"\x1b\[([0-9;]*)m", game.output)
            for n in found.split(b";")
            if n
        }

        assert set() == styles - {0, 1, 7, 39, 49}
        assert any(line.startswith(">1 First Timer") for line in game.lines)
        assert 7 in styles


@pytest.mark.parametrize(
    "env",
    [{"LANG": "C", "LC_ALL": "", "LC_CTYPE": ""}, {"LC_ALL": "POSIX"}, {"LANG": "", "LC_ALL": ""},
     {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "latin-1"}],
    ids=["C", "POSIX", "none", "latin-1"],
)  # fmt: skip
def test_in_a_locale_without_boxes_all_is_ascii(tmp_path: Path, env: dict[str, str]) -> None:
    with Program(home=tmp_path, env=env) as game:
        game.wait_for(HOME)
        game.press("1")
        game.wait_for(NEW_GAME)
        game.settle()

        assert bytes(game.output).isascii()
        assert any(line.startswith("== Scenario") for line in game.lines)


def test_a_name_that_the_encoding_lacks_keeps_the_columns(tmp_path: Path) -> None:
    env = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "latin-1"}
    with Program(home=tmp_path, env=env) as game:
        game.wait_for(HOME)
        game.press("1")
        game.wait_for(NEW_GAME)
        game.press("tab", "tab", "enter", "ctrl+u", "日本", "enter")
        game.wait_for("Seat 1  ????           < person >")


@pytest.mark.parametrize("rest", [b"[B", b"OB", b"[6~", b"[1;5B", b"[200~qq\x1b[201~"], ids=repr)
def test_a_torn_sequence_is_at_worst_an_escape(game: Program, rest: bytes) -> None:
    """Over a slow line the Escape of an arrow arrives 200 ms before its rest."""
    game.press("1")
    game.wait_for(NEW_GAME)
    game.write(b"\x1b")
    game.wait_for(HOME)
    game.write(rest)
    game.press("1")
    game.wait_for(NEW_GAME)

    assert ">1 First Timer" in game.text


def test_escape_and_a_key_pressed_quickly_stay_two(game: Program) -> None:
    game.press("1")
    game.wait_for(NEW_GAME)
    game.write(b"\x1bq")

    game.wait_for("Leave Ink Ribbon?")
    assert "1 New game" in game.text


def test_an_arrow_in_two_pieces_is_an_arrow(game: Program) -> None:
    game.press("1")
    game.wait_for(NEW_GAME)
    assert ">1 " in game.text
    game.write(b"\x1b[")
    game.settle(quiet=0.3)
    game.write(b"B")

    game.wait_for(">2 ")


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
def test_a_signal_ends_it_cleanly(game: Program, number: signal.Signals) -> None:
    game.kill(number)

    assert 0 == game.exit_code()
    assert bytes(game.output).endswith(b"\x1b[?1049l\x1b[?25h")


@pytest.mark.parametrize("number", [signal.SIGTSTP, signal.SIGSTOP])
def test_what_was_stopped_goes_on(tmp_path: Path, number: signal.Signals) -> None:
    """A stop that it is not asked about is all the same to it: it reads, draws and leaves once."""
    with Program(home=tmp_path) as game:
        cooked = game.mode
        game.wait_for(HOME)
        game.settle()
        before = game.text
        for _ in range(3):
            game.stop(number)
            game.resize(40, 10)
            game.resize(80, 24)
            game.kill(signal.SIGCONT)
            game.wait_for(lambda: game.text == before)
            game.settle()
        game.press("down")
        game.wait_for(">2 New game")
        game.press("q", "q")

        assert 0 == game.exit_code()
        assert cooked == game.mode


def test_an_end_by_a_session_manager_is_a_clean_one(game: Program) -> None:
    """It has what it ends go on too, in case that it is stopped."""
    game.kill(signal.SIGTERM)
    game.kill(signal.SIGCONT)

    assert 0 == game.exit_code()
    assert bytes(game.output).endswith(b"\x1b[?1049l\x1b[?25h")


def test_a_line_that_drops_ends_it(game: Program) -> None:
    game.hang_up()

    assert 0 == game.exit_code()


def test_a_line_that_drops_ends_it_even_under_nohup(tmp_path: Path) -> None:
    """With the signal ignored nothing but the end of the input tells that the line has gone."""
    with Program(home=tmp_path, ignoring=signal.SIGHUP) as game:
        game.wait_for(HOME)
        game.hang_up()

        assert 0 == game.exit_code()


def test_a_key_in_a_list_costs_few_bytes(tmp_path: Path) -> None:
    """User report 14; the target is 1,000 bytes a key at any size."""
    for size in ((80, 24), (200, 60)):
        with Program(home=tmp_path, size=size, env={"COLORTERM": "truecolor"}) as game:
            game.wait_for(HOME)
            game.press("1")
            game.wait_for(NEW_GAME)
            game.press("tab", "tab")
            costs = sorted(game.cost_of("down") for _ in range(6))

            assert costs[3] <= 500
            assert costs[-1] <= 1_000


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)], ids=str)
def test_a_step_in_the_list_of_scenarios_costs_few_bytes(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    """Each step shows other piles beside the list; the dearest is the one to the custom list."""
    with Program(home=tmp_path, size=size, env={"COLORTERM": "truecolor"}) as game:
        game.wait_for(HOME)
        game.press("1")
        game.wait_for(NEW_GAME)
        costs = [game.cost_of(key) for key in (*["down"] * 5, *["up"] * 5)]

        assert max(costs) <= 1_000


def test_it_is_silent_while_nothing_happens(game: Program) -> None:
    game.press("1")
    game.wait_for(NEW_GAME)
    game.settle()

    assert game.silent_for(2.0)


def test_it_uses_no_processor_while_nothing_happens(game: Program) -> None:
    """Under 0.5%; the best of some seconds counts, since the start may still be at work in the first."""

    def used() -> float:
        tasks = Path(f"/proc/{game.process.pid}/task").iterdir()
        return sum(int((task / "schedstat").read_text("ascii").split()[0]) for task in tasks) / 1e9

    def used_in_a_second() -> float:
        before = used()
        game.silent_for(1.0)
        return used() - before

    assert min(used_in_a_second() for _ in range(4)) < 0.005


def test_plain_keys_ask_the_terminal_for_no_special_ones(tmp_path: Path) -> None:
    with Program("--plain-keys", home=tmp_path) as game:
        game.wait_for(HOME)

        assert b"\x1b[>" not in game.output


def test_a_fault_of_ours_is_one_clear_line(tmp_path: Path) -> None:
    """The player sees no traceback, the caller an exit code, and we the details."""
    log = tmp_path / "log.txt"
    with Program(str(log), home=tmp_path, module="tests.tui.program") as game:
        game.wait_for("Take a word")
        game.press("enter", "u")
        code = game.exit_code()
        said = bytes(game.output).rpartition(b"\x1b[?25h")[2].decode().split("\r\n")

    assert 1 == code
    assert (
        "Ink Ribbon stopped because of a fault (ZeroDivisionError). The game is saved." in said[0]
    )
    assert "Traceback" not in "".join(said)
    assert "a secret of the code" in log.read_text("utf-8")


def test_a_forced_die_that_cannot_fall_is_a_fault_of_the_position(tmp_path: Path) -> None:
    path = tmp_path / "nine.toml"
    path.write_text(
        'format = 1\ngame = "war"\nphase = "assault"\nchance = [9]\n'
        '[[seat]]\nside = "heroes"\nteams = [{ team = "Strike Team" }]\n'
        '[[seat]]\nside = "umbrella"\nplayer = "steady"\nfacilities = ["Hive"]\n',
        "utf-8",
    )
    with Program("play", "war", "--position", str(path), home=tmp_path) as game:
        game.wait_for("make no Assault")
        game.press("1", "1")
        code = game.exit_code()
        said = bytes(game.output).rpartition(b"\x1b[?25h")[2].decode()

    assert 2 == code
    assert "chance: the position forces 9 where only one from 0 to 5 can come" in said
    assert "fault" not in said


def test_pasted_text_is_no_command(game: Program) -> None:
    game.write(b"\x1b[200~1qq\r\n\x1b[201~")
    game.press("?")

    game.wait_for("Keys of this screen")


def test_the_terminal_is_cleared_before_the_keyboard_is_passed(tmp_path: Path) -> None:
    """What can be scrolled back to goes too, and only then the next picture comes."""
    typed = ("play", "deckbuilding", "--names", "Ana,Ben", "--seed", "5")
    with Program(*typed, home=tmp_path) as game:
        game.wait_for("Pass the keyboard to")
        game.settle()
        cleared, drawn = bytes(game.output).rpartition(b"\x1b[3J")[::2]

        assert b"Pass the keyboard" not in cleared
        assert b"Pass the keyboard" in drawn
        assert b"Pass the keyboard" in bytes(game.output).split(b"\x1b[3J")[-1]


def test_without_a_terminal_it_says_so_in_one_line(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tui.cli"],
        env={"INKRIBBON_HOME": str(tmp_path), "PATH": os.environ["PATH"]},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )

    assert 2 == run.returncode
    assert 1 == len(run.stderr.splitlines())


def test_leaving_a_game_says_how_far_it_is_saved(tmp_path: Path) -> None:
    with Program("play", "deckbuilding", "--seed", "5", "--seats", "1", home=tmp_path) as game:
        game.wait_for("Your choice")
        game.press("1", "enter")
        game.wait_for("your turn")
        game.press("q", "q")
        code = game.exit_code()

        assert code == 0
        assert "Answer 1 is on the ribbon." in game.text


def test_a_terminal_that_comes_back_to_its_size_has_all_columns_again(tmp_path: Path) -> None:
    """Two changes of size so quick that the app sees none: what the terminal has cut off comes back."""
    with Program(home=tmp_path) as game:
        game.wait_for("What would you like to do?")
        game.settle()
        before = game.lines
        game._screen.resize(24, 50)
        game._screen.resize(24, 80)
        cut_off = game.lines
        game.kill(signal.SIGWINCH)
        game.wait_for(lambda: game.lines == before)

        assert before != cut_off
