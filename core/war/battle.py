"""The dice of a fight, what it destroys, and the end of the game (WAR-2, 5.6 to 5.9, 6.4, 6.5)."""

from core.kernel.decision import NONE, Option
from core.kernel.event import Cause, because
from core.kernel.records import evolve
from core.war import events, frames
from core.war.decisions import ask_one
from core.war.effects.cards import detach
from core.war.figures import Part, heroes_parts, umbrella_parts
from core.war.game import Game, procedures
from core.war.opening import deal_sides
from core.war.setup import BEST_OF_THREE, ONE_GAME
from core.war.state import Match
from core.war.zones import discard, discard_told, give_openly, without

SIDES_OF_A_DIE = 6

ENOUGH = 2
"""Games won that decide the best of three."""


@procedures.handles(frames.Battle)
def battle(game: Game, frame: frames.Battle) -> None:
    """Compare the totals with dice, unless a Bomb takes their place (WAR-5.6, 5.9, 6.4)."""
    fight = game.under_way
    assault = fight.kind == "assault"
    owed = [frames.Sacrifice(game.heroes, event) for event in fight.owed]
    if fight.bomb != NONE:
        cause = because(game.umbrella, fight.bomb, "", "text")
        game.emit(events.BombWentOff(cause, "WAR-5.9", game.umbrella, fight.bomb, fight.facility))
        after = frames.Aftermath(
            game.heroes, facility=True, teams=True, spent=False, units_lost=True
        )
    else:
        won = _throw(game, assault=assault)
        after = frames.Aftermath(
            game.heroes,
            facility=won and assault,
            teams=not won,
            spent=not won,
            units_lost=won,
        )
    game.push(*owed, after)


def _throw(game: Game, *, assault: bool) -> bool:
    """Throw the dice and return whether the Heroes win; the attacker wins a tie (WAR-5.7, 6.4)."""
    fight, heroes = game.under_way, game.heroes
    ours = heroes_parts(game.printed, game.fighting_teams(), fight, heroes)
    theirs = umbrella_parts(game.printed, fight, game.umbrella)
    our_dice, their_dice = _two_dice(game), _two_dice(game)
    our_total = sum(part.amount for part in ours) + sum(our_dice)
    their_total = sum(part.amount for part in theirs) + sum(their_dice)
    won = our_total >= their_total if assault else our_total > their_total
    game.emit(
        events.Fought(
            because(NONE),
            "WAR-5.7" if assault else "WAR-6.4",
            fight.kind,
            heroes if won else game.umbrella,
            our_total,
            our_dice,
            _raw(ours),
            their_total,
            their_dice,
            _raw(theirs),
        )
    )
    return won


def _raw(parts: list[Part]) -> tuple[events.RawPart, ...]:
    return tuple((part.amount, part.card, part.on) for part in parts)


def _two_dice(game: Game) -> tuple[int, int]:
    return game.below(SIDES_OF_A_DIE) + 1, game.below(SIDES_OF_A_DIE) + 1


@procedures.handles(frames.Sacrifice)
def sacrifice(game: Game, frame: frames.Sacrifice) -> None:
    """Ask which Character of the Team is given up, before the others are rolled for (WAR-6.5)."""
    team = game.team(_raised_by(game, frame.event))
    options = game.book.options("sacrifice", team.characters, "WAR-6.5")
    ask_one(game, frame, "sacrifice", options, "WAR-6.5")


def _raised_by(game: Game, event: int) -> int:
    committed = game.under_way.committed
    return next(each.target for each in committed if each.card == event)


@procedures.answered(frames.Sacrifice)
def sacrificed(game: Game, frame: frames.Sacrifice, picked: tuple[Option, ...]) -> None:
    """Discard the Character (WAR-6.5)."""
    seat, copy = frame.seat, picked[0].card
    team = detach(game, copy)
    discard(game, seat, (copy,))
    cause = because(seat, frame.event, "", "text")
    game.emit(events.CharacterGivenUp(cause, "WAR-6.5", seat, copy, team.card))


