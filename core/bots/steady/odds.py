"""What the next cards of the Mansion can be, and how likely: counted, not tried out."""

from collections import Counter
from functools import lru_cache
from itertools import chain
from math import comb
from typing import NamedTuple

from core.bots.steady.sight import Sight
from core.deckbuilding.cards import Card, Figure, Kind
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import Damage
from core.kernel.event import HIDDEN

MOST = 3
"""The most cards that are counted out together; more are never risked."""


class Row(NamedTuple):
    """A Revealed row as sums over its cards, in points; `infected`, `finds` and `bosses` are counts.

    `hunger` is the Damage that comes on top for each full 10 of unspent Ammo, `shock` the Damage dealt
    to the explorer at the Reveal. `first` is the Health of the first Infected, 0 without one.
    """

    health: int
    damage: int
    decorations: int
    infected: int
    hunger: int
    shock: int
    finds: int
    bosses: int
    first: int = 0


Layer = tuple[tuple[tuple[Row, int], ...], int]
"""Cards in unknown order: what there are with their number of copies, and how many of them lie here."""

Likely = tuple[tuple[Row, float], ...]
"""Rows with their probabilities, which add up to 1."""

NOTHING = Row(0, 0, 0, 0, 0, 0, 0, 0)


def row_of(card: Card) -> Row:
    """Return the row that one card makes."""
    if card.kind is not Kind.INFECTED:
        return Row(0, 0, 0, 0, 0, 0, int(card.kind is not Kind.EVENT), 0)
    hunger = sum(
        each.add
        for each in card.passives
        if each.figure is Figure.INFECTED_DAMAGE and each.per == "ammo_10"
    )
    shock = sum(
        step.amount
        for text in card.texts
        if text.when is Moment.REVEAL
        for step in text.do
        if isinstance(step, Damage) and step.who == "each"
    )
    health = card.health or 0
    return Row(
        health, card.damage or 0, card.decorations, 1, hunger, shock, 0, int(card.boss), health
    )


def layers(sight: Sight) -> tuple[Layer, ...]:
    """Return the Mansion from top to bottom as the seat knows it: what is unseen, then what lies below."""
    view = sight.view
    below = sum(len(group.cards) for group in view.mansion_known)
    found = [_layer(sight, view.mansion_unseen, view.mansion_size - below)]
    for group in view.mansion_known:
        cards = view.mansion_unseen if HIDDEN in group.cards else group.cards
        found.append(_layer(sight, cards, len(group.cards)))
    return tuple(layer for layer in found if layer[1])


def _layer(sight: Sight, copies: tuple[int, ...], size: int) -> Layer:
    counted = Counter(row_of(card) for card in sight.cards(copies))
    return tuple(sorted(counted.items())), size


@lru_cache(maxsize=512)
def likely(mansion: tuple[Layer, ...], count: int, ordered: bool = False) -> Likely:
    """Return the rows that the top `count` cards (1 to MOST) can make, equal sums as one.

    `first` is filled in only if the rows are `ordered`, and only where the top card is an Infected.
    """
    kinds, size = mansion[0]
    here = min(count, size)
    rows = _ordered(kinds, here) if ordered else _sums(_unnamed(kinds), here)
    if here == count or len(mansion) == 1:
        return rows
    below = likely(mansion[1:], count - here)
    return _merged([(joined(one, two), odds * part) for one, odds in rows for two, part in below])


def joined(above: Row, below: Row) -> Row:
    """Return the row of two rows, one after the other; its first Infected is that of the upper one."""
    a, b, c, d, e, f, g, h, first = above
    i, j, k, m, n, o, p, q, _ = below
    return Row(a + i, b + j, c + k, d + m, e + n, f + o, g + p, h + q, first)


def _ordered(kinds: tuple[tuple[Row, int], ...], count: int) -> Likely:
    """Return the rows of `count` cards by what lies first."""
    every = sum(number for _, number in kinds)
    rows: list[tuple[Row, float]] = []
    for first, copies in kinds:
        left = tuple((row, number - (row == first)) for row, number in kinds)
        rest = _sums(_unnamed(left), count - 1)
        rows.extend((joined(first, row), odds * copies / every) for row, odds in rest)
    return _merged(rows)


def _unnamed(kinds: tuple[tuple[Row, int], ...]) -> tuple[tuple[Row, int], ...]:
    return tuple((row._replace(first=0), number) for row, number in kinds if number)


@lru_cache(maxsize=2048)
def _sums(kinds: tuple[tuple[Row, int], ...], count: int) -> Likely:
    """Return the sums over `count` of the cards, whose order does not matter, with their odds."""
    ways: list[dict[Row, int]] = [{NOTHING: 1}, *({} for _ in range(count))]
    for row, number in kinds:
        for have in range(count - 1, -1, -1):
            before = ways[have]
            added = row
            for taken in range(1, min(number, count - have) + 1):
                times, into = comb(number, taken), ways[have + taken]
                for some, so_often in before.items():
                    after = joined(some, added)
                    into[after] = into.get(after, 0) + so_often * times
                added = joined(added, row)
    total = sum(ways[count].values())
    return tuple((row, times / total) for row, times in ways[count].items())


def _merged(rows: list[tuple[Row, float]]) -> Likely:
    merged: dict[Row, float] = {}
    for row, odds in rows:
        merged[row] = merged.get(row, 0.0) + odds
    return tuple(merged.items())


def unseen_rows(mansion: tuple[Layer, ...]) -> list[tuple[Row, int]]:
    """Return all kinds of cards that may still be in the Mansion, with their copies."""
    return list(chain.from_iterable(kinds for kinds, _ in mansion))
