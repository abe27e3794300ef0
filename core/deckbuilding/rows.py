"""The rows that the next Explore could Reveal, from what a seat knows, and how likely each one is.

The unseen cards of the Mansion lie in an order nobody knows, above the groups known to be at its
bottom. Rows are counted by card and not one by one, so that several Explores cost little; only up to
the Infected that an armed effect Defeats at once does the order count (DBG-7.23).

Not foreseen is what Events turn up or take away beside the row (DBG-7.43, 9.13).
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
from core.deckbuilding.operations import (
    ChangeInfected,
    CharacterDamage,
    Condition,
    Damage,
    When,
    Which,
)
from core.deckbuilding.view import View
from core.kernel.event import HIDDEN

Rows = Mapping["Foe", float]
"""Every row that could be Revealed, and in how many ways or how likely it is."""


@frozen
class Burst:
    """What an Event does to who Explores (DBG-7.44), in points.

    At a total Damage of `at_least` it deals `harm`, else it adds `more` to the total.
    """

    at_least: int
    harm: int
    more: int


@frozen
class Foe:
    """What Mansion cards mean for a row: points of Health, Damage, Decorations, Damage on Reveal.

    `at_once` counts the Infected that are Defeated at once, `kept` is their Decorations; of their
    figures only the Damage on Reveal is in the others. `company` is the Health that Infected have beside
    others, `lent_health` and `lent_damage` what each Infected of the row has more by another one.
    """

    infected: int = 0
    health: int = 0
    damage: int = 0
    decorations: int = 0
    reveal_damage: int = 0
    at_once: int = 0
    kept: int = 0
    company: int = 0
    lent_health: int = 0
    lent_damage: int = 0
    bursts: tuple[Burst, ...] = ()

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
            self.company + times * other.company,
            self.lent_health + times * other.lent_health,
            self.lent_damage + times * other.lent_damage,
            self.bursts + times * other.bursts,
        )

    def together(self) -> "Foe":
        """Return a whole row, with what its Infected do to each other in its Health and Damage."""
        if not (self.company or self.lent_health or self.lent_damage):
            return self
        return evolve(
            self,
            health=self.health
            + self.lent_health * self.infected
            + (self.company if self.infected > 1 else 0),
            damage=self.damage + self.lent_damage * self.infected,
            company=0,
            lent_health=0,
            lent_damage=0,
        )

    def met_with(self, damage: int) -> tuple[int, int]:
        """Return the total Damage after the Events of the row, and the Damage taken before the comparison.

        Events come after the Infected, one after another (DBG-6.9, 7.44).
        """
        harm = self.reveal_damage
        for burst in self.bursts:
            if damage >= burst.at_least:
                harm += burst.harm
            else:
                damage += burst.more
        return damage, harm


Measure = Callable[[Card], Foe]
"""Tells what a Mansion card means for a row."""


def rows_of(
    book: Book, view: View, ammo: int, explores: int, *, bottom: bool = False
) -> Counter[Foe]:
    """Return every row that could be Revealed, with the number of ways in which it can come.

    With `bottom` the Explore Reveals from there (DBG-7.20). Empty if the Mansion has fewer cards.
    """
    measure = _measure(book, view, ammo)
    if view.face_up:
        return Counter(_chosen(book, view, measure, explores))
    if not 1 <= explores <= view.mansion_size:
        return Counter()
    rows: dict[Foe, int] = {Foe(): 1}
    for group, take in drawn(view, explores, bottom=bottom):
        rows = _with_cards(_counted(book, view, group), measure, rows, take)
    found: Counter[Foe] = Counter()
    for row, ways in rows.items():
        found[row.together()] += ways
    return found


def _measure(book: Book, view: View, ammo: int) -> Measure:
    """Return what tells the meaning of a Mansion card in a game, with so much Ammo left unspent."""
    cards = [book.cards[view.cards[copy]] for copy in view.me.attached]
    attached = sum(card.kind is Kind.INFECTED for card in cards)
    return partial(
        foe_of, ammo=ammo, difficulty=difficulty_of(view.setup.difficulty), attached=attached
    )


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
    for cards, size in reversed(stock) if bottom or view.turn.from_bottom else stock:
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
    measure = _measure(book, view, ammo)
    if view.face_up:
        return dict(_chosen(book, view, measure, explores))
    if not 1 <= explores <= view.mansion_size:
        return {}
    found: dict[tuple[Foe, tuple[Which, ...]], float] = {(Foe(), armed): 1.0}
    for group, take in drawn(view, explores, bottom=bottom):
        stock = _counted(book, view, group)
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
            gone = Foe(
                reveal_damage=foe.reveal_damage,
                at_once=1,
                kept=foe.decorations,
                lent_health=foe.lent_health,
                lent_damage=foe.lent_damage,
            )
            return row.plus(gone, 1), armed[place + 1 :]
    return row.plus(foe, 1), ()


def foe_of(card: Card, ammo: int, difficulty: Difficulty = NORMAL, attached: int = 0) -> Foe:
    """Return what a Mansion card means for a row.

    `ammo` is the exploring player's unspent Ammo, `attached` the number of Infected Attached to the Main
    Character.
    """
    if card.kind is not Kind.INFECTED:
        return Foe(bursts=_bursts(card))
    extra = sum(
        passive.add * (ammo // 10 if passive.per == "ammo_10" else 1)
        for passive in card.passives
        if passive.figure is Figure.INFECTED_DAMAGE
    )
    company = sum(
        passive.add
        for passive in card.passives
        if passive.figure is Figure.INFECTED_HEALTH and passive.cond == IN_COMPANY
    )
    times = difficulty.times
    steps = [step for text in card.texts if text.when is Moment.REVEAL for step in text.do]
    reveal = sum(
        step.amount
        for step in steps
        if isinstance(step, Damage) and step.who in ("each", "characters")
    )
    lent = [step for step in steps if isinstance(step, ChangeInfected) and step.on == "others"]
    own = [
        step
        for step in steps
        if isinstance(step, ChangeInfected)
        and step.on == "this"
        and step.per == "infected_attached"
    ]
    lent_health = times * sum(step.health for step in lent)
    lent_damage = times * sum(step.damage for step in lent)
    # What it lends is added for each Infected of the row, and it is none of those that it lends to.
    health = times * attached * sum(step.health for step in own) - lent_health
    damage = times * attached * sum(step.damage for step in own) - lent_damage
    return Foe(
        1,
        difficulty.figure(card.health) + health,
        max((card.damage or 0) + difficulty.points + extra * times, 0) + damage,
        card.decorations,
        reveal * times,
        company=company * times,
        lent_health=lent_health,
        lent_damage=lent_damage,
    )


IN_COMPANY = Condition(count="infected_fought", at_least=2)
"""Another Infected is fought, too."""


def _bursts(card: Card) -> tuple[Burst, ...]:
    """Return what an Event does by the total Damage, if it does."""
    found = []
    for text in card.texts:
        for step in text.do:
            if isinstance(step, When) and step.cond.count == "total_damage":
                harm = sum(each.amount for each in step.then if isinstance(each, Damage))
                added = sum(
                    each.add for each in step.otherwise if isinstance(each, CharacterDamage)
                )
                found.append(Burst(step.cond.at_least or 0, harm, added))
    return tuple(found)