@procedures.handles(frames.Aftermath)
def aftermath(game: Game, frame: frames.Aftermath) -> None:
    """Destroy what the fight destroys, then roll the fates: Characters first, then Units (WAR-5.7)."""
    fight = game.under_way
    rule = "WAR-5.9" if fight.bomb != NONE else _rule(fight.kind)
    cause = because(NONE, fight.bomb)
    if frame.facility:
        _destroy_facility(game, fight.facility, cause, rule)
    if frame.teams:
        for card in fight.teams:
            _destroy_team(game, card, cause, rule)
    if frame.units_lost and fight.units:
        _discard_units(game, fight.units, cause, rule)
    elif frame.spent:
        _roll_units(game, rule)


def _rule(kind: str) -> str:
    return "WAR-5.7" if kind == "assault" else "WAR-6.4"


def _destroy_facility(game: Game, copy: int, cause: Cause, rule: str) -> None:
    seat = game.umbrella
    player = game.players[seat]
    game.change(seat, facilities=without(player.facilities, copy), removed=(*player.removed, copy))
    game.emit(events.Destroyed(cause, rule, seat, copy))


def _destroy_team(game: Game, card: int, cause: Cause, rule: str) -> None:
    """Remove a Team from the game; each of its Characters is rolled for (WAR-1.4, 5.7)."""
    seat = game.heroes
    player = game.players[seat]
    team = game.team(card)
    left = tuple(each for each in player.teams if each.card != card)
    game.change(seat, teams=left, removed=(*player.removed, card))
    game.emit(events.Destroyed(cause, rule, seat, card))
    for copy in team.characters:
        back = bool(game.below(2))
        if back:
            give_openly(game, seat, copy)
        else:
            discard(game, seat, (copy,))
        to = "hand" if back else "discard_pile"
        game.emit(events.CharacterRolled(cause, "WAR-5.7", seat, copy, to))


def _discard_units(game: Game, units: tuple[int, ...], cause: Cause, rule: str) -> None:
    seat = game.umbrella
    left = tuple(copy for copy in game.players[seat].units if copy not in units)
    game.change(seat, units=left)
    discard_told(game, seat, units, "units", cause, rule)


def _roll_units(game: Game, rule: str) -> None:
    """The Spent Rule: each Unit stays or is discarded, evenly (WAR-5.7, 6.4)."""
    seat = game.umbrella
    for copy in game.under_way.units:
        stays = bool(game.below(2))
        if not stays:
            game.change(seat, units=without(game.players[seat].units, copy))
            discard(game, seat, (copy,))
        game.emit(events.UnitRolled(because(NONE), rule, seat, copy, stays))


@procedures.handles(frames.EndFight)
def end_fight(game: Game, frame: frames.EndFight) -> None:
    """Discard all committed Events and Traps, win or lose, and negated too (WAR-5.8, 6.2)."""
    fight = game.under_way
    for seat in (game.heroes, game.umbrella):
        cards = tuple(each.card for each in fight.committed if each.seat == seat)
        if cards:
            discard_told(game, seat, cards, "fight", because(seat), "WAR-5.8")
    game.fight = None


@procedures.handles(frames.CheckVictory)
def check_victory(game: Game, frame: frames.CheckVictory) -> None:
    """End the game if a side has lost all that it fights for, or both have (WAR-2)."""
    heroes_won = not game.players[game.umbrella].facilities
    umbrella_won = len(game.players[game.heroes].removed) == len(game.book.teams)
    if heroes_won and umbrella_won:
        _end(game, NONE, "both", "WAR-2.3")
    elif heroes_won:
        _end(game, game.heroes, "facilities", "WAR-2.1")
    elif umbrella_won:
        _end(game, game.umbrella, "teams", "WAR-2.2")


def _end(game: Game, winner: int, reason: str, rule: str) -> None:
    """End the game and, if the match is decided, the match."""
    first, second = game.match.wins
    wins = (first + (winner == 0), second + (winner == 1))
    game.match = evolve(game.match, wins=wins)
    game.emit(events.GameEnded(because(NONE), rule, winner, reason, wins))
    game.agenda.clear()
    if game.setup.match == ONE_GAME:
        game.ended = reason
    elif max(wins) == ENOUGH or game.match.game == BEST_OF_THREE:
        game.ended = "match"
    else:
        game.push(frames.NextGame(game.heroes))


@procedures.handles(frames.NextGame)
def next_game(game: Game, frame: frames.NextGame) -> None:
    """Begin the next game of the match, with sides swapped."""
    match = game.match
    game.match = Match(match.game + 1, match.wins, match.turns + game.turn)
    game.heroes = 1 - game.heroes
    game.outside = ()
    deal_sides(game)
