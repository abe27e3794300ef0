"""Card names and the numbers they stand for.

Files name cards as they are printed. A name can belong to several cards (DBG-21.11): then the box at
hand decides; for Resource cards that it lacks, the box that shares them with the others; or the file
gives the card's number.
"""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from attrs import frozen

from content.deckbuilding.terms import MANSION_KINDS, PILE_KINDS
from content.expect import Expect, listed, shown, suggestion, unfit
from core.deckbuilding.cards import Card, Kind
from core.deckbuilding.operations import AttachThis

SHARED = "premiere"
"""The box whose Ammunition, Handguns, Knives and Herbs the later boxes hold again, under its numbers."""

_KINDS = frozenset(each.value for each in Kind)


@frozen
class Known:
    """What is known of a card before its file has been checked.

    `attaches` says that a text Attaches it to its player's Character, `bought` that it has a cost;
    `copies` is the number in its box. Where the file gets a kind, a box or a number of copies wrong it is
    empty or 0, and nothing is held against it.
    """

    id: str
    name: str
    kind: str
    box: str
    bought: bool
    boss: bool
    copies: int
    attaches: bool = False

    @property
    def in_pile(self) -> bool:
        """Whether it can lie in a Resource pile."""
        return self.kind in PILE_KINDS and (self.kind != Kind.ITEM or self.bought)

    @property
    def in_mansion(self) -> bool:
        """Whether it can lie in the Mansion."""
        return self.kind in MANSION_KINDS and (self.kind != Kind.ITEM or not self.bought)

    @property
    def in_deck(self) -> bool:
        """Whether it can lie in a player's Inventory, Hand, Play Area or Discard Pile."""
        return self.in_pile or self.kind in (Kind.ITEM, Kind.INFECTION)

    @property
    def attached(self) -> bool:
        """Whether it can be Attached to a Character: Infected, Items from the Mansion, and what says so."""
        item = self.in_mansion and self.kind == Kind.ITEM
        return self.kind == Kind.INFECTED or item or self.attaches

    @property
    def is_infected(self) -> bool:
        """Whether it is an Infected."""
        return self.kind == Kind.INFECTED

    @property
    def in_combo(self) -> bool:
        """Whether it can lie in a Combo Pile (DBG-15.8, 15.15)."""
        return self.kind in (Kind.INFECTED, Kind.BONUS)

    @property
    def is_skill(self) -> bool:
        """Whether it is a Skill."""
        return self.kind == Kind.SKILL

    @property
    def with_partner(self) -> bool:
        """Whether it can be Attached to a Partner: a Weapon, an Action, a Mansion Item (DBG-18.5 to 18.8)."""
        found = self.in_mansion and self.kind == Kind.ITEM
        return found or self.kind in (Kind.WEAPON, Kind.ACTION)

    @property
    def is_character(self) -> bool:
        """Whether it is a Character, living or Infected."""
        return self.kind in (Kind.CHARACTER, Kind.INFECTED_CHARACTER)

    @property
    def is_infection(self) -> bool:
        """Whether it is an Infection card (DBG-17.2)."""
        return self.kind == Kind.INFECTION


def known_card(card: Card) -> Known:
    """Return what is known of a card that has been checked."""
    attaches = any(
        isinstance(step, AttachThis) and step.whom == "own"
        for text in card.texts
        for step in text.do
    )
    return Known(
        card.id,
        card.name,
        card.kind,
        card.set,
        card.cost is not None,
        card.boss,
        card.copies,
        attaches,
    )


def known_table(table: Mapping[str, Any], box: object) -> Known | None:
    """Return what a card's table says of it, or None if it has no number and name to be known by."""
    number, name, kind, copies = (table.get(key) for key in ("id", "name", "kind", "copies"))
    if not (isinstance(number, str) and isinstance(name, str)):
        return None
    return Known(
        number,
        name,
        kind if isinstance(kind, str) and kind in _KINDS else "",
        box if isinstance(box, str) else "",
        "cost" in table,
        table.get("boss") is True,
        copies if type(copies) is int and copies > 0 else 0,
    )


class Names:
    """The cards that files may name, found by their names and numbers in `by_id`."""

    def __init__(self, cards: Iterable[Known]) -> None:
        self._boxes: tuple[str, ...] = ()
        self._only_boxes = False
        self.by_id: dict[str, Known] = {}
        self._by_name: dict[str, list[Known]] = {}
        for card in cards:
            if card.id not in self.by_id:
                self.by_id[card.id] = card
                self._by_name.setdefault(card.name, []).append(card)

    @contextmanager
    def preferring(self, boxes: Iterable[str], *, only: bool = False) -> Iterator[None]:
        """Look names up in these boxes first while the context lasts; with `only`, nowhere else."""
        before = self._boxes, self._only_boxes
        self._boxes = tuple(boxes)
        self._only_boxes = only and bool(self._boxes)
        try:
            yield
        finally:
            self._boxes, self._only_boxes = before

    def expect(self, what: str, where: str = "") -> Expect:
        """Return the expectation of a card's name or number, which becomes the number.

        `what` describes the card in words; `where` is the property of Known that it must have. A card
        whose kind its own file gets wrong is not faulted again.
        """

        def into(word: str) -> str:
            if not (cards := self._named(word)):
                raise unfit(
                    f"{what}, found {shown(word)}, which no card is called{self._near(word)}"
                )
            fitting = [card for card in cards if not where or not card.kind or getattr(card, where)]
            if not fitting:
                raise unfit(f"{what}, found {shown(word)}, which is of the kind {cards[0].kind}")
            card = self._only(fitting, word)
            if self._only_boxes and card.box not in self._boxes:
                boxes = listed(map(shown, self._boxes))
                raise unfit(f"{what} of the box {boxes}, found {shown(word)} of {shown(card.box)}")
            return card.id

        return Expect(what, lambda value: isinstance(value, str), into)

    def knows(self, word: str) -> bool:
        """Say whether any card has this name or number."""
        return bool(self._named(word))

    def _named(self, word: str) -> list[Known]:
        card = self.by_id.get(word)
        return [card] if card else self._by_name.get(word, [])

    def _near(self, word: str) -> str:
        return suggestion(word, self._by_name)

    def _only(self, cards: list[Known], word: str) -> Known:
        if len(cards) == 1:
            return cards[0]
        preferred = [card for card in cards if card.box in self._boxes]
        if not preferred:
            preferred = [card for card in cards if card.box == SHARED and card.in_pile]
        if len(preferred) == 1:
            return preferred[0]
        raise unfit(
            f"the number of a card, as {shown(word)} can be {listed(card.id for card in cards)}"
        )


def too_many(card: Known, copies: int) -> str | None:
    """Return what was expected instead of more copies than the box has, or None if they are there."""
    if not card.copies or copies <= card.copies:
        return None
    return f"at most {card.copies} of {shown(card.name)}, the copies in its box, found {copies}"
