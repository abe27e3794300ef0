"""Texts: working them off step by step, and whether they would do anything (UND-5.2)."""

from collections.abc import Callable
from typing import Any, TypeVar

from core.kernel.decision import Option
from core.kernel.event import Cause
from core.undead import frames
from core.undead.cards import Text
from core.undead.game import Game, procedures
from core.undead.operations import Operation

O = TypeVar("O", bound=Operation)  # noqa: E741 - the one type variable of this module

Doer = Callable[[Game, frames.Text, Any], None]
Answerer = Callable[[Game, frames.Text, Any, tuple[Option, ...]], None]
Test = Callable[[Game, int, int, Any], bool]

_doers: dict[type[Operation], Doer] = {}
_answerers: dict[type[Operation], Answerer] = {}
_tests: dict[type[Operation], Test] = {}


def does(operation: type[O]) -> Callable[[Callable[[Game, frames.Text, O], None]], Any]:
    """Register the function of an operation."""

    def register(doer: Callable[[Game, frames.Text, O], None]) -> Any:
        _doers[operation] = doer
        return doer

    return register


def answers(
    operation: type[O],
) -> Callable[[Callable[[Game, frames.Text, O, tuple[Option, ...]], None]], Any]:
    """Register what an operation does with the answer to the Decision that it asked."""

    def register(doer: Callable[[Game, frames.Text, O, tuple[Option, ...]], None]) -> Any:
        _answerers[operation] = doer
        return doer

    return register


def helps(operation: type[O]) -> Callable[[Callable[[Game, int, int, O], bool]], Any]:
    """Register the test whether an operation would do anything: used by a Soldier, for a target."""

    def register(test: Callable[[Game, int, int, O], bool]) -> Any:
        _tests[operation] = test
        return test

    return register


def useful(game: Game, text: Text, user: int, target: int) -> bool:
    """Say whether a step of a text would do anything. Texts that would not are not offered."""
    return any(_tests[type(step)](game, user, target, step) for step in text.do)


def text_frame(
    text: Text, seat: int, user: int, target: int, cause: Cause, next_: int = 0
) -> frames.Text:
    """Return the frame that works off a text from a step on."""
    return frames.Text(seat, cause, text.id, user, target, next_)


@procedures.handles(frames.Text)
def next_step(game: Game, frame: frames.Text) -> None:
    """Do the next step of a text."""
    text = game.book.texts[frame.text]
    _push_rest(game, frame, text)
    step = text.do[frame.next]
    if _tests[type(step)](game, frame.user, frame.target, step):
        _doers[type(step)](game, frame, step)


@procedures.answered(frames.Text)
def answered_step(game: Game, frame: frames.Text, picked: tuple[Option, ...]) -> None:
    """Finish the step of a text that asked."""
    step = game.book.texts[frame.text].do[frame.next]
    _answerers[type(step)](game, frame, step, picked)


def _push_rest(game: Game, frame: frames.Text, text: Text) -> None:
    after = frame.next + 1
    if after < len(text.do):
        game.push(frames.Text(frame.seat, frame.cause, frame.text, frame.user, frame.target, after))
