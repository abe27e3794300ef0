"""What goes on at a table of any game between key presses: whose eyes look, answers kept, plans.

Nothing here knows Textual. A screen calls `answer` or begins a plan, then looks at what is to be shown.
"""

from typing import Any, Protocol

from attrs import frozen

from core.kernel.decision import Decision
from core.kernel.event import Event
from core.kernel.rules import Answer
from saves.errors import SaveError
from tui.session import Session


@frozen
class Step:
    """What a confirmed plan answers to a question, and what is left of it.

    Without an `answer` the player must answer. `left` is None when the plan is at its end, and
    `fell` says that it ends before its time.
    """

    answer: "Answer | None"
    left: "Script | None"
    fell: bool = False


class Script(Protocol):
    """A confirmed plan on its way."""

    @property
    def seat(self) -> int:
        """The seat whose plan it is."""

    def step(self, decision: Decision, view: Any) -> Step:
        """Return what the plan answers to a question to its seat."""


class TableFlow:
    """A table seen by one person after another.

    `seat` is the person whose cards are on the screen. `result` holds events that the person at the
    screen is to read before going on. `fell` is set when a plan stopped before its time.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self.seat = session.watcher()
        self.fell = False
        self._result: tuple[Event, ...] = ()
        self._result_of = self.seat
        self._script: Script | None = None
        self._undone: list[Answer] = []
        self._unsaved: tuple[Answer, Script | None] | None = None
        self._looked: tuple[object, int, Any] | None = None

    @property
    def decision(self) -> Decision | None:
        """The question to the person at the screen, or None."""
        asked = self.session.decision
        return asked if asked is not None and asked.seat == self.seat else None

    @property
    def view(self) -> Any:
        """What the person at the screen may see; made once for each state."""
        state, seat = self.session.table.state, self.seat
        if self._looked is None or self._looked[0] is not state or self._looked[1] != seat:
            self._looked = state, seat, self.session.view(seat)
        return self._looked[2]

    @property
    def result(self) -> tuple[Event, ...]:
        """The events that the person at the screen has not read."""
        return self._result if self._result_of == self.seat else ()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.session.decision is None

    @property
    def planned(self) -> bool:
        """Whether a confirmed plan is still being answered."""
        return self._script is not None

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back that can be done again."""
        return bool(self._undone)

    def next_person(self) -> int | None:
        """Return the other person at this terminal who must act now, or None."""
        asked = self.session.decision
        if asked is None or asked.seat in self.session.bots or asked.seat == self.seat:
            return None
        return asked.seat

    def take_seat(self) -> None:
        """Let the person who must act look at the screen, and go on with their plan. As `answer`."""
        self.seat = self.session.watcher()
        self._undone.clear()
        self._advance()

    def answer(self, answer: Answer) -> None:
        """Keep an answer and go on with the plan, if one is under way.

        Raises IllegalAnswerError or SaveError; then the game is where it was, and `retry` tries it
        again.
        """
        self.fell = False
        self._keep(answer)
        self._undone.clear()
        self._advance()

    def follow(self, script: Script) -> None:
        """Answer as planned until something else is asked. As `answer`."""
        self.fell = False
        self._undone.clear()
        self._script = script
        self._advance()

    def retry(self) -> None:
        """Try again to keep the answer that could not be saved, and go on with its plan. As `answer`."""
        if self._unsaved is not None:
            answer, self._script = self._unsaved
            self.answer(answer)

    def keep_bots(self, answers: tuple[Answer, ...]) -> None:
        """Keep answers of bots, and go on with a plan that waited for them. As `answer`."""
        steps = self.session.keep_bots(answers)
        self._look_back(len(steps))
        self._advance()

    def undo(self) -> None:
        """Take back the last answer. Raises UndoError or SaveError."""
        self._undone.append(self.session.undo())
        self._script = self._unsaved = None
        self._result = ()
        self.fell = False

    def redo(self) -> bool:
        """Do again what was taken back last; say whether there was something."""
        if not self._undone:
            return False
        self._keep(self._undone[-1])
        self._undone.pop()
        return True

    def read(self) -> None:
        """The player has read the result."""
        self._result = ()

    def _look_back(self, count: int) -> None:
        """Find what the last `count` answers have decided that is to be read."""

    def _keep(self, answer: Answer) -> None:
        self._unsaved = None
        try:
            self.session.answer(answer)
        except SaveError:
            self._unsaved, self._script = (answer, self._script), None
            raise
        self._look_back(1)

    def _advance(self) -> None:
        while (script := self._script) is not None and script.seat == self.seat:
            decision = self.decision
            if decision is None:
                return
            step = script.step(decision, self.view)
            self._script = step.left
            self.fell = self.fell or step.fell
            if step.answer is None:
                return
            self._keep(step.answer)
