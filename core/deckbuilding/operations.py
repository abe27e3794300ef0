"""The closed list of operations that card texts are made of, as content writes them.

A class here is what a card says; the function of the same name in `effects/` does it. `reads` and
`changes` name what an operation depends on and what it changes: two effects of a player are put in
an order by the player only if one changes what the other reads.
"""

from typing import ClassVar

from attrs import field, frozen

from core.kernel.records import Alike

COUNTS = ("ammo_10", "infected_fought", "other_knives_used", "actions_played")
"""What `per` can count: full 10s of the exploring player's unspent Ammo, Infected in the comparison,
Knife Weapons used this turn besides this one, Action cards played this turn by anybody."""


@frozen(eq=False, repr=False)
class Operation(Alike):
    """The base of all operations."""

    reads: ClassVar[frozenset[str]] = frozenset()
    changes: ClassVar[frozenset[str]] = frozenset()
    without_player: ClassVar[bool] = False
    """Whether the step is done even if the player of the text is down or out (DBG-7.35)."""


@frozen
class Which:
    """Which cards: every condition that is given must hold. An empty Which admits every card.

    `cost_at_most` and `cost_at_least` are printed costs in Gold; `cost_above_it` allows a cost up to
    that many points above the card that the step before touched (DBG-5.8).
    """

    kind: str = ""
    weapon_type: str = ""
    named: str = ""
    boss: bool | None = None
    trash_after: bool | None = None
    cost_at_most: int | None = None
    cost_at_least: int | None = None
    cost_above_it: int | None = None
    health_at_most: int | None = None


@frozen
class Condition:
    """What must hold for a conditional step. Exactly one field is given.

    `done`: the step before was done wholly; `it`: the card that the step before touched is such a
    card; figures are points and compare with the player's own; `weapons_in_use` counts Weapon cards.
    """

    done: bool | None = None
    it: Which | None = None
    health_at_least: int | None = None
    ammo_above: int | None = None
    weapons_in_use_at_least: int | None = None


@frozen(eq=False, repr=False)
class Add(Operation):
    """Raise counters of this turn: Actions, Buys, Explores (a count), Gold, Ammo (points), Cards drawn.

    Negative figures lower a counter, not below 0 (DBG-4.6, 22.1 to 22.3).
    """

    actions: int = 0
    buys: int = 0
    explores: int = 0
    gold: int = 0
    ammo: int = 0
    cards: int = 0


@frozen(eq=False, repr=False)
class Trash(Operation):
    """Trash cards of a zone of one's own: exactly `count`, or up to `up_to`, or `random` ones (DBG-10.10)."""

    changes = frozenset({"zones"})

    zone: str = "hand"
    of: Which = Which()
    count: int = 0
    up_to: int = 0
    random: int = 0


@frozen(eq=False, repr=False)
class TrashThis(Operation):
    """Trash the card whose text this is, in one Trash with a named card of the Hand if `also` names one."""

    changes = frozenset({"zones"})

    also: str = ""


@frozen(eq=False, repr=False)
class DiscardThis(Operation):
    """Discard the card whose text this is: the price of a reaction (DBG-5.17)."""

    changes = frozenset({"zones"})


@frozen(eq=False, repr=False)
class Put(Operation):
    """Move cards from one zone of one's own to another, without Gaining them (DBG-10.15).

    `to` is `hand`, `inventory_top` or `discard_pile`; exactly `count`, or as many as there are.
    """

    reads = frozenset({"zones"})
    changes = frozenset({"zones"})

    zone: str
    to: str
    of: Which = Which()
    count: int = 1


@frozen(eq=False, repr=False)
class Gain(Operation):
    """Gain a card: one of the tops of the piles that `of` admits, chosen by the player (DBG-10.7, 10.9)."""

    changes = frozenset({"zones"})

    of: Which = Which()


@frozen(eq=False, repr=False)
class GainNamed(Operation):
    """Gain the nearest copy of a named card from its pile, or from Outside the Game (DBG-9.8, 10.9)."""

    changes = frozenset({"zones"})

    card: str


@frozen(eq=False, repr=False)
class Exchange(Operation):
    """Swap one card of the Hand with the top card of the own Inventory."""

    reads = frozenset({"inventory"})
    changes = frozenset({"inventory"})


@frozen(eq=False, repr=False)
class RevealTop(Operation):
    """Reveal the top card of the own Inventory; it stays there and is `it` (DBG-2.12, 11.7)."""

    reads = frozenset({"inventory"})


@frozen(eq=False, repr=False)
class OthersRevealTop(Operation):
    """Each other Player Reveals the top card of the own Inventory; these cards are `it` (DBG-10.18)."""

    reads = frozenset({"inventory"})


