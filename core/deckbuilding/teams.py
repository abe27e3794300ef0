"""Teams: who plays with whom, their turns and Combo Piles (DBG-15)."""

from core.deckbuilding import events
from core.deckbuilding.cards import Figure, Kind
from core.deckbuilding.game import Game
from core.deckbuilding.setup import Setup
from core.deckbuilding.state import Team
from core.kernel.event import Cause

TURNS = 15
"""The Team turns that each Team has (DBG-15.5)."""


def numbers(setup: Setup) -> tuple[int, ...]:
    """Return the number of the Team of each seat; without Teams every player is alone (DBG-15.1)."""
    return setup.teams or tuple(range(len(setup.seats)))


def made(setup: Setup, first: int) -> list[Team]:
    """Return the Teams in the order of their turns, which begins with the first player (DBG-15.6)."""
    team_of = numbers(setup)
    count = len(team_of)
    members: dict[int, tuple[int, ...]] = {}
    for step in range(count):
        seat = (first + step) % count
        members[team_of[seat]] = (*members.get(team_of[seat], ()), seat)
    return [Team(seats, TURNS) for seats in members.values()]


def team_of(game: Game, seat: int) -> int:
    """Return the place of a player's Team in the order of Teams; there is one for each player."""
    return next(place for place, team in enumerate(game.teams) if seat in team.seats)


def mates(game: Game, seat: int) -> tuple[int, ...]:
    """Return the other members of a player's Team, none where there are no Teams; also before turn 1."""
    if not game.mode.has_teams:
        return ()
    teams = numbers(game.setup)
    return tuple(each for each, team in enumerate(teams) if each != seat and team == teams[seat])


def opponents(game: Game, seat: int) -> tuple[int, ...]:
    """Return the other players who exist and are no Teammates, clockwise (DBG-15.1)."""
    friends = mates(game, seat)
    return tuple(each for each in game.clockwise(seat) if each != seat and each not in friends)


def trophies(game: Game, seat: int) -> tuple[int, ...]:
    """Return the Infected that a player has: Attached, or with Teams in the Combo Pile (DBG-15.8)."""
    if game.teams:
        return infected_of(game, game.teams[team_of(game, seat)])
    return tuple(copy for copy in game.players[seat].attached if game.is_infected(copy))


def give_up(game: Game, seat: int, copy: int) -> None:
    """Take an Infected from where a player has it."""
    if not game.teams:
        player = game.players[seat]
        game.change(seat, attached=tuple(each for each in player.attached if each != copy))
        return
    place = team_of(game, seat)
    combo = tuple(each for each in game.teams[place].combo if each != copy)
    game.change_team(place, combo=combo)


def alive(game: Game, team: Team) -> tuple[int, ...]:
    """Return the members of a Team who are not out."""
    return tuple(seat for seat in team.seats if not game.players[seat].out)


def still_to_come(game: Game, team: Team) -> tuple[int, ...]:
    """Return the members whose turns are still to come in the Team turn in progress (DBG-15.6)."""
    if game.setup.team_turn == "one_member":
        return ()
    done = team.seats.index(team.last) + 1
    return tuple(seat for seat in team.seats[done:] if not game.players[seat].out)


def next_member(game: Game, team: Team) -> int:
    """Return the member who begins the next Team turn; the Team is not out (DBG-15.6).

    Where one member's turn is a Team turn, members take turns in rotation.
    """
    there = alive(game, team)
    if game.setup.team_turn == "one_member" and team.last >= 0:
        after = team.seats.index(team.last) + 1
        rotated = team.seats[after:] + team.seats[:after]
        return next(seat for seat in rotated if seat in there)
    return there[0]


def infected_of(game: Game, team: Team) -> tuple[int, ...]:
    """Return the Infected of a Combo Pile, in the order in which they joined it."""
    return tuple(copy for copy in team.combo if game.printed[copy].kind is Kind.INFECTED)


def points(game: Game, team: Team) -> tuple[int, ...]:
    """Return the Decorations that each Infected of a Combo Pile is worth (DBG-15.11, 15.15)."""
    found = infected_of(game, team)
    bonus = len(team.combo) - len(found)
    return tuple(_printed(game, team, copy) + bonus for copy in found)


def _printed(game: Game, team: Team, copy: int) -> int:
    """Return the Decorations of a card of a pile; some count otherwise while they lie there alone."""
    card = game.printed[copy]
    if len(team.combo) == 1:
        for passive in card.passives:
            if passive.figure is Figure.ALONE_IN_COMBO:
                return card.decorations + passive.add if passive.set is None else passive.set
    return card.decorations


def worth(game: Game, team: Team) -> int:
    """Return what a Combo Pile would score now, in Decorations (DBG-15.11)."""
    each = points(game, team)
    return sum(each) * len(each)


def join(game: Game, place: int, seat: int, copy: int, cause: Cause, rule: str) -> None:
    """Put a card that lies in no zone in the Combo Pile of a Team (DBG-15.8, 15.15)."""
    game.change_team(place, combo=(*game.teams[place].combo, copy))
    game.emit(events.JoinedCombo(cause, rule, seat, copy, worth(game, game.teams[place])))
