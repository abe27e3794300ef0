"""What the panels of a table of Undead look at: a view, the printed cards, the sentences."""

from collections.abc import Mapping
from functools import cached_property
from string import ascii_uppercase
from typing import ClassVar

from attrs import field, frozen

from core.kernel.decision import NONE, Option
from core.undead.catalogue import Book, Card, Foe
from core.undead.game import Game
from core.undead.resample import opened
from core.undead.state import Hostile, Soldier
from core.undead.view import PlaceView, Sheet, Threat, View
from tui.glyphs import ASCII, Glyphs
from tui.narration.base import Narration
from tui.narration.names import printable
from tui.narration.undead.scene import Scene

Letters = Mapping[int, str]
"""The copy of a Hostile card in play -> the letter that it is called by."""


def lettered(hostiles: tuple[Hostile, ...], before: Letters) -> Letters:
    """Return a letter for each Hostile card: the one that it had, else the first that is free."""
    kept = {each.card: before[each.card] for each in hostiles if each.card in before}
    free = iter(letter for letter in ascii_uppercase if letter not in kept.values())
    return {
        each.card: kept[each.card] if each.card in kept else next(free, "*") for each in hostiles
    }


@frozen
class UndeadEyes:
    """A view with what is needed to read it. `letters` are what Hostile cards were called by before."""

    GAME: ClassVar[str] = "undead"

    view: View
    book: Book
    narration: Narration
    glyphs: Glyphs = ASCII
    letters: Letters = field(factory=dict)

    def letter(self, copy: int) -> str:
        """Return the letter of a Hostile card."""
        return self._letters.get(copy, "*")

    @cached_property
    def _letters(self) -> Letters:
        return lettered(self.view.hostiles, self.letters)

    @cached_property
    def scene(self) -> Scene:
        """The view as narration takes it."""
        return Scene(self.book, self.view)

    @cached_property
    def table(self) -> Game:
        """The table opened for reading figures off it; the decks lie in no true order."""
        return opened(self.book, self.view)

    def card(self, copy: int) -> Card:
        """Return the printed card of a copy."""
        return self.book.by_id[self.view.cards[copy]]

    def foe(self, copy: int) -> Foe:
        """Return a Hostile card made ready for play."""
        return self.book.foes[self.view.cards[copy]]

    def title(self, copy: int, width: int) -> str:
        """Return the name of a copy, its short one where the name is wider than `width`."""
        card = self.card(copy)
        return printable(card.name if len(card.name) <= width else card.short)

    def foe_title(self, copy: int, width: int) -> str:
        """Return the name of a Hostile card in play; numbered as in the log where several are alike."""
        number = self.scene.number(copy)
        if not number:
            return self.title(copy, width)
        called = self.scene.target(copy)
        if len(called) > width:
            called = f"{self.title(copy, width - 2)} {number}"
        return printable(called)

    def name(self, seat: int) -> str:
        """Return the name of a seat."""
        return self.scene.seat(seat)

    def soldier(self, number: int) -> Soldier:
        """Return a Soldier's counters by his place in the team."""
        return self.view.soldiers[number]

    def sheet(self, number: int) -> Sheet:
        """Return a Soldier's figures by his place in the team."""
        return self.view.sheets[number]

    def called(self, number: int) -> str:
        """Return "1 Doyle": a Soldier by his number and his short name."""
        return f"{number + 1} {printable(self.scene.soldier(number))}"

    def player(self, number: int) -> bool:
        """Say whether a Soldier is a Player Soldier."""
        return self.sheet(number).type == "player"

    def threats(self, copy: int) -> tuple[Threat, ...]:
        """Return the Hostiles of a card that are not Destroyed."""
        return tuple(
            each for each in self.view.threats if each.card == copy and each.target != NONE
        )

    def hostiles_at(self, at: int) -> tuple[Hostile, ...]:
        """Return the Hostile cards at a place, in the order in which they entered play."""
        return tuple(each for each in self.view.hostiles if each.at == at)

    def soldiers_at(self, at: int) -> tuple[int, ...]:
        """Return the Soldiers at a place, Downed or not."""
        return tuple(n for n, each in enumerate(self.view.soldiers) if each.at == at)

    def place(self, at: int) -> PlaceView:
        """Return a place of the track."""
        return self.view.places[at]

    def place_title(self, at: int, width: int) -> str:
        """Return what a place is called in so many cells."""
        copy = self.view.track[at]
        return self.title(copy, width) if copy != NONE else ""

    @property
    def goal_at(self) -> int:
        """The place of the Objective."""
        return len(self.view.track) - 1

    def options(self, *codes: str) -> tuple[Option, ...]:
        """Return the options with some codes that are on offer to the viewer."""
        decision = self.view.decision
        options = decision.options if decision is not None else ()
        return tuple(each for each in options if each.code in codes)

    def offers(self, key: str) -> bool:
        """Say whether a key is on offer to the viewer."""
        decision = self.view.decision
        return decision is not None and any(each.key == key for each in decision.options)
