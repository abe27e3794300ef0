"""The plan of an Explore on its way, and the result of an Explore (`tui.flow` has what all games share)."""

from attrs import evolve, frozen

from core.deckbuilding import events
from core.deckbuilding.view import View
from core.kernel.decision import Decision, Option
from core.kernel.event import Event, seen
from tui.flow import Step, TableFlow
from tui.session import AnyTable
from tui.table.plan import Plan


@frozen
class ExploreScript:
    """A confirmed plan: whose it is, the Weapons not yet named, the Damage counted on.

    It falls when its Damage is lower than it was, or when a Weapon or the number of Explores is no
    longer possible. Questions in between are the player's.
    """

    seat: int
    plan: Plan
    rest: tuple[int, ...]
    damage: int

    def step(self, decision: Decision, view: View) -> Step:
        """Return the plan's answer to a question of E2 to E7, or none if the player must answer."""
        if decision.kind == "use":
            return self._next_weapon(decision, view)
        if decision.kind == "pay":
            return self._key(decision, f"pay:{self.plan.pays(decision.card)}", self)
        if decision.kind == "commit":
            if view.fight_damage < self.damage:
                return _FALLEN
            return self._key(decision, f"commit:{self.plan.explores}", None)
        return Step(None, None if decision.kind == "main" else self)

    def _next_weapon(self, decision: Decision, view: View) -> Step:
        if not self.rest:
            return Step(("done",), self)
        copy, *rest = self.rest
        option = _offered(decision, view, copy)
        if option is None:
            return _FALLEN
        return Step((option.key,), evolve(self, rest=tuple(rest)))

    def _key(self, decision: Decision, key: str, left: "ExploreScript | None") -> Step:
        return Step((key,), left) if key in decision.keys() else _FALLEN  # noqa: SIM118


_FALLEN = Step(None, None, fell=True)
"""The player answers from here on."""


def _offered(decision: Decision, view: View, copy: int) -> Option | None:
    """Return the option for a copy; copies that cannot be told apart stand for each other."""
    cards = view.cards
    exact = [option for option in decision.options if option.card == copy]
    alike = [o for o in decision.options if o.code == "use" and cards[o.card] == cards[copy]]
    return next(iter((*exact, *alike)), None)


class Flow(TableFlow):
    """A table of the Deck Building Game; `result` holds an own Explore that has been decided."""

    @property
    def view(self) -> View:
        """What the person at the screen may see."""
        found: View = super().view
        return found

    def begin_plan(self, plan: Plan, damage: int) -> None:
        """Announce the Explore and answer as planned until something else is asked. As `answer`."""
        self._script = ExploreScript(self.seat, plan, self._order(plan), damage)
        self.answer(("explore",))

    def _look_back(self, count: int) -> None:
        """Find the result of a person's Explore that the last answers have decided."""
        table = self.session.table
        self._result = ()
        for place in range(len(table.steps) - count, len(table.steps)):
            seat = _explorer(table, place)
            if seat in self.session.persons and table.states[place].fight is None:
                found = tuple(seen(event, seat) for event in _explore(table, place))
                if any(isinstance(event, events.RowRevealed) for event in found):
                    self._result, self._result_of = found, seat

    def _order(self, plan: Plan) -> tuple[int, ...]:
        """Return the Weapons as they are named: those with an X last, since they take what is left."""
        figures = {each.card: each for each in self.view.weapons}
        return tuple(sorted(plan.chosen, key=lambda copy: figures[copy].requirement is None))


def _explorer(table: AnyTable, place: int) -> int:
    """Return the seat whose Explore was under way before a step, or began in it; -1 if none was."""
    for event in table.steps[place]:
        if isinstance(event, events.ExploreBegan):
            return event.seat
    fight = table.states[place - 1].fight if place else None
    return fight.seat if fight is not None else -1


def _explore(table: AnyTable, place: int) -> tuple[Event, ...]:
    """Return what happened in the Explore that a step ended, from its announcement on."""
    first = place
    while first and not any(isinstance(e, events.ExploreBegan) for e in table.steps[first]):
        first -= 1
    return tuple(event for step in table.steps[first : place + 1] for event in step)
