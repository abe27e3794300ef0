"""The closed lists of words that content is written in and that no enumeration of core declares."""

import re

from content.expect import Expect, line

KINDS = (
    "soldier",
    "weapon",
    "equipment",
    "skill",
    "theology",
    "power",
    "action",
    "location",
    "hostile",
    "objective",
    "mission",
    "campaign",
    "squad",
)
"""The tables of content files, in the order in which the catalogue holds them."""

DECKS = ("frontline", "elite", "unique")
OBJECTIVES = ("work", "hits", "clear", "kill", "escape")
TYPES = (
    "Jungle", "Water", "Structure", "Open", "Grave", "Holy", "Underground", "Isolated", "High", "Trench",
)  # fmt: skip
TARGETS = ("hostile", "soldier", "here")

SHORT_CELLS = 16
"""The width of the narrowest column that names stand in."""

_ID = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*")

ID = Expect(
    "an id of letters, digits and hyphens, at most 40 of them",
    lambda value: isinstance(value, str) and len(value) <= 40 and bool(_ID.fullmatch(value)),
)
SENTENCE = line(0, 200)
"""Prose of our own; empty where there is none."""
