"""From the command line to the last byte: played, left, killed and resumed in a real terminal."""

import re
import signal
import time
from pathlib import Path

import pytest

from tests.tui.pty import Program

HOME = "What would you like to do?"
MY_TURN = "your turn:"
TRASH = "Trash up to 2 cards"
HERE = Path(__file__).parent
MEMORIES = ("play", "deckbuilding", "--position", str(HERE / "memories.toml"), "--bots", "steady")
HOT_SEAT = ("play", "deckbuilding", "--position", str(HERE / "hot-seat.toml"), "--seed", "5")

SIZES = (
    (80, 24), (40, 10), (200, 50), (10, 5), (1, 1), (40, 12), (200, 60), (3, 60), (120, 40), (60, 20),
)  # fmt: skip

MICE = re.compile(rb"\x1b\[\?(?:9|1000|1001|1002|1003|1005|1006|1015|1016)h")
LAST = rb"\x1b\[\?1049l\x1b\[\?25h(?:Answer \d+ is on the ribbon\.\r\n)?\Z"


def table(game: Program) -> list[str]:
    """Return what is on the screen, without the line that says how far undo goes."""
    game.settle()
    return game.lines


def leave(game: Program) -> None:
    """Quit, and see that the terminal is left as it was."""
    game.press("q", "q")

    assert 0 == game.exit_code()
    assert re.search(LAST, game.output)
    assert not MICE.search(game.output)


def continued(home: Path) -> Program:
    """Start the program again; the caller ends it."""
    return Program(home=home)


def go_on(game: Program) -> None:
    """Continue the last game from home."""
    game.wait_for(HOME)
    game.press("1")


def turn_of(game: Program) -> str:
    """Return the turn as line 1 names it."""
    found = re.search(r"turn \d+", game.lines[0])
    return found[0] if found else ""


def end_turn(game: Program) -> None:
    """Read results, answer what is asked with the first option, and end the turn."""
    turn = turn_of(game)
    for _key in range(30):
        game.settle()
        asked = game.lines[-2]
        if turn_of(game) != turn and "Enter goes on" not in asked:
            return
        if "Enter goes on" in asked or "or Enter" in asked:
            game.press("enter")
        else:
            game.press("n" if MY_TURN in asked else "1")
    raise AssertionError(f"the turn does not end:\n{game.text}")


def test_three_turns_against_a_bot_from_home_and_back_again(tmp_path: Path) -> None:
    with Program(home=tmp_path) as game:
        game.wait_for(HOME)
        game.press("1")
        game.wait_for("Choose a scenario.")
        game.press("1", "tab", "tab", "end", "up", "enter", *"42", "enter", "tab", "tab", "enter")
        game.wait_for("keep 1 of these Characters")
        game.press("1")
        game.wait_for("no undo past that")
        game.press("1")
        for _turn in range(3):
            game.wait_for(MY_TURN)
            game.press("a", "e")
            game.wait_for("Explore: plan")
            game.press("enter")
            game.wait_for("No undo past the Reveal")
            game.press("enter")
            end_turn(game)
        game.wait_for(MY_TURN)
        before = table(game)
        leave(game)
    with continued(tmp_path) as game:
        go_on(game)
        game.wait_for(MY_TURN)

        assert before == table(game)


def test_left_in_the_middle_of_a_card_the_same_question_comes_back(tmp_path: Path) -> None:
    """User report 3: the line drops in a forced choice. Left, hung up, killed: it is all the same."""
    with Program(*MEMORIES, home=tmp_path) as game:
        game.wait_for(MY_TURN)
        game.press("1")
        game.wait_for(TRASH)
        asked = table(game)
        leave(game)
    assert any("1 [ ] Ammo x10" in line for line in asked)
    for number in (signal.SIGHUP, signal.SIGKILL):
        with continued(tmp_path) as game:
            go_on(game)
            game.wait_for(TRASH)
            same = table(game)
            game.press("1", "2")
            game.wait_for("2 chosen")
            game.kill(number)
            game.exit_code()

            assert asked == same
    with continued(tmp_path) as game:
        go_on(game)
        game.wait_for(TRASH)
        same = table(game)
        game.press("1", "5", "enter")
        game.wait_for(MY_TURN)
        game.press("l")
        game.wait_for("Ana Trashes")

        assert asked == same
        assert "Green Herb" in game.text


