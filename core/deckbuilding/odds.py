"""The odds of the next Explore from what a seat knows: exact, over every row that could come.

The unseen cards of the Mansion lie in an order nobody knows, above the groups known to be at its
bottom. Rows are counted by card and not one by one, so that several Explores cost little.
"""

from collections import Counter
from math import comb

from attrs import frozen

from core.deckbuilding.cards import Card, Figure, Kind
from core.deckbuilding.catalogue import Book
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import Damage
from core.deckbuilding.view import View
from core.kernel.decision import NONE
from core.kernel.event import HIDDEN


@frozen
class Odds:
    """Chances (0 to 1) of an Explore with N Explores, and the mean number of Decorations it brings.

    `defeated`, `no_infected` and `not_defeated` add up to 1. `wound` is the chance of a Fatal Wound.
    """

    explores: int
    defeated: float
    no_infected: float
    not_defeated: float
    wound: float
    decorations: float


@frozen
class Attack:
    """What an Explore is begun with: total Damage, what it gains for each Infected fought, the rest.

    All in points: `ammo` is the Ammo left unspent, `health` that of the Character that leads.
    """

    damage: int
    health: int
    ammo: int = 0
    per_infected: int = 0


@frozen
class Foe:
    """What a Mansion card means for a row: points of Health, Damage, Decorations, Damage on Reveal."""

    infected: int = 0
    health: int = 0
    damage: int = 0
    decorations: int = 0
    reveal_damage: int = 0

    def plus(self, other: "Foe", times: int) -> "Foe":
        """Return the row with `times` more of such a card."""
        return Foe(
            self.infected + times * other.infected,
            self.health + times * other.health,
            self.damage + times * other.damage,
            self.decorations + times * other.decorations,
            self.reveal_damage + times * other.reveal_damage,
        )


def odds(book: Book, view: View, attack: Attack, explores: int) -> Odds | None:
    """Return the odds of Exploring `explores` times at once, or None with fewer cards than that.

    An Infected that an effect Defeats at once (DBG-7.23) is counted like any other.
    """
    return odds_of(rows_of(book, view, attack.ammo, explores), attack, explores)


def odds_of(rows: Counter[Foe], attack: Attack, explores: int) -> Odds | None:
    """Return the odds over rows that were found before, for those who ask about several attacks."""
    ways = sum(rows.values())
    if not ways:
        return None
    defeated = none = wound = 0
    gained = 0
    for foe, count in rows.items():
        reached = attack.damage + attack.per_infected * foe.infected
        down = foe.reveal_damage >= attack.health
        if not down and not foe.infected:
            none += count
        elif not down and reached >= foe.health:
            defeated += count
            gained += count * foe.decorations
        else:
            wound += count * (down or foe.reveal_damage + foe.damage >= attack.health)
    lost = ways - defeated - none
    return Odds(explores, defeated / ways, none / ways, lost / ways, wound / ways, gained / ways)


def rows_of(book: Book, view: View, ammo: int, explores: int) -> Counter[Foe]:
    """Return every row that could be Revealed, with the number of ways in which it can come.

    Empty if the Mansion has fewer cards.
    """
    if not 1 <= explores <= view.mansion_size:
        return Counter()
    rows: dict[Foe, int] = {Foe(): 1}
    for group, take in drawn(view, explores):
        rows = _with_group(book, view, ammo, rows, group, take)
    return Counter(rows)


def drawn(view: View, explores: int) -> list[tuple[tuple[int, ...], int]]:
    """Return which groups of unknown order the next cards come from, and how many from each.

    A card that the viewer has looked at comes first. A card that another seat put at the bottom unseen
    is to the viewer one more of the unseen ones.
    """
    looked = view.fight.looked if view.fight else NONE
    top = (looked,) if looked != NONE else ()
    unseen = tuple(copy for copy in view.mansion_unseen if copy != looked)
    below = sum(len(group.cards) for group in view.mansion_known)
    stock = [(top, len(top)), (unseen, view.mansion_size - below - len(top))]
    stock += [(group.cards, len(group.cards)) for group in view.mansion_known]
    taken: dict[tuple[int, ...], int] = {}
    left = explores
    for cards, size in stock:
        pool = unseen if HIDDEN in cards else cards
        taken[pool] = taken.get(pool, 0) + min(left, size)
        left -= min(left, size)
    return [(pool, take) for pool, take in taken.items() if take]


def _with_group(
    book: Book,
    view: View,
    ammo: int,
    rows: dict[Foe, int],
    group: tuple[int, ...],
    take: int,
) -> dict[Foe, int]:
    """Return the rows with `take` cards of a group more, over all choices of them."""
    partial: dict[tuple[int, Foe], int] = {(0, row): ways for row, ways in rows.items()}
    for card_id, copies in Counter(view.cards[copy] for copy in group).items():
        foe = foe_of(book.cards[card_id], ammo)
        grown: dict[tuple[int, Foe], int] = {}
        for (taken, row), ways in partial.items():
            for times in range(min(copies, take - taken) + 1):
                key = (taken + times, row.plus(foe, times) if times else row)
                grown[key] = grown.get(key, 0) + ways * comb(copies, times)
        partial = grown
    return {row: ways for (taken, row), ways in partial.items() if taken == take}


def foe_of(card: Card, ammo: int) -> Foe:
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
    return Foe(1, card.health or 0, (card.damage or 0) + extra, card.decorations, reveal)
