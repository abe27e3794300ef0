"""The Deck Building Game as one immutable object on the Rules protocol."""

from collections import deque

from core.deckbuilding import (
    effects,
    explain,
    frames,
    main_part,
    opening,
    position,
    trash,
    turn,
    view,
)
from core.deckbuilding.catalogue import Book, Catalogue
from core.deckbuilding.game import Game, procedures
from core.deckbuilding.modifications import mode_of
from core.deckbuilding.resample import resample
from core.deckbuilding.setup import Setup
from core.deckbuilding.state import State
from core.deckbuilding.view import View
from core.kernel.chance import Chance
from core.kernel.decision import Decision, Refusal
from core.kernel.errors import GameOverError
from core.kernel.event import Event
from core.kernel.rules import Answer, Result, Types

REGISTERED = (effects, main_part, trash, turn)
"""Chapters that are here because importing them registers their handlers."""


class DeckBuilding:
    """The rules of the Deck Building Game with a catalogue of cards. It has no state of its own.

    The game that the latest answer was worked out in is kept, with the state that it led to: a game that
    goes on from that very state need not open it again.
    """

    game = "deckbuilding"
    version = 1
    types = Types(Setup, State, Catalogue, frames.ALL)

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.book = Book(catalogue)
        self._at_hand: deque[tuple[State, Game]] = deque(maxlen=1)

    def open(self, state: State) -> Game:
        """Return a state opened for work or for reading figures off it."""
        return Game(self.book, mode_of(state.setup), state)

    def opening(self, setup: Setup, seed: int) -> tuple[State, tuple[Event, ...]]:
        """Return the state at the first Decision and what happened before it. Raises SetupError."""
        position.check_setup(self.book, setup)
        if setup.position is not None:
            game = position.placed(self.book, setup, setup.position, seed)
        else:
            game = opening.new_game(self.book, setup, seed)
        procedures.run(game)
        return game.freeze(), tuple(game.events)

    def start(self, setup: Setup, seed: int) -> State:
        """Return the state at the first Decision. Raises SetupError."""
        return self.opening(setup, seed)[0]

    def decision(self, state: State) -> Decision | None:
        """Return who must choose what, or None when the game is over."""
        return state.question.decision if state.question is not None else None

    def apply(self, state: State, answer: Answer) -> tuple[State, tuple[Event, ...]]:
        """Return the next state and what happened. Raises IllegalAnswerError or GameOverError."""
        question = state.question
        if question is None:
            raise GameOverError
        picked = question.decision.pick(answer)
        game = self._opened(state)
        procedures.resume(game, question, picked)
        reached = game.freeze()
        self._at_hand.append((reached, game))
        return reached, tuple(game.events)

    def _opened(self, state: State) -> Game:
        """Return a state opened for work: the game at hand, if it is that of this very state."""
        try:
            # One step, so that no two threads get the same game.
            kept, game = self._at_hand.pop()
        except IndexError:
            return self.open(state)
        if kept is not state:
            return self.open(state)
        game.begin_anew()
        return game

    def result(self, state: State) -> Result | None:
        """Return how the game ended, or None while it goes on."""
        if not state.ended:
            return None
        game = self.open(state)
        return game.mode.result(game)

    def view(self, state: State, seat: int) -> View:
        """Return what a seat may know of the state."""
        return view.view_of(self.open(state), state, seat)

    def explain(self, state: State, seat: int, key: str) -> Refusal | None:
        """Return why a key is refused to a seat now, or None if it is on offer."""
        return explain.refusal(self.open(state), state, seat, key)

    def resample(self, view: View, chance: Chance) -> State:
        """Return a full state that agrees with a view; what the seat cannot know is drawn anew."""
        return resample(self.book, view, chance)

    def names(self, setup: Setup) -> tuple[str, ...]:
        """Return the names of the seats, in seat order."""
        return tuple(seat.name for seat in setup.seats)

    def players(self, setup: Setup) -> tuple[str, ...]:
        """Return who answers for each seat: `person` or a kind of bot."""
        return tuple(seat.player for seat in setup.seats)

    def turn(self, state: State) -> int:
        """Return the number of the turn, 0 before the first one."""
        return state.turn.number
