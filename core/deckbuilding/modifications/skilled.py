"""The Skill System as a modification of a mode (DBG-19)."""

from core.deckbuilding.game import Game
from core.deckbuilding.modes.base import Mode
from core.deckbuilding.skills import gain_for_exploring, remove_partner_skills
from core.deckbuilding.state import Companion


class Skilled(Mode):
    """The hooks that the Skill System adds to those of the mode beneath it."""

    def explored(self, game: Game, seat: int) -> None:
        """Each exploring Character gets 1 XP (DBG-7.15, 19.7)."""
        super().explored(game, seat)
        gain_for_exploring(game, seat)

    def lost_partner(self, game: Game, seat: int, partner: Companion) -> None:
        """The Skill of a Partner who is gone is Removed; its XP goes with it (DBG-19.15)."""
        super().lost_partner(game, seat, partner)
        remove_partner_skills(game, seat)
