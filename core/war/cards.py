"""What a card is: printed figures and texts. Content fills these types; the rules read them (WAR-1)."""

from enum import StrEnum

from core.kernel.records import Record
from core.war.moments import Moment
from core.war.operations import Operation, Which


class Side(StrEnum):
    """The two sides, each with a deck of its own (WAR-1.1)."""

    HEROES = "heroes"
    UMBRELLA = "umbrella"


class Kind(StrEnum):
    """The kinds of cards (WAR-1.1)."""

    TEAM = "team"
    CHARACTER = "character"
    FACILITY = "facility"
    UNIT = "unit"
    EVENT = "event"


class Subtype(StrEnum):
    """The subtypes of Teams and Characters, then those of Units (WAR-1.2)."""

    OPERATIVE = "operative"
    MERC = "merc"
    SURVIVOR = "survivor"
    SOLDIER = "soldier"
    MONSTER = "monster"
    ZOMBIE = "zombie"
    VEHICLE = "vehicle"


class Use(StrEnum):
    """When an Event may be played (WAR-4.3, 5.3, 5.4, 6.1 to 6.3)."""

    EVENT_PHASE = "event_phase"
    ASSAULT = "assault"
    DEFENSE = "defense"
    SEARCH = "search"
    TEAM_DEFENSE = "team_defense"
    RESPONSE = "response_to_search"


class Limit(StrEnum):
    """What a Unit is for, if it cannot do both (WAR-5.5)."""

    DEFENSE = "defense"
    SEARCH = "search"


class Per(StrEnum):
    """What a Facility counts while it is assaulted: defending Units, or Traps committed (WAR-5.10)."""

    UNIT = "unit"
    TRAP = "trap"


class Passive(Record):
    """A text of a Facility that works all the time while it is in play (WAR-4.1, 5.5, 5.10).

    With `per` it adds `add` Force in its own defence for each Trap, or for each Unit that `of` admits.
    With `lets_defend` Units that `of` admits may defend it whatever their limit. `draws` are cards more
    in the Draw Phase.
    """

    per: Per | None = None
    add: int = 0
    of: Which = Which()
    lets_defend: bool = False
    draws: int = 0


class Text(Record):
    """A text with a moment: what to do. `id` is unique in the catalogue."""

    id: str
    when: Moment
    do: tuple[Operation, ...]


class Card(Record):
    """A card as printed; there is one copy of each. `force` in points, None for an Event.

    `slug` names the card in option keys; `short` is at most 16 cells wide. `starts_in_play` is that of
    the six Facilities that are in no deck. `wording` is a hand-written sentence, empty where narration
    makes it from the texts.
    """

    id: str
    name: str
    side: Side
    kind: Kind
    slug: str
    short: str
    force: int | None = None
    subtype: Subtype | None = None
    limit: Limit | None = None
    trap: bool = False
    use: tuple[Use, ...] = ()
    starts_in_play: bool = False
    passives: tuple[Passive, ...] = ()
    texts: tuple[Text, ...] = ()
    wording: str = ""
