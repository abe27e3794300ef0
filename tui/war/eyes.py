"""What the panels of a table of Biohazard War look at: a view, the printed cards, the sentences."""

from collections.abc import Mapping
from typing import ClassVar

from attrs import frozen

from core.kernel.decision import NONE
from core.war.cards import Card
from core.war.catalogue import Book
from core.war.view import View
from tui.glyphs import ASCII, Glyphs
from tui.narration.base import Narration
from tui.narration.names import printable
from tui.narration.text import _
from tui.narration.war.scene import Scene
from tui.narration.war.terms import KINDS, word


@frozen
class WarEyes:
    """A view with what is needed to read it.

    `fallen` are the turns in which Facilities and Teams of this game were destroyed, by copy, as far
    as they are known.
    """

    GAME: ClassVar[str] = "war"

    view: View
    book: Book
    narration: Narration
    glyphs: Glyphs = ASCII
    fallen: Mapping[int, int] = {}

    def card(self, copy: int) -> Card:
        """Return the printed card of a copy."""
        return self.book.printed[copy]

    def title(self, copy: int, width: int) -> str:
        """Return the name of a copy, its short one where the name is wider than `width`."""
        card = self.card(copy)
        return printable(card.name if len(card.name) <= width else card.short)

    def kind(self, copy: int) -> str:
        """Return what a copy is, in a word: its kind, or Trap."""
        card = self.card(copy)
        return _("Trap") if card.trap else word(KINDS, card.kind)

    def name(self, seat: int) -> str:
        """Return the name of a seat."""
        return self.scene.player(seat)

    @property
    def scene(self) -> Scene:
        """The view as narration takes it."""
        return Scene(self.book, self.view)

    @property
    def are_heroes(self) -> bool:
        """Whether the viewer plays the Heroes."""
        return self.view.seat == self.view.heroes

    @property
    def facilities(self) -> tuple[int, ...]:
        """All Facilities of the game in their order, in play or not."""
        return tuple(sorted(self.book.facilities))

    def option_key(self, card: int) -> str:
        """Return the key of the option that is about a card, or an empty text if none is on offer."""
        decision = self.view.decision
        options = decision.options if decision is not None else ()
        return next((each.key for each in options if each.card == card != NONE), "")
