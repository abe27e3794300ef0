"""Random games: every invariant holds at every Decision, every game ends, and everything runs."""

import os
from itertools import count
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.kernel.decision import NONE, Decision, Refusal
from core.kernel.rules import Answer
from core.war.setup import Setup
from core.war.state import State
from tests.generic import random_answer
from tests.war.coverage import Ran, watched
from tests.war.game import opened_setup
from tests.war.generated import generated_setup
from tests.war.invariants import INVARIANTS, tells_what_happened
from tests.war.table import CATALOGUE, RULES

GAMES = 400 * int(os.environ.get("INKRIBBON_TEST_TIMES", "1"))
CHUNKS = 8
"""Tests that the games are dealt to, so that several processes share them."""

MOST_TURNS = 1_000
"""No random match takes so many turns."""

SLUGS = [card.slug for card in CATALOGUE.cards]
VERBS = (
    "play", "recruit", "commit", "defend", "send", "assault", "answer", "unit", "team", "find",
    "recover", "capture", "attach", "facility", "prey", "target", "sacrifice", "discard",
)  # fmt: skip
KEYS = [
    *(f"{verb}:{slug}" for verb in VERBS for slug in SLUGS),
    "pass", "done", "recruit:all-units", "pass:2", "no-such-key", "commit", "",
]  # fmt: skip


def play(setup: Setup, seed: int, ran: Ran | None = None) -> None:
    """Play a random game to its end, looking at everything on the way."""
    dice = Random(f"play {seed}")  # noqa: S311 - for play, not for secrets
    state, happened = RULES.opening(setup, seed)
    first = RULES.turn(state)
    answers: list[Answer] = []
    try:
        for number in count():
            for invariant in INVARIANTS:
                invariant(state)
            if ran is not None:
                ran.told(state, happened)
            decision = RULES.decision(state)
            if decision is None:
                break
            assert RULES.turn(state) - first < MOST_TURNS, "no end in sight"
            if ran is not None:
                ran.asked(decision)
            if number % 4 == 0:
                explains_every_refusal(state, decision, dice)
            answers.append(random_answer(decision, dice))
            before = state
            state, happened = RULES.apply(before, answers[-1])
            tells_what_happened(before, happened, state)
        result = RULES.result(state)
        assert result is not None
        assert len(setup.seats) == len(result.standings)
    except Exception as error:
        error.add_note(f"seed {seed}, after {len(answers)} answers: {answers}")
        raise


def explains_every_refusal(state: State, decision: Decision, dice: Random) -> None:
    """A key is on offer, or it is refused with a code and a rule."""
    offered = decision.keys()
    for key in (*dice.sample(KEYS, 12), *offered):
        refusal = RULES.explain(state, decision.seat, key)
        if key in offered:
            assert refusal is None, f"on offer, yet refused: {refusal}"
        else:
            assert isinstance(refusal, Refusal), f"neither on offer nor refused: {key}"
            assert refusal.key == key
            assert refusal.code, refusal
            assert refusal.rule.startswith("WAR-"), refusal
            assert refusal.have == NONE or refusal.have < refusal.need, refusal


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_from_openings_and_positions(chunk: int) -> None:
    for seed in range(chunk, GAMES, CHUNKS):
        play(generated_setup(seed) if seed % 2 else opened_setup(seed // 2), seed)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 2**32))
def test_any_position_can_be_played_to_its_end(place: int, seed: int) -> None:
    """WAR-2: whatever the table, somebody wins or it is a draw."""
    play(generated_setup(place, late=True), seed)


def test_every_operation_text_card_question_and_event_runs() -> None:
    """WAR-1 to 6: what no random game reaches, no random game has tested."""
    with watched() as ran:
        for seed in range(120):
            play(generated_setup(10_000 + seed), seed, ran)
        for seed in range(9):
            play(opened_setup(seed), seed, ran)

    assert {} == ran.missing()
