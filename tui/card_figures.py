"""The printed figures of cards as plain data, for programs and lists."""

from collections.abc import Callable, Mapping
from typing import Any

from attrs import asdict

from core.deckbuilding.cards import Card, Kind
from core.deckbuilding.catalogue import Book
from tui.narration.deckbuilding.cards import effect_text, level_text

X = "X"
"""How a printed X stands in the figures (DBG-1.8)."""

NO_TYPE = "special"
"""How a Weapon without a type line stands in the figures: it shares its type with no other (DBG-1.7)."""


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


def _weapon_type(card: Card) -> str | None:
    if card.kind is not Kind.WEAPON:
        return None
    return NO_TYPE if card.weapon_type is None else card.weapon_type.value


def _damage(card: Card) -> int | str | None:
    """Return what a card deals; an Infected Character has Base Damage instead (DBG-17.15)."""
    return None if card.kind is Kind.INFECTED_CHARACTER else _of_weapon(card.damage, card)


def _base_damage(card: Card) -> int | None:
    return card.damage if card.kind is Kind.INFECTED_CHARACTER else None


def _ammo(card: Card) -> int | str | None:
    """Return the Ammo Requirement; an Infection has none printed, though the rules read it as 0."""
    return _of_weapon(card.requirement, card) if card.kind is Kind.WEAPON else None


_FIGURES: Mapping[str, Callable[[Card], Any]] = {
    "cost": lambda card: card.cost,
    "bonus": _bonus,
    "weapon_type": _weapon_type,
    "ammo": _ammo,
    "damage": _damage,
    "base_damage": _base_damage,
    "trash_after": lambda card: card.trash_after or None,
    "health": lambda card: card.health,
    "decorations": lambda card: card.decorations if card.kind is Kind.INFECTED else None,
    "boss": lambda card: card.boss or None,
    "xp": lambda card: card.xp,
}
"""Key -> the figure of a card, or None if it has none."""


def _key(trait: str) -> str:
    return "_".join(trait.lower().split())