def test_nothing_of_the_first_hand_stays_after_the_hand_over(tmp_path: Path) -> None:
    secrets = ("Longbow", "Survival Knife", "Back to Back", "Surv", "Longb")
    with Program(*HOT_SEAT, home=tmp_path) as game:
        game.wait_for("Pass the keyboard to Ana.")
        game.press("enter", "enter")
        game.wait_for("Longbow")
        game.press("down", "?")
        game.wait_for("Why:")
        game.press("escape")
        game.wait_for(MY_TURN)
        game.press("n")
        game.wait_for("end the turn?")
        game.press("n")
        game.wait_for("Pass the keyboard to Ben.")
        game.settle()
        passing, past = game.text, game.scrollback
        since = bytes(game.output).rpartition(b"\x1b[3J")[2]
        game.press("enter", "enter")
        game.wait_for("Gatling Gun")
        game.settle()

        for secret in secrets:
            assert secret not in passing + past
            assert secret.encode() not in since
            assert secret not in game.text + game.scrollback
        assert "Item Management" in game.text


def test_thirty_sizes_in_a_second_leave_the_same_picture(tmp_path: Path) -> None:
    """User report 5; then a hand that slips: the same game, and nothing was answered."""
    with Program(*MEMORIES, home=tmp_path) as game:
        game.wait_for(MY_TURN)
        game.press("e")
        game.wait_for("Explore: plan")
        before = table(game)
        end = time.monotonic() + 1
        for number in range(30):
            game.resize(*SIZES[number % len(SIZES)])
            game.read_until(end - (29 - number) / 30)
        game.resize(80, 24)
        game.wait_for(lambda: game.lines == before)
        leave(game)


@pytest.mark.parametrize(
    "env",
    [{"NO_COLOR": "1", "LC_ALL": "POSIX"}, {"TERM": "vt100"}, {"TERM": "no-such-terminal"}],
    ids=str,
)
def test_every_terminal_can_play(tmp_path: Path, env: dict[str, str]) -> None:
    with Program(*MEMORIES, home=tmp_path, env=env) as game:
        game.wait_for(MY_TURN)
        game.press("a")
        game.wait_for("Ammo 20")
        game.press("e")
        game.wait_for("TOTAL DAMAGE")
        game.settle()
        found = re.findall(rb"\x1b\[([0-9;]*)m", game.output)
        styles = {int(n) for each in found for n in each.split(b";") if n}

        assert any(line.startswith((">", " ")) and "[x]" in line for line in game.lines)
        if "no-such-terminal" not in env.values():
            assert set() == styles - {0, 1, 7, 39, 49}
        if "LC_ALL" in env:
            assert bytes(game.output).isascii()
        leave(game)


def test_bad_bytes_torn_keys_and_few_bytes_at_the_table(tmp_path: Path) -> None:
    """User reports 1, 11 and 14."""
    with Program(*MEMORIES, home=tmp_path, env={"COLORTERM": "truecolor"}) as game:
        game.wait_for(MY_TURN)
        first = game.settle()
        before = game.lines

        game.write(b"\xff")
        game.write(b"\xe9")
        game.press("?")
        game.wait_for("Keys of this screen")
        game.press("escape")
        game.wait_for(lambda: game.lines == before)

        # An arrow whose bytes a slow line delivers 200 ms apart is at worst an Escape.
        game.write(b"\x1b")
        game.read_until(time.monotonic() + 0.2)
        game.write(b"[B")
        game.settle()
        assert [line[1:] for line in before] == [line[1:] for line in game.lines]

        costs = sorted(game.cost_of(key) for key in ("down", "up") * 6)
        assert costs[len(costs) // 2] <= 500
        assert costs[-1] <= 1_000
        game.press("tab")
        piles = sorted(game.cost_of(key) for key in ("down", "up", "right", "left") * 2)
        assert piles[-1] <= 1_000
        game.press("a", "e")
        game.wait_for("TOTAL DAMAGE")
        toggles = sorted(game.cost_of("space") for _ in range(4))
        assert toggles[-1] <= 2_000
        assert game.silent_for(2.0)
        assert first <= 6_000
        leave(game)
