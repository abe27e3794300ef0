"""A turn: its beginning, the skip, and its end (DBG-4, 11)."""

from functools import cache

from core.deckbuilding import events, frames
from core.deckbuilding.cards import Figure
from core.deckbuilding.game import Game, procedures
from core.deckbuilding.harm import HAND_SIZE
from core.deckbuilding.moments import Moment
from core.deckbuilding.state import Modifier, NextTurn, Turn
from core.deckbuilding.timing import push_character_effects, push_effects_in_play
from core.deckbuilding.zones import draw
from core.kernel.agenda import Frame
from core.kernel.decision import NONE
from core.kernel.event import because
from core.kernel.quick import maker

_make_turn = maker(Turn)
_turn_began, _turn_ended = maker(events.TurnBegan), maker(events.TurnEnded)
_refill = cache(frames.Refill)


@procedures.handles(frames.BeginTurn)
def begin_turn(game: Game, frame: frames.BeginTurn) -> None:
    """Begin a turn: skipped, a recovery turn, or a normal one (DBG-4.8, 13.4, 4.2)."""
    seat = frame.seat
    number = game.turn.number + 1
    waiting = game.players[seat].next_turn
    if frame.after == NONE:
        game.mode.begin_turn(game, seat)
    if waiting and any(each.skip for each in waiting):
        game.turn = _turn(frame, number)
        left = tuple(each for each in waiting if not each.skip)
        game.change(seat, next_turn=left)
        game.emit(events.TurnSkipped(because(seat), "DBG-4.8", seat, number))
        game.push(frames.PassTurn(seat))
        return
    game.emit(_turn_began(because(seat), "DBG-4.1", seat, number))
    if game.players[seat].face_down:
        game.turn = _turn(frame, number)
        if not game.mode.rise(game, seat):
            return
    game.turn = _turn(frame, number, game.mode.counters(game, seat))
    _apply_waiting(game, seat, waiting)
    game.push(*turn_parts(seat))
    push_character_effects(game, seat, Moment.TURN_START, "DBG-4.2")


def _turn(frame: frames.BeginTurn, number: int, counters: tuple[int, int, int] = (0, 0, 0)) -> Turn:
    """Return the record of a turn with so many Actions, Buys and Explores (DBG-4.2)."""
    return _make_turn(
        number, frame.seat, *counters, extra_turns=frame.extra_turns, after=frame.after
    )


@cache
def turn_parts(seat: int) -> tuple[Frame, ...]:
    """Return the main part and what follows it (DBG-4.1)."""
    return frames.MainPart(seat), frames.EndTurn(seat), frames.PassTurn(seat)


def _apply_waiting(game: Game, seat: int, waiting: tuple[NextTurn, ...]) -> None:
    if not waiting:
        return
    game.change(seat, next_turn=())
    game.change_turn(
        actions=game.turn.actions + sum(each.actions for each in waiting),
        buys=game.turn.buys + sum(each.buys for each in waiting),
        explores=game.turn.explores + sum(each.explores for each in waiting),
        modifiers=tuple(
            Modifier(each.cause, seat, NONE, each.ammo, figure=Figure.REQUIREMENT.value)
            for each in waiting
            if each.ammo
        ),
    )
    game.change_effects(
        must_explore=any(each.must_explore for each in waiting),
        no_actions=any(each.no_actions for each in waiting),
        most_actions=min(
            (each.most_actions for each in waiting if each.most_actions != NONE), default=NONE
        ),
        not_attacked=tuple(each.not_attacked for each in waiting if each.not_attacked != NONE),
    )
    for each in waiting:
        for what in each.holds():
            game.emit(events.NextTurnHolds(each.cause, "DBG-4.8", seat, what))
        if each.cards:
            draw(game, seat, each.cards, each.cause, "DBG-22.2")


@procedures.handles(frames.EndTurn)
def end_turn(game: Game, frame: frames.EndTurn) -> None:
    """End a turn, step 1: effects of its end first, then the checks of the mode (DBG-11.1)."""
    seat = frame.seat
    game.push(_refill(seat))
    game.mode.end_turn(game, seat)
    push_effects_in_play(game, seat, Moment.TURN_END, "DBG-11.1")


@procedures.handles(frames.Refill)
def refill(game: Game, frame: frames.Refill) -> None:
    """End a turn, steps 2 and 3: discard all, draw 5 (DBG-11.1)."""
    seat = frame.seat
    player, turn = game.players[seat], game.turn
    gone = player.play_area + player.hand
    game.show(gone)
    game.change(seat, play_area=(), hand=(), discard_pile=gone[::-1] + player.discard_pile)
    game.emit(
        _turn_ended(
            because(seat),
            "DBG-11.1",
            seat,
            len(gone),
            turn.gold,
            turn.ammo,
            turn.buys,
            turn.explores,
        )
    )
    draw(game, seat, HAND_SIZE + turn.effects.draw_more, because(seat), "DBG-11.1")


@procedures.handles(frames.PassTurn)
def pass_turn(game: Game, frame: frames.PassTurn) -> None:
    """Begin an extra turn, or pass the turn; this one's effects end (DBG-4.9, 4.11, 11.1)."""
    after = frame.seat if game.turn.after == NONE else game.turn.after
    extra = tuple(seat for seat in game.turn.extra_turns if not game.players[seat].out)
    if extra:
        game.push(frames.BeginTurn(extra[0], extra[1:], after))
        return
    game.mode.pass_turn(game, after)
