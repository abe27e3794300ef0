"""What Weapons a seat's Characters may use, and how many of them at once (DBG-6.2, 18.21)."""

from collections.abc import Iterator

from core.deckbuilding.cards import Ban, Card, Figure, Passive
from core.deckbuilding.catalogue import Book
from core.deckbuilding.conditions import admits
from core.deckbuilding.view import View
from core.kernel.decision import NONE

ALL = 99
"""As many Weapons as there are."""


def can_use(book: Book, view: View, card: Card, *, partner: bool) -> bool:
    """Say whether the Main Character, or the Partner, may use a Weapon: nothing forbids it."""
    return not any(
        passive.forbid is Ban.USE and passive.cond is None and admits(passive.of, card)
        for passive in _passives(book, view, partner=partner)
    )


def anybody_can_use(book: Book, view: View, card: Card) -> bool:
    """Say whether one of the own Characters may use a Weapon."""
    both = (False, True) if view.me.partner is not None else (False,)
    return any(can_use(book, view, card, partner=each) for each in both)


def most_used(book: Book, view: View, *, partner: bool) -> int:
    """Return how many Weapons a Character may use in one Explore."""
    limits = (
        passive.set
        for passive in _passives(book, view, partner=partner)
        if passive.figure is Figure.WEAPONS and passive.set is not None
    )
    return min(limits, default=ALL)


def _passives(book: Book, view: View, *, partner: bool) -> Iterator[Passive]:
    """Yield the passive texts of the Levels that a Character has reached (DBG-12.2, 18.3)."""
    me = view.me
    character = me.character if not partner else me.partner.character if me.partner else NONE
    if character == NONE:
        return
    levels = book.cards[view.cards[character]].levels
    needs = [each.decorations for each in levels] if partner else me.needs
    for level, need in zip(levels, needs, strict=False):
        if need <= me.decorations:
            yield from level.passives
