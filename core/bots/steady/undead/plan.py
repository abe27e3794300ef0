"""What the bot wants to do in the Soldier Turn: every possible act with what it is worth."""

from collections.abc import Callable, Iterator, Mapping
from math import fsum
from typing import Any

from core.bots.steady.undead.danger import Dangers, Means
from core.kernel.decision import NONE, Option
from core.undead.arms import targets
from core.undead.figures import survey
from core.undead.game import Game
from core.undead.operations import (
    Consecrate,
    Draw,
    Heal,
    Hit,
    Protect,
    RaiseAttacks,
    Suppress,
    Ward,
)
from core.undead.powers import power, power_targets
from core.undead.state import Attack
from core.undead.view import Plan, plan_of, plans

HURRY = 2.0
"""Turns that a place of the track takes, roughly."""

CALM_DANGER = 1.3
"""The danger of all Hostiles, in Hits a Turn, below which the next Location may come."""

MOST_URGE = 1.2
"""How much the bot is drawn forward when there is no Turn to lose, in Hits."""

URGE = 0.35
"""How much less that is for each Turn to spare."""

CAUTION = 0.45
"""How much a Hit a Turn ahead holds back a Soldier in full Health who is in no hurry."""

DIVINITY_WORTH = 0.09
"""What a point of Divinity is worth, in Hits."""

LEAST_WORTH = 0.12
"""An Attack that is worth less than that is not made while there is something else to do."""


