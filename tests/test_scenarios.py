"""Every published scenario is played to its end by bots, in the mode that it was made for."""

from itertools import count
from typing import Any

import pytest

from core.bots.base import chance_for
from core.bots.registry import bot_for
from core.deckbuilding.modes import MODES
from core.deckbuilding.setup import Setup
from core.deckbuilding.state import State
from tests.deckbuilding.invariants import INVARIANTS
from tui.games import rules_for
from tui.setup_deckbuilding import Wish, setup_of

RULES: Any = rules_for("deckbuilding")
NUMBERS = {number: place for place, number in enumerate(RULES.book.scenarios)}
BOT = bot_for("deckbuilding", "steady", RULES.catalogue)

MOST_TURNS = 500
LOOKS = 20
"""The invariants are looked at once in so many answers: steady bots pass few odd places."""


def setup_for(scenario: str) -> Setup:
    """The usual set-up of a scenario for two to four seats, with the modification it was made for."""
    made_for = RULES.book.scenarios[scenario].mode
    wish = Wish(
        mode=made_for if made_for in MODES else "story",
        scenario=scenario,
        bots=("steady",) * (2 + NUMBERS[scenario] % 3),
        seats=str(2 + NUMBERS[scenario] % 3),
        partner="yes" if made_for == "partner" else "",
        skills="yes" if made_for == "skill" else "",
        difficulty=() if made_for == "versus" else _difficulty(NUMBERS[scenario]),
    )
    return setup_of(RULES.book, wish, ("steady",))


def _difficulty(number: int) -> tuple[str, ...]:
    """Easy for every other one: games are to end, and those end soonest."""
    return ("easy",) if number % 2 else ()


@pytest.mark.parametrize("scenario", NUMBERS)
def test_a_scenario_is_played_to_its_end(scenario: str) -> None:
    """With its own piles, and everything in order on the way."""
    setup = setup_for(scenario)
    seed = NUMBERS[scenario]
    state: State = RULES.start(setup, seed)
    assert setup.piles == RULES.book.scenarios[scenario].piles
    for number in count():
        decision = RULES.decision(state)
        if decision is None:
            break
        assert state.turn.number <= MOST_TURNS
        if number % LOOKS == 0:
            for invariant in INVARIANTS:
                invariant(state)
        answer = BOT.answer(
            RULES.view(state, decision.seat), chance_for(seed, decision.seat, number)
        )
        state, _ = RULES.apply(state, answer)

    assert RULES.result(state) is not None


@pytest.mark.parametrize("mansion", RULES.book.mansions)
def test_a_mansion_is_played_to_its_end(mansion: str) -> None:
    """In Story and in Mercenary Mode, with another one shuffled in where there is one."""
    both = tuple(dict.fromkeys((mansion, next(iter(RULES.book.mansions)))))
    for mode, mansions in (("story", both), ("mercenary", (mansion,))):
        wish = Wish(mode=mode, mansion=mansions, seats="2", bots=("steady",) * 2)
        setup = setup_of(RULES.book, wish, ("steady",))
        state: State = RULES.start(setup, 1)
        for number in count():
            decision = RULES.decision(state)
            if decision is None:
                break
            assert state.turn.number <= MOST_TURNS
            chance = chance_for(1, decision.seat, number)
            state, _ = RULES.apply(state, BOT.answer(RULES.view(state, decision.seat), chance))

        assert RULES.result(state) is not None
