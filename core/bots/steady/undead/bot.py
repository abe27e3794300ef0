"""The steady bot of Undead: it fights what is near, advances when it is calm or late, keeps some cards."""

from collections.abc import Callable, Mapping

from core.bots.steady.undead.choices import CHOICES, Asked, plain
from core.bots.steady.undead.danger import means_of
from core.bots.steady.undead.main_part import main_part
from core.bots.steady.undead.plan import Planner
from core.kernel.chance import Chance
from core.kernel.decision import Option
from core.kernel.rules import Answer
from core.undead.catalogue import Book, Catalogue
from core.undead.resample import opened
from core.undead.view import View


class SteadyUndead:
    """Answers every Decision of Undead from the view of its seat."""

    kind = "steady"

    def __init__(self, catalogue: Catalogue) -> None:
        self.book = Book(catalogue)
        self.means = means_of(self.book)

    def answer(self, view: View, chance: Chance) -> Answer:
        """Return a legal answer to `view.decision`; it needs no chance."""
        decision = view.decision
        if decision is None:
            return ()
        asked = Asked(view, decision, Planner(opened(self.book, view), self.means))
        return (_ANSWERS.get(decision.kind, plain)(asked).key,)


_ANSWERS: Mapping[str, Callable[[Asked], Option]] = {"main": main_part, **CHOICES}
"""Kind of Decision -> what answers it."""
