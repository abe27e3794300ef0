"""A simulation of Biohazard War: wins by side, length, and the cards that decide."""

import json
from typing import Any

import pytest

from core.kernel.event import because
from core.war import events
from core.war.cards import Kind
from tests.war.table import CATALOGUE, RULES
from tui.cli import main
from tui.survey_war import Survey, report, summary

GAMES = ("simulate", "war", "--bots", "random,random", "--games", "24", "--seed", "3")


def simulated(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    """Return the JSON object that a simulation prints."""
    assert main([*GAMES, "--json", *more]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_the_figures_are_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    """Sides, whatever seat had them, and the cards, those that decide most first."""
    found = simulated(capsys, "--jobs", "1")

    assert ("war", 24, 1, None) == (found["game"], found["games"], found["match"], found["heroes"])
    assert 24 == sum(found["sides"].values())
    assert {"heroes", "umbrella", "draw"} == found["sides"].keys()
    assert sorted((row["a_game"] for row in found["cards"]), reverse=True) == [
        row["a_game"] for row in found["cards"]
    ]


def test_wins_by_side_are_wins_by_seat_where_the_sides_are_fixed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The first seat plays Umbrella; a match has more games than it counts matches."""
    found = simulated(capsys, "--jobs", "1", "--side", "umbrella")
    assert (found["wins"]["1"], found["wins"]["2"], 2) == (
        found["sides"]["umbrella"],
        found["sides"]["heroes"],
        found["heroes"],
    )

    match = simulated(capsys, "--jobs", "1", "--match", "3")
    assert 48 <= sum(match["sides"].values()) <= 72


def test_the_number_of_processes_changes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    """What the survey finds comes back from other processes too."""
    alone, together = (simulated(capsys, "--jobs", jobs) for jobs in ("1", "2"))

    assert {**alone, "seconds": 0} == {**together, "seconds": 0}


def test_people_get_sides_and_cards(capsys: pytest.CaptureFixture[str]) -> None:
    """In words, with the plot of turns."""
    assert main([*GAMES, "--jobs", "1"]) == 0
    shown = capsys.readouterr().out

    assert "Games won: the Heroes" in shown
    assert "Fights decided" in shown
    assert "Turns of a game" in shown


def copy(name: str) -> int:
    return next(c for c, card in enumerate(CATALOGUE.cards) if card.name == name)


def test_a_card_decides_what_would_be_lost_without_it() -> None:
    """WAR-5.7: a tie is the attacker's, so a defender needs one more."""
    survey = Survey(RULES)
    alice, team, hive = copy("Alice"), copy("Strike Team"), copy("Hive")
    lickers, tactics = copy("Lickers"), copy("Tactics")
    cause = because(-1)
    ours = ((4, team, -1), (5, alice, -1), (3, tactics, alice))
    theirs = ((4, hive, -1), (7, lickers, -1))
    survey.watch((events.GameBegan(cause, "WAR-3.1", 0, 1),))
    # 19 to 15: without Alice 14 the Assault fails, without Tactics 16 it does not.
    won = events.Fought(cause, "WAR-5.7", "assault", 0, 19, (4, 3), ours, 15, (2, 2), theirs)
    # 19 to 20: without the Lickers 13 the Hive falls; it would at a tie.
    held = events.Fought(cause, "WAR-5.7", "assault", 1, 19, (4, 3), ours, 20, (5, 4), theirs)
    survey.watch((won, held, events.GameEnded(cause, "WAR-2.1", 0, "facilities", (1, 0))))
    (game,) = survey.found()

    assert "heroes" == game.winner
    assert {alice: 1, lickers: 1} == {
        c: game.decided.count(c)
        for c in game.decided
        if CATALOGUE.cards[c].kind not in (Kind.TEAM, Kind.FACILITY)
    }
    found = summary(RULES, [survey.found()] * 20)
    rows = {row["id"]: row for row in found["cards"]}
    assert (20, 20, 1.0) == tuple(rows["hero-alice"][key] for key in ("games", "decided", "a_game"))
    assert 0 == rows["hero-tactics"]["decided"]
    assert "Games won: the Heroes 100.0%, Umbrella 0.0%, drawn 0.0%." == report(found)[0]
