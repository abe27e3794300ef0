"""Biohazard War as one immutable object on the Rules protocol."""

from core.kernel.chance import Chance
from core.kernel.decision import Decision, Refusal
from core.kernel.errors import GameOverError
from core.kernel.event import Event
from core.kernel.rules import Answer, Result, Standing, Types
from core.war import (
    assault,
    battle,
    effects,
    explain,
    frames,
    opening,
    position,
    recruit,
    search,
    turn,
    view,
)
from core.war.catalogue import Book, Catalogue
from core.war.game import Game, procedures
from core.war.resample import resample
from core.war.setup import Setup
from core.war.state import State
from core.war.view import View

REGISTERED = (assault, battle, effects, recruit, search, turn)
"""Chapters that are here because importing them registers their handlers."""


class War:
    """The rules of Biohazard War with a catalogue of cards. It has no state of its own."""

    game = "war"
    version = 1
    types = Types(Setup, State, Catalogue, frames.ALL)

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.book = Book(catalogue)

    def open(self, state: State) -> Game:
        """Return a state opened for work or for reading figures off it."""
        return Game(self.book, state)

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
        """Return who must choose what, or None when the match is over."""
        return state.question.decision if state.question is not None else None

    def apply(self, state: State, answer: Answer) -> tuple[State, tuple[Event, ...]]:
        """Return the next state and what happened. Raises IllegalAnswerError or GameOverError."""
        question = state.question
        if question is None:
            raise GameOverError
        picked = question.decision.pick(answer)
        game = Game(self.book, state)
        procedures.resume(game, question, picked)
        return game.freeze(), tuple(game.events)

    def result(self, state: State) -> Result | None:
        """Return how the match ended, or None while it goes on. Scores are games won."""
        if not state.ended:
            return None
        wins = state.match.wins
        best = max(wins)
        standings = tuple(
            Standing(seat, 1 if won == best else 2, won, won == best > min(wins))
            for seat, won in enumerate(wins)
        )
        return Result(state.ended, standings, self.turn(state))

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
        """Return the number of the turn over all games of the match, 0 before the first one."""
        return state.match.turns + state.turn
