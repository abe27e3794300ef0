"""Operations on XP (DBG-19.11, 19.12). Without the Skill System there is none, and they do nothing."""

from core.deckbuilding.operations.base import Operation, Which


class GainXp(Operation):
    """The own Character gets `count` XP (DBG-19.6).

    With `per` it is multiplied by a count taken now, of the cards that `of` admits.
    """

    count: int = 1
    per: str = ""
    of: Which = Which()

    @property
    def settles(self) -> str:
        """The own Character is one of the two."""
        return "DBG-18.20"


class LoseXp(Operation):
    """Remove XP from the Game: how much it was can be counted as `xp_given` (DBG-19.11, 19.12).

    `of` is `this` (all XP on the Skill whose text this is), `character` (`count` XP of the own Character,
    as many as the player likes with `any_number`, or at most `up_to`) or `skill` (`count` XP of one of the
    own Skills, which the player chooses).
    """

    of: str
    count: int = 0
    any_number: bool = False
    up_to: int = 0

    @property
    def settles(self) -> str:
        """The own Character is one of the two."""
        return "DBG-18.20" if self.of == "character" else ""
