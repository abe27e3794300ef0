"""Texts: which are in force, and working them off step by step (DBG-5.5 to 5.8, 6.3)."""

from collections.abc import Callable
from typing import Any, TypeVar

from core.deckbuilding import events, frames
from core.deckbuilding.cards import Card, Kind, Text
from core.deckbuilding.figures import levels_in_force
from core.deckbuilding.game import Game, procedures
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import Operation
from core.kernel.decision import Option
from core.kernel.event import because

Outcome = tuple[tuple[int, ...], bool]
"""What a step touched (copies), and whether it was done wholly (DBG-5.8)."""

DONE: Outcome = ((), True)
NOT_DONE: Outcome = ((), False)

O = TypeVar("O", bound=Operation)  # noqa: E741 - the one type variable of this module

Doer = Callable[[Game, frames.Text, Any], Outcome | None]
Answerer = Callable[[Game, frames.Text, Any, tuple[Option, ...]], Outcome | None]

_doers: dict[type[Operation], Doer] = {}
_answerers: dict[type[Operation], Answerer] = {}

MANSION_KINDS = frozenset({Kind.INFECTED, Kind.EVENT, Kind.TOKEN, Kind.BONUS})


def does(operation: type[O]) -> Callable[[Callable[[Game, frames.Text, O], Outcome | None]], Any]:
    """Register the function of an operation. It returns None if it has asked a Decision."""

    def register(doer: Callable[[Game, frames.Text, O], Outcome | None]) -> Any:
        _doers[operation] = doer
        return doer

    return register


def answers(
    operation: type[O],
) -> Callable[[Callable[[Game, frames.Text, O, tuple[Option, ...]], Outcome | None]], Any]:
    """Register what an operation does with the answer to the Decision that it asked."""

    def register(doer: Callable[[Game, frames.Text, O, tuple[Option, ...]], Outcome | None]) -> Any:
        _answerers[operation] = doer
        return doer

    return register


def nothing(game: Game, frame: frames.Text, what: str) -> Outcome:
    """Record that a step could not be done (DBG-5.6)."""
    game.emit(events.NothingHappened(frame.cause, "DBG-5.6", frame.seat, what))
    return NOT_DONE


def works_here(game: Game, text: Text) -> bool:
    """Say whether a text works in the mode that is played."""
    return not text.modes or game.mode.id in text.modes


def texts_of(game: Game, copy: int, moment: Moment) -> tuple[Text, ...]:
    """Return the texts of a card for a moment, without those of its Levels."""
    found = game.book.texts.get((game.cards[copy], moment), ())
    return tuple(text for text in found if works_here(game, text)) if found else ()


def character_texts(game: Game, seat: int, moment: Moment) -> list[tuple[int, Text]]:
    """Return the texts of a player's Character in force for a moment, unused this turn if optional."""
    character = game.players[seat].character
    if moment not in game.book.moments[game.cards[character]]:
        return []
    return [
        (character, text)
        for level in levels_in_force(game, seat)
        for text in level.texts
        if text.when is moment
        and works_here(game, text)
        and (character, text.id) not in game.turn.limits
    ]


def use_up(game: Game, copy: int, text: Text) -> None:
    """Note that an effect has been used this turn (DBG-6.3)."""
    game.change_turn(limits=(*game.turn.limits, (copy, text.id)))


def text_frame(
    game: Game, seat: int, copy: int, text: Text, it: tuple[int, ...] = ()
) -> frames.Text:
    """Return the frame that works off a whole text of a copy for a player."""
    shared = game.card(copy).kind in MANSION_KINDS
    return frames.Text(seat, because(seat, copy, text.id, "text"), text.id, 0, it, True, shared)


def push_texts(game: Game, seat: int, copy: int, moment: Moment) -> None:
    """Put the texts of a card for a moment on the agenda, in printed order (DBG-5.5)."""
    found = texts_of(game, copy, moment)
    if found:
        game.push(*(text_frame(game, seat, copy, text) for text in found))


def find_text(card: Card, text_id: str) -> Text:
    """Return a text of a card by its id."""
    for text in card.texts:
        if text.id == text_id:
            return text
    return next(t for level in card.levels for t in level.texts if t.id == text_id)


@procedures.handles(frames.Text)
def next_step(game: Game, frame: frames.Text) -> None:
    """Do the next step of a text (DBG-5.5, 5.6)."""
    step = game.book.steps[frame.text][frame.next]
    floor = len(game.agenda)
    if game.exists(frame.seat) or step.without_player:
        outcome = _doers[type(step)](game, frame, step)
    else:
        outcome = NOT_DONE
    _go_on(game, frame, floor, outcome)


@procedures.answered(frames.Text)
def answered_step(game: Game, frame: frames.Text, picked: tuple[Option, ...]) -> None:
    """Finish the step of a text that asked."""
    step = game.book.steps[frame.text][frame.next]
    floor = len(game.agenda)
    _go_on(game, frame, floor, _answerers[type(step)](game, frame, step, picked))


def _go_on(game: Game, frame: frames.Text, floor: int, outcome: Outcome | None) -> None:
    if outcome is None or frame.next + 1 >= len(game.book.steps[frame.text]):
        return
    it, done = outcome
    rest = frames.Text(frame.seat, frame.cause, frame.text, frame.next + 1, it, done, frame.shared)
    game.agenda.insert(floor, rest)
