"""Operations of Events that are committed to a fight (WAR-5, 6)."""

from collections.abc import Iterator

from core.kernel.decision import NONE, Option
from core.war import events, frames
from core.war.decisions import ask_one
from core.war.figures import may_defend, targets_among_teams, targets_among_units
from core.war.game import Game
from core.war.operations import (
    DestroyBoth,
    GiveUp,
    MoreDefenders,
    Negate,
    Raise,
    SecondTeam,
    SecondUnit,
    Which,
)
from core.war.state import Committed
from core.war.texts import answers, does, needs


def targets_of(game: Game, seat: int, which: Which) -> Iterator[int]:
    """Yield the committed cards that a seat's bonus can be assigned to (WAR-5.10)."""
    if seat == game.heroes:
        return targets_among_teams(game.printed, game.fighting_teams(), which)
    return targets_among_units(game.printed, game.under_way, which)


@needs(Raise)
def can_raise(game: Game, seat: int, step: Raise) -> bool:
    """Say whether the bonus has a legal target; one that is on the total needs none (WAR-5.10)."""
    return step.of is None or any(True for _ in targets_of(game, seat, step.of))


@does(Raise)
def raise_force(game: Game, frame: frames.Text, step: Raise) -> bool:
    """Ask for the card that the bonus is on, if it is on one (WAR-5.10)."""
    if step.of is None:
        return True
    options = game.book.options("target", targets_of(game, frame.seat, step.of), "WAR-5.10")
    ask_one(game, frame, "target", options, "WAR-5.10")
    return False


@answers(Raise)
def raised(game: Game, frame: frames.Text, step: Raise, picked: tuple[Option, ...]) -> None:
    """Assign the bonus."""
    event, target = frame.cause.card, picked[0].card
    committed = tuple(
        Committed(each.seat, each.card, target) if each.card == event else each
        for each in game.under_way.committed
    )
    game.change_fight(committed=committed)
    game.emit(events.BonusAssigned(frame.cause, "WAR-5.10", frame.seat, event, target, step.add))


def _other_teams(game: Game) -> list[int]:
    fighting = game.under_way.teams
    return [team.card for team in game.players[game.heroes].teams if team.card not in fighting]


@needs(SecondTeam)
def has_second_team(game: Game, seat: int, step: SecondTeam) -> bool:
    """Say whether another Team could join (WAR-5.1)."""
    return bool(_other_teams(game))


@does(SecondTeam)
def second_team(game: Game, frame: frames.Text, step: SecondTeam) -> bool:
    """Ask which Team joins the Assault (WAR-5.1)."""
    options = game.book.options("team", _other_teams(game), "WAR-5.1")
    ask_one(game, frame, "team", options, "WAR-5.1")
    return False


@answers(SecondTeam)
def team_joined(
    game: Game, frame: frames.Text, step: SecondTeam, picked: tuple[Option, ...]
) -> None:
    """Let the Team join with all of its Characters."""
    copy = picked[0].card
    game.change_fight(teams=(*game.under_way.teams, copy))
    game.emit(events.TeamJoined(frame.cause, "WAR-5.1", frame.seat, copy))


def _other_searchers(game: Game) -> list[int]:
    sent, searchers = game.under_way.units, game.book.searchers
    units = game.players[game.umbrella].units
    return [copy for copy in units if copy in searchers and copy not in sent]


@needs(SecondUnit)
def has_second_unit(game: Game, seat: int, step: SecondUnit) -> bool:
    """Say whether another Unit may go on the Search and Destroy (WAR-6.1)."""
    return bool(_other_searchers(game))


@does(SecondUnit)
def second_unit(game: Game, frame: frames.Text, step: SecondUnit) -> bool:
    """Ask which Unit joins the Search and Destroy (WAR-6.1)."""
    options = game.book.options("unit", _other_searchers(game), "WAR-6.1")
    ask_one(game, frame, "unit", options, "WAR-6.1")
    return False


@answers(SecondUnit)
def unit_joined(
    game: Game, frame: frames.Text, step: SecondUnit, picked: tuple[Option, ...]
) -> None:
    """Let the Unit join."""
    copy = picked[0].card
    game.change_fight(units=(*game.under_way.units, copy))
    game.emit(events.UnitCommitted(frame.cause, "WAR-6.1", frame.seat, copy))


def defenders(game: Game) -> list[int]:
    """Return the Units in play that may defend the assaulted Facility, committed or not (WAR-5.5)."""
    facility, units = game.under_way.facility, game.players[game.umbrella].units
    return [copy for copy in units if may_defend(game.printed, copy, facility)]


@needs(MoreDefenders)
def has_more_defenders(game: Game, seat: int, step: MoreDefenders) -> bool:
    """Say whether there are Units enough for the greater number (WAR-5.4)."""
    fight = game.under_way
    return fight.facility != NONE and len(defenders(game)) > fight.most_units


@does(MoreDefenders)
def more_defenders(game: Game, frame: frames.Text, step: MoreDefenders) -> bool:
    """Let more Units defend (WAR-5.4)."""
    game.change_fight(most_units=game.under_way.most_units + step.count)
    return True


@does(DestroyBoth)
def destroy_both(game: Game, frame: frames.Text, step: DestroyBoth) -> bool:
    """Let the Bomb take the place of the dice (WAR-5.9)."""
    game.change_fight(bomb=frame.cause.card)
    return True


@does(GiveUp)
def give_up(game: Game, frame: frames.Text, step: GiveUp) -> bool:
    """Note that the fight costs a Character of the Team (WAR-6.5)."""
    game.change_fight(owed=(*game.under_way.owed, frame.cause.card))
    return True


@does(Negate)
def negate(game: Game, frame: frames.Text, step: Negate) -> bool:
    """Say that the Search and Destroy comes to nothing; what decides it has not been put on the agenda."""
    game.emit(events.SearchNegated(frame.cause, "WAR-6.2", frame.seat, frame.cause.card))
    return True
