"""Many games without a screen."""

import json
from argparse import Namespace
from typing import Any

import pytest

from tui.cli import main
from tui.simulate import processes, quantile

GAMES = ("simulate", "deckbuilding", "--bots", "random,random", "--games", "6", "--seed", "3")


def simulated(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    """Return the JSON object that a simulation prints."""
    assert main([*GAMES, "--json", *more]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_the_figures_are_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "--jobs", "1")

    assert {"game", "games", "finished", "decisions", "seconds", "turns", "wins"} <= found.keys()
    assert 6 == found["games"]
    assert {"mean", "median", "p95", "max"} <= found["turns"].keys()
    assert {"1", "2", "none"} == found["wins"].keys()
    assert 6 <= sum(found["wins"].values())


def test_the_number_of_processes_changes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    alone, together = (simulated(capsys, "--jobs", jobs) for jobs in ("1", "2"))

    assert {**alone, "seconds": 0} == {**together, "seconds": 0}


def test_a_machine_is_not_crowded_with_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever number is typed, each processor has a few at most."""
    monkeypatch.setattr("os.cpu_count", lambda: 2)

    assert 8 == processes(Namespace(jobs=1_000_000, games=1_000_000))
    assert 3 == processes(Namespace(jobs=1_000_000, games=3))
    assert 1 == processes(Namespace(jobs=1, games=3))


def test_a_limit_of_turns_leaves_games_unfinished(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "--jobs", "1", "--limit-turns", "2")

    assert (0, 0) == (found["finished"], found["turns"]["max"])


def test_people_get_a_table_and_a_plot(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*GAMES, "--jobs", "1"]) == 0
    shown = capsys.readouterr().out

    assert "6 games of random, random, seed 3: 6 finished, 0 not." in shown
    assert "Turns of a game" in shown
    assert "\x1b" not in shown


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--bots", "steady,rndom"), "rndom"),
        (("--scenario", "nowhere"), "nowhere"),
        (("--seed", "-1"), "seed"),
        (("--bots", "random,random,random,random,random"), "seats"),
    ],
)
def test_bad_options_are_told(
    options: tuple[str, str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "deckbuilding", "--games", "1", *options]) == 2

    assert words in capsys.readouterr().err


def test_quantiles_of_little_or_nothing() -> None:
    assert (0, 4, 4) == (quantile([], 0.5), quantile([4], 0.95), quantile([1, 4], 0.5))
