"""What the plain mode shows of Teams, their Combos and Skills (DBG-15.5, 15.11, 19.5)."""

from core.deckbuilding.setup import Position, PositionSeat, PositionTeam, Seat, Setup
from core.deckbuilding.view import SkillView
from core.kernel.records import evolve
from tests.deckbuilding.table import CATALOGUE, RULES
from tests.tui.modes import at
from tests.tui.played import eyes_of
from tui.narration.deckbuilding.narration import DeckBuildingNarration
from tui.plain_deckbuilding import _LOOKS, _survivors
from tui.table.eyes import Eyes

IDS = {card.name: card.id for card in CATALOGUE.cards}


def eyes() -> Eyes:
    """The eyes of Ada, in a Team with Cleo that has a Combo of two Infected."""
    seats = tuple(
        PositionSeat(IDS[name]) for name in ("Ada Wong", "Leon S. Kennedy", "Barry Burton")
    )
    ours = PositionTeam((0, 2), 7, 5, (IDS["Licker"], IDS["Bui Kichwa"]))
    position = Position(seats, (IDS["Majini"],), teams=(ours, PositionTeam((1,), 8)))
    names = tuple(Seat(name) for name in ("Ada", "Ben", "Cleo"))
    piles = CATALOGUE.scenarios[0].piles
    setup = Setup("mercenary", names, piles, position=position, teams=(0, 1, 0))
    view = RULES.view(RULES.start(setup, 0), 0)
    skilled = evolve(view.seats[0], xp=2, skills=(SkillView(view.seats[0].character, 1, False),))
    view = evolve(view, seats=(skilled, *view.seats[1:]))
    return Eyes(view, RULES.book, DeckBuildingNarration(CATALOGUE))


def test_a_team_shows_its_turns_and_what_its_combo_is_worth_now() -> None:
    lines = list(_survivors(eyes()))

    assert [
        "Team of Ada and Cleo: Decorations 5, Team turns left 7, Combo worth 8: Licker, Bui Kichwa.",
        "Team of Ben: Decorations 0, Team turns left 8.",
    ] == [line for line in lines if line.startswith("Team")]


def test_skills_show_their_xp_and_what_they_need() -> None:
    assert ["  XP 2. Skills: Ada Wong (1 of 0 XP)."] == [
        line for line in _survivors(eyes()) if "XP" in line
    ]


def looked(name: str, look: str) -> list[str]:
    """Return a look of Ana at the table of a mode."""
    eyes_ = eyes_of(at(name), 0)
    return list(_LOOKS[look](eyes_))


def test_a_partner_has_a_line_of_its_own() -> None:
    line = "  Partner Sheva Alomar: Health 20/80, Attached 1 of 2: Six Shooter."

    assert line in looked("partner", "survivors")
    assert "Attached to the Partner 1: Six Shooter." in looked("partner", "zones")


def test_infection_is_told_of_everybody() -> None:
    lines = looked("outbreak", "survivors")

    assert "  Infection 2/10: Claw, Drag." in lines
    assert "  INFECTED: Base Damage 5." in lines
    assert any(line.startswith("Infection cards 7: Claw") for line in looked("outbreak", "zones"))


def test_versus_has_no_mansion_to_look_at() -> None:
    assert ["There is no Mansion in this mode (DBG-16.1)."] == looked("versus", "mansion")
