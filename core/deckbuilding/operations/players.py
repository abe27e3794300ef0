"""Operations that concern other players (DBG-5.13, 5.16, 5.29)."""

from core.deckbuilding.operations.base import Operation, Which


class LetPlayer(Operation):
    """A Player does `then`, as if the text were that Player's own (DBG-5.30).

    `who` is `any` (the player chooses one) or `other` (one who is not the own), `each` or `others` (each who
    is not the own), `most_decorations` or `fewest_decorations` (the active player chooses among tied ones,
    DBG-5.16; with `all` each of them is meant). With `health_at_most` only Players whose Main Character has
    so much Health are meant.
    """

    without_player = True
    changes = frozenset({"zones"})

    who: str
    health_at_most: int | None = None
    all: bool = False
    then: tuple[Operation, ...] = ()


class MakeDiscard(Operation):
    """Another Player Reveals the Hand and Discards a card from it that `of` admits; then do `then`.

    The player chooses the Player and the card, which is `it` for `then` (DBG-5.30).
    """

    changes = frozenset({"zones"})

    of: Which = Which()
    then: tuple[Operation, ...] = ()


class PassLeft(Operation):
    """Each Player who holds cards passes one of the Hand to the left, all at the same time (DBG-5.29)."""

    without_player = True
    changes = frozenset({"zones"})


class ApplyIt(Operation):
    """Apply the icons and the text of the Action that is `it`, `times` times, as one's own (DBG-5.28)."""

    times: int = 1


class ShrugOff(Operation):
    """The effect of an Infected that the text replaces does not affect its player or Character.

    With `divert` another Player whom the player chooses is affected instead, or another Character where
    it is about a Character (DBG-19.18).
    """

    divert: bool = False
