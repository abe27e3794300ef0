"""A question as its seat sees it: what every rule of thumb of the steady bot starts from."""

from collections.abc import Callable
from functools import cached_property

from core.bots.steady.worth import Deck
from core.deckbuilding.cards import Card
from core.deckbuilding.catalogue import Book
from core.deckbuilding.modes import MODES
from core.deckbuilding.operations import Operation
from core.deckbuilding.view import Step, View
from core.kernel.decision import Decision, Option
from core.kernel.rules import Answer

Rule = Callable[["Choices"], Answer]
"""A rule of thumb: answers one kind of Decision."""


class Choices:
    """A question as its seat sees it, with the printed cards."""

    def __init__(self, book: Book, view: View, decision: Decision) -> None:
        self.book, self.view, self.decision = book, view, decision

    @cached_property
    def deck(self) -> Deck:
        """The cards of the seat, looked at only where they matter."""
        return Deck(self.book, self.view)

    def card(self, option: Option) -> Card:
        """Return the card of an option."""
        return self.book.cards[self.view.cards[option.card]]

    def worth(self, option: Option) -> float:
        """Return what one more of the card of an option is worth."""
        return self.deck.worth(self.card(option))

    def quality(self, option: Option) -> float:
        """Return what the card of an option is good for."""
        return self.deck.quality(self.card(option))

    def asking(self, name: str) -> Step | None:
        """Return what asks the question, if it is of that name."""
        last = self.view.ahead[-1] if self.view.ahead else None
        return last if last is not None and last.name == name else None

    def step(self) -> Operation | None:
        """Return the step of a text that asks the question, if one does."""
        asking = self.asking("Text")
        return self.book.steps[asking.about[1]][asking.about[2]] if asking else None

    def following(self) -> tuple[Operation, ...]:
        """Return the steps of that text that come after the one that asks."""
        asking = self.asking("Text")
        return self.book.steps[asking.about[1]][asking.about[2] + 1 :] if asking else ()

    def printed(self, copy: int) -> Card:
        """Return the card of a copy."""
        return self.book.cards[self.view.cards[copy]]

    @property
    def infects(self) -> bool:
        """Whether Infection Levels count in this game (DBG-17)."""
        return MODES[self.view.setup.mode].infects

    def allied(self, seat: int) -> bool:
        """Say whether a seat is the own or that of a Teammate."""
        teams = [each.team.seats for each in self.view.teams]
        return seat == self.view.seat or any(
            seat in team and self.view.seat in team for team in teams
        )

    def rivalry(self, seat: int) -> int:
        """Return the Decorations of a rival; nobody is less of one than a Teammate, least of all oneself."""
        if seat == self.view.seat:
            return -2
        return -1 if self.allied(seat) else self.view.seats[seat].decorations

    def ranked(self, key: Callable[[Option], float], count: int) -> Answer:
        """Return the options that score most, so many of them, the best first."""
        ordered = sorted(self.decision.options, key=key, reverse=True)
        return tuple(option.key for option in ordered[: max(count, self.decision.least)])

    def one(self, key: Callable[[Option], float]) -> Answer:
        """Return the option that scores most."""
        return (max(self.decision.options, key=key).key,) if self.decision.options else ()

    def coded(self, code: str) -> Answer:
        """Return the first option with a code, else the first one."""
        found = [option.key for option in self.decision.options if option.code == code]
        return (found[0] if found else self.decision.options[0].key,)


def plain(at: Choices) -> Answer:
    """Answer where any answer is alike: as little as is allowed, the first options in order."""
    return at.decision.keys()[: at.decision.least]
