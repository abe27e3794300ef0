"""What a card is worth to a deck, in a beginner's eyes: points that only compare with each other."""

from core.deckbuilding.cards import Card, Kind
from core.deckbuilding.catalogue import Book, all_texts
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import Heal, Operation, Put, Trash, WeaponDamage
from core.deckbuilding.view import View

JUNK = 1.0
"""Cards worth less are better out of the deck."""

ICONS = {"actions": 0.9, "buys": 0.3, "explores": 1.0, "gold": 0.06, "ammo": 0.06, "cards": 1.1}
"""What one of each icon is worth; Gold and Ammo by the point."""

TRASH = 0.3
"""What a way to Trash is worth for each card of cost below 20 in the deck."""

TERMINAL = 1.0
"""What an Action without +Actions loses for each other one of the deck beyond two."""


class Deck:
    """The cards that a player owns, as far as the worth of another one depends on them."""

    def __init__(self, book: Book, view: View) -> None:
        me = view.me
        copies = me.owned + me.hand + me.play_area + me.discard_pile
        self.cards = [book.cards[view.cards[copy]] for copy in copies]
        self.size = max(len(self.cards), 1)
        self.hurt = me.maximum_health.total - me.health
        self.ammo = 5 * sum(card.bonus.ammo for card in self.cards) / self.size
        self.weapons = sum(card.kind is Kind.WEAPON for card in self.cards)
        self.junk = sum(card.cost is not None and card.cost < 20 for card in self.cards)
        self.terminals = sum(is_terminal(card) for card in self.cards)

    def average(self) -> float:
        """Return what a card of this deck is worth on average."""
        return sum(map(self.worth, self.cards)) / self.size

    def worth(self, card: Card) -> float:
        """Return what a card is worth in this deck; below JUNK it does harm."""
        if card.kind is Kind.AMMUNITION:
            return (card.bonus.ammo + card.bonus.gold) / 14 - 0.7
        if card.kind is Kind.WEAPON:
            return self._weapon(card)
        if card.kind is Kind.ITEM:
            return 1.2 if self.hurt >= 40 else 0.5
        return self._action(card)

    def _weapon(self, card: Card) -> float:
        damage = self.ammo if card.damage is None else card.damage
        need = min(self.ammo, 40) if card.requirement is None else card.requirement
        payable = 1.0 if need <= self.ammo + 15 else 0.5
        effects = 0.8 * sum(len(text.do) for text in card.texts if text.when is Moment.USE)
        crowd = 0.5 * max(self.weapons - self.size / 3, 0)
        spent = 0.6 if card.trash_after else 1.0
        return ((damage - need / 4) / 6 * payable + effects) * spent - crowd

    def _action(self, card: Card) -> float:
        icons: float = sum(worth * getattr(card.bonus, icon) for icon, worth in ICONS.items())
        texts = sum((self._step(step) for text in all_texts(card) for step in text.do), 0.0)
        crowd = TERMINAL * max(self.terminals - 2, 0) if is_terminal(card) else 0.0
        return icons + texts - crowd

    def _step(self, step: Operation) -> float:
        if isinstance(step, WeaponDamage):
            return 2.2 if step.on == "own" else 0.6
        if isinstance(step, Trash):
            return TRASH * self.junk
        return 0.6 if isinstance(step, Put | Heal) else 0.2


def is_terminal(card: Card) -> bool:
    """Say whether a card is an Action after which no other one can follow by its own icons."""
    return card.kind is Kind.ACTION and card.bonus.actions < 1
