"""The fights of a match in their order, from its events: for its end and its story."""

from collections.abc import Iterable

from attrs import evolve, frozen

from core.kernel.decision import NONE
from core.kernel.event import Event
from core.war import events
from core.war.odds import WAYS, ways_to_win

Steps = Iterable[tuple[Event, ...]]


@frozen
class Battle:
    """A fight: in which game and turn, what was sent, against what, and how it came out.

    `heroes` is the seat that played the Heroes, `won` the seat that won, NONE for a Bomb or where it
    was negated. `ways` are the throws, of 1,296, in which the winner wins; NONE without dice.
    """

    game: int
    turn: int
    kind: str
    heroes: int
    sent: int
    target: int
    won: int = NONE
    ways: int = NONE
    bomb: bool = False


def battles(steps: Steps, turn: int, heroes: int) -> tuple[Battle, ...]:
    """Return the fights. `turn` and `heroes` are those at the beginning, before any event tells them."""
    found: list[Battle] = []
    game = 1
    for event in (event for step in steps for event in step):
        if isinstance(event, events.GameBegan):
            game, heroes = event.number, event.seat
        elif isinstance(event, events.TurnBegan):
            turn = event.number
        elif isinstance(event, events.AssaultDeclared):
            found.append(Battle(game, turn, "assault", heroes, event.card, event.target))
        elif isinstance(event, events.SearchDeclared):
            found.append(Battle(game, turn, "search", heroes, event.card, event.target))
        elif isinstance(event, events.Fought) and found:
            ways = heroes_ways(event)
            ways = ways if event.won == heroes else WAYS - ways
            found[-1] = evolve(found[-1], won=event.won, ways=ways)
        elif isinstance(event, events.BombWentOff) and found:
            found[-1] = evolve(found[-1], bomb=True)
    return tuple(found)


def heroes_ways(event: events.Fought) -> int:
    """Return in how many throws the Heroes win a fight that has been decided by dice."""
    ours = sum(part[0] for part in event.heroes_parts)
    theirs = sum(part[0] for part in event.umbrella_parts)
    if event.kind == "assault":
        return ways_to_win(ours, theirs)
    return WAYS - ways_to_win(theirs, ours)