@frozen(eq=False, repr=False)
class GainFromIt(Operation):
    """Gain one of the cards of `it`, or none; the rest of them is left in `it` (DBG-10.18)."""

    changes = frozenset({"inventory"})

    of: Which = Which()


@frozen(eq=False, repr=False)
class DiscardIt(Operation):
    """Discard the cards of `it` to their owners' Discard Piles (DBG-10.14)."""

    changes = frozenset({"inventory"})


@frozen(eq=False, repr=False)
class Heal(Operation):
    """Heal a Character by `amount` points, or up to its Maximum Health with `full` (DBG-8.8).

    `who` is `any` (the player chooses a Character) or `own`.
    """

    who: str = "any"
    amount: int = 0
    full: bool = False


@frozen(eq=False, repr=False)
class Damage(Operation):
    """Deal `amount` points of Damage to the Characters of players: `each` or `adjacent` ones (DBG-5.15)."""

    without_player = True
    changes = frozenset({"health"})

    who: str
    amount: int


@frozen(eq=False, repr=False)
class WeaponDamage(Operation):
    """Change the Damage of Weapons by `add` points, or make it 0 with `zero` (DBG-5.12, 5.25, 8.1).

    `on` is `own` (all Weapons that the player uses), `this` (the Weapon whose text this is) or
    `chosen` (one Weapon being used that `of` admits, whoever uses it). `until` is `turn` or
    `explore`. `per` multiplies by a count taken now (DBG-8.2), except `infected_fought`, which is
    counted at E10.
    """

    on: str
    add: int = 0
    per: str = ""
    of: Which = Which()
    zero: bool = False
    until: str = "turn"


@frozen(eq=False, repr=False)
class LookTop(Operation):
    """Look at the top card of the Mansion, then put it on the top or the bottom (DBG-2.5, 7.40)."""

    reads = frozenset({"mansion"})
    changes = frozenset({"mansion"})


@frozen(eq=False, repr=False)
class NextTurn(Operation):
    """Choose a Player; something holds in that Player's next turn (DBG-4.8, 5.13)."""

    explores: int = 0
    must_explore: bool = False
    no_actions: bool = False
    skip: bool = False


@frozen(eq=False, repr=False)
class DefeatNext(Operation):
    """The next Infected Revealed this turn is Defeated at once if `of` admits it (DBG-7.23, 7.41)."""

    of: Which = Which()


@frozen(eq=False, repr=False)
class ShuffleIntoMansion(Operation):
    """Shuffle this card into the Mansion, or the Removed card that is named (DBG-2.8, 9.11)."""

    without_player = True
    reads = frozenset({"mansion"})
    changes = frozenset({"mansion"})

    card: str = ""


@frozen(eq=False, repr=False)
class RemoveThis(Operation):
    """Remove this card from the Game (DBG-22.17)."""

    without_player = True


@frozen(eq=False, repr=False)
class AttachThis(Operation):
    """Attach this card to the own Character (DBG-9.4)."""


@frozen(eq=False, repr=False)
class GiveToDiscard(Operation):
    """Put the cards of `it` in the Discard Pile of one other Player (DBG-6.15)."""

    changes = frozenset({"zones"})


@frozen(eq=False, repr=False)
class DiscardItOwn(Operation):
    """Put the cards of `it` in the own Discard Pile (DBG-6.14)."""


@frozen(eq=False, repr=False)
class MoreTurns(Operation):
    """Every Team has this many turns more (DBG-15.14); nothing where no Team counts turns."""

    turns: int


@frozen(eq=False, repr=False)
class JoinCombo(Operation):
    """This card joins the Team's Combo Pile (DBG-15.15); nothing where there is none."""


@frozen(eq=False, repr=False)
class When(Operation):
    """Do `then` if the condition holds."""

    cond: Condition
    then: tuple["Operation", ...] = field(factory=tuple)


@frozen
class Branch:
    """One way of a Choose: its steps, and a card that must be in Hand for it to be possible."""

    key: str
    do: tuple["Operation", ...]
    needs_in_hand: str = ""


@frozen(eq=False, repr=False)
class Choose(Operation):
    """The player chooses one of several ways."""

    changes = frozenset({"zones"})

    ways: tuple[Branch, ...] = ()


ALL: tuple[type[Operation], ...] = (
    Add, Trash, TrashThis, DiscardThis, Put, Gain, GainNamed, Exchange, RevealTop, OthersRevealTop, GainFromIt,
    DiscardIt, Heal, Damage, WeaponDamage, LookTop, NextTurn, DefeatNext, ShuffleIntoMansion,
    RemoveThis, AttachThis, GiveToDiscard, DiscardItOwn, MoreTurns, JoinCombo, When, Choose,
)  # fmt: skip
