"""What sentences are made from: the cards of the game, and what the reader sees of the table."""

from core.kernel.decision import NONE
from core.undead.cards import Action, Attack, Location, Objective, Power
from core.undead.catalogue import Book, Card
from core.undead.figures import BLESSING, HTH, LONG_RANGE, SUPPRESSIONS
from core.undead.state import Bonus, Hostile
from core.undead.view import View
from tui.narration.names import printable
from tui.narration.text import _, mark

_SOURCES = {
    HTH: mark("HtH"),
    SUPPRESSIONS: mark("Suppressions"),
    LONG_RANGE: mark("long Range"),
    BLESSING: mark("Bless Arms"),
}
"""What adds to a roll and is no card."""


class Scene:
    """A view with the names of what is in it."""

    def __init__(self, book: Book, view: View) -> None:
        self.book = book
        self.view = view

    def card(self, copy: int) -> Card:
        """Return the card of a copy."""
        return self.book.by_id[self.view.cards[copy]]

    def name(self, copy: int) -> str:
        """Return the name of a copy's card; a Soldier's short one."""
        if copy == NONE:
            return _("nothing")
        if copy < len(self.view.soldiers):
            return self.soldier(copy)
        return self.card(copy).name

    def soldier(self, place: int) -> str:
        """Return the short name of a Soldier of the team."""
        return self.card(place).short if place != NONE else _("nobody")

    def seat(self, seat: int) -> str:
        """Return the name of who sits at a seat."""
        return printable(self.view.setup.seats[seat].name) if seat != NONE else _("nobody")

    def place(self, at: int) -> str:
        """Return the name of a place of the track."""
        if at == 0:
            return _("the Mission card")
        copy = self.view.track[at] if 0 <= at < len(self.view.track) else NONE
        return _("place {number}").format(number=at) if copy == NONE else self.card(copy).name

    def hostile(self, copy: int) -> Hostile | None:
        """Return a Hostile card in play, or None."""
        return next((each for each in self.view.hostiles if each.card == copy), None)

    def number(self, copy: int) -> int:
        """Return which of several alike Hostile cards in play a copy is, from 1; 0 of one of a kind."""
        alike = [
            e.card for e in self.view.hostiles if self.view.cards[e.card] == self.view.cards[copy]
        ]
        return alike.index(copy) + 1 if len(alike) > 1 and copy in alike else 0

    def target(self, copy: int) -> str:
        """Return the name of a Hostile card or the Objective, with its number where several are alike."""
        name, number = self.name(copy), self.number(copy)
        return _("{name} no. {number}").format(name=name, number=number) if number else name

    def unit(self, copy: int, unit: int) -> str:
        """Return the name of one Hostile of a card: its number too where the card holds several."""
        foe = self.book.foes.get(self.view.cards[copy])
        if foe is None or foe.count == 1:
            return self.target(copy)
        return _("{name} ({number})").format(name=self.target(copy), number=unit + 1)

    def source(self, source: str) -> str:
        """Return the name of what adds to a roll or a cost."""
        if source in _SOURCES:
            return _(_SOURCES[source])
        card = self.book.by_id.get(source)
        return card.short if card else source

    def way(self, source: int, mode: int) -> Attack:
        """Return a way to Attack as printed."""
        return self.book.modes[self.view.cards[source]][mode]

    def with_what(self, source: int, mode: int) -> str:
        """Return what a Soldier Attacks with: "M1928 Thompson, Burst"; "own fire" for a Squad."""
        if source < len(self.view.soldiers):
            return _("own fire")
        ways = self.book.modes[self.view.cards[source]]
        name = self.name(source)
        if len(ways) < 2:
            return name
        return _("{weapon}, {mode}").format(weapon=name, mode=_(ways[mode].name))

    def action(self, copy: int) -> Action:
        """Return the Action card of a copy."""
        return self.book.actions[self.view.cards[copy]]

    def power(self, copy: int) -> Power:
        """Return the Divine Power of a copy."""
        return self.book.powers[self.view.cards[copy]]

    def ground(self, at: int) -> Location | Objective | None:
        """Return the Location or Objective at a place, None for the Mission card."""
        copy = self.view.track[at]
        if copy == NONE:
            return None
        name = self.view.cards[copy]
        return self.book.locations.get(name) or self.book.objectives.get(name)

    def summands(self, parts: tuple[Bonus, ...]) -> str:
        """Return "+ 2 Steady Aim - 1 Suppressions", empty for no parts."""
        return " ".join(
            f"{'-' if part.add < 0 else '+'} {abs(part.add)} {self.source(part.source)}"
            for part in parts
            if part.source
        )
