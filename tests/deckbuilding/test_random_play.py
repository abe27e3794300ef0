"""Random games: every invariant holds at every Decision, every game ends, and everything runs.

Answers are drawn uniformly from the legal ones, without a word in favour of ending: a player who
explores at random is brought down for good soon enough. So real openings end after some hundred
answers, nearly all with everybody out; generated positions also lead to the Boss. The few games that
are still not over then go on with an aim.
"""

import os
from collections.abc import Iterator
from itertools import count, product
from random import Random

import pytest

from core.bots.base import chance_for
from core.bots.registry import bot_for
from core.deckbuilding.modes import MODES
from core.deckbuilding.setup import Setup
from core.deckbuilding.state import State
from core.kernel.decision import NONE, Decision, Refusal
from core.kernel.records import evolve
from core.kernel.rules import Answer
from tests.deckbuilding.coverage import Ran, watched
from tests.deckbuilding.game import never_falls, opened_setup
from tests.deckbuilding.generated import RARE, generated_setup
from tests.deckbuilding.invariants import INVARIANTS, tells_what_happened
from tests.deckbuilding.table import CATALOGUE, RULES
from tui.setup_deckbuilding.options import TEAM_TURNS, difficulties

Sort = tuple[str, tuple[object, ...]]
"""One sort of game: what of it is meant, and what that is."""

GAMES = 1_000 * int(os.environ.get("INKRIBBON_TEST_TIMES", "1"))
CHUNKS = 20
"""Tests that the games are dealt to, so that several processes share them."""

AIMLESS_TURNS = 250
"""So many turns are played at random. An Ada who cannot fall would never end a game without an aim."""

STEADY = bot_for("deckbuilding", "steady", CATALOGUE)

MOST_TURNS = 500
"""No random game takes so many turns: it has 4 players at most, each with 6 lives at most.

The bots that go on with an aim care less and less for their lives, and from turn 400 on not at all.

Only a Character that cannot fall can play on for good, where nobody buys what the Boss takes.
"""

SLUGS = [card.slug for card in CATALOGUE.cards]
KEYS = [
    *(f"{verb}:{slug}" for verb in ("play", "use", "buy", "effect", "take") for slug in SLUGS),
    *(f"{verb}:{slug}#2" for verb in ("play", "use", "buy", "effect") for slug in SLUGS),
    "end", "end:2", "explore", "explore:2", "attack", "attack:2", "target:1",
    "done", "decline", "commit:9", "commit:0", "commit:x",
    "pay:5", "player:1", "yes", "play:all-ammunition", "play", "no-such-key", "",
]  # fmt: skip


def random_answer(decision: Decision, dice: Random, aim: bool = False) -> Answer:
    """Return any answer, or with an `aim` rather one that fights: where nobody is hit no game ends."""
    keys = decision.keys()
    if aim and decision.kind in ("main", "use") and dice.random() < 0.9:
        fighting = [key for key in keys if key.startswith(("use", "attack", "play:all"))]
        if fighting:
            return (dice.choice(fighting),)
    return tuple(dice.sample(decision.keys(), dice.randint(decision.least, decision.most)))


def play(setup: Setup, seed: int, ran: Ran | None = None) -> None:
    """Play a random game to its end, looking at everything on the way."""
    dice = Random(f"play {seed}")  # noqa: S311 - for play, not for secrets
    state, happened = RULES.opening(setup, seed)
    first = state.turn.number
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
            if state.turn.number - first >= MOST_TURNS:
                assert never_falls(state), "no end in sight"
                return
            if ran is not None:
                ran.asked(decision)
            if number % 8 == 0:
                explains_every_refusal(state, decision, dice)
            if state.turn.number - first < AIMLESS_TURNS:
                answers.append(random_answer(decision, dice, aim=setup.mode == "versus"))
            else:
                chance = chance_for(seed, decision.seat, number)
                answers.append(STEADY.answer(RULES.view(state, decision.seat), chance))
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
    for key in (*dice.sample(KEYS, 6), *offered):
        refusal = RULES.explain(state, decision.seat, key)
        if key in offered:
            assert refusal is None, f"on offer, yet refused: {refusal}"
        else:
            assert isinstance(refusal, Refusal), f"neither on offer nor refused: {key}"
            assert refusal.key == key
            assert refusal.code, refusal
            assert refusal.rule.startswith("DBG-"), refusal
            fits = refusal.have == NONE or refusal.have < refusal.need
            assert fits or refusal.code in ("must-explore", "too-many-explores"), refusal


