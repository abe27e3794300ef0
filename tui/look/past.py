"""All that has happened in a game, also before the snapshot that it goes on from."""

from collections.abc import Iterator
from typing import Any

from core.kernel.decision import NONE
from core.kernel.event import Event
from core.kernel.table import Table
from tui.session import Session

AnyTable = Table[Any, Any, Any]


class Past:
    """The states and events of a game from its first Decision on.

    A table that goes on from a snapshot is played again once, when something from before it is asked
    for: its answers are all there.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._resumed: AnyTable | None = None
        self._before: AnyTable | None = None

    @property
    def count(self) -> int:
        """The number of answers so far."""
        return len(self._session.table.answers)

    def steps(self) -> Iterator[tuple[Event, ...]]:
        """Yield what happened before the first Decision, then at each answer."""
        table = self._session.table
        if table.first:
            yield from self._begun(table).steps
            yield from table.steps[1:]
        else:
            yield from table.steps

    def state(self, answers: int) -> Any:
        """Return the state after so many answers."""
        table = self._session.table
        if answers < table.first:
            return self._begun(table).states[answers]
        return table.states[answers - table.first]

    def turn(self, answers: int) -> int:
        """Return the number of the turn after so many answers."""
        return self._session.rules.turn(self.state(answers))

    def asked(self, answers: int) -> int:
        """Return the seat that was asked after so many answers, NONE if the game was over."""
        decision = self._session.rules.decision(self.state(answers))
        return decision.seat if decision is not None else NONE

    def view(self, answers: int, seat: int) -> Any:
        """Return what a seat knew after so many answers."""
        return self._session.rules.view(self.state(answers), seat)

    def _begun(self, table: AnyTable) -> AnyTable:
        """Return the table as it was when the snapshot was written, with all that came before."""
        if self._before is None or self._resumed is not table:
            self._resumed, self._before = table, table.branch(table.first).whole()
        return self._before
