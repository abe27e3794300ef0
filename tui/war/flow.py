"""A confirmed plan for a fight on its way, and the result of a fight (`tui.flow` has what games share)."""

from attrs import evolve, frozen

from core.kernel.decision import Decision
from core.kernel.event import Event, seen
from core.war import events
from core.war.view import View
from tui.flow import Step, TableFlow
from tui.session import AnyTable
from tui.war.plan import DONE, FOLLOW_UPS

DECIDED = (events.Fought, events.BombWentOff, events.SearchNegated)
"""What decides a fight."""

_BEGINS = (events.AssaultDeclared, events.SearchDeclared)
_ENDS = (events.PhaseBegan, events.GameBegan)


@frozen
class CommitScript:
    """What a seat commits to the fight of a turn, answered in its order: `keys`, to questions of one kind."""

    seat: int
    kind: str
    turn: int
    keys: tuple[str, ...]

    def step(self, decision: Decision, view: View) -> Step:
        """Return the next answer; where the rules ask nothing more for this fight the plan is done.

        The last `done` has nothing to answer where only a pass would be possible: it must not answer
        the next question that can be done with, of another phase or of a fight of another turn.
        """
        if not self.keys:
            return Step(None, None)
        key, *left = self.keys
        here = decision.kind in (self.kind, *FOLLOW_UPS) and view.turn == self.turn
        if here and key in decision.keys():  # noqa: SIM118 - a method
            return Step((key,), evolve(self, keys=tuple(left)))
        return Step(None, None, fell=here or key != DONE)


class WarFlow(TableFlow):
    """A table of Biohazard War; `result` holds a fight that has been decided."""

    @property
    def view(self) -> View:
        """What the person at the screen may see."""
        found: View = super().view
        return found

    def _look_back(self, count: int) -> None:
        """Find the fight that the last answers have decided, as the person at the screen saw it."""
        table = self.session.table
        self._result = ()
        for place in range(len(table.steps) - count, len(table.steps)):
            found = _fight(table, place)
            if found:
                self._result = tuple(seen(event, self.seat) for event in found)
                self._result_of = self.seat


def _fight(table: AnyTable, place: int) -> tuple[Event, ...]:
    """Return what happened in the fight that a step ended, from its declaration on; none if none did."""
    before = table.states[place - 1].fight if place else None
    began = any(isinstance(event, _BEGINS) for event in table.steps[place])
    if table.states[place].fight is not None or (before is None and not began):
        return ()
    first = place
    while first and not any(isinstance(event, _BEGINS) for event in table.steps[first]):
        first -= 1
    happened = [event for step in table.steps[first : place + 1] for event in step]
    start = max((n for n, e in enumerate(happened) if isinstance(e, _BEGINS)), default=0)
    ends = (n for n, e in enumerate(happened) if n > start and isinstance(e, _ENDS))
    return tuple(happened[start : next(ends, None)])
