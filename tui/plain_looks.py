"""What the plain mode asks of a game besides its narration: words, and looks at the table as text."""

from collections.abc import Mapping
from typing import Any, Protocol

from core.kernel.decision import Decision
from core.kernel.rules import AnyRules
from tui.games import GAMES, part
from tui.grammar import Lexicon
from tui.narration.base import Narration


class Looks(Protocol):
    """A game as lines of text. A view is what the reader may see."""

    @property
    def commands(self) -> Mapping[str, str]:
        """The words that look at something, each with a sentence of help."""

    def title(self, setup: Any) -> str:
        """Return what is played: "Deck Building Game, Story, First Timer"."""

    def lexicon(self, view: Any) -> Lexicon:
        """Return the verbs, aliases and names of the game; its commands are left to the plain mode."""

    def standing(self, view: Any) -> tuple[str, ...]:
        """Return how the reader stands, in lines short enough to be read out at each turn."""

    def begins(self, decision: Decision) -> bool:
        """Say whether a Decision asks what to do next, and not for a choice within something."""

    def look(self, command: str, view: Any) -> tuple[str, ...]:
        """Return what one of the commands shows."""

    def card(self, view: Any, copy: int) -> tuple[str, str]:
        """Return the id and the name of a copy that the reader may know."""

    def card_id(self, slug: str) -> str:
        """Return the id of the card that a part of a key stands for, or an empty string."""


def looks_for(rules: AnyRules, narration: Narration) -> Looks:
    """Return the looks of a game. Raises LookupError for one without."""
    looks: Looks = part(GAMES[rules.game].looks)(rules, narration)
    return looks
