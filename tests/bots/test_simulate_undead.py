"""A simulation of Undead: every Mission with its squad, or one, and what the steady bots make of it."""

import json
from typing import Any

import pytest

from core.kernel.event import because
from core.undead import events
from tests.undead.table import CATALOGUE, RULES
from tui.cli import main
from tui.survey_undead import Survey, report, summary

GAMES = ("simulate", "undead", "--games", "6", "--seed", "3", "--jobs", "1")
MISSIONS = tuple(each.id for each in CATALOGUE.missions)


def simulated(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    """Return the JSON object that a simulation prints."""
    assert main([*GAMES, "--json", *more]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_without_a_mission_each_one_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    """So many games of each, in the order of the Missions."""
    found = simulated(capsys, "--bots", "random")

    assert MISSIONS == tuple(row["mission"] for row in found["missions"])
    assert {6} == {row["games"] for row in found["missions"]}
    assert 6 * len(MISSIONS) == found["games"] == sum(found["wins"].values())


def test_a_mission_alone_goes_as_it_does_among_all(capsys: pytest.CaptureFixture[str]) -> None:
    """The seeds are those of the game's number in its Mission."""
    among = simulated(capsys, "--bots", "random")["missions"]
    alone = simulated(capsys, "--bots", "random", "--mission", "compline")

    assert ("MIS-4-COMPLINE", "last-office") == (alone["mission"], alone["squad"])
    assert [row for row in among if row["name"] == "Compline"] == alone["missions"]


def test_a_squad_goes_to_the_missions_it_is_for(capsys: pytest.CaptureFixture[str]) -> None:
    """Every one of them, and no other."""
    found = simulated(capsys, "--bots", "random", "--squad", "shore-party")

    assert ["Beach of Bones", "Night Courier"] == [row["name"] for row in found["missions"]]


def test_every_game_is_won_or_lost_for_a_reason(capsys: pytest.CaptureFixture[str]) -> None:
    """Steady bots at two seats win some and lose some: the figures add up."""
    found = simulated(capsys, "--bots", "steady,steady", "--mission", "night-courier")
    (row,) = found["missions"]

    assert row["games"] == row["wins"] + sum(row["lost"].values())
    assert row["wins"] == found["wins"]["1"] == found["wins"]["2"]
    assert round(row["wins"] / 6, 3) == row["win_rate"]


def test_the_survey_counts_what_happens() -> None:
    """The last Turn, the Downed, and the reason of the end; a Mission that was stopped has none."""
    cause = because(0)
    survey = Survey(RULES)
    survey.watch((events.MissionBegan(cause, "UND-3.2", MISSIONS[0], 10),))
    survey.watch((events.TurnBegan(cause, "UND-6.1", 1, 10), events.Downed(cause, "UND-15.5", 0)))
    stopped = survey.found()
    survey.watch((events.TurnBegan(cause, "UND-6.1", 2, 9), events.Downed(cause, "UND-15.5", 1)))
    survey.watch((events.MissionEnded(cause, "UND-16.7", "all-downed"),))
    (row,) = summary(RULES, [survey.found(), stopped])["missions"]

    assert (2, 0, 0.0) == (row["games"], row["wins"], row["win_rate"])
    assert {"out-of-time": 0, "all-downed": 1} == row["lost"]
    assert (1.5, 1.5) == (row["downed"], row["turns"])


def test_people_get_a_row_for_each_mission(capsys: pytest.CaptureFixture[str]) -> None:
    """Under the table of seats."""
    assert main([*GAMES, "--bots", "random"]) == 0
    lines = capsys.readouterr().out.splitlines()

    assert all(any(line.startswith(each.name) for line in lines) for each in CATALOGUE.missions)


def test_the_columns_stand_under_their_heads() -> None:
    """A head ends where its figures end."""
    row = {"name": "Compline", "games": 1000, "win_rate": 0.5, "downed": 1.25, "turns": 8.0}
    head, line = report({"missions": [{**row, "lost": {"out-of-time": 300, "all-downed": 200}}]})

    assert len(head) == len(line)
    assert head.index("Won") + 3 == line.index("50%") + 3
