"""Prompts that depend on where the table stands."""

import pytest

from core.kernel.event import seen
from core.war.setup import Position, PositionSeat, PositionTeam, Seat, Setup
from tests.war.table import CATALOGUE, RULES
from tui.narration.war.narration import WarNarration

NARRATION = WarNarration(CATALOGUE)
SEATS = Seat("Ana"), Seat("Ben")
FOES = PositionSeat(facilities=("umbrella-hive",), hand=("umbrella-new", "umbrella-guards"))


@pytest.mark.parametrize(
    ("heroes", "words"),
    [
        (
            PositionSeat(deck=("hero-strike-team", "hero-alice")),
            "Ana, choose the Team of your deck that enters play.",
        ),
        (
            PositionSeat(discard_pile=("hero-strike-team", "hero-alice-clones")),
            "Ana, choose the Team of your discard pile that enters play.",
        ),
    ],
)
def test_a_search_for_a_team_says_where_it_comes_from(heroes: PositionSeat, words: str) -> None:
    """WAR-4.2: of the deck, or where that has none of the discard pile; it does not go to the hand."""
    setup = Setup(SEATS, heroes=0, position=Position((heroes, FOES), "draw"))
    state = RULES.start(setup, 1)
    decision = RULES.decision(state)

    assert decision is not None
    assert words == NARRATION.question(decision, RULES.view(state, 0))


def test_a_facility_that_is_built_is_told_as_one() -> None:
    """WAR-4.4: its name alone, "New", says nothing."""
    heroes = PositionSeat(teams=(PositionTeam("hero-strike-team"),))
    state = RULES.start(Setup(SEATS, heroes=0, position=Position((heroes, FOES), "recruit")), 1)
    decision = RULES.decision(state)
    assert decision is not None
    new = next(each.key for each in decision.options if each.key.endswith(":new"))
    state, events = RULES.apply(state, (new,))
    told = tuple(seen(event, 0) for event in events)
    lines = NARRATION.lines(told, RULES.view(state, 0), 0, 0)

    assert "Umbrella plays the New Facility." in [each.text for each in lines]
