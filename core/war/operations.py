"""The closed list of operations that card texts are made of, as content writes them.

A class here is what a card says; the function of the same name in `effects/` does it.
"""

from core.kernel.records import Record


class Operation(Record):
    """The base of all operations."""


class Which(Record):
    """Which cards: every condition that is given must hold. An empty Which admits every card.

    `kinds` are kinds of cards, of which one must fit. `characters_at_least` counts the Characters
    attached to a Team.
    """

    kinds: tuple[str, ...] = ()
    subtype: str = ""
    characters_at_least: int = 0


class Draw(Operation):
    """Draw `count` cards (WAR-4.1)."""

    count: int


class Recover(Operation):
    """Take a card that `of` admits from the own discard pile to the own hand."""

    of: Which = Which()


class Find(Operation):
    """Search the own deck for a card that `of` admits, put it into the own hand, shuffle the deck."""

    of: Which = Which()


class Capture(Operation):
    """Discard a Character that is attached to a Team in play and that `of` admits."""

    of: Which = Which()


class Raise(Operation):
    """Add `add` Force to one committed card that `of` admits; without `of` to the side's total (WAR-5.10)."""

    add: int
    of: Which | None = None


class SecondTeam(Operation):
    """Another Team in play joins the Assault with its Characters (WAR-5.1)."""


class SecondUnit(Operation):
    """Another Unit in play joins the Search and Destroy (WAR-6.1)."""


class MoreDefenders(Operation):
    """The assaulted Facility may have `count` defending Units more (WAR-5.4)."""

    count: int


class DestroyBoth(Operation):
    """Instead of dice the Facility and every assaulting Team are destroyed (WAR-5.9)."""


class GiveUp(Operation):
    """At the end of the fight one Character of the Team raised before is discarded (WAR-6.5)."""


class Negate(Operation):
    """The Search and Destroy is over: no dice, nobody is lost (WAR-6.2)."""


ALL: tuple[type[Operation], ...] = (
    Draw, Recover, Find, Capture, Raise, SecondTeam, SecondUnit, MoreDefenders, DestroyBoth, GiveUp, Negate,
)  # fmt: skip
