"""What both sides of the steady bot look at: its options, its hand, the fight, and how it would stand."""

from collections.abc import Callable, Iterable

from core.kernel.decision import Decision, Option
from core.kernel.rules import Answer
from core.war import forecast
from core.war.cards import Card, Use
from core.war.catalogue import Book
from core.war.figures import admits, bonus_of
from core.war.odds import WAYS
from core.war.operations import Raise
from core.war.state import Fight
from core.war.view import View

SURE = 0.85
"""The chance from which on nothing more is committed."""


PATIENCE = 40
"""Turns of a game after which nobody waits for better odds."""


class At:
    """A Decision, with what its seat knows."""

    def __init__(self, book: Book, view: View, decision: Decision) -> None:
        self.book = book
        self.view = view
        self.decision = decision

    def card(self, copy: int) -> Card:
        """Return the printed card of a copy."""
        return self.book.printed[copy]

    def force(self, copy: int) -> int:
        """Return the printed Force of a copy, in points."""
        return self.card(copy).force or 0

    def coded(self, code: str) -> list[Option]:
        """Return the options of a code."""
        return [option for option in self.decision.options if option.code == code]

    def best(self, worth: Callable[[int], float]) -> Answer:
        """Answer with the card that is worth most, the first of equals."""
        best = max(self.decision.options, key=lambda option: worth(option.card))
        return (best.key,)

    def done(self) -> Answer:
        """Answer with the way out."""
        return (self.decision.options[-1].key,)

    @property
    def fight(self) -> Fight:
        """The fight in progress."""
        return self.view.fight or Fight("")

    def heroes_win(self) -> float:
        """Return the chance that the Heroes win the fight as it stands; 0 with a Bomb in it."""
        return self.view.totals.chance if self.view.totals else 0.0

    def bonus(self, copy: int) -> int:
        """Return what an Event adds when it is committed, in points."""
        raised = bonus_of(self.card(copy))
        return raised.add if raised else 0

    def reserves(self, use: Use) -> list[int]:
        """Return the Events of the own hand that can be played for a use."""
        return [copy for copy in self.view.me.hand if use in self.card(copy).use]


def fits(at: At, raised: Raise, members: Iterable[int]) -> bool:
    """Say whether a bonus could be on one of some cards, of a Team with its Characters or of Units."""
    cards = list(members)
    characters = len(cards) - 1
    return (
        any(admits(raised.of, at.card(copy), characters) for copy in cards) if raised.of else True
    )


def chance_for(ways: int, *, heroes: bool) -> float:
    """Return the chance of one side from the throws in which the Heroes win."""
    return ways / WAYS if heroes else 1 - ways / WAYS


def cheapest_first(at: At, options: list[Option]) -> list[Option]:
    """Return options on Events, those that add least first."""
    return sorted(options, key=lambda option: (at.bonus(option.card), option.card))


def commit_until(at: At, chance: Callable[[int], float], enough: float, least: float) -> Answer:
    """Commit the Event that just makes sure, or step by step all, if that can be worth it.

    `chance(extra)` is that of the own side with so many points more. Nothing is spent where it is sure
    already, or where all bonuses in hand would not lift it to `least`.
    """
    options = [o for o in cheapest_first(at, at.coded("commit")) if at.bonus(o.card)]
    everything = sum(at.bonus(option.card) for option in options)
    if not options or chance(0) >= enough or chance(everything) < least:
        return at.done()
    for option in options:
        if chance(at.bonus(option.card)) >= enough:
            return (option.key,)
    return (options[-1].key,)


def outlook_of(at: At) -> tuple[int, int]:
    """Return both totals of the fight in progress, the Heroes' first."""
    found = forecast.outlook(at.book, at.view, at.fight)
    return found.heroes, found.umbrella
