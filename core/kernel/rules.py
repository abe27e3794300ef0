"""The one protocol of all games."""

from typing import Any, Protocol, TypeVar

from core.kernel.agenda import Frame
from core.kernel.chance import Chance
from core.kernel.decision import Decision, Refusal
from core.kernel.event import Event
from core.kernel.records import Record

Answer = tuple[str, ...]
"""Keys of options, in the order in which they were picked."""


class Standing(Record):
    """The place of one seat at the end: 1 is best, ties share a place. `score` is in the game's points."""

    seat: int
    place: int
    score: int
    won: bool


class Result(Record):
    """How a game ended. `reason` is a code of the game; `turns` counts turns begun or skipped."""

    reason: str
    standings: tuple[Standing, ...]
    turns: int

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, possibly none."""
        return tuple(standing.seat for standing in self.standings if standing.won)


class Types(Record):
    """The classes of a game's data, for codecs that write it and read it back.

    `frames` are all classes that may stand on its agenda.
    """

    setup: type
    state: type
    catalogue: type
    frames: tuple[type[Frame], ...]


Setup_contra = TypeVar("Setup_contra", contravariant=True)
StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")


class Rules(Protocol[Setup_contra, StateT, ViewT]):
    """A game: immutable, without a state of its own. A game in progress is a fold over answers."""

    @property
    def game(self) -> str:
        """The id of the game, such as `deckbuilding`."""

    @property
    def version(self) -> int:
        """The version of the rules; it rises when the same answers could lead elsewhere."""

    @property
    def types(self) -> Types:
        """The classes of this game's data."""

    @property
    def catalogue(self) -> Any:
        """The definitions that these rules were made with, a frozen record."""

    def opening(self, setup: Setup_contra, seed: int) -> tuple[StateT, tuple[Event, ...]]:
        """Return the state at the first Decision and what happened before it.

        Raises SetupError for a set-up that cannot be played.
        """

    def start(self, setup: Setup_contra, seed: int) -> StateT:
        """Return the state at the first Decision: `opening` without its events."""

    def decision(self, state: StateT) -> Decision | None:
        """Return who must choose what, or None when the game is over."""

    def apply(self, state: StateT, answer: Answer) -> tuple[StateT, tuple[Event, ...]]:
        """Return the next state and what happened. Pure: equal inputs give equal outputs.

        Raises IllegalAnswerError (nothing has changed) or GameOverError.
        """

    def result(self, state: StateT) -> Result | None:
        """Return how the game ended, or None while it goes on."""

    def view(self, state: StateT, seat: int) -> ViewT:
        """Return what a seat may know of the state, and nothing else."""

    def explain(self, state: StateT, seat: int, key: str) -> Refusal | None:
        """Return why a key is refused to a seat now, or None if it is on offer."""

    def resample(self, view: ViewT, chance: Chance) -> StateT:
        """Return a full state that agrees with a view; what the seat cannot know is drawn anew."""

    def names(self, setup: Setup_contra) -> tuple[str, ...]:
        """Return the names of the seats, in seat order."""

    def players(self, setup: Setup_contra) -> tuple[str, ...]:
        """Return who answers for each seat: `person` or a kind of bot."""

    def turn(self, state: StateT) -> int:
        """Return the number of the turn, 0 before the first one."""


AnyRules = Rules[Any, Any, Any]
"""Rules of whatever game, for code that serves them all."""
