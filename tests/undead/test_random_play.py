"""Random Missions: every invariant holds at every Decision, every one ends, and everything runs."""

import os
from random import Random

import pytest

from core.kernel.decision import Decision, Refusal
from core.kernel.rules import Answer
from core.undead.setup import Setup
from core.undead.state import State
from tests.undead.coverage import Ran
from tests.undead.generated import generated_setup, opened_setup
from tests.undead.invariants import INVARIANTS, tells_what_happened
from tests.undead.table import CATALOGUE, RULES

GAMES = 300 * int(os.environ.get("INKRIBBON_TEST_TIMES", "1"))
CHUNKS = 10
"""Tests that the games are dealt to, so that several processes share them."""

MOST_ANSWERS = 4_000
"""No random Mission takes so many: its Turns are counted, and each ends sooner or later."""

SLUGS = [each.slug for each in CATALOGUE.actions] + [each.slug for each in CATALOGUE.powers]
VERBS = (
    "attack", "power", "forward", "back", "work", "take", "reload", "use", "calm", "deed", "draw",
    "recover", "place", "activate", "pass", "drop", "play",
)  # fmt: skip
KEYS = [
    *(f"{verb}:{number}" for verb in VERBS for number in (1, 2, 3, 7)),
    *(f"play:{number}:{slug}" for number in (1, 2, 9) for slug in SLUGS),
    *(f"power:{number}:{slug}" for number in (1, 2) for slug in SLUGS),
    "end", "end:1", "roll", "done", "none", "hand-over:1", "hand-over:2", "pay:1:rally", "play", "forward",
    "forward:x", "xp:1", "divinity:3", "no-such-key", "",
]  # fmt: skip


def play(setup: Setup, seed: int, ran: Ran | None = None) -> None:
    """Play a random Mission to its end, looking at everything on the way."""
    dice = Random(f"play {seed}")  # noqa: S311 - for play, not for secrets
    state, happened = RULES.opening(setup, seed)
    answers: list[Answer] = []
    if ran is not None:
        ran.begun(state)
    try:
        while True:
            for invariant in INVARIANTS:
                invariant(state)
            if ran is not None:
                ran.told(state, happened)
            decision = RULES.decision(state)
            if decision is None:
                break
            assert len(answers) < MOST_ANSWERS, "no end in sight"
            if ran is not None:
                ran.asked(decision)
            if len(answers) % 8 == 0:
                explains_every_refusal(state, decision, dice)
            answers.append((dice.choice(decision.keys()),))
            before = state
            state, happened = RULES.apply(before, answers[-1])
            tells_what_happened(before, happened, state)
        result = RULES.result(state)
        assert result is not None
        assert len(setup.seats) == len(result.standings)
        assert {result.reason == "won"} == {standing.won for standing in result.standings}
    except Exception as error:
        error.add_note(f"seed {seed}, after {len(answers)} answers: {answers}")
        raise


def explains_every_refusal(state: State, decision: Decision, dice: Random) -> None:
    """A key is on offer, or it is refused with a code and a rule."""
    offered = decision.keys()
    for key in (*dice.sample(KEYS, 8), *offered):
        refusal = RULES.explain(state, decision.seat, key)
        if key in offered:
            assert refusal is None, f"on offer, yet refused: {refusal}"
        else:
            assert isinstance(refusal, Refusal), f"neither on offer nor refused: {key}"
            assert refusal.key == key
            assert refusal.code, refusal
            assert refusal.rule.startswith("UND-"), refusal


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_missions_from_openings_and_positions(chunk: int) -> None:
    for seed in range(chunk, GAMES, CHUNKS):
        play(generated_setup(seed) if seed % 2 else opened_setup(seed // 2), seed)


def test_every_operation_card_question_and_event_runs() -> None:
    """What no random Mission reaches, no random Mission has tested."""
    ran = Ran()
    for seed in range(450):
        play(generated_setup(17_500 + seed), seed, ran)
    for seed in range(60):
        play(opened_setup(seed), seed, ran)

    assert {} == ran.missing()
