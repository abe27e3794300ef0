"""A Turn: its start, the Draw step; what is between them is in `main_part`, then `hostile_turn` (UND-6)."""

from core.kernel.decision import Decision, Option, option
from core.kernel.event import because
from core.undead import decisions, events, frames
from core.undead.decks import NOBODY, discard, draw
from core.undead.figures import hand_size
from core.undead.game import FIRST_SEAT, Game, procedures
from core.undead.state import Turn

DONE = option("done", "done", "UND-5.7")


@procedures.handles(frames.BeginTurn)
def begin_turn(game: Game, frame: frames.BeginTurn) -> None:
    """Set the Actions and draw CX cards (UND-6.1 a, 7.1, 5.6)."""
    turn = game.turn
    game.turn = Turn(turn.number + 1, turn.left, frame.seat, False, (), turn.done)
    game.emit(events.TurnBegan(NOBODY, "UND-6.1", game.turn.number, turn.left))
    for soldier in game.up():
        trooper = game.troops[soldier]
        game.change(soldier, actions=trooper.actions, used=())
        if trooper.cx:
            draw(game, soldier, trooper.cx, because(trooper.seat, soldier), "UND-5.6")
    begin_main_part(game)


def begin_main_part(game: Game) -> None:
    """Let the seat that acted last go on, or the first one that still has a Soldier (UND-1.3)."""
    standing = {game.seat_of(soldier) for soldier in game.up()}
    seat = game.turn.seat if game.turn.seat in standing else min(standing, default=FIRST_SEAT)
    if seat != game.turn.seat:
        game.change_turn(seat=seat)
    game.push(frames.MainPart(seat))


@procedures.handles(frames.DrawStep)
def draw_step(game: Game, frame: frames.DrawStep) -> None:
    """Ask the next Soldier for discards; with an empty hand there is nothing to ask (UND-5.7)."""
    if not frame.rest:
        return
    soldier = frame.rest[0]
    hand = game.soldiers[soldier].hand
    if not hand:
        _draw_up(game, frame)
        return
    seat, size = game.seat_of(soldier), hand_size(game, soldier)
    options = decisions.hand_options(game, "discard", soldier, "UND-5.7")
    if len(hand) <= size:
        options.append(DONE)
    asking = frames.DrawStep(seat, frame.rest)
    game.ask(Decision(seat, "discard", 1, 1, tuple(options), "UND-5.7", soldier), asking)


@procedures.answered(frames.DrawStep)
def discard_chosen(game: Game, frame: frames.DrawStep, picked: tuple[Option, ...]) -> None:
    """Discard the card and ask again, or draw up to the hand size."""
    choice = picked[0]
    if choice.code == "done":
        _draw_up(game, frame)
        return
    soldier = frame.rest[0]
    game.push(frame)
    discard(game, soldier, (choice.card,), because(frame.seat, soldier), "UND-5.7")


def _draw_up(game: Game, frame: frames.DrawStep) -> None:
    soldier = frame.rest[0]
    missing = hand_size(game, soldier) - len(game.soldiers[soldier].hand)
    game.push(frames.DrawStep(frame.seat, frame.rest[1:]))
    draw(game, soldier, missing, because(game.seat_of(soldier), soldier), "UND-5.7")
