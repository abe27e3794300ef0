"""A confirmed Attack on its way, and what an Attack or a Hostile Turn came to (`tui.flow` has the rest)."""

from attrs import evolve, frozen

from core.kernel.decision import Decision
from core.kernel.event import Event, seen
from core.undead import events
from core.undead.state import State
from core.undead.view import View
from tui.flow import Step, TableFlow
from tui.session import AnyTable
from tui.undead.plan import ROLL


@frozen
class AttackScript:
    """An Attack of a seat, answered in its order: `keys`, up to the roll."""

    seat: int
    keys: tuple[str, ...]

    def step(self, decision: Decision, view: View) -> Step:
        """Return the next answer; where the rules ask something else the plan has fallen."""
        if not self.keys:
            return Step(None, None)
        key, *left = self.keys
        if key in decision.keys():  # noqa: SIM118 - a method
            return Step((key,), evolve(self, keys=tuple(left)) if left else None)
        return Step(None, None, fell=True)


def script_of(seat: int, keys: tuple[str, ...]) -> AttackScript:
    """Return the script of an Attack: the keys that lead to its roll, and the roll."""
    return AttackScript(seat, (*keys, ROLL))


class UndeadFlow(TableFlow):
    """A table of Undead; `result` holds an Attack that has been rolled, or a Hostile Turn."""

    @property
    def view(self) -> View:
        """What the person at the screen may see."""
        found: View = super().view
        return found

    def _look_back(self, count: int) -> None:
        """Find what the last answers have brought to an end: an Attack, or the Hostile Turn."""
        table = self.session.table
        self._result = ()
        for place in range(len(table.steps) - count, len(table.steps)):
            found = _ended(table, place)
            if found:
                self._result = tuple(seen(event, self.seat) for event in found)
                self._result_of = self.seat


def _ended(table: AnyTable, place: int) -> tuple[Event, ...]:
    """Return what happened in the Attack or Hostile Turn that a step brought to its end."""
    step = table.steps[place]
    before: State | None = table.states[place - 1] if place else None
    after: State = table.states[place]
    began = any(isinstance(event, events.HostileTurnBegan) for event in step)
    if began or (before is not None and before.turn.hostile):
        over = not after.turn.hostile or bool(after.ended)
        return _since(table, place, events.HostileTurnBegan) if over else ()
    rolled = any(isinstance(event, events.AttackRolled) for event in step)
    if after.attack is None and (rolled or (before is not None and before.attack is not None)):
        return _since(table, place, events.AttackDeclared)
    return ()


def _since(table: AnyTable, place: int, first: type[Event]) -> tuple[Event, ...]:
    """Return the events up to a step from the last one of a class on."""
    found: list[Event] = []
    for step in range(place, -1, -1):
        found = [*table.steps[step], *found]
        if any(isinstance(event, first) for event in table.steps[step]):
            break
    start = max((n for n, each in enumerate(found) if isinstance(each, first)), default=0)
    return tuple(found[start:])