def setup_for(seed: int) -> Setup:
    """Return a generated position and a real opening in turns."""
    return generated_setup(seed) if seed % 2 else opened_setup(seed // 2)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_from_openings_and_positions(chunk: int) -> None:
    for seed in range(chunk, GAMES, CHUNKS):
        play(setup_for(seed), seed)


def test_the_random_games_are_of_every_sort() -> None:
    """Each mode from openings and from positions with all that it takes; Versus has openings below."""
    found = {(kind, *sort) for seed in range(1_000) for kind, sort in sorts_of(setup_for(seed))}
    found |= {
        (kind, *sort) for seed in range(50) for kind, sort in sorts_of(opened_setup(seed, "versus"))
    }
    must = {(kind, *sort) for kind, sort in every_sort()}

    assert [] == sorted(must - found)


def sorts_of(setup: Setup) -> Iterator[Sort]:
    """Yield what a set-up is an example of."""
    begun = "position" if setup.position else "opening"
    yield "seats", (setup.mode, begun, len(setup.seats))
    yield "modifications", (setup.mode, begun, setup.partner, setup.skills)
    yield "reactions", (setup.mode, begun, setup.reactions)
    for name in setup.difficulty or ("normal",):
        yield "difficulty", (setup.mode, begun, name)
    if setup.teams:
        yield "teams", (setup.mode, begun, setup.team_turn)


def every_sort() -> Iterator[Sort]:
    """Yield what there must be an example of."""
    for mode, begun in product(MODES.values(), ("position", "opening")):
        for seats in range(mode.least_seats, mode.most_seats + 1):
            yield "seats", (mode.id, begun, seats)
        for partner, skills in product((False, True), repeat=2):
            if partner <= ("partner" in mode.modifications) and skills <= (
                "skills" in mode.modifications
            ):
                yield "modifications", (mode.id, begun, partner, skills)
        for who in ("holders", "everyone"):
            yield "reactions", (mode.id, begun, who)
        for name in ("normal", *(difficulties(mode) if mode.has_mansion else ())):
            yield "difficulty", (mode.id, begun, name)
        for whose in TEAM_TURNS if mode.has_teams else ():
            yield "teams", (mode.id, begun, whose)


@pytest.mark.parametrize("chunk", range(CHUNKS // 5))
def test_random_games_of_versus_from_openings(chunk: int) -> None:
    for seed in range(chunk, GAMES // 20, CHUNKS // 5):
        play(opened_setup(seed, "versus"), seed)


def skilled_setup(seed: int) -> Setup:
    """Return an opening with Skills and Partners, of Story or Mercenary Mode (DBG-19.4)."""
    mode = ("story", "mercenary")[seed % 2]
    return evolve(opened_setup(seed, mode), skills=True, partner=True)


MOST_SEEDS = 600
"""As many positions as may be needed until everything has run."""


def test_every_operation_text_card_question_and_event_runs() -> None:
    """DBG-4 to 17: what no random game reaches, no random game has tested."""
    with watched() as ran:
        for seed in range(6):
            play(opened_setup(seed), seed, ran)
            for setup in (*RARE, skilled_setup(seed)):
                play(setup, seed, ran)
        for seed in range(MOST_SEEDS):
            wanted = ran.wanted()
            play(generated_setup(10_000 + seed, wanted=wanted), seed, ran)
            if seed % 5 == 0:
                play(generated_setup(30_000 + seed, mode="outbreak", wanted=wanted), seed, ran)
            if not ran.missing():
                break

    assert {} == ran.missing()
