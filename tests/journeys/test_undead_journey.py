"""Undead in a real terminal: begun at home with a squad, left in mid-Attack, killed, resumed, carried on."""

import signal
import time
from pathlib import Path

from tests.journeys.test_journeys import SIZES, continued, go_on, leave, table
from tests.tui.pty import Program

HOME = "What would you like to do?"
HERE = Path(__file__).parent
BESIDE = ("play", "undead", "--position", str(HERE / "undead.toml"), "--seed", "5")
MAIN = "Enter lists what can be done."
COVER = "play a card before the Cover die?"


def test_from_home_a_squad_is_built_and_a_mission_begun_left_and_continued(tmp_path: Path) -> None:
    with Program(home=tmp_path) as game:
        game.wait_for(HOME)
        game.press("3")
        game.wait_for("New game: Undead")
        game.press("b")
        game.wait_for("Build a squad for 46 points.")
        # The Partisans go: 4 points are free, and the Grenades get a second card.
        game.press("end", "-")
        game.wait_for("42 of 46 points")
        game.press("home", "right", "right", "b")
        game.wait_for("Nothing is wrong")
        game.press("enter")
        game.wait_for("my own")
        game.press(*["down"] * 6, "enter", *"42", "enter", "n")
        game.wait_for(MAIN)
        # Doyle Places a Location: its price is asked, a card pays, what came is chosen.
        game.press("enter")
        game.wait_for("Place a Location")
        game.press("1")
        game.wait_for("1 or Enter does it")
        game.press("1")
        game.wait_for("discard an Action card to pay")
        game.press("1")
        game.wait_for(lambda: "which Location is placed" in game.text or MAIN in game.text)
        before = table(game)
        leave(game)
    with continued(tmp_path) as game:
        go_on(game)
        game.wait_for(lambda: game.lines == before)


def test_a_campaign_is_named_on_the_command_line(tmp_path: Path) -> None:
    """Between two Missions the app asks how it goes on: nothing begins by itself."""
    campaign = ("play", "undead", "--campaign", "operation-compline")
    bot = ("--seats", "1", "--bots", "steady", "--seed", "4", "--plain")
    with Program(*campaign, *bot, home=tmp_path) as game:
        game.wait_for("--campaign operation-compline --plain goes on")
    with Program(*campaign, home=tmp_path) as game:
        game.wait_for("n builds the squad for The Surgeons' House.")
        game.press("n")
        game.wait_for("Build a squad for 52 points.")
        game.press("enter")
        game.wait_for(MAIN)
        assert "Surgeons' House" in game.text
        leave(game)


def test_left_hung_up_and_killed_in_mid_attack_the_same_question_comes_back(tmp_path: Path) -> None:
    with Program(*BESIDE, home=tmp_path) as game:
        game.wait_for(MAIN)
        game.press("e")
        game.wait_for("What comes back")
        planned = table(game)
        game.press("1")
        game.wait_for("[x] Steady Aim")
        # Left with a plan that nothing has been announced of: the question before it comes back.
        leave(game)
    with continued(tmp_path) as game:
        go_on(game)
        game.wait_for(MAIN)
        game.press("e")
        game.wait_for("What comes back")
        same = table(game)
        game.press("enter")
        game.wait_for("Enter rolls")
        game.press("enter")
        game.wait_for(COVER)
        asked = table(game)
        leave(game)

        assert planned == same
    for number in (signal.SIGHUP, signal.SIGKILL):
        with continued(tmp_path) as game:
            go_on(game)
            game.wait_for(COVER)
            again = table(game)
            game.press("down")
            game.kill(number)
            game.exit_code()

            assert asked == again
    with continued(tmp_path) as game:
        go_on(game)
        game.wait_for(COVER)
        game.press("1")
        game.wait_for("The Attack")
        game.press("enter")
        game.wait_for(MAIN)
        game.press("l")
        game.wait_for("Doyle plays Point Blank.")


def test_sizes_torn_bytes_and_few_bytes_on_the_track(tmp_path: Path) -> None:
    with Program(*BESIDE, home=tmp_path) as game:
        game.wait_for(MAIN)
        before = table(game)
        end = time.monotonic() + 1
        for number in range(30):
            game.resize(*SIZES[number % len(SIZES)])
            game.read_until(end - (29 - number) / 30)
        game.resize(80, 24)
        game.wait_for(lambda: game.lines == before)
        game.write(b"\xff")
        game.settle()
        same = table(game)
        squad = sorted(game.cost_of(key) for key in ("down", "up") * 4)
        game.press("e")
        game.wait_for("What comes back")
        targets = sorted(game.cost_of(key) for key in ("down", "up") * 4)

        assert before == same
        assert squad[len(squad) // 2] <= 1_500
        assert targets[len(targets) // 2] <= 1_500
        assert targets[-1] <= 6_000
        assert game.silent_for(2.0)
        leave(game)
