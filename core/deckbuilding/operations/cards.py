"""Operations that move, show and Trash cards (DBG-10.10 to 10.15)."""

from core.deckbuilding.operations.base import Operation, Which


class Trash(Operation):
    """Trash cards of a zone of one's own: exactly `count`, or up to `up_to`, or `random` ones (DBG-10.10).

    The zone `partner` is what is Attached to the Partner, `in_use` the Weapons that the Character meant is
    using; `inventory_top` are the top cards of the Inventory, without a choice and without a reshuffle
    (DBG-11.9); of `any_discard_pile` the player chooses the Player first. With `dearest` only the cards of
    the highest cost among them can be chosen. It is the player who Trashes if `by_player` an Infected's
    text says so (DBG-6.15).
    """

    changes = frozenset({"zones"})

    zone: str = "hand"
    of: Which = Which()
    count: int = 0
    up_to: int = 0
    random: int = 0
    dearest: bool = False
    by_player: bool = False


class TrashThis(Operation):
    """Trash the card whose text this is, in one Trash with a named card of the Hand if `also` names one."""

    on_this = True

    changes = frozenset({"zones"})

    also: str = ""


class Discard(Operation):
    """Discard cards: `count`, up to `up_to`, as many as one likes with `any`, all with `whole` (DBG-10.14).

    They are those of the Hand, or of another `zone`: `partner` is what is Attached to the own Partner, of
    which with `leave` so many are left; of the `inventory` (DBG-11.8) and of `it`, the cards that the step
    before touched, all go at once, the latter to the piles of their owners. The player chooses, or with
    `attacked` the Player whose Character this Weapon is used on, of that Player's cards (DBG-5.30).
    """

    of: Which = Which()
    count: int = 0
    up_to: int = 0
    any: bool = False
    who: str = "own"
    whole: bool = False
    zone: str = "hand"
    leave: int = 0

    @property
    def changed_here(self) -> frozenset[str]:
        """The top of an Inventory goes with the whole of it, and `it` can be that top."""
        return _DISCARDED.get(self.zone, frozenset({"zones"}))


_DISCARDED = {
    "inventory": frozenset({"zones", "inventory"}),
    "it": frozenset({"inventory"}),
}


class DiscardThis(Operation):
    """Discard the card whose text this is, from wherever it lies (DBG-10.14, 5.17)."""

    on_this = True

    changes = frozenset({"zones"})


class Put(Operation):
    """Move cards from one place to another, without Gaining them (DBG-10.15).

    `to` is `hand`, `inventory_top`, `inventory_bottom` or `discard_pile`; exactly `count`, or as many as
    there are, or `up_to` so many, or with `any_number` as many as the player likes. `zone` is one of one's
    own, or `it`: all cards that the step before touched. `inventory_bottom` is the bottom card, which
    nobody sees; with `any_discard_pile` the player chooses a Player first, and the cards are and stay
    that Player's (DBG-5.13).
    """

    zone: str
    to: str
    of: Which = Which()
    count: int = 1
    any_number: bool = False
    up_to: int = 0

    @property
    def read_here(self) -> frozenset[str]:
        """What is in a zone; the bottom card can be the top one too, and others' piles are no own zones."""
        return _PUT_READS.get(self.zone, frozenset({"zones"}))

    @property
    def changed_here(self) -> frozenset[str]:
        """What is in a zone, or what is on top."""
        return frozenset({"inventory" if self.zone == "inventory_bottom" else "zones"})


_PUT_READS = {
    "inventory_bottom": frozenset({"inventory"}),
    "any_discard_pile": frozenset[str](),
    "it": frozenset[str](),
}


class Exchange(Operation):
    """Exchange one card of the Hand that `of` admits with the top card of a deck, not seen before.

    `deck` is the own `inventory`, where the card lies on top then, or the `infection_deck`, under which it
    goes (DBG-17.2).
    """

    of: Which = Which()
    deck: str = "inventory"

    @property
    def read_here(self) -> frozenset[str]:
        """What is on top of the own Inventory."""
        return frozenset({"inventory"} if self.deck == "inventory" else ())

    @property
    def changed_here(self) -> frozenset[str]:
        """What is on top of the own Inventory."""
        return self.read_here


class RevealHand(Operation):
    """Reveal cards of the own Hand that `of` admits: exactly `count`, up to `up_to`, or the `whole` Hand.

    With `any` it is as many as one likes. The cards Revealed are `it`. They stay in the Hand (DBG-2.12).
    """

    reads = frozenset({"zones"})

    of: Which = Which()
    count: int = 0
    up_to: int = 0
    any: bool = False
    whole: bool = False


class GiveToDiscard(Operation):
    """Put cards in the Discard Pile of another Player, who does not Gain them (DBG-6.15, 10.15).

    They are those of `it`, or of another `zone` of one's own, which the player chooses: `count` or `up_to`
    so many. `to` is `other` (the player chooses one) or `most_decorations`: all other Players with
    most Decorations, among whom the player splits them.
    """

    changes = frozenset({"zones"})

    zone: str = "it"
    count: int = 0
    up_to: int = 0
    to: str = "other"


class DiscardItOwn(Operation):
    """Put the cards of `it` in the own Discard Pile (DBG-6.14)."""


class RemoveThis(Operation):
    """Remove this card from the Game (DBG-22.17)."""

    on_this = True

    without_player = True


class PutThis(Operation):
    """Put this card somewhere: `mansion_bottom` is the bottom of the Mansion (DBG-2.6, 17.29).

    `combo_pile` is that of the own Team, where there is one (DBG-15.15).
    """

    on_this = True

    without_player = True

    to: str = "mansion_bottom"

    @property
    def changed_here(self) -> frozenset[str]:
        """A card that is taken has lain in no zone."""
        return frozenset(() if self.to == "combo_pile" else {"zones"})


class AttachFaceDown(Operation):
    """Attach a card of the Hand face-down to this Character; one that lay there returns (DBG-6.19)."""

    changes = frozenset({"zones"})


class AttachThis(Operation):
    """Attach this card to a Character of one's own, or with `whom` to the `partner` (DBG-9.4, 18.6)."""

    on_this = True

    whom: str = "own"

    @property
    def settles(self) -> str:
        """The player chooses which Character a Mansion Item is Attached to (DBG-9.4)."""
        return "DBG-9.4" if self.whom == "own" else ""
