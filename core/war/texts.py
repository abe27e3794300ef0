"""Texts: working them off step by step, and whether one has something to work on (WAR-5.10)."""

from collections.abc import Callable
from typing import Any, TypeVar

from core.kernel.decision import Option
from core.kernel.event import because
from core.war import frames
from core.war.game import Game, procedures
from core.war.moments import Moment
from core.war.operations import Operation

O = TypeVar("O", bound=Operation)  # noqa: E741 - the one type variable of this module

Doer = Callable[[Game, frames.Text, Any], bool]
Answerer = Callable[[Game, frames.Text, Any, tuple[Option, ...]], None]
Condition = Callable[[Game, int, Any], bool]

_doers: dict[type[Operation], Doer] = {}
_answerers: dict[type[Operation], Answerer] = {}
_conditions: dict[type[Operation], Condition] = {}


def does(operation: type[O]) -> Callable[[Callable[[Game, frames.Text, O], bool]], Doer]:
    """Register the function of an operation. It returns False if it has asked a Decision."""

    def register(doer: Callable[[Game, frames.Text, O], bool]) -> Doer:
        _doers[operation] = doer
        return doer

    return register


def answers(
    operation: type[O],
) -> Callable[[Callable[[Game, frames.Text, O, tuple[Option, ...]], None]], Answerer]:
    """Register what an operation does with the answer to the Decision that it asked."""

    def register(
        doer: Callable[[Game, frames.Text, O, tuple[Option, ...]], None],
    ) -> Answerer:
        _answerers[operation] = doer
        return doer

    return register


def needs(operation: type[O]) -> Callable[[Callable[[Game, int, O], bool]], Condition]:
    """Register what must hold for an operation of a seat to have something to work on."""

    def register(condition: Callable[[Game, int, O], bool]) -> Condition:
        _conditions[operation] = condition
        return condition

    return register


def works(game: Game, seat: int, copy: int, moment: Moment) -> bool:
    """Say whether every step of a card's text has something to work on now (WAR-5.10)."""
    return failing(game, seat, copy, moment) is None


def failing(game: Game, seat: int, copy: int, moment: Moment) -> Operation | None:
    """Return the first step of a card's text that has nothing to work on, or None."""
    for step in game.book.does(copy, moment):
        condition = _conditions.get(type(step))
        if condition is not None and not condition(game, seat, step):
            return step
    return None


def push_text(game: Game, seat: int, copy: int, moment: Moment) -> None:
    """Put a card's text of a moment on the agenda, if it has one."""
    text = game.book.texts.get((copy, moment))
    if text is not None:
        game.push(frames.Text(seat, because(seat, copy, text, "text"), text))


@procedures.handles(frames.SearchDeck)
@procedures.handles(frames.Text)
def next_step(game: Game, frame: frames.Text) -> None:
    """Do the next step of a text."""
    step = game.book.steps[frame.text][frame.next]
    floor = len(game.agenda)
    if _doers[type(step)](game, frame, step):
        _go_on(game, frame, floor)


@procedures.answered(frames.SearchDeck)
@procedures.answered(frames.Text)
def answered_step(game: Game, frame: frames.Text, picked: tuple[Option, ...]) -> None:
    """Finish the step of a text that asked."""
    step = game.book.steps[frame.text][frame.next]
    floor = len(game.agenda)
    _answerers[type(step)](game, frame, step, picked)
    _go_on(game, frame, floor)


def _go_on(game: Game, frame: frames.Text, floor: int) -> None:
    if frame.next + 1 < len(game.book.steps[frame.text]):
        rest = frames.Text(frame.seat, frame.cause, frame.text, frame.next + 1)
        game.agenda.insert(floor, rest)