class Planner:
    """One view, and what each option of the main part is worth."""

    def __init__(self, game: Game, means: Means) -> None:
        self.game = game
        self.dangers = Dangers(game, means)
        self.danger = self.dangers.all()
        self.slack = game.turn.left - self.needed()
        self.urge = min(MOST_URGE, max(0.0, MOST_URGE - URGE * self.slack))
        self._best: dict[int, tuple[float, Plan | None]] = {}

    @property
    def end(self) -> int:
        """The place of the Objective."""
        return len(self.game.track) - 1

    @property
    def front(self) -> int:
        """The farthest place with a Soldier."""
        return max(self.game.soldiers[n].at for n in self.game.up())

    def needed(self) -> float:
        """Return how many Turns the rest of the Mission takes, roughly."""
        game, card = self.game, self.game.company.objective
        places = self.end - self.front
        rest = HURRY * places
        if card.kind == "work":
            rest += (card.work - game.goal.work) / 2 + 0.5
        elif card.kind == "hits":
            rest += (card.hits - game.goal.hits) / 3
        elif card.kind == "kill":
            rest += 3
        elif card.kind == "clear":
            rest += 2.5
        else:
            carried = game.goal.carrier != NONE
            rest = HURRY * places + self.end if not carried else 0.6 * self._carrier_at() + 0.5
        return rest

    def _carrier_at(self) -> int:
        return self.game.soldiers[self.game.goal.carrier].at

    @property
    def pressing(self) -> bool:
        """Whether there is no Turn to lose."""
        return self.slack <= 0.5

    def best_attack(self, soldier: int) -> tuple[float, Plan | None]:
        """Return the Attack of a Soldier that is worth most, powers apart."""
        found = self._best.get(soldier)
        if found is None:
            found = self._best[soldier] = max(
                ((self.worth(plan), plan) for plan in plans(self.game, soldier)),
                key=lambda pair: pair[0],
                default=(0.0, None),
            )
        return found

    def worth(self, plan: Plan) -> float:
        """Return what an Attack is worth, less what it uses up."""
        worth = self.dangers.worth(plan.target, plan.odds)
        game = self.game
        name = game.cards[plan.source]
        if name in game.book.equipment:
            card = game.book.equipment[name]
            saved = card.attack is not None and card.attack.double_vs_objective
            worth -= 0.35
            if saved and game.company.objective.hits and plan.target != game.company.goal:
                worth -= 3.0
        weapon = game.book.weapons.get(name)
        if weapon is not None and weapon.reload:
            worth -= 0.02 * weapon.reload
        mode = game.book.modes[name][plan.mode]
        if mode.melee:
            worth -= 0.1
        if mode.prox and plan.target != game.company.goal:
            worth += 0.15 * (len(survey(game).cards[self._place(plan.target)]) - 1)
        return worth

    def _place(self, copy: int) -> int:
        hostile = self.game.find(copy)
        return self.end if hostile is None else hostile.at

    def power_worth(self, soldier: int, copy: int, cost: int) -> tuple[float, int]:
        """Return what a power is worth to its user, less its cost, and the best target for it."""
        card = power(self.game, copy)
        if card.attack is not None:
            attacks = [
                (self.dangers.worth(target, plan_of(self.game, attack).odds), target)
                for target, attack in self._power_attacks(soldier, copy)
            ]
            worth, target = max(attacks, default=(0.0, NONE))
        else:
            worth, target = self._text_worth(soldier, copy)
        return worth - DIVINITY_WORTH * cost, target

    def _power_attacks(self, soldier: int, copy: int) -> Iterator[tuple[int, Attack]]:
        card = power(self.game, copy)
        if card.attack is not None:
            for target in targets(self.game, soldier, card.attack):
                yield target, Attack(soldier, copy, 0, target)

    def _text_worth(self, soldier: int, copy: int) -> tuple[float, int]:
        card = power(self.game, copy)
        if card.text is None:
            return 0.0, NONE
        found = [soldier] if card.target == "here" else power_targets(self.game, soldier, card)
        return max(
            ((self._steps_worth(soldier, copy, target), target) for target in found),
            default=(0.0, NONE),
        )

    def _steps_worth(self, soldier: int, copy: int, target: int) -> float:
        text = power(self.game, copy).text
        return fsum(self._step_worth(soldier, target, step) for step in text.do) if text else 0.0

    def _step_worth(self, soldier: int, target: int, step: object) -> float:
        worth = _STEPS.get(type(step))
        return worth(self, soldier, target, step) if worth else 0.0

    def heal_worth(self, target: int, wounds: int) -> float:
        """Return what it is worth to remove Wounds: more where few points are left."""
        health = self.game.soldiers[target].health
        missing = self.game.troops[target].health - health
        return (1.2 if health <= 2 else 0.8) * min(wounds, missing)

    def protect_worth(self, target: int) -> float:
        """Return what a Protection counter is worth."""
        return 0.75 if self.dangers.at(self.game.soldiers[target].at) > 0.8 else 0.1

    def ward_worth(self, soldier: int) -> float:
        """Return what it is worth that no Hostile Moves into a Soldier's card."""
        here = self.dangers.at(self.game.soldiers[soldier].at)
        return 0.35 * (self.danger - here) if here < 0.4 else 0.0

    def draw_worth(self, target: int) -> float:
        """Return what two cards are worth to a Soldier."""
        size = self.game.soldiers[target].health + self.game.troops[target].hand
        return 0.25 * max(0, size + 1 - len(self.game.soldiers[target].hand))

    def fear(self, copy: int, amount: int) -> float:
        """Return what Suppressions take off this Turn's Attacks of a card."""
        hostile = self.game.find(copy)
        if hostile is None:
            return 0.0
        foe, means = self.game.foes[copy], self.dangers.means(copy)
        gains = []
        for ekias, suppressions in zip(hostile.ekias, hostile.suppressions, strict=True):
            left = max(0, foe.health - ekias - suppressions)
            gains += [means[left] - means[max(0, left - n)] for n in range(1, amount + 1)]
        return 0.9 * max(gains, default=0.0) * self.dangers.near(hostile)

    def wants_forward(self, soldier: int) -> float:
        """Return what going forward is worth to a Soldier."""
        game = self.game
        here = game.soldiers[soldier].at
        goal = game.company.objective.kind
        if game.goal.carrier != NONE:
            return -1.0
        to = here + 1
        ahead = self.dangers.at(to)
        worth = 0.35 + 0.25 * (self.front - here)
        if to == self.end and goal in ("work", "escape", "clear"):
            worth += 0.6
        if game.company.objective.hits and to == self.end:
            worth += 0.3
        fit = game.soldiers[soldier].health / game.troops[soldier].health
        caution = CAUTION * (1.5 - 0.5 * fit) * (1 - 0.8 * self.urge / MOST_URGE)
        return worth + self.urge - caution * ahead

    def wants_back(self, soldier: int) -> float:
        """Return what going back is worth: only for the Soldier with the Defector."""
        if self.game.goal.carrier == soldier:
            return 5.0
        return -1.0

    def wants_place(self) -> float:
        """Return what the next Location, or the Objective, is worth now."""
        if self.pressing:
            return 2.5
        ready = sum(self.game.soldiers[n].at >= self.front - 1 for n in self.game.up()) >= max(
            1, len(self.game.up()) - 1
        )
        return 0.9 if self.danger < CALM_DANGER + self.urge and ready else -1.0


_STEPS: Mapping[type, Callable[[Planner, int, int, Any], float]] = {
    Heal: lambda at, user, target, step: at.heal_worth(target, step.wounds),
    Protect: lambda at, user, target, step: at.protect_worth(target),
    RaiseAttacks: lambda at, user, target, step: 0.7 if at.best_attack(target)[0] > 0.8 else 0.0,
    Suppress: lambda at, user, target, step: at.fear(target, step.amount),
    Hit: lambda at, user, target, step: at.dangers.gain(target, step.hits),
    Ward: lambda at, user, target, step: at.ward_worth(user),
    Consecrate: lambda at, user, target, step: 0.3 * at.danger,
    Draw: lambda at, user, target, step: at.draw_worth(target),
}
"""What an operation of a power is worth, by its class: user, target, operation."""


def coded(options: tuple[Option, ...], *codes: str) -> list[Option]:
    """Return the options of some codes."""
    return [option for option in options if option.code in codes]
