"""The steady bot of the Deck Building Game: Story as a sensible beginner plays it."""

from collections.abc import Callable
from typing import ClassVar

from core.bots.steady import choices, explores, turn
from core.bots.steady.sight import Sight
from core.bots.steady.taste import Taste
from core.deckbuilding.catalogue import Book, Catalogue
from core.deckbuilding.view import View
from core.kernel.chance import Chance
from core.kernel.decision import Decision
from core.kernel.rules import Answer

Rule = Callable[[Sight, Taste], Answer]


def main(sight: Sight, taste: Taste) -> Answer:
    """Do the next thing of the main part."""
    return (turn.main(sight, taste).key,)


RULES: dict[str, Rule] = {
    "keep": choices.keep,
    "main": main,
    "use": explores.use,
    "pay": explores.pay,
    "effect": choices.effect,
    "react": choices.react,
    "commit": explores.commit,
    "take": choices.take,
    "trash": choices.trash,
    "put": choices.put,
    "gain": choices.gain,
    "exchange": choices.exchange,
    "weapon": choices.weapon,
    "look": explores.look,
    "player": choices.player,
    "character": choices.character,
    "way": choices.way,
    "replace": choices.replace,
}
"""Decision kind -> the rule of thumb that answers it."""


class SteadyDeckBuilding:
    """Answers from its View and the printed cards alone; never at random."""

    kind: ClassVar[str] = "steady"

    def __init__(self, catalogue: Catalogue, taste: Taste | None = None) -> None:
        self._book = Book(catalogue)
        self._taste = taste or Taste()

    def answer(self, view: View, chance: Chance) -> Answer:
        """Return the answer of a rule of thumb; to a question without one, the first legal options."""
        decision = view.decision
        if decision is None:
            return ()
        rule = RULES.get(decision.kind, first_options)
        return _legal(decision, rule(Sight(self._book, view, decision, chance), self._taste))


def first_options(sight: Sight, taste: Taste) -> Answer:
    """Return the fewest options that are legal, the first ones."""
    return sight.decision.keys()[: sight.decision.least]


def _legal(decision: Decision, answer: Answer) -> Answer:
    """Return an answer cut or filled up to the number of picks that is asked for."""
    missing = decision.least - len(answer)
    if missing > 0:
        answer += tuple(key for key in decision.keys() if key not in answer)[:missing]
    return answer[: decision.most]
