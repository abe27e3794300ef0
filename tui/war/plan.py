"""What a player means to commit to a fight: tried out on what is known, before anything is announced.

The rules themselves are asked what each card would lead to: the plan is answered in a state that agrees
with all that the player knows (WAR-5.3, 5.4, 6.1, 6.3).
"""

from collections.abc import Mapping
from functools import cached_property

from attrs import field, frozen

from core.kernel.chance import Chance
from core.kernel.decision import NONE, Decision, Refusal
from core.kernel.records import evolve
from core.war.cards import Kind
from core.war.figures import bonus_of
from core.war.odds import WAYS
from core.war.rules import War
from core.war.state import State
from core.war.view import Totals, View, totals_of

KINDS = frozenset(("attack", "defend", "raid", "guard"))
"""The kinds of Decisions that a plan answers."""

FOLLOW_UPS = frozenset(("target", "team", "unit"))
"""The kinds that a committed Event asks at once."""

DONE = "done"

_NEVER = frozenset(("wrong-use", "search-only", "answer-first", "event-phase", "recruit-phase"))
"""The codes of refusals that nothing else committed could change."""

Targets = Mapping[int, int]


@frozen
class Plan:
    """The cards chosen, in the order of choice, and what their Events are on where that was chosen."""

    chosen: tuple[int, ...] = ()
    targets: Targets = field(factory=dict)

    def without(self, *cards: int) -> "Plan":
        """Return the plan without some cards."""
        return evolve(self, chosen=tuple(each for each in self.chosen if each not in cards))

    def with_card(self, card: int) -> "Plan":
        """Return the plan with one card more."""
        return evolve(self, chosen=(*self.without(card).chosen, card))

    def on(self, card: int, target: int) -> "Plan":
        """Return the plan with the bonus of a card on another target."""
        return evolve(self, targets={**self.targets, card: target})


@frozen
class Tried:
    """A plan as the rules take it.

    `keys` answer the questions one after another, without the last `done`; `chosen` are the cards that
    could be committed, `targets` what their Events are on, `choices` what each could be on.
    """

    state: State
    keys: tuple[str, ...]
    chosen: tuple[int, ...]
    targets: Targets
    choices: Mapping[int, tuple[int, ...]]
    totals: Totals

    @property
    def bomb(self) -> bool:
        """Whether a Bomb takes the place of the dice (WAR-5.9)."""
        return self.totals.ways == NONE


