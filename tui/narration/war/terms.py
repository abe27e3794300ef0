"""The game's own terms, one word for one thing."""

from collections.abc import Mapping

from core.war.cards import Kind, Side, Subtype, Use
from core.war.odds import WAYS
from tui.narration.text import _, mark, mark_plural

SIDES: Mapping[str, str] = {Side.HEROES: mark("the Heroes"), Side.UMBRELLA: mark("Umbrella")}
"""The two sides."""

KINDS: Mapping[str, str] = {
    Kind.TEAM: mark("Team"),
    Kind.CHARACTER: mark("Character"),
    Kind.FACILITY: mark("Facility"),
    Kind.UNIT: mark("Unit"),
    Kind.EVENT: mark("Event"),
}
"""The kinds of cards."""

SUBTYPES: Mapping[str, str] = {
    Subtype.OPERATIVE: mark("Operative"),
    Subtype.MERC: mark("Merc"),
    Subtype.SURVIVOR: mark("Survivor"),
    Subtype.SOLDIER: mark("Soldier"),
    Subtype.MONSTER: mark("Monster"),
    Subtype.ZOMBIE: mark("Zombie"),
    Subtype.VEHICLE: mark("Vehicle"),
}
"""The subtypes of Teams, Characters and Units."""

PHASES: Mapping[str, str] = {
    "draw": mark("Draw Phase"),
    "event": mark("Event Phase"),
    "recruit": mark("Recruit Phase"),
    "assault": mark("Assault Phase"),
    "search": mark("Search Phase"),
    "end": mark("End Phase"),
}
"""The phases of a turn."""

USES: Mapping[str, str] = {
    Use.EVENT_PHASE: mark("in the Event Phase"),
    Use.ASSAULT: mark("in an Assault of your own"),
    Use.DEFENSE: mark("in defence of a Facility"),
    Use.SEARCH: mark("in a Search and Destroy of your own"),
    Use.TEAM_DEFENSE: mark("in defence of a Team"),
    Use.RESPONSE: mark("in answer to a Search and Destroy"),
}
"""When an Event is played."""

CARDS = mark_plural("{count} card", "{count} cards")
CHARACTERS = mark_plural("{count} Character", "{count} Characters")


def word(words: Mapping[str, str], key: str) -> str:
    """Return a term in the language that is spoken; a key without one stands for itself."""
    return _(words[key]) if key in words else key


def percent(ways: int) -> str:
    """Return the share of 1,296 throws: "44.4%"; never rounded to certain, or to never."""
    share = 100 * ways / WAYS
    if 0 < ways < WAYS:
        share = min(max(share, 0.1), 99.9)
    return f"{share:.1f}%" if 0 < ways < WAYS else f"{share:.0f}%"
