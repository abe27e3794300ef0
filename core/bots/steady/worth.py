"""What a card is worth to a deck, in a beginner's eyes: points that only compare with each other.

A card has a quality of its own, in about a point for each point of Damage. What a deck wants of its
kind fades with each one that it has: a few strong Weapons, the Ammo to fire them, and not more Actions
than can be played.
"""

from collections.abc import Callable, Iterable
from functools import cached_property
from math import fsum
from typing import Any

from core.bots.steady.bans import anybody_can_use
from core.deckbuilding.cards import Bonus, Card, Kind
from core.deckbuilding.catalogue import Book, all_texts
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import (
    Add,
    ApplyIt,
    CharacterDamage,
    Choose,
    DefeatNext,
    Discard,
    Gain,
    LowerInfection,
    MakeDiscard,
    Operation,
    Put,
    RaiseInfection,
    SortTop,
    Suffer,
    ThisTurn,
    Trash,
    TrashThis,
    WeaponDamage,
    When,
)
from core.deckbuilding.view import View
from core.kernel.decision import NONE

JUNK = 6.0
"""Cards of less quality are better out of the deck."""

ICONS = {"actions": 5.0, "buys": 2.0, "explores": 8.0, "gold": 0.2, "ammo": 0.5, "cards": 8.0}
"""The quality that one of each icon gives an Action; Gold and Ammo by the point."""

AMMO = 0.8
"""The quality of an Ammunition card for each point that it gives: Ammo and Gold, every turn."""

THINNING, BOOST, TAKING_BACK, LAYING_BACK = 25.0, 5.0, 8.0, -6.0
"""What texts are good for: to Trash, more Damage, a card back to Hand, one of the Hand given up."""

DISCARDED, TAKEN, LAID_AHEAD = -5.0, 12.0, 8.0
"""What texts are good for: a card of the Hand Discarded, a card had from elsewhere, one drawn next."""

DISEASE, PAIN = 4.0, 0.25
"""What 1 of the Infection Level costs, and a point of Damage on the own Character."""

COUNTED = 4.0
"""What a count that multiplies something is taken for."""

SWAPPED = 0.7
"""What is left of the worth of cards that others are given for, as many as one likes."""

INFECTION_TEXT = 5.0
"""What the text of an Infection card is good for."""

PAID = 60
"""The Ammo that can be paid for a printed X, in points, unless it has a lower limit."""

LIKELY = 20.0
"""What a text of a Weapon that may add Damage is good for."""

STRONG = 24.0
"""From this quality on a Weapon can be counted on."""

WEAPONS, LEADING, LAST, FORCED = 8, 8, 3, 2
"""How many are enough: strong Weapons, Actions that let one go on, others beside half of these, and
those that must Trash a card each time: good ones go when the worthless ones are gone."""

AMMUNITION, LEAST_AMMUNITION = 0.2, 2.0
"""How many Ammunition cards of an amount are enough, for each point of it, and at least: the greater,
the more."""

FEW = 3
"""With so many dearer ones Ammunition without a cost is junk."""

HURT = 40
"""Lost Health, in points, from which on healing is wanted."""


class Deck:
    """The cards that a player owns, as far as the worth of another one depends on them."""

    def __init__(self, book: Book, view: View) -> None:
        me = view.me
        self.cards = [
            book.cards[view.cards[copy]]
            for copy in me.owned + me.hand + me.play_area + me.discard_pile
        ]
        self.hurt = me.maximum_health.total - me.health
        self._book, self._view = book, view

    @cached_property
    def groups(self) -> list[str]:
        """The group of each card."""
        return [group_of(card) for card in self.cards]

    @cached_property
    def _poor(self) -> bool:
        """Whether there is no strong Weapon to be had, and few are owned: then weak ones must do."""
        tops = [
            self._book.cards[self._view.cards[p.top]] for p in self._view.piles if p.top != NONE
        ]
        had = sum(self.quality(each) >= STRONG for each in self.cards if each.kind is Kind.WEAPON)
        strong = (each for each in tops if each.kind is Kind.WEAPON)
        return had < WEAPONS and all(self.quality(each) < STRONG for each in strong)

    def quality(self, card: Card) -> float:
        """Return what a card is good for in this deck; below JUNK it does harm."""
        if card.kind is Kind.AMMUNITION and not card.cost:
            dearer = sum(each.kind is Kind.AMMUNITION and bool(each.cost) for each in self.cards)
            return JUNK + 1 if dearer < FEW else 0.0
        if card.kind is Kind.ITEM:
            return JUNK + 4 if self.hurt >= HURT else JUNK - 1
        if card.kind is Kind.WEAPON and not anybody_can_use(self._book, self._view, card):
            return 0.0
        return quality_of(card)

    def worth(self, card: Card) -> float:
        """Return what one more of a card is worth: its quality, less the nearer enough is."""
        group = group_of(card)
        have = self.groups.count(group)
        return self.quality(card) * max(1 - have / self._enough(group), 0.0)

    def _enough(self, group: str) -> float:
        if group == "last":
            return LAST + self.groups.count("leading") / 2
        if group.startswith("ammunition"):
            return max(AMMUNITION * int(group.split()[1]), LEAST_AMMUNITION)
        if group == "weak":
            return WEAPONS if self._poor else 1
        return {"weapon": WEAPONS, "leading": LEADING, "forced": FORCED}.get(group, 1)


