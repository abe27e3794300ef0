"""Which Weapons to use for the next Explore, and how many cards to Reveal."""

from typing import NamedTuple

from core.bots.steady.arms import Arm, Armoury, character_damage, force, sets_of
from core.bots.steady.sight import Sight
from core.bots.steady.stakes import Stakes
from core.bots.steady.taste import Taste
from core.kernel.decision import NONE

AHEAD = 2
"""How many Explores one after another are planned together."""


class Plan(NamedTuple):
    """An Explore: what it and those after it are worth, the Arms to use, the cards to Reveal."""

    worth: float
    arms: tuple[Arm, ...]
    count: int


class Planner:
    """Plans the Explores that are left this turn."""

    __slots__ = ("_at_once", "_known", "_limit", "_live", "armoury", "sight", "stakes")

    def __init__(self, sight: Sight, taste: Taste) -> None:
        self.sight = sight
        self.stakes = Stakes(sight, taste)
        self.armoury = Armoury(sight, taste)
        self._at_once, self._live = character_damage(sight)
        armed = sight.view.turn.armed
        self._limit = max((each.of.health_at_most or 0 for each in armed), default=NONE)
        self._known: dict[object, Plan] = {}

    def next_explore(self) -> Plan:
        """Return the best Explore to begin now, even if it is better not to."""
        turn = self.sight.view.turn
        return self._best(self.armoury.ready(), turn.ammo, turn.explores, AHEAD)

    def more_weapons(self) -> Plan:
        """Return the best way to go on with an Explore whose Weapons are being chosen."""
        turn = self.sight.view.turn
        used = self.armoury.in_use()
        return self._best(self.armoury.ready(), turn.ammo, turn.explores, AHEAD, used)

    def commit(self) -> Plan:
        """Return how many cards to Reveal, the Weapons being in use and their effects applied."""
        view = self.sight.view
        turn = view.turn
        live = sum(each.add for each in turn.modifiers if each.per == "infected_fought")
        rest = self.armoury.ready()
        plans = []
        for count in range(1, min(turn.explores, self.stakes.most) + 1):
            now = self.stakes.worth(count, view.fight_damage, live, turn.ammo, self._limit)
            later = self._later(rest, turn.ammo, turn.explores - count, AHEAD - 1)
            plans.append(Plan(now + later, (), count))
        return max(plans, key=lambda plan: plan.worth)

    def _best(
        self,
        arms: tuple[Arm, ...],
        ammo: int,
        explores: int,
        ahead: int,
        used: tuple[Arm, ...] = (),
    ) -> Plan:
        key = tuple(arm.sort for arm in arms), ammo, explores, ahead
        known = self._known.get(key)
        if known is not None:
            return known
        best = None
        paid = sum(arm.ammo for arm in used)
        for more in sets_of(arms, ammo - paid):
            plan = self._of_set(arms, used + more, ammo, explores, ahead)
            if best is None or plan.worth > best.worth:
                best = plan
        self._known[key] = best = best or Plan(0.0, (), 1)
        return best

    def _of_set(
        self, arms: tuple[Arm, ...], chosen: tuple[Arm, ...], ammo: int, explores: int, ahead: int
    ) -> Plan:
        had = force(chosen, ammo)
        damage = had.damage + (self._at_once if chosen else 0)
        live = self._live if chosen else 0
        limit = max(had.limit, self._limit)
        left = explores + had.explores
        rest = _without(arms, chosen)
        best = Plan(-1e9, chosen, 1)
        for count in range(1, min(max(left, 1), self.stakes.most) + 1):
            now = self.stakes.worth(count, damage, live, had.ammo, limit) - had.price
            worth = now + self._later(rest, had.ammo, left - count, ahead - 1)
            if worth > best.worth:
                best = Plan(worth, chosen, count)
        return best

    def _later(self, arms: tuple[Arm, ...], ammo: int, explores: int, ahead: int) -> float:
        if not (ahead and explores > 0 and arms):
            return 0.0
        return max(self._best(arms, ammo, explores, ahead).worth, 0.0)


def _without(arms: tuple[Arm, ...], gone: tuple[Arm, ...]) -> tuple[Arm, ...]:
    left = list(arms)
    for arm in gone:
        if arm in left:
            left.remove(arm)
    return tuple(left)
