"""Which narration belongs to which game."""

from collections.abc import Callable, Mapping
from typing import Any

from core.kernel.rules import AnyRules
from tui.narration.base import Narration
from tui.narration.deckbuilding.narration import DeckBuildingNarration

NARRATIONS: Mapping[str, Callable[[Any], Narration]] = {"deckbuilding": DeckBuildingNarration}
"""The id of a game -> what makes its narration out of its catalogue."""


class UnknownGameError(LookupError):
    """There are rules of a game, but nobody tells it."""

    def __init__(self, game: str) -> None:
        super().__init__(f"no narration for {game!r}, only for {', '.join(sorted(NARRATIONS))}")
        self.game = game


def narration_for(rules: AnyRules) -> Narration:
    """Return the narration of a game, made for its catalogue. Raises UnknownGameError."""
    if rules.game not in NARRATIONS:
        raise UnknownGameError(rules.game)
    return NARRATIONS[rules.game](rules.catalogue)
