"""Biohazard War in a real terminal: begun at home, left in mid-fight, killed, resumed, handed over."""

import signal
import time
from pathlib import Path

from tests.journeys.test_journeys import SIZES, continued, go_on, leave, table
from tests.tui.pty import Program

HOME = "What would you like to do?"
HERE = Path(__file__).parent
FIGHT = ("play", "war", "--position", str(HERE / "war.toml"), "--seed", "5")
COMMIT = "commit Events to the Assault"


def take_seat(game: Program, name: str) -> None:
    game.wait_for(f"Pass the keyboard to {name}.")
    game.press("enter", "enter")


def test_from_home_into_the_first_turn_and_back_again(tmp_path: Path) -> None:
    with Program(home=tmp_path) as game:
        game.wait_for(HOME)
        game.press("2")
        game.wait_for("New game: Biohazard War")
        game.press(*["down"] * 4, "enter", *"42", "enter", "n")
        game.wait_for("choose the Team of your deck")
        game.press("1")
        game.wait_for("no undo past that")
        game.press("1")
        game.wait_for("RECRUIT PHASE")
        before = table(game)
        leave(game)
    with continued(tmp_path) as game:
        go_on(game)
        game.wait_for("RECRUIT PHASE")

        assert before == table(game)


def test_left_hung_up_and_killed_in_mid_fight_the_same_question_comes_back(tmp_path: Path) -> None:
    with Program(*FIGHT, home=tmp_path) as game:
        take_seat(game, "Ana")
        game.wait_for("assault with a Team")
        game.press("e", "c")
        game.wait_for(COMMIT)
        asked = table(game)
        game.press("1")
        game.wait_for("[x]")
        leave(game)
    for number in (signal.SIGHUP, signal.SIGKILL):
        with continued(tmp_path) as game:
            go_on(game)
            take_seat(game, "Ana")
            game.wait_for(COMMIT)
            same = table(game)
            game.press("1", "2")
            game.wait_for("[x]")
            game.kill(number)
            game.exit_code()

            assert asked == same
    with continued(tmp_path) as game:
        go_on(game)
        take_seat(game, "Ana")
        game.wait_for(COMMIT)
        game.press("1", "2", "enter")
        game.wait_for("Enter does it")
        game.press("enter")
        take_seat(game, "Ben")
        game.wait_for("commit what defends Hive")
        game.press("w", "enter")
        game.wait_for("Enter does it")
        game.press("enter")
        game.wait_for("throws")
        game.press("l")
        game.wait_for("The Heroes commit Tactics")


def test_nothing_of_the_first_hand_stays_after_the_hand_over(tmp_path: Path) -> None:
    secrets = ("Tactics", "Teamwork", "Blueprints", "Double Team")
    with Program(*FIGHT, home=tmp_path) as game:
        take_seat(game, "Ana")
        game.wait_for("Blueprints")
        game.press("tab", "down", "?")
        game.wait_for("Why:")
        game.press("escape", "n")
        game.wait_for("n or Enter does it")
        game.press("n")
        game.wait_for("Pass the keyboard to Ben.")
        game.settle()
        passing, past = game.text, game.scrollback
        since = bytes(game.output).rpartition(b"\x1b[3J")[2]
        game.press("enter", "enter")
        game.wait_for("SEARCH PHASE")
        game.settle()

        for secret in secrets:
            assert secret not in passing + past
            assert secret.encode() not in since
            assert secret not in game.text + game.scrollback
        assert "Nerve Gas" in game.text


def test_sizes_torn_bytes_and_few_bytes_in_a_fight(tmp_path: Path) -> None:
    with Program(*FIGHT, home=tmp_path) as game:
        take_seat(game, "Ana")
        game.wait_for("assault with a Team")
        fronts = sorted(game.cost_of(key) for key in ("down", "up") * 4)
        game.press("e", "c")
        game.wait_for(COMMIT)
        before = table(game)
        end = time.monotonic() + 1
        for number in range(30):
            game.resize(*SIZES[number % len(SIZES)])
            game.read_until(end - (29 - number) / 30)
        game.resize(80, 24)
        game.wait_for(lambda: game.lines == before)
        game.write(b"\xff")
        game.settle()
        steps = sorted(game.cost_of(key) for key in ("down", "up") * 4)
        toggles = sorted(game.cost_of("space") for _ in range(4))

        assert before == table(game)
        assert fronts[-1] <= 1_000
        assert steps[len(steps) // 2] <= 500
        assert toggles[-1] <= 2_000
        assert game.silent_for(2.0)
        leave(game)
