"""Both kinds of bots, at real tables and in odd positions."""

from collections.abc import Iterator
from statistics import median
from typing import Any

import pytest

from content.loader import load
from core.bots.base import Bot, chance_for
from core.bots.match import play
from core.bots.registry import UnknownBotError, bot_for, kinds_for
from core.deckbuilding.decisions import KINDS
from core.deckbuilding.modes import MODES
from core.deckbuilding.rules import DeckBuilding
from core.deckbuilding.setup import Seat, Setup
from core.kernel.chance import Chance
from core.kernel.decision import Decision
from core.kernel.records import evolve
from tests.deckbuilding.game import permute_hidden
from tests.deckbuilding.generated import generated_setup

RULES = DeckBuilding(load("deckbuilding"))
BOTS: dict[str, Bot] = {
    kind: bot_for("deckbuilding", kind, RULES.catalogue) for kind in ("random", "steady")
}


def usual(seats: int, scenario: str = "first-timer") -> Setup:
    """Return the set-up of a published scenario."""
    found = RULES.book.scenarios[scenario]
    names = tuple(Seat(f"Seat {place + 1}") for place in range(seats))
    return Setup("story", names, found.piles, found.id, found.basics, reactions="everyone")


def questions(
    setup: Setup, seed: int, kind: str, most: int = 400
) -> Iterator[tuple[Any, Decision]]:
    """Yield the states and questions of a game that a kind of bot plays at all seats."""
    state = RULES.start(setup, seed)
    for place in range(most):
        decision = RULES.decision(state)
        if decision is None:
            return
        yield state, decision
        view = RULES.view(state, decision.seat)
        answer = BOTS[kind].answer(view, chance_for(seed, decision.seat, place))
        state, _ = RULES.apply(state, answer)


@pytest.mark.parametrize("kind", ["random", "steady"])
@pytest.mark.parametrize("seed", range(12))
def test_every_answer_is_legal_also_in_odd_positions(kind: str, seed: int) -> None:
    setups = [usual(1 + seed % 4), generated_setup(seed), generated_setup(seed, late=True)]
    setups += [generated_setup(seed, mode=mode) for mode in MODES]
    asked = [d for setup in setups for _, d in questions(setup, seed, kind)]

    assert asked


def test_the_steady_bot_is_asked_nearly_everything_there_is() -> None:
    """So the test above means something: the kinds that a steady bot never comes to are rare ones."""
    asked = {
        decision.kind
        for seed in range(140)
        for _, decision in questions(generated_setup(seed), seed, "random", 150)
    }

    rare = {
        "exchange",
        "look",
        "infected",
        "cure",
        "keep",
        "way",
        "order",
        "draft",
        "skills",
        "owner",
        "xp",
    }
    rare |= {"name", "attached", "type", "lay", "claim", "reveal", "sink"}
    # No card that ships asks these.
    rare |= {"strip", "give", "resource", "pass", "search", "kind", "draw", "tuck"}
    assert set() == set(KINDS) - asked - rare


@pytest.mark.parametrize("seed", range(6))
def test_what_is_hidden_does_not_change_the_answer(seed: int) -> None:
    for place, (state, decision) in enumerate(questions(usual(2), seed, "steady", 120)):
        if place % 7:
            continue
        other = permute_hidden(state, decision.seat, Chance(seed + place))
        answers = {
            BOTS["steady"].answer(RULES.view(each, decision.seat), chance_for(1, 0, 0))
            for each in (state, other)
        }

        assert 1 == len(answers)


@pytest.mark.parametrize("kind", ["random", "steady"])
def test_equal_games_are_played_alike(kind: str) -> None:
    first, second = (play(RULES, usual(2), 7, [BOTS[kind]] * 2) for _ in range(2))

    assert first == second


@pytest.mark.parametrize(
    ("seats", "scenario"),
    [
        (1, "first-timer"),
        (2, "first-timer"),
        (3, "classic-horror"),
        (4, "spy-games"),
        (2, "whaddya-buyin"),
    ],
)
def test_steady_games_come_to_an_end(seats: int, scenario: str) -> None:
    outcomes = [
        play(RULES, usual(seats, scenario), seed, [BOTS["steady"]] * seats) for seed in range(3)
    ]

    assert all(outcome.finished for outcome in outcomes)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("mode", ["versus", "outbreak"])
def test_steady_games_of_other_modes_come_to_an_end(mode: str, seed: int) -> None:
    seats = 2 + seed % 3
    setup = evolve(usual(seats), mode=mode)

    assert play(RULES, setup, seed, [BOTS["steady"]] * seats).finished


def test_steady_beats_random() -> None:
    """It wins about nine of ten; the least here leaves room for rules of thumb to change."""
    wins = 0
    for seed in range(24):
        order = ("steady", "random") if seed % 2 else ("random", "steady")
        outcome = play(RULES, usual(2), seed, [BOTS[kind] for kind in order])
        wins += bool(outcome.result and order.index("steady") in outcome.result.winners)

    assert wins >= 19


def test_steady_games_take_an_evening_and_not_a_night() -> None:
    turns = [play(RULES, usual(2), seed, [BOTS["steady"]] * 2).turns for seed in range(15)]

    assert median(turns) < 110


def test_a_kind_of_question_the_steady_bot_does_not_know_gets_the_least_answer() -> None:
    state, decision = next(
        each for each in questions(usual(2), 1, "steady") if each[1].kind == "main"
    )
    view = RULES.view(state, decision.seat)
    for least in (0, 1, 2):
        unknown = evolve(decision, kind="unheard-of", least=least, most=3)

        answer = BOTS["steady"].answer(evolve(view, decision=unknown), chance_for(1, 0, 0))

        assert answer == unknown.keys()[:least]


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownBotError, match="random, steady"):
        bot_for("deckbuilding", "rndom", RULES.catalogue)

    assert ("random", "steady") == kinds_for("deckbuilding")
