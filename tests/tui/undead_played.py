"""Tables of Undead to play at in tests: positions that hold each stage, and a screen over one."""

from typing import Any

from core.kernel.records import evolve
from core.kernel.table import Table
from core.undead.setup import Seat, Setup
from tests.tui.seated import AnyTable
from tests.undead.build import a_setup, foe, man
from tests.undead.table import CATALOGUE, RULES
from tui.narration.undead.narration import UndeadNarration
from tui.undead.eyes import UndeadEyes

NARRATION = UndeadNarration(CATALOGUE)


def beach(**state: Any) -> Setup:
    """Return Beach of Bones in the middle of the Mission: what S14 and S15 of screens.md show."""
    men = [
        man(
            "Doyle", 1, weapons=["M1 Garand"], equipment=["Mk 2 Grenades", "First Aid Kit"], xp=2,
            hand=["Advance 2", "Steady Aim", "Hit the Dirt", "Point Blank", "Cautious"],
        ),
        man(
            "Brandt", 1, weapons=["Blessed M1911"], equipment=["Holy Water"], theology="Eschatology",
            health=3, actions=1, divinity=7, hand=["Rally", "Advance 3"],
        ),
        man("Fireteam", 1, actions=1, suppressions=1),
        man("Partisans", 0),
    ]  # fmt: skip
    foes = [
        foe("Shambling Dead", 1, ekias=[2], targets=[3]),
        foe("Living Thralls", 2, targets=[1]),
        foe("Risen Riflemen", 2, ekias=[1], targets=[2]),
    ]
    usual: dict[str, Any] = {"mission": "Beach of Bones", "left": 6, "turn": 5}
    return a_setup(men, foes, **{**usual, **state})


def crypt(**state: Any) -> Setup:
    """Return Dead of the Empire at its Objective: Double-Reticles, powers, many Hostiles."""
    men = [
        man(
            "Castellanos", 2, weapons=["Blessed Dagger"], equipment=["Holy Water", "Holy Symbol"],
            theology="Demonology", divinity=11, hand=["Rally", "Cautious", "Hit the Dirt"],
        ),
        man("Doyle", 2, weapons=["M1 Garand"], hand=["Double Tap", "Steady Aim", "Advance 2"]),
        man("Raiders", 2),
        man("Larsen", 1),
    ]  # fmt: skip
    foes = [
        foe("Imperial Warriors", 2, ekias=[2, 1], targets=[1, 3]),
        foe("Wraith", 3, targets=[2]),
        foe("Guardian of the Shrine", 3, targets=[1]),
        foe("Death's Head Guard", 3, targets=[1, 2, 3]),
        foe("Occult Officer", 3, targets=[4]),
    ]
    usual: dict[str, Any] = {
        "mission": "Dead of the Empire",
        "left": 3,
        "turn": 8,
        "objective_active": True,
        "track": ("War Cemetery", "Ruined Village"),
    }
    return a_setup(men, foes, **{**usual, **state})


def crowd() -> Setup:
    """Return Compline with the largest team, and more Hostiles about it than a low column holds."""
    men = [
        man("Akers", 1), man("Anselm", 1), man("Partisans", 1), man("Marchand", 1, health=0),
        man("Castellanos", 1, theology="Eschatology"), man("Fireteam", 1),
    ]  # fmt: skip
    alike = [
        foe(name, 1, targets=[1])
        for name in (
            "Shambling Dead",
            "Shambling Dead",
            "Risen Conscripts",
            "Wraith",
            "Living Thralls",
        )
    ]
    strong = [
        foe("Imperial Warriors", 1, targets=[1, 2]),
        foe("Imperial Warriors", 1, targets=[1, 1]),
        foe("Death's Head Guard", 1, targets=[1, 2, 3]),
        foe("Ghouls", 2, targets=[1, 1]),
    ]
    track = ("Ruined Village", "Coastal Bunker")
    return a_setup(men, [*strong, *alike], mission="Compline", track=track)


def begun(setup: Setup | None = None, *answers: str, seed: int = 5, bots: str = "") -> AnyTable:
    """Return the table of a set-up after some answers of one key each; `bots` play the last seats."""
    made = setup or beach()
    if bots:
        *first, last = made.seats
        made = evolve(made, seats=(*first, Seat(last.name, bots)))
    return Table.begin(RULES, made, seed, tuple((key,) for key in answers))


def eyes_of(table: AnyTable, seat: int = 0) -> UndeadEyes:
    """Return what a seat sees."""
    return UndeadEyes(RULES.view(table.state, seat), RULES.book, NARRATION)
