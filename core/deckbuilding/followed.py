"""The rows of an Explore with Events that turn up or take away further cards (DBG-7.43, 9.13).

Such a card lies below the row, in the order that nobody knows: it is counted together with the row.
"""

from collections import Counter
from collections.abc import Iterator
from math import comb

from core.deckbuilding.catalogue import Book
from core.deckbuilding.foes import Foe
from core.deckbuilding.rows import Measure, Rows, counted_in, drawn, measure_of, rows_of
from core.deckbuilding.view import View
from core.kernel.records import Record, evolve

FOLLOWED = 2
"""The number of Explores up to which such Events are counted: with more there are too many rows to count."""


class Drawn(Record):
    """Cards of the row and below it.

    `row` are those of the row that matter as such: Events, and Infected that change others. All else is
    in `added`, wherever it lies. `infected` counts the Infected of the row that are in `added`, and
    `events` the Events of the row that turn up more.
    """

    row: Foe = Foe()
    added: Foe = Foe()
    infected: int = 0
    events: int = 0

    def whole(self) -> Foe:
        """Return the row with what joins it, which has nothing lent by those that were there before."""
        row, there = self.row, self.row.infected + self.infected
        settled = evolve(
            row,
            health=row.health + row.lent_health * there,
            damage=row.damage + row.lent_damage * there,
            lent_health=0,
            lent_damage=0,
            joining=0,
            targets=0,
        )
        return settled.plus(self.added, 1).together()


Ways = dict[Drawn, float]
"""What can be drawn, by how likely it is."""


def followed_rows(book: Book, view: View, ammo: int, explores: int) -> Rows:
    """Return every row that could be Revealed from the top, and what follows it, by how likely it is.

    Of a row with two such Events the further cards are not counted: what one of them shuffles in, the
    other can turn up.
    """
    rows = rows_of(book, view, ammo, explores)
    measure = measure_of(book, view, ammo)
    events = {
        (foe.joining, foe.targets)
        for pool, _take in drawn(view, explores)
        for card, _copies in counted_in(book, view, pool)
        if (foe := measure(card)).joining or foe.targets
    }
    if view.face_up or not events or explores > FOLLOWED:
        return rows
    found: dict[Foe, float] = {
        row: ways for row, ways in rows.items() if (row.joining, row.targets) not in events
    }
    for event in events:
        for row, ways in _with_further(book, view, measure, explores, event).items():
            found[row] = found.get(row, 0) + ways
    return found


def _with_further(
    book: Book, view: View, measure: Measure, explores: int, event: tuple[int, int]
) -> dict[Foe, float]:
    """Return the rows with one Event of that kind and no other, with what comes below them."""
    taken = dict(drawn(view, explores))
    ways: Ways = {Drawn(): 1.0}
    pools = drawn(view, min(explores + sum(event), view.mansion_size))
    stocks: list[Counter[Foe]] = []
    for pool, _take in pools:
        stocks.append(Counter())
        for card, copies in counted_in(book, view, pool):
            stocks[-1][measure(card)] += copies
    for place, (pool, take) in enumerate(pools):
        stock, here = stocks[place], taken.get(pool, 0)
        below = min(take - here, stock.total() - here)
        last = not any(_is_event(foe) for later in stocks[place + 1 :] for foe in later)
        ways = _drawing(stock, ways, (here, below), joins=bool(event[0]), last=last)
    found: dict[Foe, float] = {}
    for each, chance in ways.items():
        if each.events == 1 and (each.row.joining, each.row.targets) == event:
            whole = each.whole()
            found[whole] = found.get(whole, 0) + chance
    return found


def _is_event(foe: Foe) -> bool:
    """Say whether it is an Event that turns up more."""
    return bool(foe.joining or foe.targets)


def _matters(foe: Foe) -> bool:
    """Say whether it makes a difference if a card lies in the row or below it, more than for others."""
    return bool(_is_event(foe) or foe.bursts or foe.lent_health or foe.lent_damage)


