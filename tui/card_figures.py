"""The printed figures of cards as plain data, for programs and lists."""

from collections.abc import Callable, Mapping
from typing import Any

from attrs import asdict

from core.deckbuilding.cards import Card, Kind
from core.deckbuilding.catalogue import Book
from tui.narration.deckbuilding.cards import effect_text, level_text

X = "X"
"""How a printed X stands in the figures (DBG-1.8)."""


def figures_of(book: Book, card: Card) -> dict[str, Any]:
    """Return what is printed on a card: numbers in points, text in our words.

    Only the figures that the card has are there; `ammo` and `damage` of a Weapon are "X" where a
    player chooses the Ammo.
    """
    found: dict[str, Any] = {
        "id": card.id,
        "name": card.name,
        "set": card.set,
        "kind": card.kind.value,
        "copies": card.copies,
    }
    found |= {key: value for key, get in _FIGURES.items() if (value := get(card)) is not None}
    found |= dict.fromkeys(map(_key, card.traits), True)
    if card.levels:
        found["levels"] = [
            {
                "level": level.level,
                "decorations": level.decorations,
                "text": level_text(book, card, level.level),
            }
            for level in card.levels
        ]
    found["text"] = effect_text(book, card)
    return found


def _bonus(card: Card) -> dict[str, int] | None:
    icons = {icon: count for icon, count in asdict(card.bonus).items() if count}
    return icons or None


def _of_weapon(figure: int | None, card: Card) -> int | str | None:
    return X if figure is None and card.kind is Kind.WEAPON else figure


def _ammo(card: Card) -> int | str | None:
    """Return the Ammo Requirement; an Infection has none printed, though the rules read it as 0."""
    return _of_weapon(card.requirement, card) if card.kind is Kind.WEAPON else None


_FIGURES: Mapping[str, Callable[[Card], Any]] = {
    "cost": lambda card: card.cost,
    "bonus": _bonus,
    "weapon_type": lambda card: card.weapon_type and card.weapon_type.value,
    "ammo": _ammo,
    "damage": lambda card: _of_weapon(card.damage, card),
    "trash_after": lambda card: card.trash_after or None,
    "health": lambda card: card.health,
    "decorations": lambda card: card.decorations if card.kind is Kind.INFECTED else None,
    "boss": lambda card: card.boss or None,
}
"""Key -> the figure of a card, or None if it has none."""


def _key(trait: str) -> str:
    return "_".join(trait.lower().split())
