"""What a simulation of Biohazard War tells besides turns and seats: sides, and the cards that decide."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from attrs import Factory, define, frozen

from core.kernel.decision import NONE
from core.kernel.event import Event
from core.kernel.rules import AnyRules
from core.war import events
from core.war.cards import Kind, Side
from tui.narration.text import _
from tui.narration.war.terms import SIDES, word
from tui.narration.words import capital
from tui.rows import left

SHOWN = 6
"""Cards of each side that the report names: those that decide most."""

LEAST_GAMES = 20
"""Games in which a card must have acted to say anything of it."""

DRAW = "draw"

NOT_COUNTED = frozenset({Kind.TEAM, Kind.FACILITY})
"""What is fought over decides nothing by being there."""


@frozen
class Game:
    """A game that has been seen: the side that won or DRAW, cards that acted, and fights decided.

    Cards are copy numbers; `decided` names one for each fight that its side would have lost without it.
    """

    winner: str
    acted: tuple[int, ...]
    decided: tuple[int, ...]


@define
class Survey:
    """Watches a match: what is played, committed or fights has acted."""

    rules: AnyRules
    games: list[Game] = Factory(list)
    heroes: int = 0
    acted: set[int] = Factory(set)
    decided: list[int] = Factory(list)

    def watch(self, happened: tuple[Event, ...]) -> None:
        """Look at what happened at one answer."""
        for event in happened:
            match event:
                case events.GameBegan():
                    self.heroes, self.acted, self.decided = event.seat, set(), []
                case events.EventPlayed() | events.EventCommitted():
                    self.acted.add(event.card)
                case events.BombWentOff() | events.SearchNegated():
                    self.decided.append(event.card)
                case events.Fought():
                    self._fought(event)
                case events.GameEnded():
                    self.games.append(self._game(event.seat))
                case _:
                    pass

    def found(self) -> tuple[Game, ...]:
        """Return the games that have ended."""
        return tuple(self.games)

    def _fought(self, event: events.Fought) -> None:
        """Count the cards without whose Force the same dice would have fallen to the other side."""
        self.acted.update(part[1] for part in event.heroes_parts + event.umbrella_parts)
        heroes_won = event.won == self.heroes
        parts = event.heroes_parts if heroes_won else event.umbrella_parts
        lead = event.heroes - event.umbrella if heroes_won else event.umbrella - event.heroes
        attacks = heroes_won == (event.kind == "assault")
        for force, card, _on in parts:
            left = lead - force
            if left < 0 or (left == 0 and not attacks):
                self.decided.append(card)

    def _game(self, seat: int) -> Game:
        side = Side.HEROES if seat == self.heroes else Side.UMBRELLA
        winner = DRAW if seat == NONE else side.value
        return Game(winner, tuple(sorted(self.acted)), tuple(self.decided))


def summary(rules: AnyRules, found: Iterable[Sequence[Game]]) -> dict[str, Any]:
    """Return the figures as plain data: games won by side, and the cards that decide fights.

    `decided` are the fights that a card's side would have lost without it, `a_game` how many that are
    in a game in which it acts.
    """
    games = [game for match in found for game in match]
    sides = {name: sum(game.winner == name for game in games) for name in (*Side, DRAW)}
    acted = Counter(copy for game in games for copy in game.acted)
    decided = Counter(copy for game in games for copy in game.decided)
    rows = [
        {
            "id": card.id,
            "name": card.name,
            "side": card.side.value,
            "games": acted[copy],
            "decided": decided[copy],
            "a_game": round(decided[copy] / acted[copy], 3),
        }
        for copy, card in enumerate(rules.catalogue.cards)
        if acted[copy] >= LEAST_GAMES and card.kind not in NOT_COUNTED
    ]
    rows.sort(key=lambda row: (-row["a_game"], row["id"]))
    return {"sides": {str(name): count for name, count in sides.items()}, "cards": rows}


def report(found: dict[str, Any]) -> list[str]:
    """Return the figures as lines: sides, then the cards of each that decide most fights."""
    sides = found["sides"]
    total = sum(sides.values()) or 1
    lines = [
        _("Games won: the Heroes {heroes:.1%}, Umbrella {umbrella:.1%}, drawn {draw:.1%}.").format(
            **{name: count / total for name, count in sides.items()}
        ),
        _("A card decides a fight that its side would have lost without it."),
    ]
    for side in Side:
        cards = [row for row in found["cards"] if row["side"] == side][:SHOWN]
        if cards:
            lines += ["", _head(side), *map(_row, cards)]
    return lines


def _head(side: str) -> str:
    text = left(capital(word(SIDES, side)), 26)
    return _("{side}  Games  Fights decided  In a game").format(side=text)


def _row(row: dict[str, Any]) -> str:
    return (
        f"  {left(row['name'], 24)} {row['games']:>6} {row['decided']:>15} {row['a_game']:>10.2f}"
    )
