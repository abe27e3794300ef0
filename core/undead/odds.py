"""The odds of an Attack for each row of its chart, exact, before and after Cover (UND-11.3 to 11.6).

Those of a Hostile's Attack too, as far as its first roll (UND-14.3, 14.4, 14.10).

Pure functions of printed and derived figures: nothing here knows the table.
"""

from collections import Counter
from functools import lru_cache
from itertools import product
from math import fsum

from core.kernel.decision import NONE
from core.kernel.records import Record
from core.undead.cards import Chart, Entry

D10 = range(1, 11)
D6 = range(1, 7)


class Way(Record):
    """An Attack as far as its dice go.

    `dice` D10s (0: the best row without a roll, UND-11.14), each with `modifier` added; the Cover die
    with `penetration` must reach `cover` (NONE: no check), or be a 6 where `sure`. Hits count `times`.
    """

    chart: Chart
    dice: int
    modifier: int
    penetration: int = 0
    cover: int = NONE
    sure: bool = True
    times: int = 1


class Row(Record):
    """A row of the chart, or a Miss (`min` 0): the natural dice that reach it, and its chance (0 to 1).

    `low` to `high` are naturals of one D10, 0 to 0 if none reaches it. `chance` is before Cover; `after`
    is that its Hits stay Hits. Rows with no Hits have `after` equal to `chance`.
    """

    min: int
    hits: int
    suppress: int
    low: int
    high: int
    chance: float
    after: float


class Odds(Record):
    """The odds of an Attack: each row for one die, the Cover, and the Hits of all dice together.

    `beaten` is the chance (0 to 1) that Cover does not stop the Hits. `hits[n]` is the chance of
    exactly n Hits after Cover, `suppress` the mean number of Suppress results after it.
    """

    rows: tuple[Row, ...]
    beaten: float
    hits: tuple[float, ...]
    suppress: float

    @property
    def mean(self) -> float:
        """The mean number of Hits after Cover."""
        return fsum(count * chance for count, chance in enumerate(self.hits))

    def at_least(self, hits: int) -> float:
        """Return the chance of at least so many Hits after Cover."""
        return fsum(self.hits[hits:])


@lru_cache(maxsize=4096)
def odds(way: Way) -> Odds:
    """Return the odds of an Attack."""
    beaten = chance_of_cover(way)
    rows = (_miss(way), *(_row(way, place, beaten) for place in range(len(way.chart))))
    results = _results(way)
    ways = sum(results.values())
    most = max((hits for hits, _ in results), default=0) * way.times
    chances = [0.0] * (most + 1)
    suppress = 0.0
    for (hits, held), count in results.items():
        chance = count / ways
        chances[hits * way.times] += chance * beaten
        chances[0] += chance * (1 - beaten)
        suppress += chance * (held + hits * (1 - beaten))
    return Odds(rows, beaten, tuple(chances), suppress)


def chance_of_cover(way: Way) -> float:
    """Return the chance that the Cover die does not stop the Hits (UND-11.5)."""
    if way.cover == NONE:
        return 1.0
    good = sum((way.sure and die == 6) or die + way.penetration >= way.cover for die in D6)
    return good / len(D6)


def _reads(way: Way, low: int, high: int | None) -> list[int]:
    """Return the naturals that read a row from `low` on, below `high`."""
    return [
        die
        for die in D10
        if die + way.modifier >= low and (high is None or die + way.modifier < high)
    ]


def _row(way: Way, place: int, beaten: float) -> Row:
    entry = way.chart[place]
    last = place + 1 == len(way.chart)
    if way.dice == 0:
        chance = 1.0 if last else 0.0
        return Row(
            entry.min, entry.hits, entry.suppress, 0, 0, chance, _after(entry, chance, beaten)
        )
    dice = _reads(way, entry.min, None if last else way.chart[place + 1].min)
    chance = len(dice) / len(D10)
    low, high = (dice[0], dice[-1]) if dice else (0, 0)
    return Row(
        entry.min, entry.hits, entry.suppress, low, high, chance, _after(entry, chance, beaten)
    )


def _after(entry: Entry, chance: float, beaten: float) -> float:
    return chance * beaten if entry.hits else chance


def _miss(way: Way) -> Row:
    dice = [die for die in D10 if die + way.modifier < way.chart[0].min] if way.dice else []
    chance = len(dice) / len(D10)
    low, high = (dice[0], dice[-1]) if dice else (0, 0)
    return Row(0, 0, 0, low, high, chance, chance)


def _results(way: Way) -> Counter[tuple[int, int]]:
    """Return how many throws of all dice give each sum of Hits and Suppress."""
    if way.dice == 0:
        best = way.chart[-1]
        return Counter({(best.hits, best.suppress): 1})
    each = [_entry(way, die) for die in D10]
    found: Counter[tuple[int, int]] = Counter()
    for dice in product(each, repeat=way.dice):
        found[sum(e.hits for e in dice), sum(e.suppress for e in dice)] += 1
    return found


def _entry(way: Way, die: int) -> Entry:
    found = Entry(0)
    for entry in way.chart:
        if die + way.modifier >= entry.min:
            found = entry
    return found


class Strike(Record):
    """The odds of a Hostile's Attack on one Soldier, before anything that he could do about it.

    `hit` is the chance (0 to 1) of at least one Hit after Cover, `held` that of Suppress alone, `hits`
    the mean number of Hits.
    """

    hit: float
    held: float
    hits: float


@lru_cache(maxsize=4096)
def strike(chart: Chart, add: int, penetration: int, cover: int, dice: int) -> Strike:
    """Return the odds of a Hostile's Attack: the highest of `dice` D10s counts (UND-14.10).

    `add` is added to it; the Cover die with `penetration` must reach `cover` or be a 6 (NONE: no check).
    """
    beaten = chance_of_cover(Way(chart, dice, add, penetration, cover))
    hit = held = hits = 0.0
    for die in D10:
        chance = (die**dice - (die - 1) ** dice) / len(D10) ** dice
        row = max((e for e in chart if e.min <= die + add), key=lambda e: e.min, default=Entry(0))
        if row.hits:
            hit += chance * beaten
            hits += chance * beaten * row.hits
            held += chance * (1 - beaten)
        elif row.suppress:
            held += chance
    return Strike(hit, held, hits)
