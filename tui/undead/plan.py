"""What a player means to Attack with, tried out before anything is announced (UND-11.1, 11.2).

The rules themselves are asked what each plan would lead to: it is answered in a state that agrees with
all that the player knows, up to the roll.
"""

from collections.abc import Iterable

from attrs import evolve, frozen

from core.kernel.chance import Chance
from core.kernel.decision import NONE, Decision, Option, Refusal
from core.undead.cards import Equipment, Power
from core.undead.rules import Undead
from core.undead.state import Attack, State
from core.undead.view import Plan as Aim
from core.undead.view import View, plan_of

KINDS = frozenset(("weapon", "target", "roll"))
"""The kinds of Decisions that an Attack asks before its roll."""

ROLL = "roll"

Way = tuple[int, int]
"""What is Attacked with: the copy, and which of its ways."""


@frozen
class Plan:
    """What is Attacked with and what; `adds` are the keys of the cards and charges, in their order."""

    way: Way = (NONE, NONE)
    target: int = NONE
    adds: tuple[str, ...] = ()

    def toggled(self, key: str) -> "Plan":
        """Return the plan with a card or charge in or out."""
        if key in self.adds:
            return evolve(self, adds=tuple(each for each in self.adds if each != key))
        return evolve(self, adds=(*self.adds, key))


@frozen
class Tried:
    """A plan as the rules take it: the keys up to the roll, the Attack with its odds, what could be added.

    `adds` are the cards and charges taken, `options` those that could still be. `spent` are the XP that
    cards of other Soldiers cost (UND-5.4).
    """

    state: State
    keys: tuple[str, ...]
    attack: Attack
    aim: Aim
    adds: tuple[str, ...]
    options: tuple[Option, ...]
    spent: int

    @property
    def most(self) -> int:
        """The most Hits that the Attack can inflict."""
        return len(self.aim.odds.hits) - 1


def soldier_of(view: View) -> int:
    """Return the Soldier whose Attack is asked about; NONE where the question is no Attack."""
    if view.kind not in KINDS or view.decision is None:
        return NONE
    if view.attack is not None:
        return view.attack.soldier
    frame = view.ahead[-1]
    return int(frame.about[0]) if frame.about else NONE


