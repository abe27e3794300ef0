"""The rows of an Explore with Events that turn up or take away further cards (DBG-7.43, 9.13).

Such a card lies below the row, in the order that nobody knows: it is counted together with the row.
"""

from collections.abc import Iterator
from math import comb

from attrs import evolve

from core.deckbuilding.cards import Card, Kind
from core.deckbuilding.catalogue import Book
from core.deckbuilding.foes import Foe
from core.deckbuilding.rows import Measure, Rows, Stock, counted_in, drawn, measure_of, rows_of
from core.deckbuilding.view import View

Pair = tuple[Foe, Foe]
"""The row as it is Revealed, and what the cards below it add."""


def followed_rows(book: Book, view: View, ammo: int, explores: int) -> Rows:
    """Return every row that could be Revealed from the top, and what follows it, by how likely it is.

    Of a row with two such Events the further cards are not counted: what one of them shuffles in, the
    other can turn up.
    """
    rows = rows_of(book, view, ammo, explores)
    measure = measure_of(book, view, ammo)
    events = {(row.joining, row.targets) for row in rows} - {(0, 0)}
    single = {
        (foe.joining, foe.targets)
        for pool, _take in drawn(view, explores)
        for card, _copies in counted_in(book, view, pool)
        if (foe := measure(card)).joining or foe.targets
    }
    if view.face_up or not events & single:
        return rows
    found: dict[Foe, float] = {
        row: ways for row, ways in rows.items() if (row.joining, row.targets) not in single
    }
    for event in events & single:
        for row, ways in _with_further(book, view, measure, explores, event).items():
            found[row] = found.get(row, 0) + ways
    return found


def _with_further(
    book: Book, view: View, measure: Measure, explores: int, event: tuple[int, int]
) -> dict[Foe, float]:
    """Return the rows with one Event of that kind and no other, with what comes below them."""
    taken = dict(drawn(view, explores))
    deep = drawn(view, min(explores + sum(event), view.mansion_size))
    pairs: dict[tuple[Pair, int], float] = {((Foe(), Foe()), 0): 1.0}
    for pool, take in deep:
        stock = counted_in(book, view, pool)
        here, below = taken.get(pool, 0), take - taken.get(pool, 0)
        pairs = _drawing(stock, measure, pairs, (here, below), joins=bool(event[0]))
    found: dict[Foe, float] = {}
    for ((row, further), count), ways in pairs.items():
        if count == 1 and (row.joining, row.targets) == event:
            whole = evolve(row.settled().plus(further, 1).together(), joining=0, targets=0)
            found[whole] = found.get(whole, 0) + ways
    return found


def _drawing(
    stock: Stock,
    measure: Measure,
    pairs: dict[tuple[Pair, int], float],
    number: tuple[int, int],
    *,
    joins: bool,
) -> dict[tuple[Pair, int], float]:
    """Return the pairs with cards of a stock more: so many of the row, and below it.

    The weight is the number of ways to draw those of the row, times the chance of those below.
    """
    here, below = number
    size = sum(copies for _card, copies in stock)
    below = min(below, size - here)
    states = {(0, 0, key): ways for key, ways in pairs.items()}
    for card, copies in stock:
        foe = measure(card)
        further = _below(card, foe, joins=joins)
        event = bool(foe.joining or foe.targets)
        grown: dict[tuple[int, int, tuple[Pair, int]], float] = {}
        for (drawn_here, drawn_below, ((row, added), count)), ways in states.items():
            for many, deep, times in _splits(copies, here - drawn_here, below - drawn_below):
                if event and count + many > 1:
                    continue
                pair = (row.plus(foe, many) if many else row, added.plus(further, deep))
                now = (drawn_here + many, drawn_below + deep, (pair, count + many * event))
                grown[now] = grown.get(now, 0) + ways * times
        states = grown
    all_below = comb(size - here, below)
    found: dict[tuple[Pair, int], float] = {}
    for (drawn_here, drawn_below, key), ways in states.items():
        if (drawn_here, drawn_below) == (here, below):
            found[key] = found.get(key, 0) + ways / all_below
    return found


def _splits(copies: int, here: int, below: int) -> Iterator[tuple[int, int, int]]:
    """Yield how many copies of a card are of the row and how many lie below, and in how many ways."""
    for many in range(min(copies, here) + 1):
        for deep in range(min(copies - many, below) + 1):
            yield many, deep, comb(copies, many) * comb(copies - many, deep)


def _below(card: Card, foe: Foe, *, joins: bool) -> Foe:
    """Return what a card below the row adds: an Infected joins it, or is taken without a battle."""
    if card.kind is not Kind.INFECTED:
        return Foe()
    return foe if joins else Foe(kept=foe.decorations)
