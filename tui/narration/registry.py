"""Which narration belongs to which game."""

from core.kernel.rules import AnyRules
from tui.games import GAMES, part
from tui.narration.base import Narration


class UnknownGameError(LookupError):
    """There are rules of a game, but nobody tells it."""

    def __init__(self, game: str) -> None:
        super().__init__(f"no narration for {game!r}, only for {', '.join(sorted(GAMES))}")
        self.game = game


def narration_for(rules: AnyRules) -> Narration:
    """Return the narration of a game, made for its catalogue. Raises UnknownGameError."""
    if rules.game not in GAMES:
        raise UnknownGameError(rules.game)
    narration: Narration = part(GAMES[rules.game].narration)(rules.catalogue)
    return narration
