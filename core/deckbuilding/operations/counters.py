"""Operations on the counters of turns (DBG-4.6, 4.8, 15.14, 22.1 to 22.3)."""

from core.deckbuilding.operations.base import Operation, Which


class Add(Operation):
    """Raise counters of this turn: Actions, Buys, Explores (a count), Gold, Ammo (points), Cards drawn.

    Negative figures lower a counter, not below 0 (DBG-4.6, 22.1 to 22.3). With `per` all is multiplied by
    a count taken now, of the cards that `of` admits: by each full `every` of it. `end_cards` are drawn on
    top of what is drawn at the end of this turn, if it is one's own (DBG-11.1).
    """

    actions: int = 0
    buys: int = 0
    explores: int = 0
    gold: int = 0
    ammo: int = 0
    cards: int = 0
    per: str = ""
    of: Which = Which()
    every: int = 1
    end_cards: int = 0


class NextTurn(Operation):
    """Something holds in a Player's next turn (DBG-4.8, 5.13).

    `who` is `any` (the player chooses one), `own`, or `attacked` (whose Character this card is used on).
    `actions`, `buys`, `explores` and `cards` come on top of what that turn begins with.
    `most_actions` is the number of Actions that may be played then; `no_attack`: the Character cannot
    Attack that of this player; `ammo`: Weapons need so many points more Ammo (DBG-8.3).
    """

    explores: int = 0
    must_explore: bool = False
    no_actions: bool = False
    skip: bool = False
    who: str = "any"
    most_actions: int | None = None
    no_attack: bool = False
    ammo: int = 0
    actions: int = 0
    buys: int = 0
    cards: int = 0


class SkipTurn(Operation):
    """The own turn that has begun has no main part (DBG-4.12)."""


class PayAmmo(Operation):
    """Pay `ammo` points of unspent Ammo, all of it or nothing (DBG-5.8, 8.4)."""

    ammo: int


class MoreTurns(Operation):
    """Every Team has this many turns more (DBG-15.14); nothing where no Team counts turns."""

    turns: int


class LetDraw(Operation):
    """Choose another Player, or `any` one, who draws `cards` (DBG-22.2).

    With `may` that Player can leave it; if all are drawn, the own player does `then` (DBG-5.8).
    """

    cards: int
    who: str = "other"
    may: bool = False
    then: tuple[Operation, ...] = ()