class Trial:
    """Tries plans out at a question to commit to a fight. Equal plans are tried once."""

    def __init__(self, rules: War, view: View) -> None:
        self.view = view
        self._rules = rules
        # Everybody is asked: so a plan never throws the dice by itself.
        asking = evolve(view, setup=evolve(view.setup, reactions="everyone"))
        self._start = rules.resample(asking, Chance(0))
        self._tried: dict[tuple[tuple[int, ...], tuple[tuple[int, int], ...]], Tried] = {}

    @cached_property
    def cards(self) -> tuple[int, ...]:
        """The own cards that could be meant: Units in play where they defend, then the Events in hand."""
        me, printed = self.view.me, self._rules.book.printed
        units = me.units if self.view.kind == "defend" else ()
        found = (*units, *(copy for copy in me.hand if printed[copy].kind is Kind.EVENT))
        return tuple(sorted(found, key=lambda copy: not self.is_for(copy)))

    def is_for(self, card: int) -> bool:
        """Say whether a card is for a fight like this, if not for this one with the cards there are."""
        refusal = self.refusal(Plan(), card)
        return refusal is None or refusal.code not in _NEVER

    def of(self, plan: Plan) -> Tried:
        """Return a plan as the rules take it; what they do not take is left out."""
        known = plan.chosen, tuple(sorted(plan.targets.items()))
        if known not in self._tried:
            self._tried[known] = self._play(plan)
        return self._tried[known]

    def toggled(self, plan: Plan, card: int) -> Plan:
        """Return the plan with a card in or out; a Unit takes the place of another where it must."""
        if card in plan.chosen:
            return self._kept(plan.without(card))
        more = plan.with_card(card)
        if card in self.of(more).chosen:
            return self._kept(more)
        units = [copy for copy in self.of(plan).chosen if self._is_unit(copy)]
        if units and self._is_unit(card):
            other = plan.without(units[-1]).with_card(card)
            if card in self.of(other).chosen:
                return self._kept(other)
        return plan

    def _kept(self, plan: Plan) -> Plan:
        taken = self.of(plan).chosen
        return evolve(plan, chosen=tuple(each for each in plan.chosen if each in taken))

    def with_card(self, plan: Plan, card: int) -> Tried | None:
        """Return what a card more would lead to, in another Unit's place if need be; None if it cannot."""
        more = self.toggled(plan, card)
        return self.of(more) if card in more.chosen else None

    def refusal(self, plan: Plan, card: int) -> Refusal | None:
        """Return why a card cannot be committed besides the plan, or None if it can."""
        return self.explain(plan, self._key(card))

    def explain(self, plan: Plan, key: str) -> Refusal | None:
        """Return why a key would be refused once the plan is committed, or None if it would not."""
        tried = self.of(plan)
        if key in tried.keys:
            return None
        return self._rules.explain(tried.state, self.view.seat, key)

    def best(self) -> Plan:
        """Return the plan of the best chance that gives nothing up, with no card more than it needs."""
        usable = [card for card in self.cards if not self._costs(card)]
        plan = Plan()
        for card in sorted(usable, key=self._strength, reverse=True):
            tried = self.with_card(plan, card)
            if tried is not None and self._ways(tried) > self._ways(self.of(plan)):
                plan = self.toggled(plan, card)
        return self._lean(plan)

    def _lean(self, plan: Plan) -> Plan:
        """Return a plan without the cards that add nothing to its chance, the weakest first."""
        for card in sorted(plan.chosen, key=self._strength):
            less = self._kept(plan.without(card))
            if self._ways(self.of(less)) >= self._ways(self.of(plan)):
                plan = less
        return plan

    def _ways(self, tried: Tried) -> int:
        """Return in how many throws the planner wins."""
        heroes = tried.totals.ways
        return heroes if self.view.seat == self.view.heroes else WAYS - heroes

    def _costs(self, card: int) -> bool:
        """Say whether an Event gives up more than itself: the whole Facility, or a Character."""
        for text in self._rules.book.printed[card].texts:
            if any(type(step).__name__ in ("DestroyBoth", "GiveUp") for step in text.do):
                return True
        return False

    def _strength(self, card: int) -> tuple[int, int, int]:
        printed = self._rules.book.printed[card]
        bonus = bonus_of(printed)
        return self._is_unit(card), printed.force or 0, bonus.add if bonus else 99

    def _is_unit(self, card: int) -> bool:
        return self._rules.book.printed[card].kind is Kind.UNIT

    def _key(self, card: int) -> str:
        verb = "defend" if self._is_unit(card) else "commit"
        return f"{verb}:{self._rules.book.printed[card].slug}"

    def _order(self, card: int) -> int:
        """Return when a card is committed: what makes room first, then Units, then bonuses."""
        if self._is_unit(card):
            return 1
        return 2 if bonus_of(self._rules.book.printed[card]) is not None else 0

    def _play(self, plan: Plan) -> Tried:
        state, keys, chosen = self._start, [], []
        targets: dict[int, int] = {}
        choices: dict[int, tuple[int, ...]] = {}
        for card in sorted(plan.chosen, key=self._order):
            decision = self._rules.decision(state)
            key = self._key(card)
            if decision is None or key not in decision.keys():  # noqa: SIM118 - a method
                continue
            state, _events = self._rules.apply(state, (key,))
            keys.append(key)
            chosen.append(card)
            asked = self._rules.decision(state)
            if asked is not None and asked.kind in FOLLOW_UPS and asked.seat == self.view.seat:
                follow = self._follow(asked, plan.targets.get(card, NONE))
                choices[card] = tuple(option.card for option in asked.options)
                targets[card] = next(o.card for o in asked.options if o.key == follow)
                state, _events = self._rules.apply(state, (follow,))
                keys.append(follow)
        totals = totals_of(self._rules.open(state))
        assert totals is not None  # noqa: S101 - a plan is made in a fight
        return Tried(state, tuple(keys), tuple(chosen), targets, choices, totals)

    def _follow(self, asked: Decision, wanted: int) -> str:
        """Return the option that is wanted, else the strongest card."""
        found = next((option.key for option in asked.options if option.card == wanted), "")
        if found:
            return found
        printed = self._rules.book.printed
        return max(asked.options, key=lambda option: printed[option.card].force or 0).key
