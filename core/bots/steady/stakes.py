"""What an Explore may bring and cost, in Decorations."""

from bisect import bisect_right
from itertools import accumulate

from core.bots.steady.odds import MOST, Row, layers, likely, unseen_rows
from core.bots.steady.sight import Sight
from core.bots.steady.taste import Taste
from core.kernel.decision import NONE


class Stakes:
    """The stakes of the next Explore for the own Character, as things stand."""

    __slots__ = (
        "_rows",
        "_tables",
        "_taste",
        "health",
        "hungry",
        "losing",
        "mansion",
        "most",
        "wound",
    )

    def __init__(self, sight: Sight, taste: Taste) -> None:
        view, me = sight.view, sight.me
        self._taste = taste
        self._tables: dict[tuple[int, int, int, int], _Table] = {}
        self.mansion = layers(sight)
        self._rows = unseen_rows(self.mansion)
        self.most = min(MOST, view.mansion_size)
        self.health = max(me.health, 1)
        self.hungry = any(row.hunger for row, _ in self._rows)
        self.wound = self._wound(me.maximum_health.total)
        self.losing = self._losing(sight)

    def _wound(self, maximum: int) -> float:
        """Return what the next Fatal Wound costs: more, the fewer are left (DBG-13.4, 13.7)."""
        if maximum <= 20:
            return self._taste.end
        return self._taste.wound * (2 if maximum <= 40 else 1)

    def _losing(self, sight: Sight) -> int:
        """Return how many Decorations of a Boss's row would still leave somebody else ahead."""
        rivals = [
            seat.decorations
            for seat in sight.view.seats
            if seat.seat != sight.view.seat and not seat.out
        ]
        return max(rivals, default=-1) - sight.me.decorations

    def gain(self, row: Row) -> float:
        """Return what it is worth to Defeat a row."""
        worth = row.decorations + row.finds * self._taste.find
        if not row.bosses:
            return worth
        if row.decorations > self.losing:
            return worth + self._taste.winning
        left = sum(each.decorations * number for each, number in self._rows)
        hope = left - row.decorations > self.losing - row.decorations
        return self._taste.losing if hope else 1.0

    def hurt(self, damage: int) -> float:
        """Return what Damage costs: a wound if it is one, and more of it the less Health is left."""
        if damage >= self.health:
            return self.wound
        return damage / self.health * self.wound * self._taste.fear

    def worth(
        self, count: int, damage: int, live: int = 0, ammo: int = 0, limit: int = NONE
    ) -> float:
        """Return what it is worth to Reveal `count` cards with so much Damage in all.

        `live` is Damage on top for each Infected fought, `ammo` what is left unspent; an Infected of at
        most `limit` Health that lies first is Defeated at once.
        """
        key = count, live, ammo // 10 if self.hungry else 0, limit
        table = self._tables.get(key)
        if table is None:
            table = self._tables[key] = _Table(self, *key)
        return table.worth(damage)


class _Table:
    """Worths by total Damage: what is won of all rows up to it, and lost to all above it."""

    __slots__ = ("gains", "losses", "needs")

    def __init__(self, stakes: Stakes, count: int, live: int, tens: int, limit: int) -> None:
        found = []
        for row, odds in likely(stakes.mansion, count, limit != NONE):
            at_once = 0 < row.first <= limit
            fought = row.infected - at_once
            need = row.health - row.first * at_once - live * fought
            share = fought / row.infected if row.infected else 0.0
            lost = int((row.damage + row.hunger * tens) * share)
            won = stakes.gain(row) - stakes.hurt(row.shock)
            if row.shock >= stakes.health:
                won = -stakes.wound
            kept = row.finds * stakes.gain(_FIND)
            found.append(
                (need if fought else 0, odds * won, odds * (kept - stakes.hurt(row.shock + lost)))
            )
        found.sort()
        self.needs = [need for need, _, _ in found]
        self.gains = list(accumulate((gain for _, gain, _ in found), initial=0.0))
        self.losses = list(accumulate((loss for _, _, loss in found), initial=0.0))

    def worth(self, damage: int) -> float:
        """Return the expected worth with a total Damage."""
        won = bisect_right(self.needs, damage)
        return self.gains[won] + self.losses[-1] - self.losses[won]


_FIND = Row(0, 0, 0, 0, 0, 0, 1, 0)
