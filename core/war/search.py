"""A Search and Destroy mission: declared, raided, answered, guarded (WAR-6.1 to 6.3)."""

from functools import cache

from core.kernel.agenda import Frame
from core.kernel.decision import Option
from core.kernel.event import because
from core.war import events, frames
from core.war.cards import Use
from core.war.committing import commit, committable
from core.war.decisions import ask, ask_one, done
from core.war.game import Game, procedures
from core.war.moments import Moment
from core.war.state import Fight
from core.war.turn import passed

RESPONSE = Use.RESPONSE


@procedures.handles(frames.ChooseMission)
def choose_mission(game: Game, frame: frames.ChooseMission) -> None:
    """Ask which Unit goes on a Search and Destroy, if any (WAR-4.7, 5.5)."""
    seat, searchers = frame.seat, game.book.searchers
    found = [copy for copy in game.players[seat].units if copy in searchers]
    if not (found and game.players[game.heroes].teams):
        game.emit(passed(seat, "WAR-4.7", "search"))
        return
    options = game.book.options("send", found, "WAR-6.1")
    options.append(done("WAR-4.7"))
    ask_one(game, frame, "mission", options, "WAR-4.7")


@procedures.answered(frames.ChooseMission)
def mission_chosen(game: Game, frame: frames.ChooseMission, picked: tuple[Option, ...]) -> None:
    """Go on to the target Team, or make no Search and Destroy."""
    seat, choice = frame.seat, picked[0]
    if choice.code == "done":
        game.emit(passed(seat, "WAR-4.7", "search"))
    else:
        game.push(frames.ChoosePrey(seat, choice.card))


@procedures.handles(frames.ChoosePrey)
def choose_prey(game: Game, frame: frames.ChoosePrey) -> None:
    """Ask which Team is the target (WAR-6.1)."""
    teams = [team.card for team in game.players[game.heroes].teams]
    ask_one(game, frame, "prey", game.book.options("prey", teams, "WAR-6.1"), "WAR-6.1")


@procedures.answered(frames.ChoosePrey)
def prey_chosen(game: Game, frame: frames.ChoosePrey, picked: tuple[Option, ...]) -> None:
    """Declare the Search and Destroy (WAR-6.1)."""
    seat, team = frame.seat, picked[0].card
    game.fight = Fight("search", (team,), units=(frame.unit,))
    game.emit(events.SearchDeclared(because(seat), "WAR-6.1", seat, frame.unit, team))
    game.push(*_procedure(seat))


@cache
def _procedure(umbrella: int) -> tuple[Frame, ...]:
    """Return the steps of a Search and Destroy after its declaration, in their order."""
    heroes = 1 - umbrella
    return (
        frames.Raid(umbrella),
        frames.Respond(heroes),
        frames.EndFight(heroes),
        frames.CheckVictory(heroes),
    )


@procedures.handles(frames.Raid)
def raid(game: Game, frame: frames.Raid) -> None:
    """Ask for an Event or Trap to commit to the Search and Destroy (WAR-6.1)."""
    found = committable(game, frame.seat, Use.SEARCH)
    options = game.book.options("commit", found, "WAR-6.1")
    ask(game, frame, "raid", options, "WAR-6.1", done("WAR-6.1"))


@procedures.answered(frames.Raid)
def raid_chosen(game: Game, frame: frames.Raid, picked: tuple[Option, ...]) -> None:
    """Commit the Event and ask again, until done (WAR-6.1)."""
    if picked[0].code == "commit":
        game.push(frame)
        commit(game, frame.seat, picked[0].card, "WAR-6.1")


def could_answer(game: Game, seat: int) -> bool:
    """Say whether an answer could be in the hand, as far as everybody knows (WAR-6.2, 7.1)."""
    player = game.players[seat]
    return any(copy in player.hand or copy in player.deck for copy in game.book.uses[RESPONSE])


@procedures.handles(frames.Respond)
def respond(game: Game, frame: frames.Respond) -> None:
    """Ask for an answer before the Heroes commit anything (WAR-6.2)."""
    seat = frame.seat
    if could_answer(game, seat):
        found = committable(game, seat, RESPONSE, Moment.RESPONSE)
        options = game.book.options("answer", found, "WAR-6.2")
        if ask(game, frame, "respond", options, "WAR-6.2", done("WAR-6.2")):
            return
    game.push(*_combat(seat))


@procedures.answered(frames.Respond)
def response_chosen(game: Game, frame: frames.Respond, picked: tuple[Option, ...]) -> None:
    """Answer; or go on to the fight, which an answer keeps from happening (WAR-6.2)."""
    seat, choice = frame.seat, picked[0]
    if choice.code == "done":
        game.push(*_combat(seat))
    else:
        commit(game, seat, choice.card, "WAR-6.2", Moment.RESPONSE)


@cache
def _combat(heroes: int) -> tuple[Frame, ...]:
    """Return what follows where nothing negates the mission (WAR-6.3, 6.4)."""
    return frames.Guard(heroes), frames.Battle(heroes)


@procedures.handles(frames.Guard)
def guard(game: Game, frame: frames.Guard) -> None:
    """Ask for an Event to commit to the defence of the Team (WAR-6.3)."""
    found = committable(game, frame.seat, Use.TEAM_DEFENSE)
    options = game.book.options("commit", found, "WAR-6.3")
    ask(game, frame, "guard", options, "WAR-6.3", done("WAR-6.3"))


@procedures.answered(frames.Guard)
def guard_chosen(game: Game, frame: frames.Guard, picked: tuple[Option, ...]) -> None:
    """Commit the Event and ask again, until done (WAR-6.3)."""
    if picked[0].code == "commit":
        game.push(frame)
        commit(game, frame.seat, picked[0].card, "WAR-6.3")
