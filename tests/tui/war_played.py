"""Tables of Biohazard War to play at in tests: positions that hold each stage, and a screen over one."""

from core.kernel.records import evolve
from core.kernel.table import Table
from core.war.setup import Position, PositionSeat, PositionTeam, Seat, Setup
from tests.tui.played import Scripted
from tests.tui.seated import AnyTable
from tests.war.table import CATALOGUE, RULES
from tui.narration.war.narration import WarNarration
from tui.war.eyes import WarEyes

NARRATION = WarNarration(CATALOGUE)
_IDS = {card.name: card.id for card in CATALOGUE.cards}


def cards(*names: str) -> tuple[str, ...]:
    """Return the ids of cards by their names."""
    return tuple(_IDS[name] for name in names)


def team(name: str, *characters: str) -> PositionTeam:
    """Return a Team with its Characters, by their names."""
    return PositionTeam(_IDS[name], cards(*characters))


HEROES = PositionSeat(
    hand=cards("Teamwork", "Tactics", "Extraction", "Heroic action"),
    deck=cards(
        "Alice Clones", "STAR Delta Team", "Special Police Unit", "Paramilitary Unit", "Alice",
        "Barry Burton", "Double Team", "Sacrifice", "Rescue", "Mobilization", "Convoy Survivors",
    ),
    discard_pile=cards("Surprise Attack", "Leon Kennedy", "Ada Wong"),
    teams=(
        team("STAR Alpha Team", "Jill Valentine", "Chris Redfield"),
        team("Freelance Operators", "Carlos Olivera", "K-Mart"),
        team("Prison Survivors"),
    ),
)  # fmt: skip
UMBRELLA = PositionSeat(
    hand=cards("Laser Grid", "Nerve Gas", "Transformation", "Capture", "Bomb"),
    deck=cards(
        "New", "Tyrant", "Nemesis", "Ambush", "Set Trap", "Zombie Dogs", "Submarine", "Reinforcements",
        "Combined Operation", "Surrounded",
    ),
    discard_pile=cards("Base Defenses", "Helicopter"),
    facilities=cards("Headquarters", "Hive", "Experimental", "Backup"),
    units=cards("Commandos", "Guards", "Lickers", "Gunships"),
)  # fmt: skip

EVENING = Position((HEROES, UMBRELLA), phase="assault", turn=5)
"""Ana leads the Heroes, Ben Umbrella, in the Assault Phase of turn 5: what S12 of screens.md shows."""

IN_THE_HIVE = (
    "assault:star-alpha-team", "facility:hive", "commit:teamwork", "commit:tactics",
    "target:jill-valentine", "done",
)  # fmt: skip
"""Ana assaults the Hive with Alpha, Teamwork and Tactics: Ben is to defend it (S13)."""


def with_phase(phase: str, **seats: PositionSeat) -> Position:
    """Return the evening at the beginning of another phase, with other seats."""
    heroes, umbrella = seats.get("heroes", HEROES), seats.get("umbrella", UMBRELLA)
    return evolve(EVENING, phase=phase, seats=(heroes, umbrella))


def begun(
    position: Position | None = EVENING,
    *answers: str,
    persons: tuple[int, ...] = (0, 1),
    seed: int = 5,
    match: int = 1,
    reactions: str = "everyone",
) -> AnyTable:
    """Return the table of a position after some answers of one key each."""
    ana, ben = (
        Seat(name, "person" if seat in persons else "random")
        for seat, name in enumerate(("Ana", "Ben"))
    )
    setup = Setup((ana, ben), heroes=0, match=match, reactions=reactions, position=position)
    return Table.begin(RULES, setup, seed, tuple((key,) for key in answers))


def eyes_of(table: AnyTable, seat: int) -> WarEyes:
    """Return what a seat sees."""
    return WarEyes(RULES.view(table.state, seat), RULES.book, NARRATION)


def passing(*wanted: str) -> Scripted:
    """Return a bot that gives the answers it wants, the first of them that it may; else it passes."""
    return Scripted(wanted)


_FEW = ("Nemesis", "Ambush", "Zombie Dogs", "Submarine", "Reinforcements")

RECRUITERS = evolve(
    HEROES,
    hand=cards(
        "Rescue", "Active Recruiting", "Mobilization", "Teamwork", "Alice", "Luther West", "Strike Team"
    ),
    deck=cards(
        "Alice Clones", "STAR Delta Team", "Special Police Unit", "Barry Burton", "Double Team",
        "Sacrifice", "Convoy Survivors",
    ),
)  # fmt: skip
HUNTERS = evolve(
    UMBRELLA,
    hand=cards("Capture", "Speed up Schedule", "Laser Grid", "Set Trap"),
    deck=cards(*_FEW),
)
BUILDERS = evolve(
    UMBRELLA, hand=cards("New", "Tyrant", "Super Mutant", "Capture"), deck=cards(*_FEW)
)
FULL_HAND = evolve(
    UMBRELLA,
    hand=cards(
        "New", "Tyrant", "Super Mutant", "Capture", "Laser Grid", "Nerve Gas", "Bomb"
    ),
    deck=(),
)  # fmt: skip
LAST_STAND = evolve(UMBRELLA, facilities=cards("Backup"), units=(), hand=())

EVENTS = with_phase("event", heroes=RECRUITERS)
RECRUITING = with_phase("recruit", heroes=RECRUITERS)
BUILDING = with_phase("recruit", umbrella=BUILDERS)
HUNT = with_phase("search", umbrella=HUNTERS)
ENDING = with_phase("end", umbrella=FULL_HAND)
FINALE = with_phase("assault", umbrella=LAST_STAND)

HUNTED = ("send:lickers", "prey:star-alpha-team", "done")
"""Ben sends the Lickers against Alpha and commits nothing more: Ana is to answer."""
