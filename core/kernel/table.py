"""A game in progress: the rules, the set-up, the seed, the answers and the states so far."""

from hashlib import blake2b
from typing import Generic, TypeVar

from attrs import Factory, define, frozen

from core.kernel.decision import NONE, Decision, Refusal
from core.kernel.errors import CoreError, GameOverError
from core.kernel.event import Event
from core.kernel.records import Record
from core.kernel.rules import Answer, Result, Rules

SetupT = TypeVar("SetupT")
StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")


class Barrier(Record):
    """Why undo stops: answer number `answer` (1 is the first), and "hidden", "chance", "seat" or "end"."""

    answer: int
    reason: str


class UndoError(CoreError):
    """There is nothing to take back, or a barrier forbids it."""

    def __init__(self, barrier: Barrier | None) -> None:
        super().__init__("nothing to take back" if barrier is None else f"stopped by {barrier}")
        self.barrier = barrier


@frozen
class Step(Generic[StateT]):
    """What an answer leads to, before it counts; `barrier` is why undo stops at it, or ""."""

    answer: Answer
    state: StateT
    events: tuple[Event, ...]
    barrier: str


@define
class Table(Generic[SetupT, StateT, ViewT]):
    """A game being played. Equal rules, set-up, seed and answers give equal states.

    `states[n]` is the state after n answers and `steps[n]` what happened on the way to it, so
    `steps[0]` is what happened before the first Decision. A replay is the same fold, a branch a prefix.

    A table that goes on from a snapshot begins later: `states[0]` is the state after the first
    `first` of its answers, `steps[0]` is empty, and undo stops there for the reason `stop`. Then
    `whole()` finds what came before.
    """

    rules: Rules[SetupT, StateT, ViewT]
    setup: SetupT
    seed: int
    answers: list[Answer] = Factory(list)
    states: list[StateT] = Factory(list)
    steps: list[tuple[Event, ...]] = Factory(list)
    barriers: list[str] = Factory(list)
    first: int = 0
    stop: str = ""

    @classmethod
    def begin(
        cls,
        rules: Rules[SetupT, StateT, ViewT],
        setup: SetupT,
        seed: int,
        answers: tuple[Answer, ...] = (),
    ) -> "Table[SetupT, StateT, ViewT]":
        """Return the table after some answers. Raises SetupError or IllegalAnswerError."""
        state, events = rules.opening(setup, seed)
        table = cls(rules, setup, seed, [], [state], [events])
        for answer in answers:
            table.play(answer)
        return table

    @property
    def state(self) -> StateT:
        """The state now."""
        return self.states[-1]

    @property
    def decision(self) -> Decision | None:
        """The question that waits, or None when the game is over."""
        return self.rules.decision(self.states[-1])

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        return self.rules.result(self.states[-1])

    def play(self, answer: Answer) -> tuple[Event, ...]:
        """Give an answer and return what happened. Raises IllegalAnswerError or GameOverError."""
        (step,) = self.foresee(answer)
        self.take(step)
        return step.events

    def foresee(self, *answers: Answer) -> tuple[Step[StateT], ...]:
        """Return what answers would lead to, one after another; nothing changes.

        Raises IllegalAnswerError or GameOverError.
        """
        steps = []
        state = self.states[-1]
        for answer in answers:
            before = self.rules.decision(state)
            if before is None:
                raise GameOverError
            state, events = self.rules.apply(state, answer)
            barrier = _barrier(before, events, self.rules.decision(state))
            steps.append(Step(answer, state, events, barrier))
        return tuple(steps)

    def take(self, step: Step[StateT]) -> None:
        """Let a step that was foreseen from the state now count."""
        self.answers.append(step.answer)
        self.states.append(step.state)
        self.steps.append(step.events)
        self.barriers.append(step.barrier)

    def explain(self, seat: int, key: str) -> Refusal | None:
        """Return why a key is refused to a seat now, or None if it is on offer."""
        return self.rules.explain(self.states[-1], seat, key)

    def barrier(self) -> Barrier | None:
        """Return what stops undo at this point: the last answer, if it crossed the undo line."""
        reason = self.barriers[-1] if self.barriers else self.stop
        return Barrier(len(self.answers), reason) if reason else None

    def undoable(self) -> int:
        """Return how many answers can be taken back one after another."""
        count = 0
        while count < len(self.barriers) and not self.barriers[-1 - count]:
            count += 1
        return count

    def undo(self) -> Answer:
        """Take back the last answer and return it. Raises UndoError, and then nothing has changed."""
        if not self.barriers or self.barriers[-1]:
            raise UndoError(self.barrier())
        self.states.pop()
        self.steps.pop()
        self.barriers.pop()
        return self.answers.pop()

    def branch(self, count: int) -> "Table[SetupT, StateT, ViewT]":
        """Return another table as it was after `count` answers (0 to all of them)."""
        if count < self.first:
            return self.whole().branch(count)
        kept = count - self.first
        return Table(
            self.rules,
            self.setup,
            self.seed,
            self.answers[:count],
            self.states[: kept + 1],
            self.steps[: kept + 1],
            self.barriers[:kept],
            self.first,
            self.stop,
        )

    def whole(self) -> "Table[SetupT, StateT, ViewT]":
        """Return the table with all states from the first Decision on: itself, or a replay."""
        if not self.first:
            return self
        return Table.begin(self.rules, self.setup, self.seed, tuple(self.answers))


def fingerprint(state: object) -> str:
    """Return a short digest of a state: 16 hex digits of blake2b over its canonical text.

    The canonical text is the repr of frozen records: fields in their order, no addresses, no sets.
    """
    return blake2b(repr(state).encode(), digest_size=8).hexdigest()


def _barrier(before: Decision, events: tuple[Event, ...], after: Decision | None) -> str:
    for event in events:
        if event.BARRIER:
            return event.BARRIER
    if any(event.unasked not in (NONE, before.seat) for event in events):
        return "seat"
    if after is None:
        return "end"
    return "seat" if after.seat != before.seat else ""
