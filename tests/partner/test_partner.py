"""The Partner modification: positions on DBG-18, and its set-up."""

from pathlib import Path

import pytest

from core.deckbuilding.events import CharactersDealt, MainNamed
from core.deckbuilding.setup import Seat, Setup
from core.deckbuilding.state import State
from core.kernel.errors import SetupError
from core.kernel.event import Event
from core.kernel.records import evolve
from tests.deckbuilding.cases import check
from tests.deckbuilding.table import CATALOGUE, RULES
from tests.position_case import case_files

CASES = case_files(Path(__file__).parent)


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_position(path: Path) -> None:
    check(path)


def setup_for(seats: int) -> Setup:
    scenario = CATALOGUE.scenarios[0]
    return Setup(
        mode="story",
        seats=tuple(Seat(f"Seat {place + 1}") for place in range(seats)),
        piles=scenario.piles,
        scenario=scenario.id,
        partner=True,
    )


def opened(seats: int, seed: int) -> tuple[State, list[Event]]:
    """Answer with the last option until the first turn."""
    state, first = RULES.opening(setup_for(seats), seed)
    told = list(first)
    while state.turn.number == 0:
        decision = RULES.decision(state)
        assert decision is not None
        state, happened = RULES.apply(state, decision.keys()[-1:])
        told += happened
    return state, told


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_gets_a_main_character_and_a_partner(seats: int) -> None:
    """DBG-18.2: a second choice when all have made the first; both begin with full Health."""
    state, told = opened(seats, 7)
    chosen: list[int] = []
    for player in state.players:
        assert player.partner is not None
        chosen += (player.character, player.partner.character)
        printed = RULES.book.cards[state.cards[player.partner.character]].health
        assert player.partner.health == printed
        assert player.partner.attached == ()

    assert 2 * seats == len(set(chosen))
    dealt = [event.rule for event in told if isinstance(event, CharactersDealt)]
    assert ["DBG-3.2"] * seats + ["DBG-18.2"] * seats == dealt


def test_the_last_question_names_the_main_character() -> None:
    """DBG-18.2: the player says which of the two is the Partner."""
    state, told = opened(1, 3)
    [named] = [event for event in told if isinstance(event, MainNamed)]

    [player] = state.players
    assert player.partner is not None
    assert (player.character, player.partner.character) == (named.card, named.partner_card)


def test_where_characters_run_out_those_not_kept_come_in_again() -> None:
    """DBG-18.2: four players take 16 Characters in turn, and a box has 10."""
    _state, told = opened(4, 11)
    second = [e for e in told if isinstance(e, CharactersDealt) and e.rule == "DBG-18.2"]

    assert [1] * 4 == [len(event.cards) for event in second]


def test_versus_has_no_partners() -> None:
    """DBG-1.2, 16.1: no modification goes with that mode."""
    with pytest.raises(SetupError) as caught:
        RULES.start(evolve(setup_for(2), mode="versus"), 0)

    assert [("no-modifications", "versus", "a mode with partner")] == list(caught.value.problems)
