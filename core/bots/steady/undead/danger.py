"""How dangerous Hostiles are, and what Attacks would take off that: worked out from one view."""

from collections.abc import Mapping
from math import fsum

from core.undead.cards import Chart
from core.undead.catalogue import Book
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

GOAL_WORTH = 0.6
"""What a Hit is worth besides on a card that the Objective waits for."""

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


Means = Mapping[str, tuple[float, ...]]
"""Id of a Hostile card -> the mean of its Attack for each number that is left."""


def means_of(book: Book) -> Means:
    """Return the means of all Hostile cards."""
    return {each: tuple(map(mean_of, foe.charts)) for each, foe in book.foes.items()}


class Dangers:
    """The danger of each Hostile for each number that is left, on one table."""

    def __init__(self, game: Game, means: Means) -> None:
        self.game = game
        self._means = means
        self._near: dict[int, float] = {}
        self._of: dict[int, float] = {}
        self._gains: dict[tuple[int, int], float] = {}

    def means(self, copy: int) -> tuple[float, ...]:
        """Return the mean of an Attack for each number that is left."""
        return self._means[self.game.foes[copy].id]

    def near(self, hostile: Hostile) -> float:
        """Return how much a card counts: in full if it reaches a Soldier after its Move."""
        found = self._near.get(hostile.card)
        if found is None:
            found = self._near[hostile.card] = self._nearness(hostile)
        return found

    def _nearness(self, hostile: Hostile) -> float:
        foe, seen = self.game.foes[hostile.card], survey(self.game)
        nearest, farthest = foe.range
        far = farthest + foe.card.move
        mask = reach(hostile.at, nearest, far, 0, seen.last)
        return 1.0 if any(mask >> self.game.soldiers[n].at & 1 for n in self.game.up()) else FAR

    def of(self, hostile: Hostile) -> float:
        """Return the danger of a card in Hits a Turn."""
        found = self._of.get(hostile.card)
        if found is None:
            found = self._of[hostile.card] = self._danger(hostile)
        return found

    def _danger(self, hostile: Hostile) -> float:
        foe = self.game.foes[hostile.card]
        means = self.means(hostile.card)
        total = fsum(means[foe.health - ekias] for ekias in hostile.ekias if ekias < foe.health)
        if foe.commander:
            total += 0.5
        if foe.mend:
            total += 0.5
        return total * self.near(hostile)

    def all(self) -> float:
        """Return the danger of all Hostiles in play in Hits a Turn."""
        return fsum(self.of(hostile) for hostile in self.game.hostiles)

    def at(self, place: int) -> float:
        """Return the danger of the Hostiles in one card."""
        return fsum(self.of(hostile) for hostile in self.game.hostiles if hostile.at == place)

    def gain(self, copy: int, hits: int) -> float:
        """Return what so many Hits on a card are worth: what its Attacks lose, and what it gives."""
        found = self._gains.get((copy, hits))
        if found is None:
            found = self._gains[copy, hits] = self._gain(copy, hits)
        return found

    def _gain(self, copy: int, hits: int) -> float:
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
        if self.in_the_way(hostile):
            total += GOAL_WORTH * (hits - taken)
        if not units:
            card = foe.card
            total += DESTROY_WORTH * (0.6 * card.xp + card.divinity) + 0.5 * card.penalty
            total += (foe.commander or foe.mend) * 1.0
        return total

    def in_the_way(self, hostile: Hostile) -> bool:
        """Say whether the Mission cannot be won while a card is where it is."""
        game, objective = self.game, self.game.company.objective
        if not game.goal.active:
            return False
        if game.cards[hostile.card] in objective.unique:
            return True
        holds = objective.needs_clear or objective.kind == "clear"
        return holds and hostile.at == len(game.track) - 1

    def worth(self, target: int, odds: Odds) -> float:
        """Return what an Attack on a target is worth, over all its dice."""
        if target == self.game.company.goal:
            return 1.4 * odds.mean
        return fsum(chance * self.gain(target, hits) for hits, chance in enumerate(odds.hits))
