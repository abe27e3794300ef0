"""What a bot is, and the chance it draws from."""

from typing import Any, Protocol

from core.kernel.chance import Chance, mix
from core.kernel.rules import Answer


class Bot(Protocol):
    """Answers Decisions. It keeps nothing: the same view and chance give the same answer."""

    @property
    def kind(self) -> str:
        """The name that players know it by: `random`, `steady`, `expert`."""

    def answer(self, view: Any, chance: Chance) -> Answer:
        """Return a legal answer to `view.decision`."""


def chance_for(seed: int, seat: int, answers: int) -> Chance:
    """Return a bot's own chance at one question, apart from the game's: it never touches the state."""
    return Chance(mix(mix(seed ^ 0xB07) ^ (seat << 32) ^ answers))
