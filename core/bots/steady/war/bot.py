"""Answers every Decision of Biohazard War from the view of its seat."""

from core.bots.steady.war import heroes, umbrella
from core.bots.steady.war.at import At
from core.kernel.chance import Chance
from core.kernel.rules import Answer
from core.war.catalogue import Book, Catalogue
from core.war.view import View


class SteadyWar:
    """The Heroes attack when the odds are right; Umbrella defends what is worth it, then strikes."""

    kind = "steady"

    def __init__(self, catalogue: Catalogue) -> None:
        self.book = Book(catalogue)

    def answer(self, view: View, chance: Chance) -> Answer:
        """Return a legal answer to `view.decision`; it needs no chance."""
        decision = view.decision
        if decision is None:
            return ()
        at = At(self.book, view, decision)
        choices = heroes.CHOICES if view.seat == view.heroes else umbrella.CHOICES
        choose = choices.get(decision.kind)
        return choose(at) if choose else decision.keys()[: decision.least]
