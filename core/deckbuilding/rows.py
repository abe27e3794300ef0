"""The rows that the next Explore could Reveal, from what a seat knows, and how likely each one is.

The unseen cards of the Mansion lie in an order nobody knows, above the groups known to be at its
bottom. Rows are counted by card and not one by one, so that several Explores cost little; only up to
the Infected that an armed effect Defeats at once does the order count (DBG-7.23).
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache, partial
from math import comb
from types import MappingProxyType

from attrs import evolve

from core.deckbuilding.cards import Card, Kind
from core.deckbuilding.catalogue import Book
from core.deckbuilding.conditions import admits
from core.deckbuilding.difficulties import difficulty_of
from core.deckbuilding.foes import Foe, Ground, foe_of
from core.deckbuilding.operations import Which
from core.deckbuilding.view import View
from core.kernel.event import HIDDEN

Rows = Mapping["Foe", float]
"""Every row that could be Revealed, and in how many ways or how likely it is."""


Measure = Callable[[Card], Foe]
"""Tells what a Mansion card means for a row."""


Foes = tuple[tuple[Foe, int], ...]
"""What the cards of a group mean, and the number of cards that mean it."""


def rows_of(book: Book, view: View, ammo: int, explores: int, *, bottom: bool = False) -> Rows:
    """Return every row that could be Revealed, with the number of ways in which it can come.

    With `bottom` the Explore Reveals from there (DBG-7.20). Empty if the Mansion has fewer cards.
    """
    measure = measure_of(book, view, ammo)
    if view.face_up:
        return _chosen(book, view, measure, explores)
    if not 1 <= explores <= view.mansion_size:
        return {}
    groups = drawn(view, explores, bottom=bottom)
    stocks = ((counted_in(book, view, group), take) for group, take in groups)
    return _whole_rows(tuple((_measured(stock, measure), take) for stock, take in stocks))


# One answer asks for the same rows with several Weapons, and the next answers of the turn ask again.
@lru_cache(maxsize=8)
def _whole_rows(groups: tuple[tuple[Foes, int], ...]) -> Rows:
    """Return the rows with so many cards of each group, and the number of ways of each."""
    rows: dict[Foe, int] = {Foe(): 1}
    for foes, take in groups:
        rows = _with_foes(foes, rows, take)
    found: dict[Foe, int] = {}
    for row, ways in rows.items():
        whole = row.together()
        found[whole] = found.get(whole, 0) + ways
    return MappingProxyType(found)


def measure_of(book: Book, view: View, ammo: int) -> Measure:
    """Return what tells the meaning of a Mansion card in a game, with so much Ammo left unspent."""
    difficulty = difficulty_of(view.setup.difficulty)
    return partial(foe_of, ammo=ammo, difficulty=difficulty, ground=ground_of(book, view))


def ground_of(book: Book, view: View) -> Ground:
    """Return what the Reveal texts of Infected look at where the Main Character leads."""
    there = (seat for seat in view.seats if not (seat.face_down or seat.out))
    of_all = tuple(book.cards[view.cards[copy]] for seat in there for copy in seat.attached)
    own = tuple(book.cards[view.cards[copy]] for copy in view.me.attached)
    return Ground(own, of_all, own, view.me.xp)


def _chosen(book: Book, view: View, measure: Measure, explores: int) -> dict[Foe, int]:
    """Return the row that is fought where Infected lie face-up: those of least Health (DBG-20.9)."""
    foes = [evolve(measure(book.cards[view.cards[copy]]), reveal_damage=0) for copy in view.face_up]
    foes.sort(key=lambda foe: (foe.health, -foe.decorations))
    if not 1 <= explores <= len(foes):
        return {}
    row = Foe()
    for foe in foes[:explores]:
        row = row.plus(foe, 1)
    return {row.together(): 1}


def drawn(view: View, explores: int, *, bottom: bool = False) -> list[tuple[tuple[int, ...], int]]:
    """Return which groups of unknown order the next cards come from, and how many from each.

    Cards that the viewer knows on top come first, or last where the Explore Reveals from the `bottom`. A
    card that another seat put at the bottom unseen is to the viewer one more of the unseen ones.
    """
    top = view.mansion_top
    unseen = tuple(copy for copy in view.mansion_unseen if copy not in top)
    below = sum(len(group.cards) for group in view.mansion_known)
    stock: list[tuple[tuple[int, ...], int]] = [((copy,), 1) for copy in top]
    stock += [(unseen, view.mansion_size - below - len(top))]
    stock += [(group.cards, len(group.cards)) for group in view.mansion_known]
    taken: dict[tuple[int, ...], int] = {}
    left = explores
    for cards, size in reversed(stock) if bottom or view.turn.effects.from_bottom else stock:
        pool = unseen if HIDDEN in cards else cards
        taken[pool] = taken.get(pool, 0) + min(left, size)
        left -= min(left, size)
    return [(pool, take) for pool, take in taken.items() if take]


Stock = list[tuple[Card, int]]
"""Cards of unknown order, and the number of copies of each."""


def counted_in(book: Book, view: View, group: tuple[int, ...]) -> Stock:
    """Return the cards of a group of copies."""
    found = Counter(view.cards[copy] for copy in group)
    return [(book.cards[card_id], copies) for card_id, copies in found.items()]


def _measured(stock: Stock, measure: Measure) -> Foes:
    """Return what the cards of a stock mean, those that mean the same counted together."""
    found: dict[Foe, int] = {}
    for card, copies in stock:
        foe = measure(card)
        found[foe] = found.get(foe, 0) + copies
    return tuple(found.items())


def _with_foes(foes: Foes, rows: Mapping[Foe, int], take: int) -> dict[Foe, int]:
    """Return the rows with `take` cards of a group more, over all choices of them."""
    by_number: list[dict[Foe, int]] = [dict(rows), *({} for _ in range(take))]
    for foe, copies in foes:
        added = [(times, comb(copies, times)) for times in range(1, min(copies, take) + 1)]
        # From the most cards down, so that no row is taken up that has this one already.
        for taken in range(take - 1, -1, -1):
            for times, choices in added[: take - taken]:
                grown = by_number[taken + times]
                for row, ways in by_number[taken].items():
                    more = row.plus(foe, times)
                    grown[more] = grown.get(more, 0) + ways * choices
    return by_number[take]


def armed_rows(
    book: Book,
    view: View,
    ammo: int,
    explores: int,
    armed: tuple[Which, ...],
    *,
    bottom: bool = False,
) -> dict[Foe, float]:
    """Return every row that could be Revealed and its chance, with effects that Defeat at once.

    Each armed effect looks at the first Infected of the row that is left, and is used up (DBG-7.23,
    7.41). Health is read as printed. Empty if the Mansion has fewer cards.
    """
    measure = measure_of(book, view, ammo)
    if view.face_up:
        return dict(_chosen(book, view, measure, explores))
    if not 1 <= explores <= view.mansion_size:
        return {}
    found: dict[tuple[Foe, tuple[Which, ...]], float] = {(Foe(), armed): 1.0}
    for group, take in drawn(view, explores, bottom=bottom):
        stock = counted_in(book, view, group)
        grown: dict[tuple[Foe, tuple[Which, ...]], float] = {}
        for (row, left), chance in found.items():
            for key, part in _in_order(stock, measure, row, left, take):
                grown[key] = grown.get(key, 0) + chance * part
        found = grown
    rows: dict[Foe, float] = {}
    for (row, _left), chance in found.items():
        whole = row.together()
        rows[whole] = rows.get(whole, 0) + chance
    return rows


def _in_order(
    stock: Stock, measure: Measure, row: Foe, armed: tuple[Which, ...], take: int
) -> Iterator[tuple[tuple[Foe, tuple[Which, ...]], float]]:
    """Yield the rows with `take` cards more, the armed effects that are left, and the chance."""
    size = sum(copies for _card, copies in stock)
    if not armed or not take:
        ways = comb(size, take)
        for each, count in _with_foes(_measured(stock, measure), {row: 1}, take).items():
            yield (each, armed), count / ways
        return
    harmless = sum(copies for card, copies in stock if card.kind is not Kind.INFECTED)
    none_yet = 1.0
    for before in range(take):
        for place, (card, copies) in enumerate(stock):
            if card.kind is Kind.INFECTED:
                rest = [*stock[:place], (card, copies - 1), *stock[place + 1 :]]
                met, left = _met(row, card, measure(card), armed)
                chance = none_yet * copies / (size - before)
                for key, part in _in_order(
                    _less_harmless(rest, before), measure, met, left, take - before - 1
                ):
                    yield key, chance * part
        none_yet *= (harmless - before) / (size - before)
        if not none_yet:
            return
    yield (row, armed), none_yet


def _less_harmless(stock: Stock, gone: int) -> Stock:
    """Return a stock with so many cards fewer that are no Infected; it is all one which."""
    rest = []
    for card, copies in stock:
        less = 0 if card.kind is Kind.INFECTED else min(gone, copies)
        gone -= less
        rest.append((card, copies - less))
    return rest


def _met(row: Foe, card: Card, foe: Foe, armed: tuple[Which, ...]) -> tuple[Foe, tuple[Which, ...]]:
    """Return the row with the first Infected in it, and the armed effects left after it."""
    for place, which in enumerate(armed):
        if admits(which, card):
            gone = Foe(
                reveal_damage=foe.reveal_damage,
                at_once=1,
                kept=foe.decorations,
                lent_health=foe.lent_health,
                lent_damage=foe.lent_damage,
            )
            return row.plus(gone, 1), armed[place + 1 :]
    return row.plus(foe, 1), ()
