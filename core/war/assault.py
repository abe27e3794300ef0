"""An Assault: declared, attacked, defended (WAR-5.1 to 5.4). `battle.py` decides it."""

from functools import cache

from core.kernel.agenda import Frame
from core.kernel.decision import Option
from core.kernel.event import because
from core.war import events, frames
from core.war.cards import Use
from core.war.committing import commit, committable
from core.war.decisions import ask, ask_one, done
from core.war.effects.fights import defenders
from core.war.game import Game, procedures
from core.war.moments import Moment
from core.war.state import Fight
from core.war.texts import push_text
from core.war.turn import passed


@procedures.handles(frames.ChooseAssault)
def choose_assault(game: Game, frame: frames.ChooseAssault) -> None:
    """Ask which Team makes an Assault, if any (WAR-4.7)."""
    seat = frame.seat
    teams = [team.card for team in game.players[seat].teams]
    if not teams:
        game.emit(passed(seat, "WAR-4.7", "assault"))
        return
    options = game.book.options("assault", teams, "WAR-5.1")
    options.append(done("WAR-4.7"))
    ask_one(game, frame, "assault", options, "WAR-4.7")


@procedures.answered(frames.ChooseAssault)
def assault_chosen(game: Game, frame: frames.ChooseAssault, picked: tuple[Option, ...]) -> None:
    """Go on to the Facility, or make no Assault."""
    seat, choice = frame.seat, picked[0]
    if choice.code == "done":
        game.emit(passed(seat, "WAR-4.7", "assault"))
    else:
        game.push(frames.ChooseFacility(seat, choice.card))


@procedures.handles(frames.ChooseFacility)
def choose_facility(game: Game, frame: frames.ChooseFacility) -> None:
    """Ask which Facility is assaulted (WAR-5.1)."""
    facilities = game.players[game.umbrella].facilities
    options = game.book.options("facility", facilities, "WAR-5.1")
    ask_one(game, frame, "facility", options, "WAR-5.1")


@procedures.answered(frames.ChooseFacility)
def facility_chosen(game: Game, frame: frames.ChooseFacility, picked: tuple[Option, ...]) -> None:
    """Declare the Assault; what the Facility says about it comes at once (WAR-5.1, 5.2)."""
    seat, facility = frame.seat, picked[0].card
    game.fight = Fight("assault", (frame.team,), facility)
    game.emit(events.AssaultDeclared(because(seat), "WAR-5.1", seat, frame.team, facility))
    game.push(*_procedure(seat))
    push_text(game, game.umbrella, facility, Moment.ASSAULTED)


@cache
def _procedure(heroes: int) -> tuple[Frame, ...]:
    """Return the steps of an Assault after its declaration, in their order."""
    return (
        frames.Attack(heroes),
        frames.Defend(1 - heroes),
        frames.Battle(heroes),
        frames.EndFight(heroes),
        frames.CheckVictory(heroes),
    )


@procedures.handles(frames.Attack)
def attack(game: Game, frame: frames.Attack) -> None:
    """Ask for an Event to commit to the Assault (WAR-5.3)."""
    found = committable(game, frame.seat, Use.ASSAULT)
    options = game.book.options("commit", found, "WAR-5.3")
    ask(game, frame, "attack", options, "WAR-5.3", done("WAR-5.3"))


@procedures.answered(frames.Attack)
def attack_chosen(game: Game, frame: frames.Attack, picked: tuple[Option, ...]) -> None:
    """Commit the Event and ask again, until done (WAR-5.3)."""
    if picked[0].code == "commit":
        game.push(frame)
        commit(game, frame.seat, picked[0].card, "WAR-5.3")


def free_defenders(game: Game) -> list[int]:
    """Return the Units that may still be committed to the defence (WAR-5.4)."""
    fight = game.under_way
    if len(fight.units) >= fight.most_units:
        return []
    return [copy for copy in defenders(game) if copy not in fight.units]


@procedures.handles(frames.Defend)
def defend(game: Game, frame: frames.Defend) -> None:
    """Ask for a Unit, Trap or Event to commit to the defence (WAR-5.4)."""
    options = game.book.options("defend", free_defenders(game), "WAR-5.4")
    found = committable(game, frame.seat, Use.DEFENSE)
    options += game.book.options("commit", found, "WAR-5.4")
    ask(game, frame, "defend", options, "WAR-5.4", done("WAR-5.4"))


@procedures.answered(frames.Defend)
def defence_chosen(game: Game, frame: frames.Defend, picked: tuple[Option, ...]) -> None:
    """Commit the Unit or Event and ask again, until done (WAR-5.4)."""
    choice, seat = picked[0], frame.seat
    if choice.code == "done":
        return
    game.push(frame)
    if choice.code == "commit":
        commit(game, seat, choice.card, "WAR-5.4")
    else:
        game.change_fight(units=(*game.under_way.units, choice.card))
        game.emit(events.UnitCommitted(because(seat), "WAR-5.4", seat, choice.card))
