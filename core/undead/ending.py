"""How a Mission ends (UND-16)."""

from core.kernel.decision import NONE
from core.kernel.event import because
from core.kernel.rules import Result, Standing
from core.undead import events, frames
from core.undead.decks import NOBODY
from core.undead.figures import survey
from core.undead.game import Game, procedures
from core.undead.state import State
from core.undead.support import spend_action

WON = "won"
OUT_OF_TIME = "out-of-time"
ALL_DOWNED = "all-downed"


def check_won(game: Game) -> None:
    """End the Mission if the Objective's requirement is met (UND-16.1)."""
    if not game.ended and game.goal.active and _met(game):
        game.end(WON, because(NONE, game.company.goal), "UND-16.1")


def _met(game: Game) -> bool:
    card, goal = game.company.objective, game.goal
    if card.kind == "work":
        return goal.work >= card.work
    if card.kind == "hits":
        return goal.hits >= card.hits
    if card.kind == "kill":
        return card.target in goal.destroyed
    if card.kind == "escape":
        carrier = goal.carrier
        return (
            carrier != NONE and game.soldiers[carrier].health > 0 and game.soldiers[carrier].at == 0
        )
    place = len(game.track) - 1
    return (
        all(each in goal.destroyed for each in card.must_destroy)
        and not survey(game).cards[place]
        and bool(game.at(place))
    )


@procedures.handles(frames.CheckWon)
def check(game: Game, frame: frames.CheckWon) -> None:
    """See whether the Mission is won."""
    check_won(game)


def lose_if_all_downed(game: Game) -> None:
    """The Mission is lost when the last Soldier has no Health left (UND-16.7)."""
    if not game.up():
        game.end(ALL_DOWNED, NOBODY, "UND-16.7")


def may_work(game: Game, soldier: int) -> bool:
    """Say whether a Soldier may do an Objective Action (UND-16.3, 16.6)."""
    card, goal, place = game.company.objective, game.goal, len(game.track) - 1
    return (
        goal.active
        and game.soldiers[soldier].at == place
        and goal.work < card.work
        and not (card.needs_clear and survey(game).cards[place])
    )


def work(game: Game, seat: int, soldier: int) -> None:
    """Do an Objective Action (UND-7.8, 16.3)."""
    card = game.company.objective
    spend_action(game, seat, soldier)
    now = game.goal.work + 1
    game.change_goal(work=now)
    cause = because(seat, soldier)
    game.emit(events.WorkDone(cause, "UND-16.3", soldier, now, card.work))
    if card.kind == "escape" and now >= card.work:
        take_defector(game, seat, soldier)
    check_won(game)


def may_take_defector(game: Game, soldier: int) -> bool:
    """Say whether the Soldier who had the Defector is Downed in the same card (UND-16.6)."""
    carrier = game.goal.carrier
    if carrier == NONE or game.soldiers[carrier].health > 0:
        return False
    return game.soldiers[carrier].at == game.soldiers[soldier].at


def take_defector(game: Game, seat: int, soldier: int) -> None:
    """Give the Defector to a Soldier (UND-16.6)."""
    game.change_goal(carrier=soldier)
    game.emit(events.DefectorTaken(because(seat, soldier), "UND-16.6", soldier))
    check_won(game)


def hit_objective(game: Game, seat: int, hits: int) -> None:
    """Add Hits to the Objective (UND-16.4)."""
    now = game.goal.hits + hits
    game.change_goal(hits=now)
    needed = game.company.objective.hits
    cause = because(seat, game.company.goal)
    game.emit(events.ObjectiveHit(cause, "UND-16.4", hits, now, needed))
    check_won(game)


def result(state: State, seats: int, up: int) -> Result | None:
    """Return how the Mission ended (UND-1.1): all win or lose together.

    The score is what it adds to the rating of a campaign (UND-17.8).
    """
    if not state.ended:
        return None
    won = state.ended == WON
    score = state.turn.left + up if won else -3
    standings = tuple(Standing(seat, 1, score, won) for seat in range(seats))
    return Result(state.ended, standings, state.turn.number)
