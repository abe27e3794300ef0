"""Counters of the turn, and what holds in a later turn (DBG-4.5, 4.8, 22.1 to 22.3)."""

from core.deckbuilding import decisions, events, frames
from core.deckbuilding.catalogue import COUNTERS, Counters
from core.deckbuilding.conditions import count
from core.deckbuilding.effects.infection import resists
from core.deckbuilding.game import Game
from core.deckbuilding.operations import Add, LetDraw, MoreTurns, NextTurn
from core.deckbuilding.state import NextTurn as Waiting
from core.deckbuilding.texts import DONE, NOT_DONE, Outcome, answers, asking_in, does, nothing
from core.deckbuilding.zones import draw
from core.kernel.decision import NONE, Option
from core.kernel.event import Cause


def raise_counters(game: Game, seat: int, changes: Counters, cause: Cause, rule: str) -> None:
    """Raise or lower counters of the turn, none below 0 (DBG-4.6)."""
    if not changes:
        return
    turn = game.turn
    fields = {}
    for what, by in changes:
        now = getattr(turn, what) + by
        fields[what] = now = max(0, now)
        game.events.append(events.CounterChanged(cause, rule, seat, what, by, now))
    game.change_turn(**fields)


@does(Add)
def add(game: Game, frame: frames.Text, step: Add) -> Outcome:
    """Raise the counters in the order of DBG-5.4; counters are those of the active player.

    It is done wholly if all cards were drawn.
    """
    times = 1
    if step.per:
        times = count(game, step.per, asking_in(frame), step.of) // step.every
    if frame.seat == game.turn.seat:
        changes = tuple((what, by * times) for what in COUNTERS if (by := getattr(step, what)))
        raise_counters(game, frame.seat, changes if times else (), frame.cause, "DBG-22.1")
    if not step.cards:
        return (), times > 0
    held = len(game.players[frame.seat].hand)
    draw(game, frame.seat, step.cards * times, frame.cause, "DBG-22.2")
    return (), len(game.players[frame.seat].hand) == held + step.cards * times


@does(NextTurn)
def next_turn(game: Game, frame: frames.Text, step: NextTurn) -> Outcome | None:
    """Ask for the Player whose next turn is meant (DBG-5.13, 5.30)."""
    if step.who == "attacked":
        target = game.target_of(frame.cause.card)
        if target == NONE or not game.exists(target) or resists(game, frame, target):
            return nothing(game, frame, "next_turn")
        return _wait(game, frame, step, target)
    seats = game.clockwise(game.turn.seat)
    if not seats:
        return NOT_DONE
    game.ask(
        decisions.of_players(game, frame.seat, "player", seats, "DBG-5.13", frame.cause), frame
    )
    return None


@answers(NextTurn)
def next_turn_of(
    game: Game, frame: frames.Text, step: NextTurn, picked: tuple[Option, ...]
) -> Outcome:
    """Let the effect wait for that Player's next turn (DBG-4.8)."""
    return _wait(game, frame, step, picked[0].seat)


def _wait(game: Game, frame: frames.Text, step: NextTurn, seat: int) -> Outcome:
    waiting = Waiting(
        frame.cause,
        step.explores,
        step.must_explore,
        step.no_actions,
        step.skip,
        NONE if step.most_actions is None else step.most_actions,
        frame.seat if step.no_attack else NONE,
        step.ammo,
    )
    game.change(seat, next_turn=(*game.players[seat].next_turn, waiting))
    for what in (*waiting.holds(), *(("skip",) if step.skip else ())):
        game.emit(events.NextTurnSet(frame.cause, "DBG-4.8", frame.seat, seat, what))
    return DONE


@does(MoreTurns)
def more_turns(game: Game, frame: frames.Text, step: MoreTurns) -> Outcome:
    """Give every Team more turns, where Teams count turns (DBG-15.14)."""
    if not game.mode.add_turns(game, step.turns):
        game.emit(events.NothingHappened(frame.cause, "DBG-5.6", frame.seat, "more_turns"))
        return NOT_DONE
    game.emit(events.TurnsAdded(frame.cause, "DBG-15.14", step.turns))
    return DONE


@does(LetDraw)
def let_draw(game: Game, frame: frames.Text, step: LetDraw) -> Outcome | None:
    """Ask for the other Player who draws (DBG-5.13)."""
    seats = [seat for seat in game.clockwise(frame.seat) if seat != frame.seat]
    if not seats:
        game.emit(events.NothingHappened(frame.cause, "DBG-14.10", frame.seat, "let_draw"))
        return NOT_DONE
    game.ask(
        decisions.of_players(game, frame.seat, "player", seats, "DBG-5.13", frame.cause), frame
    )
    return None


@answers(LetDraw)
def let_draw_by(
    game: Game, frame: frames.Text, step: LetDraw, picked: tuple[Option, ...]
) -> Outcome:
    """Let that Player draw from the own Inventory."""
    draw(game, picked[0].seat, step.cards, frame.cause, "DBG-22.2")
    return DONE
