"""The rows that the next Explore could Reveal, from what a seat knows, and how likely each one is.

The unseen cards of the Mansion lie in an order nobody knows, above the groups known to be at its
bottom. Rows are counted by card and not one by one, so that several Explores cost little; only up to
the Infected that an armed effect Defeats at once does the order count (DBG-7.23).
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from math import comb

from attrs import evolve, frozen

from core.deckbuilding.cards import Card, Figure, Kind
from core.deckbuilding.catalogue import Book
from core.deckbuilding.conditions import admits
from core.deckbuilding.difficulties import NORMAL, Difficulty, difficulty_of
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import Damage, Which
from core.deckbuilding.view import View
from core.kernel.event import HIDDEN

Rows = Mapping["Foe", float]
"""Every row that could be Revealed, and in how many ways or how likely it is."""


@frozen
class Foe:
    """What Mansion cards mean for a row: points of Health, Damage, Decorations, Damage on Reveal.

    `at_once` counts the Infected that are Defeated at once, `kept` is their Decorations; of their
    figures only the Damage on Reveal is in the others.
    """

    infected: int = 0
    health: int = 0
    damage: int = 0
    decorations: int = 0
    reveal_damage: int = 0
    at_once: int = 0
    kept: int = 0

    def plus(self, other: "Foe", times: int) -> "Foe":
        """Return the row with `times` more of such a card."""
        return Foe(
            self.infected + times * other.infected,
            self.health + times * other.health,
            self.damage + times * other.damage,
            self.decorations + times * other.decorations,
            self.reveal_damage + times * other.reveal_damage,
            self.at_once + times * other.at_once,
            self.kept + times * other.kept,
        )


Measure = Callable[[Card], Foe]
"""Tells what a Mansion card means for a row."""


def rows_of(book: Book, view: View, ammo: int, explores: int) -> Counter[Foe]:
    """Return every row that could be Revealed, with the number of ways in which it can come.

    Empty if the Mansion has fewer cards.
    """
    measure = _measure(view, ammo)
    if view.face_up:
        return Counter(_chosen(book, view, measure, explores))
    if not 1 <= explores <= view.mansion_size:
        return Counter()
    rows: dict[Foe, int] = {Foe(): 1}
    for group, take in drawn(view, explores):
        rows = _with_cards(_counted(book, view, group), measure, rows, take)
    return Counter(rows)


def _measure(view: View, ammo: int) -> Measure:
    """Return what tells the meaning of a Mansion card in a game, with so much Ammo left unspent."""
    return partial(foe_of, ammo=ammo, difficulty=difficulty_of(view.setup.difficulty))


def _chosen(book: Book, view: View, measure: Measure, explores: int) -> dict[Foe, int]:
    """Return the row that is fought where Infected lie face-up: those of least Health (DBG-20.9)."""
    foes = [evolve(measure(book.cards[view.cards[copy]]), reveal_damage=0) for copy in view.face_up]
    foes.sort(key=lambda foe: (foe.health, -foe.decorations))
    if not 1 <= explores <= len(foes):
        return {}
    row = Foe()
    for foe in foes[:explores]:
        row = row.plus(foe, 1)
    return {row: 1}


def drawn(view: View, explores: int) -> list[tuple[tuple[int, ...], int]]:
    """Return which groups of unknown order the next cards come from, and how many from each.

    Cards that the viewer knows on top come first. A card that another seat put at the bottom unseen
    is to the viewer one more of the unseen ones.
    """
    top = view.mansion_top
    unseen = tuple(copy for copy in view.mansion_unseen if copy not in top)
    below = sum(len(group.cards) for group in view.mansion_known)
    stock: list[tuple[tuple[int, ...], int]] = [((copy,), 1) for copy in top]
    stock += [(unseen, view.mansion_size - below - len(top))]
    stock += [(group.cards, len(group.cards)) for group in view.mansion_known]
    taken: dict[tuple[int, ...], int] = {}
    left = explores
    for cards, size in stock:
        pool = unseen if HIDDEN in cards else cards
        taken[pool] = taken.get(pool, 0) + min(left, size)
        left -= min(left, size)
    return [(pool, take) for pool, take in taken.items() if take]


Stock = list[tuple[Card, int]]
"""Cards of unknown order, and the number of copies of each."""


def _counted(book: Book, view: View, group: tuple[int, ...]) -> Stock:
    found = Counter(view.cards[copy] for copy in group)
    return [(book.cards[card_id], copies) for card_id, copies in found.items()]


def _with_cards(stock: Stock, measure: Measure, rows: dict[Foe, int], take: int) -> dict[Foe, int]:
    """Return the rows with `take` cards of a stock more, over all choices of them."""
    partial: dict[tuple[int, Foe], int] = {(0, row): ways for row, ways in rows.items()}
    for card, copies in stock:
        foe = measure(card)
        grown: dict[tuple[int, Foe], int] = {}
        for (taken, row), ways in partial.items():
            for times in range(min(copies, take - taken) + 1):
                key = (taken + times, row.plus(foe, times) if times else row)
                grown[key] = grown.get(key, 0) + ways * comb(copies, times)
        partial = grown
    return {row: ways for (taken, row), ways in partial.items() if taken == take}


def armed_rows(
    book: Book, view: View, ammo: int, explores: int, armed: tuple[Which, ...]
) -> dict[Foe, float]:
    """Return every row that could be Revealed and its chance, with effects that Defeat at once.

    Each armed effect looks at the first Infected of the row that is left, and is used up (DBG-7.23,
    7.41). Health is read as printed. Empty if the Mansion has fewer cards.
    """
    measure = _measure(view, ammo)
    if view.face_up:
        return dict(_chosen(book, view, measure, explores))
    if not 1 <= explores <= view.mansion_size:
        return {}
    found: dict[tuple[Foe, tuple[Which, ...]], float] = {(Foe(), armed): 1.0}
    for group, take in drawn(view, explores):
        stock = _counted(book, view, group)
        grown: dict[tuple[Foe, tuple[Which, ...]], float] = {}
        for (row, left), chance in found.items():
            for key, part in _in_order(stock, measure, row, left, take):
                grown[key] = grown.get(key, 0) + chance * part
        found = grown
    rows: dict[Foe, float] = {}
    for (row, _left), chance in found.items():
        rows[row] = rows.get(row, 0) + chance
    return rows


def _in_order(
    stock: Stock, measure: Measure, row: Foe, armed: tuple[Which, ...], take: int
) -> Iterator[tuple[tuple[Foe, tuple[Which, ...]], float]]:
    """Yield the rows with `take` cards more, the armed effects that are left, and the chance."""
    size = sum(copies for _card, copies in stock)
    if not armed or not take:
        ways = comb(size, take)
        for each, count in _with_cards(stock, measure, {row: 1}, take).items():
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
            gone = Foe(reveal_damage=foe.reveal_damage, at_once=1, kept=foe.decorations)
            return row.plus(gone, 1), armed[place + 1 :]
    return row.plus(foe, 1), ()


def foe_of(card: Card, ammo: int, difficulty: Difficulty = NORMAL) -> Foe:
    """Return what a Mansion card means for a row, with the exploring player's unspent Ammo."""
    if card.kind is not Kind.INFECTED:
        return Foe()
    extra = sum(
        passive.add * (ammo // 10 if passive.per == "ammo_10" else 1)
        for passive in card.passives
        if passive.figure is Figure.INFECTED_DAMAGE
    )
    reveal = sum(
        step.amount
        for text in card.texts
        if text.when is Moment.REVEAL
        for step in text.do
        if isinstance(step, Damage) and step.who == "each"
    )
    return Foe(
        1,
        difficulty.figure(card.health),
        max((card.damage or 0) + difficulty.points + extra * difficulty.times, 0),
        card.decorations,
        reveal * difficulty.times,
    )
