"""What a simulation of Undead tells besides turns and seats: each Mission, and what losing it costs."""

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import mean
from typing import Any

from attrs import define, frozen

from core.kernel.event import Event
from core.kernel.rules import AnyRules
from core.undead import events
from core.undead.ending import ALL_DOWNED, OUT_OF_TIME, WON
from tui.narration.text import _
from tui.rows import left

UNFINISHED = "unfinished"
"""What counts as the end of a Mission that was stopped before it."""


@frozen
class Game:
    """A Mission that has been seen: the reason of its end, its Turns, the Soldiers who were Downed."""

    mission: str
    ended: str
    turns: int
    downed: int


@define
class Survey:
    """Watches a Mission from its beginning."""

    rules: AnyRules
    mission: str = ""
    ended: str = UNFINISHED
    turns: int = 0
    downed: int = 0

    def watch(self, happened: tuple[Event, ...]) -> None:
        """Look at what happened at one answer."""
        for event in happened:
            match event:
                case events.MissionBegan():
                    self.mission = event.mission
                case events.TurnBegan():
                    self.turns = event.number
                case events.Downed():
                    self.downed += 1
                case events.MissionEnded():
                    self.ended = event.reason
                case _:
                    pass

    def found(self) -> Game:
        """Return the Mission as it went."""
        return Game(self.mission, self.ended, self.turns, self.downed)


def summary(rules: AnyRules, found: Iterable[Game]) -> dict[str, Any]:
    """Return the figures as plain data: for each Mission wins, losses by their reason, Downed, Turns."""
    played: dict[str, list[Game]] = {}
    for game in found:
        played.setdefault(game.mission, []).append(game)
    names = {each.id: each.name for each in rules.catalogue.missions}
    return {"missions": [_row(names[each], games) for each, games in played.items()]}


def _row(name: str, games: Sequence[Game]) -> dict[str, Any]:
    ends = Counter(game.ended for game in games)
    return {
        "mission": games[0].mission,
        "name": name,
        "games": len(games),
        "wins": ends[WON],
        "win_rate": round(ends[WON] / len(games), 3),
        "lost": {each: ends[each] for each in (OUT_OF_TIME, ALL_DOWNED)},
        "downed": round(mean(game.downed for game in games), 2),
        "turns": round(mean(game.turns for game in games), 2),
    }


def report(found: dict[str, Any]) -> list[str]:
    """Return the figures as lines: a row for each Mission."""
    head = _("{mission}  Games   Won  Out of time  All Downed  Downed a game  Turns")
    return [head.format(mission=left(_("Mission"), WIDTH)), *map(_line, found["missions"])]


WIDTH = 20


def _line(row: dict[str, Any]) -> str:
    lost = row["lost"]
    return (
        f"{left(row['name'], WIDTH)} {row['games']:>6} {row['win_rate']:>5.0%}"
        f" {lost[OUT_OF_TIME]:>12} {lost[ALL_DOWNED]:>11} {row['downed']:>14.2f} {row['turns']:>6.1f}"
    )
