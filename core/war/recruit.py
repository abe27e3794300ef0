"""The Recruit Phase: Teams, Characters and their room, Units, the New Facility (WAR-4.4 to 4.6)."""

from core.kernel.decision import NONE, Option, option
from core.kernel.event import because
from core.kernel.records import evolve
from core.war import events, frames
from core.war.cards import Kind
from core.war.decisions import ask, ask_one, done
from core.war.figures import ROOM, has_room
from core.war.game import Game, procedures
from core.war.state import Team
from core.war.zones import take_from_hand

ALL_UNITS = option("recruit:all-units", "recruit-all", "WAR-4.6")


def recruits(game: Game, seat: int) -> list[int]:
    """Return the cards of the hand that can be played in the Recruit Phase (WAR-4.4, 4.6)."""
    events, hand = game.book.events, game.players[seat].hand
    if seat != game.heroes or any(len(team.characters) < ROOM for team in game.players[seat].teams):
        return [copy for copy in hand if copy not in events]
    teams = game.book.teams
    return [
        copy
        for copy in hand
        if copy in teams or (copy not in events and teams_with_room(game, copy))
    ]


def teams_with_room(game: Game, character: int) -> list[int]:
    """Return the Teams that a Character may be attached to (WAR-4.5)."""
    return [
        team.card
        for team in game.players[game.heroes].teams
        if has_room(game.printed, team.characters, character)
    ]


@procedures.handles(frames.Recruit)
def recruit(game: Game, frame: frames.Recruit) -> None:
    """Ask what is played next (WAR-4.4, 4.6)."""
    found = recruits(game, frame.seat)
    options = game.book.options("recruit", found, "WAR-4.4")
    if frame.seat != game.heroes and len(found) > 1 and _units(game, found) > 1:
        options.append(ALL_UNITS)
    ask(game, frame, "recruit", options, "WAR-4.4", done("WAR-4.4"))


def _units(game: Game, found: list[int]) -> int:
    units = game.book.units
    return sum(copy in units for copy in found)


@procedures.answered(frames.Recruit)
def recruited(game: Game, frame: frames.Recruit, picked: tuple[Option, ...]) -> None:
    """Play it, completely, then ask again."""
    choice, seat = picked[0], frame.seat
    if choice.code == "done":
        return
    game.push(frame)
    if choice.code == "recruit-all":
        for copy in [each for each in game.players[seat].hand if each in game.book.units]:
            _enter(game, seat, copy)
    elif game.printed[choice.card].kind is Kind.CHARACTER:
        take_from_hand(game, seat, choice.card)
        game.resolving = choice.card
        game.emit(events.CharacterPlayed(because(seat), "WAR-4.4", seat, choice.card))
        game.push(frames.Attach(seat))
    else:
        _enter(game, seat, choice.card)


def _enter(game: Game, seat: int, copy: int) -> None:
    """Put a Team, a Unit or the New Facility of the hand into play (WAR-4.4, 4.6)."""
    player = take_from_hand(game, seat, copy)
    kind = game.printed[copy].kind
    if kind is Kind.TEAM:
        game.change(seat, teams=(*player.teams, Team(copy)))
    elif kind is Kind.UNIT:
        game.change(seat, units=(*player.units, copy))
    else:
        game.change(seat, facilities=(*player.facilities, copy))
    rule = "WAR-4.4" if kind is Kind.TEAM else "WAR-4.6"
    game.emit(events.EnteredPlay(because(seat), rule, seat, copy, "hand"))


@procedures.handles(frames.Attach)
def attach(game: Game, frame: frames.Attach) -> None:
    """Ask which Team the Character is attached to (WAR-4.4)."""
    teams = teams_with_room(game, game.resolving)
    ask_one(game, frame, "attach", game.book.options("attach", teams, "WAR-4.5"), "WAR-4.4")


@procedures.answered(frames.Attach)
def attached(game: Game, frame: frames.Attach, picked: tuple[Option, ...]) -> None:
    """Attach the Character (WAR-4.4)."""
    seat, copy, target = frame.seat, game.resolving, picked[0].card
    game.resolving = NONE
    teams = tuple(
        evolve(team, characters=(*team.characters, copy)) if team.card == target else team
        for team in game.players[seat].teams
    )
    game.change(seat, teams=teams)
    game.emit(events.Attached(because(seat), "WAR-4.4", seat, copy, target))
