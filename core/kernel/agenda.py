"""Unfinished work as data: a stack of frames, and the loop that works it off.

A frame is a frozen record; its class names the operation and its fields are the arguments. The loop
pops a frame before its handler runs. A handler changes the working copy, pushes frames in the order
in which they are to happen, or asks a Decision; the answer comes to the frame's answer handler.
No handler reads the stack, and nothing ever waits inside a Python call.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Generic, TypeVar

from core.kernel.chance import Chance
from core.kernel.decision import Decision, Option
from core.kernel.event import Decided, Event, because
from core.kernel.quick import maker
from core.kernel.records import Record


class Frame(Record):
    """A piece of work for a seat. `ALWAYS` frames are done even if the seat leaves the scope.

    What a frame with `ASKS` asks is asked even where one answer is possible: not to be asked would tell
    of hidden cards, or the question itself shows some.
    """

    ALWAYS: ClassVar[bool] = False
    ASKS: ClassVar[bool] = False

    seat: int

    @property
    def stays(self) -> bool:
        """Whether the frame is done even if its seat leaves the scope."""
        return self.ALWAYS


class Question(Record):
    """A Decision that waits for its answer, and the frame that asked it."""

    decision: Decision
    frame: Frame


_question = maker(Question)
_decided_event = maker(Decided)


class Work:
    """A state while one `apply` changes it: the agenda, the random source, the events so far."""

    __slots__ = ("agenda", "chance", "emit", "events", "question")

    def __init__(self, agenda: tuple[Frame, ...], chance: Chance) -> None:
        self.agenda: list[Frame] = list(agenda)
        self.chance = chance
        self.events: list[Event] = []
        self.emit = self.events.append
        """Records what has just happened."""
        self.question: Question | None = None

    def begin_anew(self) -> None:
        """Begin the work on the next answer: nothing has happened yet, and no question waits."""
        self.events = []
        self.emit = self.events.append
        self.question = None

    def push(self, *frames: Frame) -> None:
        """Put frames on the agenda; the first one named happens first."""
        self.agenda.extend(frames[::-1])

    def ask(self, decision: Decision, frame: Frame) -> None:
        """Ask a Decision; the frame is called again with the answer."""
        self.question = _question(decision, frame)

    def below(self, n: int) -> int:
        """Return a random number from 0 to n - 1."""
        number, self.chance = self.chance.below(n)
        return number

    def shuffled(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        """Return the cards in a random order."""
        cards, self.chance = self.chance.shuffled(cards)
        return cards

    def leave(self, scope: type[Frame], seat: int) -> None:
        """Drop the frames of a seat above the topmost frame of class `scope`, which stays.

        Frames of other seats and those that always run stay too.
        """
        floor = max(
            (i for i, frame in enumerate(self.agenda) if isinstance(frame, scope)), default=-1
        )
        if floor < 0:
            return
        above = self.agenda[floor + 1 :]
        self.agenda[floor + 1 :] = [f for f in above if f.seat != seat or f.stays]


W = TypeVar("W", bound=Work)
F = TypeVar("F", bound=Frame)

Handler = Callable[[Any, Any], None]
AnswerHandler = Callable[[Any, Any, tuple[Option, ...]], None]


class Procedures(Generic[W]):
    """The handlers of a game's frames, and the loop."""

    def __init__(self) -> None:
        self.handlers: dict[type[Frame], Handler] = {}
        self.answers: dict[type[Frame], AnswerHandler] = {}

    def handles(self, frame: type[F]) -> Callable[[Callable[[W, F], None]], Callable[[W, F], None]]:
        """Register the handler of a frame class."""

        def register(handler: Callable[[W, F], None]) -> Callable[[W, F], None]:
            self.handlers[frame] = handler
            return handler

        return register

    def answered(
        self, frame: type[F]
    ) -> Callable[
        [Callable[[W, F, tuple[Option, ...]], None]], Callable[[W, F, tuple[Option, ...]], None]
    ]:
        """Register what a frame class does with the answer to the Decision that it asked."""

        def register(
            handler: Callable[[W, F, tuple[Option, ...]], None],
        ) -> Callable[[W, F, tuple[Option, ...]], None]:
            self.answers[frame] = handler
            return handler

        return register

    def resume(self, work: W, question: Question, picked: tuple[Option, ...]) -> None:
        """Give an answer to the frame that asked, then work on until the next question."""
        self.answers[type(question.frame)](work, question.frame, picked)
        self.run(work)

    def run(self, work: W) -> None:
        """Work off the agenda until a question is left to a seat or nothing is left to do."""
        handlers, agenda = self.handlers, work.agenda
        while True:
            while work.question is not None:
                if not self._only_answer_given(work, work.question):
                    return
            if not agenda:
                return
            frame = agenda.pop()
            handlers[type(frame)](work, frame)

    def _only_answer_given(self, work: W, question: Question) -> bool:
        """Give the answer of a question that has just one, if it need not be asked."""
        picked = None if question.frame.ASKS else only_answer(question.decision)
        if picked is None:
            return False
        work.question = None
        if picked:
            work.emit(_decided(question.decision, picked))
        self.answers[type(question.frame)](work, question.frame, picked)
        return True


ALWAYS_ASKED = frozenset({"main", "react", "order", "lay", "roll", "sink", "search"})
"""Kinds that are asked although all options must be picked, or where one answer is possible.

Not to be asked would tell or act too much, or leave out the order of the picks.
"""


def only_answer(decision: Decision) -> tuple[Option, ...] | None:
    """Return the answer of a mandatory Decision that has just one, or None if it must be asked."""
    if decision.kind in ALWAYS_ASKED or decision.least != decision.most:
        return None
    if decision.most == 0:
        return ()
    return decision.options if len(decision.options) == decision.least else None


def _decided(decision: Decision, picked: tuple[Option, ...]) -> Decided:
    cause = because(decision.seat, decision.card, decision.effect)
    keys = tuple([option.key for option in picked])
    return _decided_event(cause, decision.rule, decision.seat, decision.kind, keys)
