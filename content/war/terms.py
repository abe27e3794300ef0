"""The closed lists of words that content is written in and that no enumeration of core declares."""

import re
from collections.abc import Mapping

from content.expect import Expect, line
from core.war.cards import Kind, Side, Subtype, Use
from core.war.moments import Moment

KINDS_OF: Mapping[Side, tuple[Kind, ...]] = {
    Side.HEROES: (Kind.TEAM, Kind.CHARACTER, Kind.EVENT),
    Side.UMBRELLA: (Kind.FACILITY, Kind.UNIT, Kind.EVENT),
}
"""The kinds of cards that a side has (WAR-1.1)."""

SUBTYPES_OF: Mapping[Side, tuple[Subtype, ...]] = {
    Side.HEROES: (Subtype.OPERATIVE, Subtype.MERC, Subtype.SURVIVOR),
    Side.UMBRELLA: (Subtype.SOLDIER, Subtype.MONSTER, Subtype.ZOMBIE, Subtype.VEHICLE),
}
"""The subtypes of a side's cards (WAR-1.2)."""

USES_OF: Mapping[Side, tuple[Use, ...]] = {
    Side.HEROES: (Use.EVENT_PHASE, Use.ASSAULT, Use.TEAM_DEFENSE, Use.RESPONSE),
    Side.UMBRELLA: (Use.EVENT_PHASE, Use.DEFENSE, Use.SEARCH),
}
"""What the Events of a side can be played for (WAR-4.3, 5, 6)."""

MOMENT_OF: Mapping[Use, Moment] = {
    Use.EVENT_PHASE: Moment.PLAY,
    Use.ASSAULT: Moment.COMMIT,
    Use.DEFENSE: Moment.COMMIT,
    Use.SEARCH: Moment.COMMIT,
    Use.TEAM_DEFENSE: Moment.COMMIT,
    Use.RESPONSE: Moment.RESPONSE,
}
"""The moment at which the text of an Event works that is played for something."""

MOMENTS = tuple(each.value for each in Moment)
"""The keys that texts stand under."""

_CARD_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

CARD_ID = Expect(
    "an id of small letters, digits and hyphens, at most 40 of them",
    lambda value: isinstance(value, str) and len(value) <= 40 and bool(_CARD_ID.fullmatch(value)),
)

SENTENCE = line(0, 200)
"""Prose of our own; empty where there is none."""