def group_of(card: Card) -> str:
    """Return what a card is for: cards of one group make each other less wanted."""
    if card.kind is Kind.AMMUNITION:
        return f"ammunition {max(card.bonus.ammo, card.bonus.gold)}"
    if card.kind is Kind.WEAPON:
        quality = quality_of(card)
        return "weapon" if quality >= STRONG else "weak" if quality >= JUNK else "junk"
    if any(isinstance(step, TrashThis) for step in _printed(card)):
        return "healing" if card.kind is Kind.ITEM else "trashing"
    if any(
        isinstance(step, Trash) and step.zone == "hand" and step.count for step in _printed(card)
    ):
        return "forced"
    return "leading" if card.bonus.actions else "last"


def _printed(card: Card) -> list[Operation]:
    return [step for text in card.texts for step in text.do]


def quality_of(card: Card) -> float:
    """Return what a card is good for in any deck."""
    steps = [step for text in all_texts(card) for step in text.do]
    if card.kind is Kind.AMMUNITION:
        return AMMO * (card.bonus.ammo + card.bonus.gold)
    if card.kind is Kind.WEAPON:
        paid = PAID if card.ammo_at_most is None else min(card.ammo_at_most, PAID)
        damage = paid if card.damage is None else card.damage
        need = paid if card.requirement is None else card.requirement
        used = [step for text in card.texts if text.when is Moment.USE for step in text.do]
        extra = fsum(map(_use, used))
        return (damage - need / 4 + extra) * (0.5 if card.trash_after else 1.0)
    if card.kind is Kind.INFECTION:
        return (card.damage or 0) + INFECTION_TEXT * len(card.texts)
    return _icons(card.bonus) + fsum(map(_step, steps))


def _icons(bonus: Bonus | Add) -> float:
    return fsum(worth * float(getattr(bonus, icon)) for icon, worth in ICONS.items())


def _use(step: Operation) -> float:
    if isinstance(step, Add):
        return ICONS["explores"] * step.explores
    return LIKELY if isinstance(step, When | WeaponDamage | DefeatNext) else 0.0


def _step(step: Operation) -> float:
    worth = _STEPS.get(type(step), 0.0)
    return worth if isinstance(worth, float) else float(worth(step))


def _steps(steps: Iterable[Operation]) -> float:
    return fsum(map(_step, steps))


def _boost(step: WeaponDamage) -> float:
    return BOOST if step.on == "own" else BOOST / 2


def _times(step: Add) -> float:
    """New cards for old ones are worth less than cards for nothing."""
    return SWAPPED if step.per in ("it", "xp_given") else COUNTED / step.every


def _put(step: Put) -> float:
    if step.zone == "it":
        return TAKEN
    if step.zone == "any_discard_pile":
        return LAID_AHEAD * step.up_to
    return TAKING_BACK if step.to == "hand" else LAYING_BACK


def _discarded(step: Discard) -> float:
    """What is Discarded as one likes costs nothing."""
    return DISCARDED * step.count


_STEPS: dict[type[Operation], float | Callable[[Any], float]] = {
    WeaponDamage: _boost,
    CharacterDamage: lambda step: BOOST * step.add / 10,
    SortTop: lambda step: THINNING if step.trash_one else 0.0,
    Trash: THINNING,
    Put: _put,
    Discard: _discarded,
    Add: lambda step: _icons(step) * (_times(step) if step.per else 1),
    When: lambda step: max(_steps(step.then), _steps(step.otherwise)) / 2,
    Choose: lambda step: max(_steps(way.do) for way in step.ways),
    ThisTurn: lambda step: _steps(step.then),
    Suffer: lambda step: _steps(step.then) - PAIN * step.amount,
    RaiseInfection: lambda step: -DISEASE * step.amount,
    LowerInfection: lambda step: DISEASE * max(step.amount, 1),
    Gain: lambda step: TAKEN if step.zone == "it" else 0.0,
    MakeDiscard: lambda step: TAKEN + _steps(step.then),
    ApplyIt: lambda step: TAKEN * (step.times - 1),
}
"""What a step of an Action's or an Item's text is good for; what is not named counts for nothing."""
