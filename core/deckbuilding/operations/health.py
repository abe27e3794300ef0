"""Operations on Health (DBG-8)."""

from core.deckbuilding.operations.base import Operation


class Heal(Operation):
    """Heal a Character by `amount` points, or up to its Maximum Health with `full` (DBG-8.8).

    `who` is `any` (the player chooses a Character), `own`, or `pair` (a Main Character that the player
    chooses, and the Partner of it).
    """

    who: str = "any"
    amount: int = 0
    full: bool = False

    @property
    def settles(self) -> str:
        """The own Character is one of the two."""
        return "DBG-18.20" if self.who == "own" else ""


class Damage(Operation):
    """Deal `amount` points of Damage to Characters.

    `who` is `each`, `adjacent`, `attacked` (the one this card is used on), `adjacent_to_attacked` (the
    players beside that one) or `not_attacked` (all living players but that one and the own): the Main
    Characters of such players (DBG-5.15); `characters` (all Characters, Partners too), `exploring` or
    `not_exploring` (DBG-18.13); `chosen` (one Character that the player chooses). With `health_at_least`
    only those with so much Health take it. `per` multiplies by a count taken now.
    """

    without_player = True
    changes = frozenset({"health"})

    who: str
    amount: int
    health_at_least: int = 0
    per: str = ""


class RedirectDamage(Operation):
    """The own Partner takes the Damage that the Main Character would take (DBG-8.11)."""
