"""Every published scenario and Mansion is played, as far as it takes to see that all is in order.

Whole games would take minutes: of each scenario the first turns are played as bots play them, and a
position near the end at random, to the end.
"""

from collections.abc import Callable
from typing import Any

import pytest

from core.bots.base import chance_for
from core.bots.registry import bot_for
from core.deckbuilding.modes import MODES
from core.deckbuilding.setup import Setup
from core.deckbuilding.state import State
from core.kernel.decision import Decision
from core.kernel.rules import Answer
from tests.deckbuilding.generated import generated_setup
from tests.deckbuilding.invariants import INVARIANTS
from tests.deckbuilding.table import RULES
from tests.deckbuilding.test_random_play import play
from tui.setup_deckbuilding import Wish, setup_of

SCENARIOS = RULES.book.scenarios
NUMBERS = {number: place for place, number in enumerate(SCENARIOS)}
MANSIONS = tuple(RULES.book.mansions)
PARTNERED = [each for each in SCENARIOS if SCENARIOS[each].mode == "partner"]
WITH_PARTNERS = [mode for mode in MODES if "partner" in MODES[mode].modifications]
BOT = bot_for("deckbuilding", "steady", RULES.catalogue)

MOST_TURNS = 500
ANSWERS = 120
"""So many answers of a game are played: all seats have bought and explored by then."""
LOOKS = 12
"""The invariants are looked at once in so many answers."""

LATE = 100
"""The first seed of the late positions, none of which takes long to end."""

Chooser = Callable[[State, Decision, int], Answer]


def setup_for(scenario: str, mode: str = "", **wished: Any) -> Setup:
    """The usual set-up of a scenario for two to four seats, with the modification it was made for."""
    made_for = SCENARIOS[scenario].mode
    seats = 2 + NUMBERS[scenario] % 3
    wish = Wish(
        mode=mode or (made_for if made_for in MODES else "story"),
        scenario=scenario,
        bots=("steady",) * seats,
        seats=str(seats),
        partner="yes" if made_for == "partner" else "",
        skills="yes" if made_for == "skill" else "",
        **wished,
    )
    return setup_of(RULES.book, wish, ("steady",))


def steady(seed: int) -> Chooser:
    """Answer as a steady bot does."""

    def chosen(state: State, decision: Decision, number: int) -> Answer:
        chance = chance_for(seed, decision.seat, number)
        return BOT.answer(RULES.view(state, decision.seat), chance)

    return chosen


def played(setup: Setup, seed: int, answer: Chooser, most: int = 0) -> State:
    """Return where a game has led after at most so many answers; 0 plays it to its end."""
    state: State = RULES.start(setup, seed)
    number = 0
    while (decision := RULES.decision(state)) is not None and not 0 < most <= number:
        assert state.turn.number <= MOST_TURNS
        if number % LOOKS == 0:
            in_order(state)
        state, _ = RULES.apply(state, answer(state, decision, number))
        number += 1
    in_order(state)
    return state


def in_order(state: State) -> None:
    for invariant in INVARIANTS:
        invariant(state)


@pytest.mark.parametrize("scenario", NUMBERS)
def test_a_scenario_is_played_in_the_mode_it_was_made_for(scenario: str) -> None:
    """With its own piles, and its modification."""
    setup = setup_for(scenario)
    made_for = SCENARIOS[scenario].mode
    state = played(setup, NUMBERS[scenario], steady(NUMBERS[scenario]), ANSWERS)

    assert setup.piles == SCENARIOS[scenario].piles
    assert {made_for} & {setup.mode, "partner" * setup.partner, "skill" * setup.skills}
    assert state.ended or state.turn.number > len(setup.seats)


@pytest.mark.parametrize("scenario", NUMBERS)
def test_a_late_position_of_a_scenario_is_played_to_its_end(scenario: str) -> None:
    """At random, in its mode and with its modification, with cards of all boxes beside its piles."""
    made_for = SCENARIOS[scenario].mode
    seed = LATE + NUMBERS[scenario]
    setup = generated_setup(
        seed,
        late=True,
        mode=made_for if made_for in MODES else "story",
        scenario=SCENARIOS[scenario],
    )

    assert {made_for} & {setup.mode, "partner" * setup.partner, "skill" * setup.skills}
    assert {card for pile in RULES.start(setup, seed).piles for card in pile.ids} >= {
        card for pile in SCENARIOS[scenario].piles for card in pile
    }
    play(setup, seed)


@pytest.mark.parametrize("mode", WITH_PARTNERS)
@pytest.mark.parametrize("scenario", PARTNERED)
def test_a_scenario_for_partners_is_played_in_every_mode_that_has_them(
    scenario: str, mode: str
) -> None:
    """DBG-18.1: everybody has a Partner; a Mansion may have more cards for them in Story."""
    setup = setup_for(scenario, mode)
    seed = NUMBERS[scenario] + len(mode)
    state: State = RULES.start(setup, seed)
    mansion = RULES.book.mansions[setup.mansion]
    size = sum(each.copies for each in MODES[mode].mansion_cards(mansion))
    more = sum(each.copies for each in mansion.partner_in) if mode == "story" else 0

    assert ("outbreak" if mode == "outbreak" else "alliance") == setup.mansion
    assert size + more == len(state.mansion)
    state = played(setup, seed, steady(seed), ANSWERS)
    assert any(
        player.partner is not None and player.partner.attached for player in state.players
    ) or any(player.partner is None for player in state.players)


@pytest.mark.parametrize("mansion", MANSIONS)
def test_a_mansion_is_played_to_its_end(mansion: str) -> None:
    """In Story and in Mercenary Mode."""
    for mode, seats in (("story", 2), ("mercenary", 2)):
        wish = Wish(
            mode=mode,
            mansion=(mansion,),
            seats=str(seats),
            bots=("steady",) * seats,
            difficulty=("easy",),
        )
        state = played(setup_of(RULES.book, wish, ("steady",)), 1, steady(1))

        assert RULES.result(state) is not None


def test_all_mansions_together_are_a_day_to_kill() -> None:
    """DBG-21.5: every card of every Mansion, and with the first Boss the game is far from over."""
    wish = Wish(mode="story", mansion=MANSIONS, seats="2", bots=("steady",) * 2)
    setup = setup_of(RULES.book, wish, ("steady",))
    state: State = RULES.start(setup, 1)
    cards = [RULES.book.cards[state.cards[copy]] for copy in state.mansion]
    bosses = [card.name for card in cards if card.boss]
    size = sum(each.copies for number in MANSIONS for each in RULES.book.mansions[number].cards)

    assert size == len(cards)
    assert len(MANSIONS) == len(bosses)
    state = played(setup, 1, steady(1), 3 * ANSWERS)
    assert not state.ended