class Trial:
    """Tries Attacks of one Soldier out at the question that waits. Equal plans are tried once."""

    def __init__(self, rules: Undead, view: View, soldier: int) -> None:
        self.view = view
        self.soldier = soldier
        self._rules = rules
        self._start = rules.resample(view, Chance(0))
        self._tried: dict[Plan, Tried] = {}
        self.targets = self._found()

    @property
    def ways(self) -> tuple[Way, ...]:
        """What could be Attacked with."""
        return tuple(self.targets)

    def first(self) -> Plan:
        """Return the plan to begin with: what promises most and uses nothing up, else what promises most."""
        lasting = [way for way in self.ways if not self._spends(way)]
        return self.best(lasting or self.ways)

    def of(self, plan: Plan) -> Tried:
        """Return a plan as the rules take it; what they do not take is left out."""
        if plan not in self._tried:
            self._tried[plan] = self._play(plan)
        return self._tried[plan]

    def with_way(self, plan: Plan, step: int) -> Plan:
        """Return the plan with the next way to Attack, at the same target if that reaches it."""
        ways = self.ways
        way = ways[(ways.index(plan.way) + step) % len(ways)]
        reached = self.targets[way]
        target = plan.target if plan.target in reached else reached[0]
        return self._kept(Plan(way, target, plan.adds))

    def at(self, plan: Plan, target: int) -> Plan:
        """Return the plan against another target."""
        return self._kept(evolve(plan, target=target))

    def toggled(self, plan: Plan, key: str) -> Plan:
        """Return the plan with a card or charge in or out, if the rules take it."""
        return self._kept(plan.toggled(key))

    def offered(self, plan: Plan) -> tuple[Option, ...]:
        """Return the cards and charges that could be added to an Attack, chosen or not."""
        return self.of(evolve(plan, adds=())).options

    def refusal(self, plan: Plan, key: str) -> Refusal | None:
        """Return why a card cannot be added to a plan, or None if it can."""
        tried = self.of(plan)
        return None if key in tried.adds else self._rules.explain(tried.state, self.view.seat, key)

    def best(self, ways: Iterable[Way] = ()) -> Plan:
        """Return the Attack, without any card, that is worth most by `worth`; the first of equal ones."""
        among = [*ways] or self.ways
        plans = [Plan(way, target) for way in among for target in self.targets[way]]
        return max(plans, key=self.worth)

    def _spends(self, way: Way) -> bool:
        """Say whether an Attack Expends a charge."""
        return isinstance(self._rules.book.by_id[self.view.cards[way[0]]], Equipment)

    def worth(self, plan: Plan) -> float:
        """Return the mean of the Hits that count, half a Hit more for what is Destroyed."""
        aim = self.of(plan).aim
        room = self.room(plan.target)
        odds = aim.odds
        mean = sum(min(hits, room) * chance for hits, chance in enumerate(odds.hits))
        return mean + 0.5 * odds.at_least(room)

    def room(self, target: int) -> int:
        """Return the Hits that a target can still take."""
        game = self._rules.open(self._start)
        hostile = game.find(target)
        if hostile is None:
            return max(game.company.objective.hits - game.goal.hits, 1)
        health = game.foes[target].health
        return sum(health - each for each in hostile.ekias)

    def _kept(self, plan: Plan) -> Plan:
        return evolve(plan, adds=self.of(plan).adds)

    def _found(self) -> dict[Way, tuple[int, ...]]:
        """Return what each way to Attack reaches, by asking the rules for every one."""
        found: dict[Way, tuple[int, ...]] = {}
        state = self._declared()
        decision = self._rules.decision(state)
        ways: list[Way] = [(NONE, NONE)]
        if decision is not None and decision.kind == "weapon":
            ways = [(option.card, option.amount) for option in decision.options]
        for way in ways:
            reached = self._reached(state, way)
            if reached is not None:
                found[reached[0]] = reached[1]
        return found

    def _declared(self) -> State:
        """Return the state in which the Soldier is asked what he Attacks with, or what comes then."""
        key = f"attack:{self.soldier + 1}"
        decision = self._rules.decision(self._start)
        if decision is None or decision.kind != "main":
            return self._start
        return self._rules.apply(self._start, (key,))[0]

    def _reached(self, state: State, way: Way) -> tuple[Way, tuple[int, ...]] | None:
        """Return a way as the Attack has it, and the targets that it can choose."""
        decision = self._rules.decision(state)
        if decision is not None and decision.kind == "weapon":
            state = self._rules.apply(state, (_key(decision, way[0], way[1]),))[0]
            decision = self._rules.decision(state)
        if decision is not None and decision.kind == "target":
            targets = tuple(option.card for option in decision.options)
            state = self._rules.apply(state, (decision.options[0].key,))[0]
        else:
            targets = (state.attack.target,) if state.attack is not None else ()
        if state.attack is None:
            return None
        return (state.attack.source, state.attack.mode), targets

    def _play(self, plan: Plan) -> Tried:
        state, keys = self._aimed(plan)
        adds: list[str] = []
        xp = sum(each.xp for each in state.soldiers)
        for key in plan.adds:
            decision = self._rules.decision(state)
            if decision is None or decision.kind != ROLL or key not in _keys(decision):
                continue
            state, more = self._added(state, key)
            keys += more
            adds.append(key)
        attack = state.attack
        assert attack is not None  # noqa: S101 - a plan ends before a roll
        game = self._rules.open(state)
        decision = self._rules.decision(state)
        options = tuple(o for o in (decision.options if decision else ()) if o.key != ROLL)
        spent = xp - sum(each.xp for each in state.soldiers)
        return Tried(state, tuple(keys), attack, plan_of(game, attack), tuple(adds), options, spent)

    def _aimed(self, plan: Plan) -> tuple[State, list[str]]:
        """Return the state before the roll of a plan, and the keys that lead there."""
        state, keys = self._start, []
        while (decision := self._rules.decision(state)) is not None and decision.kind != ROLL:
            if decision.kind == "main":
                key = f"attack:{self.soldier + 1}"
            elif decision.kind == "weapon":
                key = _key(decision, *plan.way)
            else:
                key = _key(decision, plan.target)
            state = self._rules.apply(state, (key,))[0]
            keys.append(key)
        return state, keys

    def _added(self, state: State, key: str) -> tuple[State, list[str]]:
        """Return the state after a card has been played, and the keys; who has most XP spends it."""
        state = self._rules.apply(state, (key,))[0]
        keys = [key]
        while (decision := self._rules.decision(state)) is not None and decision.kind != ROLL:
            spender = max(decision.options, key=lambda option: state.soldiers[option.card].xp)
            state = self._rules.apply(state, (spender.key,))[0]
            keys.append(spender.key)
        return state, keys


def _keys(decision: Decision) -> tuple[str, ...]:
    return decision.keys()


def _key(decision: Decision, card: int, amount: int = NONE) -> str:
    """Return the key of the option about a card, and a way of it."""
    return next(
        option.key
        for option in decision.options
        if option.card == card and amount in (NONE, option.amount)
    )


def asks_attack(rules: Undead, view: View) -> bool:
    """Say whether the question that waits is about an Attack that is to be rolled."""
    decision = view.decision
    if decision is None or decision.kind not in KINDS:
        return False
    if decision.kind != "target" or view.attack is not None:
        return True
    card = rules.book.by_id[view.cards[decision.card]]
    return not isinstance(card, Power) or card.attack is not None
