"""What the panels of a table look at: a view, the printed cards, the sentences."""

from functools import cached_property
from typing import ClassVar

from attrs import frozen

from core.deckbuilding.cards import Card, Kind
from core.deckbuilding.catalogue import Book
from core.deckbuilding.difficulties import Difficulty, difficulty_of
from core.deckbuilding.modes import Mode
from core.deckbuilding.modifications import mode_of
from core.deckbuilding.planning import Reckoner, shifts
from core.deckbuilding.view import View, WeaponView
from core.kernel.decision import NONE
from tui.glyphs import ASCII, Glyphs
from tui.narration.base import Narration
from tui.narration.deckbuilding.cards import decorations
from tui.narration.deckbuilding.options import all_yields
from tui.narration.deckbuilding.scene import Scene
from tui.narration.text import _
from tui.narration.words import commas


@frozen
class Eyes:
    """A view with what is needed to read it."""

    GAME: ClassVar[str] = "deckbuilding"

    view: View
    book: Book
    narration: Narration
    glyphs: Glyphs = ASCII

    @property
    def mode(self) -> Mode:
        """The mode that is played, with its modifications."""
        return mode_of(self.view.setup)

    @property
    def difficulty(self) -> Difficulty:
        """What the difficulty of the game changes."""
        return difficulty_of(self.view.setup.difficulty)

    def infected(self, card: Card) -> tuple[int, int]:
        """Return the Health and the Damage of an Infected as the difficulty makes them (DBG-20)."""
        difficulty = self.difficulty
        return difficulty.figure(card.health), difficulty.figure(card.damage)

    def effects(self, card: Card, said: str) -> str:
        """Return what an Infected does as often as the difficulty makes it do that (DBG-20.2, 20.3)."""
        times = self.difficulty.times
        if card.kind is not Kind.INFECTED or times == 1 or not said:
            return said
        return _("no effect: Easy") if not times else _("twice: {text}").format(text=said)

    def card(self, copy: int) -> Card:
        """Return the printed card of a copy."""
        return self.book.cards[self.view.cards[copy]]

    def name(self, seat: int) -> str:
        """Return the name of a seat."""
        return self.view.seats[seat].name

    def person(self, seat: int) -> str:
        """Return the name of a seat's Character, empty before it is chosen."""
        character = self.view.seats[seat].character
        return self.card(character).name if character != NONE else ""

    def weapon(self, copy: int) -> WeaponView | None:
        """Return the figures of a Weapon of the own Hand or Play Area."""
        return next((each for each in self.view.weapons if each.card == copy), None)

    def in_hand(self, kind: Kind) -> tuple[int, ...]:
        """Return the cards of the own Hand of a kind."""
        return tuple(copy for copy in self.view.me.hand if self.card(copy).kind is kind)

    def text_of(self, card_id: str) -> str:
        """Return what a card does in sentences, and what its Levels take where that is not as printed."""
        said = self.narration.card_text(card_id)
        levels = self.book.cards[card_id].levels
        needs = {each.level: self.mode.required(each) for each in levels}
        if all(needs[each.level] == each.decorations for each in levels):
            return said
        own = commas(
            _("Level {level} takes {decorations}").format(
                level=level, decorations=decorations(need)
            )
            for level, need in needs.items()
        )
        return _("{text} Here {levels} (DBG-16.13).").format(text=said, levels=own)

    def ammunition_worth(self) -> tuple[int, int]:
        """Return the Ammo and Gold that the Ammunition in Hand would still give."""
        return self._worth

    @cached_property
    def _worth(self) -> tuple[int, int]:
        # Every pile asks for it to be marked.
        gives = all_yields(Scene(self.book, self.view))
        return gives["ammo"], gives["gold"]

    @cached_property
    def reckoner(self) -> Reckoner | None:
        """What reckons Weapons that are used together, where their figures depend on that."""
        deciding = self.view.decision is not None
        return Reckoner(self.book, self.view) if deciding and shifts(self.book, self.view) else None

    def my_turn(self) -> bool:
        """Say whether it is the turn of the viewer."""
        return self.view.turn.seat == self.view.seat

    def grouped(self, copies: tuple[int, ...]) -> list[tuple[int, int]]:
        """Return (first copy, number) for cards of one kind that lie in a zone, in their order."""
        counts: dict[str, int] = {}
        first: dict[str, int] = {}
        for copy in copies:
            card_id = self.view.cards[copy]
            counts[card_id] = counts.get(card_id, 0) + 1
            first.setdefault(card_id, copy)
        return [(first[card_id], count) for card_id, count in counts.items()]

    def named(self, copies: tuple[int, ...]) -> str:
        """Return the cards of a zone as words: "Mansion Foyer, Handgun x2"."""
        words = (
            self.card(copy).name + (f" x{count}" if count > 1 else "")
            for copy, count in self.grouped(copies)
        )
        return ", ".join(words)
