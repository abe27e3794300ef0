"""The closed lists of words that content is written in and that no enumeration of core declares."""

import re

from content.expect import Expect, every, line, one_of
from core.deckbuilding.cards import Kind
from core.deckbuilding.difficulties import BASE, OUTBREAK
from core.deckbuilding.modes import MODES

NEXT_TURN = ("skip", "no_actions", "must_explore", "explore")
"""The effects on a next turn that a position can state."""

PILE_KINDS = frozenset({Kind.AMMUNITION, Kind.WEAPON, Kind.ITEM, Kind.ACTION})
"""Cards of these kinds lie in Resource piles, Items with a cost only (DBG-1.12)."""

MANSION_KINDS = frozenset({Kind.INFECTED, Kind.TOKEN, Kind.EVENT, Kind.BONUS, Kind.ITEM})
"""Cards of these kinds lie in the Mansion, Items without a cost only (DBG-1.12)."""

ANY = "any"
"""A scenario for every mode: lists of one's own are (DBG-21.3)."""

LIST = one_of(("story", "mercenary", "versus", "outbreak", "partner", "skill", ANY))
"""What a scenario is made for: a mode, a modification, or any."""

MODE = one_of(tuple(MODES))
MODE_LIST = every(MODE, "mode")
DIFFICULTIES = every(one_of((*BASE, *OUTBREAK)), "difficulty", least=0)

_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_CARD_ID = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*")

SLUG = Expect(
    "a short name of small letters, digits and hyphens",
    lambda value: isinstance(value, str) and len(value) <= 60 and bool(_SLUG.fullmatch(value)),
)
"""Names a box, a scenario, a Mansion, an inventory or a set of basics."""

CARD_ID = Expect(
    "a card number of letters, digits and hyphens, at most 20 of them",
    lambda value: isinstance(value, str) and len(value) <= 20 and bool(_CARD_ID.fullmatch(value)),
)

SENTENCE = line(0, 200)
"""Prose of our own; empty where there is none."""