def _drawing(
    stock: Counter[Foe], ways: Ways, number: tuple[int, int], *, joins: bool, last: bool
) -> Ways:
    """Return the draws with cards of a stock more: so many of the row, and so many below it.

    The weight is the number of ways to draw those of the row, times the chance of those below. Of cards for
    which that makes no difference it is counted together how many of each are drawn, and then how many of
    all of them are of the row.
    """
    here, below = number
    if below and not joins:
        return _taking(stock, ways, here, last=last)
    special = {foe: copies for foe, copies in stock.items() if _matters(foe)}
    common = {foe: copies for foe, copies in stock.items() if foe not in special}
    states = {(each, here, below): chance for each, chance in ways.items()}
    final = next((foe for foe in reversed(special) if _is_event(foe)), None)
    for foe in sorted(special, key=_is_event, reverse=True):
        states = _special(states, foe, special[foe])
        if last and foe is final:
            # Without an Event now there is none.
            states = {key: chance for key, chance in states.items() if key[0].events}
    all_below = comb(stock.total() - here, below)
    found: Ways = {}
    for (each, row, under), chance in _common(states, common).items():
        found[each] = found.get(each, 0) + chance / all_below * (row == under == 0)
    return {each: chance for each, chance in found.items() if chance}


def _taking(stock: Counter[Foe], ways: Ways, here: int, *, last: bool) -> Ways:
    """Return the draws of so many cards of the row, and of the one below: an Infected is taken (DBG-9.13)."""
    found: Ways = {}
    for foe, copies in stock.items():
        rest = stock - Counter({foe: 1})
        taken = Foe(kept=foe.decorations if foe.infected else 0)
        for each, chance in _drawing(rest, ways, (here, 0), joins=False, last=last).items():
            now = evolve(each, added=each.added.plus(taken, 1))
            found[now] = found.get(now, 0) + chance * copies / (stock.total() - here)
    return found


State = tuple[Drawn, int, int]
"""What has been drawn, and how many cards are still to come: of the row, and below it."""


def _special(states: dict[State, float], foe: Foe, copies: int) -> dict[State, float]:
    """Return the draws with some copies of a card of which it matters where they lie."""
    below = foe if foe.infected else Foe()
    event = _is_event(foe)
    grown: dict[State, float] = {}
    for (each, row, under), chance in states.items():
        for many in range(min(copies, row) + 1):
            if event and each.events + many > 1:
                break
            for deep in range(min(copies - many, under) + 1):
                now = Drawn(
                    each.row.plus(foe, many) if many else each.row,
                    each.added.plus(below, deep) if deep else each.added,
                    each.infected,
                    each.events + many * event,
                )
                key = (now, row - many, under - deep)
                times = comb(copies, many) * comb(copies - many, deep)
                grown[key] = grown.get(key, 0) + chance * times
    return grown


def _common(states: dict[State, float], common: dict[Foe, int]) -> dict[State, float]:
    """Return the draws filled up with cards of which it does not matter where they lie."""
    most = max((row + under for _each, row, under in states), default=0)
    by_number = _sums(common, most)
    grown: dict[State, float] = {}
    for (each, row, under), chance in states.items():
        for foe, harmless, ways in by_number.get(row + under, ()):
            for infected, times in _shared(foe.infected, harmless, row, each.row):
                now = Drawn(
                    each.row, each.added.plus(foe, 1), each.infected + infected, each.events
                )
                grown[now, 0, 0] = grown.get((now, 0, 0), 0) + chance * ways * times
    return grown


def _sums(common: dict[Foe, int], most: int) -> dict[int, list[tuple[Foe, int, int]]]:
    """Return by their number all choices of cards: their sum, how many are no Infected, in how many ways."""
    sums: dict[tuple[int, Foe], int] = {(0, Foe()): 1}
    for foe, copies in common.items():
        grown: dict[tuple[int, Foe], int] = {}
        for (count, row), ways in sums.items():
            for times in range(min(copies, most - count) + 1):
                key = (count + times, row.plus(foe, times) if times else row)
                grown[key] = grown.get(key, 0) + ways * comb(copies, times)
        sums = grown
    found: dict[int, list[tuple[Foe, int, int]]] = {}
    for (count, row), ways in sums.items():
        found.setdefault(count, []).append((row, count - row.infected, ways))
    return found


def _shared(infected: int, harmless: int, row: int, there: Foe) -> Iterator[tuple[int, int]]:
    """Yield how many of some Infected are of the row, in how many ways; only where that matters one by one."""
    if not (there.lent_health or there.lent_damage):
        yield 0, comb(infected + harmless, row)
        return
    for many in range(min(infected, row) + 1):
        if row - many <= harmless:
            yield many, comb(infected, many) * comb(harmless, row - many)
