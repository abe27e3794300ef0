"""What the plain mode shows of Teams, their Combos and Skills (DBG-15.5, 15.11, 19.5)."""

from attrs import evolve

from core.deckbuilding.setup import Position, PositionSeat, PositionTeam, Seat, Setup
from core.deckbuilding.view import SkillView
from tests.deckbuilding.table import CATALOGUE, RULES
from tui.narration.deckbuilding.narration import DeckBuildingNarration
from tui.plain_deckbuilding import _survivors
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
