"""How dangerous Hostiles are, and what Attacks would take off that: worked out from one view."""

from core.undead.cards import Chart
from core.undead.figures import reach, survey
from core.undead.game import Game
from core.undead.odds import Odds
from core.undead.state import Hostile

SUPPRESS_WORTH = 0.3
"""What a Suppress on a Soldier is worth, in Hits."""

DESTROY_WORTH = 0.25
"""What each XP and Divinity of a Destroyed card is worth, in Hits."""

FAR = 0.6
"""How much less a Hostile counts that reaches nobody yet."""

TURNS_AHEAD = 1.5
"""For how many Attacks a Hostile that is left alive is counted."""


def mean_of(chart: Chart) -> float:
    """Return the mean of a Hostile's Attack in Hits, before Cover."""
    if not chart:
        return 0.0
    total = 0.0
    for die in range(1, 11):
        row = None
        for each in chart:
            if die >= each.min:
                row = each
        if row is not None:
            spread = 1.6 if row.all else 1.0
            total += spread * (row.hits + SUPPRESS_WORTH * row.suppress) + 0.6 * row.again
    return total / 10


class Dangers:
    """The danger of each Hostile for each number that is left, on one table."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._means: dict[str, list[float]] = {}

    def means(self, copy: int) -> list[float]:
        """Return the mean of an Attack for each number that is left."""
        foe = self.game.foes[copy]
        found = self._means.get(foe.id)
        if found is None:
            found = self._means[foe.id] = [mean_of(chart) for chart in foe.charts]
        return found

    def near(self, hostile: Hostile) -> float:
        """Return how much a card counts: in full if it reaches a Soldier after its Move."""
        foe, seen = self.game.foes[hostile.card], survey(self.game)
        nearest, farthest = foe.range
        far = farthest + foe.card.move
        mask = reach(hostile.at, nearest, far, 0, seen.last)
        return 1.0 if any(mask >> self.game.soldiers[n].at & 1 for n in self.game.up()) else FAR

    def of(self, hostile: Hostile) -> float:
        """Return the danger of a card in Hits a Turn."""
        foe = self.game.foes[hostile.card]
        means = self.means(hostile.card)
        total = sum(means[foe.health - ekias] for ekias in hostile.ekias if ekias < foe.health)
        if foe.commander:
            total += 0.5
        if foe.mend:
            total += 0.5
        return total * self.near(hostile)

    def all(self) -> float:
        """Return the danger of all Hostiles in play in Hits a Turn."""
        return sum(self.of(hostile) for hostile in self.game.hostiles)

    def at(self, place: int) -> float:
        """Return the danger of the Hostiles in one card."""
        return sum(self.of(hostile) for hostile in self.game.hostiles if hostile.at == place)

    def gain(self, copy: int, hits: int) -> float:
        """Return what so many Hits on a card are worth: what its Attacks lose, and what it gives."""
        hostile = self.game.find(copy)
        if hostile is None or not hits:
            return 0.0
        foe = self.game.foes[copy]
        means = self.means(copy)
        # The one that needs least is finished first.
        left = sorted(foe.health - ekias for ekias in hostile.ekias if ekias < foe.health)
        taken, total, units = hits, 0.0, len(left)
        for need in left:
            part = min(taken, need)
            if part:
                total += means[need] - means[need - part] + 0.12 * part
                taken -= part
                units -= part == need
        total *= TURNS_AHEAD * self.near(hostile)
        if not units:
            card = foe.card
            total += DESTROY_WORTH * (0.6 * card.xp + card.divinity) + 0.5 * card.penalty
            total += (foe.commander or foe.mend) * 1.0
        return total

    def worth(self, target: int, odds: Odds) -> float:
        """Return what an Attack on a target is worth, over all its dice."""
        if target == self.game.company.goal:
            return 1.4 * odds.mean
        return sum(chance * self.gain(target, hits) for hits, chance in enumerate(odds.hits))
