"""What goes on at a table between key presses: whose eyes look, the plan being answered, the result.

Nothing here knows Textual. A screen calls `answer` or `begin_plan`, then looks at what is to be shown.
"""

from attrs import evolve, frozen

from core.deckbuilding import events
from core.deckbuilding.view import View
from core.kernel.decision import Decision, Option
from core.kernel.event import Event, seen
from core.kernel.rules import Answer
from saves.errors import SaveError
from tui.session import AnyTable, Session
from tui.table.plan import Plan


@frozen
class Script:
    """A confirmed plan on its way: whose it is, the Weapons not yet named, the Damage counted on."""

    seat: int
    plan: Plan
    rest: tuple[int, ...]
    damage: int


class Flow:
    """A table seen by one person after another.

    `seat` is the person whose Hand is on the screen. `result` holds the events of an Explore of that
    person that has been decided, until they have been read. `fell` is set when a plan stopped since its
    Damage is lower than it was, or since a Weapon or the number of Explores is no longer possible.
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
        self._looked: tuple[object, int, View] | None = None

    @property
    def decision(self) -> Decision | None:
        """The question to the person at the screen, or None."""
        asked = self.session.decision
        return asked if asked is not None and asked.seat == self.seat else None

    @property
    def view(self) -> View:
        """What the person at the screen may see; made once for each state."""
        state, seat = self.session.table.state, self.seat
        if self._looked is None or self._looked[0] is not state or self._looked[1] != seat:
            self._looked = state, seat, self.session.view(seat)
        return self._looked[2]

    @property
    def result(self) -> tuple[Event, ...]:
        """The events of an own Explore that has been decided and not read."""
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

    def retry(self) -> None:
        """Try again to keep the answer that could not be saved, and go on with its plan. As `answer`."""
        if self._unsaved is not None:
            answer, self._script = self._unsaved
            self.answer(answer)

    def begin_plan(self, plan: Plan, damage: int) -> None:
        """Announce the Explore and answer as planned until something else is asked. As `answer`."""
        self._script = Script(self.seat, plan, self._order(plan), damage)
        self.answer(("explore",))

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

    def _keep(self, answer: Answer) -> None:
        self._unsaved = None
        try:
            self.session.answer(answer)
        except SaveError:
            self._unsaved, self._script = (answer, self._script), None
            raise
        self._look_back(1)

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

    def _advance(self) -> None:
        while self._script is not None and self._script.seat == self.seat:
            decision = self.decision
            answer = self._planned(decision) if decision is not None else None
            if answer is None:
                return
            self._keep(answer)

    def _order(self, plan: Plan) -> tuple[int, ...]:
        """Return the Weapons as they are named: those with an X last, since they take what is left."""
        figures = {each.card: each for each in self.view.weapons}
        return tuple(sorted(plan.chosen, key=lambda copy: figures[copy].requirement is None))

    def _planned(self, decision: Decision) -> Answer | None:
        """Return the plan's answer to a question of E2 to E7, or None if the player must answer."""
        script = self._script
        if script is None:
            return None
        if decision.kind == "use":
            return self._next_weapon(script, decision)
        if decision.kind == "pay":
            return self._key_or_drop(decision, f"pay:{script.plan.pays(decision.card)}")
        if decision.kind == "commit":
            if self.view.fight_damage < script.damage:
                return self._drop()
            answer = self._key_or_drop(decision, f"commit:{script.plan.explores}")
            self._script = None
            return answer
        if decision.kind == "main":
            self._script = None
        return None

    def _next_weapon(self, script: Script, decision: Decision) -> Answer | None:
        if not script.rest:
            return ("done",)
        copy, *rest = script.rest
        option = self._offered(decision, copy)
        if option is None:
            return self._drop()
        self._script = evolve(script, rest=tuple(rest))
        return (option.key,)

    def _offered(self, decision: Decision, copy: int) -> Option | None:
        """Return the option for a copy; copies that cannot be told apart stand for each other."""
        cards = self.view.cards
        exact = [option for option in decision.options if option.card == copy]
        alike = [o for o in decision.options if o.code == "use" and cards[o.card] == cards[copy]]
        return next(iter((*exact, *alike)), None)

    def _key_or_drop(self, decision: Decision, key: str) -> Answer | None:
        offered = decision.keys()
        return (key,) if key in offered else self._drop()

    def _drop(self) -> Answer | None:
        """Let the player answer from here on."""
        self._script = None
        self.fell = True
        return None


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
