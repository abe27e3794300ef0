"""The bot that answers anything: every size, every choice, every order alike."""

from typing import Any, ClassVar

from core.kernel.chance import Chance
from core.kernel.records import Record
from core.kernel.rules import Answer


class RandomBot(Record):
    """Answers every Decision of every game at random."""

    kind: ClassVar[str] = "random"

    def answer(self, view: Any, chance: Chance) -> Answer:
        """Return a random legal answer: each size is equally likely, and each pick and order of that size."""
        decision = view.decision
        most = min(decision.most, len(decision.options))
        more, chance = chance.below(most - decision.least + 1)
        keys, _ = chance.shuffled(decision.keys())
        return keys[: decision.least + more]
