"""The plan of an Explore or Attack on its way, and its result (`tui.flow` has what all games share)."""

from abc import ABC, abstractmethod

from attrs import evolve, frozen

from core.deckbuilding import events
from core.deckbuilding.view import View
from core.kernel.decision import NONE, Decision, Option
from core.kernel.event import Event, seen
from tui.flow import Step, TableFlow
from tui.session import AnyTable
from tui.table.attack import aim
from tui.table.plan import Plan


@frozen
class _WeaponScript(ABC):
    """A confirmed plan: whose it is, the Weapons not yet named, the Damage counted on.

    `used` is the Weapon of the plan that was named last.
    """

    seat: int
    plan: Plan
    rest: tuple[int, ...]
    damage: int
    used: int = NONE

    @abstractmethod
    def step(self, decision: Decision, view: View) -> Step:
        """Return the plan's answer to a question, or none if the player must answer."""

    def weapon_step(self, decision: Decision, view: View) -> Step:
        """Return the next Weapon, or that there is none any more; of one with an X its Ammo (E2, E3)."""
        if decision.kind == "pay":
            return self.key(decision, f"pay:{self.plan.pays(decision.card)}")
        if not self.rest:
            return Step(("done",), self)
        copy, *rest = self.rest
        option = _offered(decision, view, copy)
        if option is None:
            return _FALLEN
        return Step((option.key,), evolve(self, rest=tuple(rest), used=copy))

    def led(self, decision: Decision, view: View, *, last: bool = False) -> Step:
        """Return who leads (DBG-18.12, 18.23)."""
        partner = view.me.partner
        copy = partner.character if self.plan.led and partner else view.me.character
        found = next((option for option in decision.options if option.card == copy), None)
        return self.key(decision, found.key, last=last) if found else _FALLEN

    def key(self, decision: Decision, key: str, *, last: bool = False) -> Step:
        """Return a key as the answer, if it is on offer; with `last` the plan is at its end."""
        return Step((key,), None if last else self) if key in decision.keys() else _FALLEN  # noqa: SIM118


@frozen
class ExploreScript(_WeaponScript):
    """The plan of an Explore, and who is to lead in it (DBG-18.12).

    It falls when its Damage is lower than it was, or when a Weapon or the number of Explores is no
    longer possible. Questions in between are the player's.
    """

    def step(self, decision: Decision, view: View) -> Step:
        """Return the plan's answer to a question of E2 to E7, or none if the player must answer."""
        if decision.kind in ("use", "pay"):
            return self.weapon_step(decision, view)
        if decision.kind == "commit":
            if view.fight_damage < self.damage:
                return _FALLEN
            # Who leads is asked after the number of Explores.
            return self.key(decision, f"commit:{self.plan.explores}", last=not view.me.partner)
        if decision.kind == "lead":
            return self.led(decision, view, last=True)
        return Step(None, None if decision.kind == "main" else self)


@frozen
class AttackScript(_WeaponScript):
    """The plan of an Attack: its targets, its Weapons, each on its target, and the rest on the first one.

    It falls when a target or a Weapon is no longer possible. Questions in between are the player's, and
    so is whom to drop, which a plan never needs as long as it holds (DBG-16.4).
    """

    def step(self, decision: Decision, view: View) -> Step:
        """Return the plan's answer to a question of E1 to E10, or none if the player must answer."""
        match decision.kind:
            case "target":
                return self._next_target(decision, view)
            case "use" | "pay":
                return self.weapon_step(decision, view)
            case "lead":
                return self.led(decision, view)
            case "assign":
                weapon = decision.card != NONE
                seat = aim(self.plan, self.used) if weapon else self.plan.targets[0]
                return self.key(decision, f"assign:{seat + 1}")
            case "main":
                return Step(None, None)
            case _:
                return Step(None, self)

    def _next_target(self, decision: Decision, view: View) -> Step:
        named = view.fight.targets if view.fight else ()
        left = [seat for seat in self.plan.targets if seat not in named]
        partner = "-partner" if self.plan.at_partner else ""
        return self.key(decision, f"target:{left[0] + 1}{partner}" if left else "done")


_BEGINS = events.ExploreBegan | events.AttackBegan
_DECIDES = events.RowRevealed | events.FoesChosen | events.Struck
"""What there is a result of: cards Revealed, Infected fought that lie face-up, Characters hit."""

_FALLEN = Step(None, None, fell=True)
"""The player answers from here on."""


def _offered(decision: Decision, view: View, copy: int) -> Option | None:
    """Return the option for a copy; copies that cannot be told apart stand for each other."""
    cards = view.cards
    exact = [option for option in decision.options if option.card == copy]
    alike = [o for o in decision.options if o.code == "use" and cards[o.card] == cards[copy]]
    return next(iter((*exact, *alike)), None)


class Flow(TableFlow):
    """A table of the Deck Building Game; `result` holds an own Explore or Attack that has been decided."""

    @property
    def view(self) -> View:
        """What the person at the screen may see."""
        found: View = super().view
        return found

    def begin_plan(self, plan: Plan, damage: int) -> None:
        """Announce the Explore or Attack and answer as planned until something else is asked. As `answer`."""
        script = AttackScript if plan.targets else ExploreScript
        self._script = script(self.seat, plan, self._order(plan), damage)
        self.answer(("attack" if plan.targets else "explore",))

    def _look_back(self, count: int) -> None:
        """Find the result of a person's Explore or Attack that the last answers have decided."""
        table = self.session.table
        self._result = ()
        for place in range(len(table.steps) - count, len(table.steps)):
            seat = _explorer(table, place)
            if seat in self.session.persons and table.states[place].fight is None:
                found = tuple(seen(event, seat) for event in _explore(table, place))
                if any(isinstance(event, _DECIDES) for event in found):
                    self._result, self._result_of = found, seat

    def _order(self, plan: Plan) -> tuple[int, ...]:
        """Return the Weapons as they are named: those with an X last, since they take what is left."""
        figures = {each.card: each for each in self.view.weapons}
        return tuple(sorted(plan.chosen, key=lambda copy: figures[copy].requirement is None))


def _explorer(table: AnyTable, place: int) -> int:
    """Return the seat whose Explore or Attack was under way before a step, or began in it; -1 if none."""
    for event in table.steps[place]:
        if isinstance(event, _BEGINS):
            return event.seat
    fight = table.states[place - 1].fight if place else None
    return fight.seat if fight is not None else -1


def _explore(table: AnyTable, place: int) -> tuple[Event, ...]:
    """Return what happened in the Explore or Attack that a step ended, from its announcement on."""
    first = place
    while first and not any(isinstance(e, _BEGINS) for e in table.steps[first]):
        first -= 1
    return tuple(event for step in table.steps[first : place + 1] for event in step)
