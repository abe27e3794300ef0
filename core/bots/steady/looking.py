"""What a steady bot does with what it sees or guesses of a deck (DBG-2.5)."""

from collections import Counter

from core.bots.steady.choices import Choices, Rule
from core.deckbuilding.cards import Kind
from core.deckbuilding.effects.inventory import TYPES
from core.kernel.event import HIDDEN
from core.kernel.rules import Answer


def look(at: Choices) -> Answer:
    """Leave on top what can be beaten or taken."""
    card = at.card(at.decision.options[0])
    fine = card.kind is not Kind.INFECTED or (card.health or 0) <= at.view.fight_damage
    return at.coded("top" if fine else "bottom")


def search(at: Choices) -> Answer:
    """Bring what was looked for to the top, if it is there."""
    return at.coded("search")


def card_type(at: Choices) -> Answer:
    """Name the type of the card known on top of the Inventory, else that of most of its cards (DBG-1.4)."""
    me = at.view.me
    known = [copy for top in me.tops[:1] for copy in top.cards if copy != HIDDEN]
    kinds = Counter(at.printed(copy).kind for copy in known or me.owned or me.discard_pile)
    return at.one(lambda option: kinds[TYPES[option.amount]])


LOOKING: dict[str, Rule] = {"look": look, "search": search, "kind": card_type}
"""What is answered by kind of Decision."""
