"""Random games told from beginning to end: no gap, no secret, no unannounced crossing of the undo line."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from attrs import frozen

from core.deckbuilding.cards import Card
from core.deckbuilding.modes import MODES
from core.deckbuilding.setup import Seat, Setup
from core.deckbuilding.state import State
from core.kernel.decision import Decision
from core.kernel.event import Event, seen
from core.kernel.table import Table as Game
from tests.narration.sentences import assert_fits, assert_sentence
from tests.narration.table import NAMES, catalogue, narration, rules
from tui.narration.deckbuilding.cards import LINE_CELLS
from tui.narration.deckbuilding.options import LABELS

SEEDS = range(12)
ANSWERS = 200


def setup(seed: int) -> Setup:
    """Return a set-up: all modes and scenarios in turn, and all Resource cards with their reactions."""
    scenarios = [each for each in catalogue().scenarios if each.basics == "standard"]
    scenario = scenarios[seed % len(scenarios)]
    basics = {name for pile in catalogue().basics[0].piles for name in pile}
    everything = tuple((c.id,) for c in catalogue().cards if _sold(c) and c.id not in basics)
    mode = tuple(MODES)[seed // 2 % len(MODES)]
    seats = max(1 + seed % 4, MODES[mode].least_seats)
    return Setup(
        mode=mode,
        seats=tuple(Seat(name) for name in NAMES[:seats]),
        piles=everything if seed % 3 == 0 else scenario.piles,
        reactions=("holders", "everyone")[seed % 2],
        partner=seed % 4 == 1 and "partner" in MODES[mode].modifications,
        skills=seed % 3 == 1 and "skills" in MODES[mode].modifications,
    )


def _sold(card: Card) -> bool:
    return card.cost is not None


@frozen
class Point:
    """A question of a random game, its answer, and what stops undo there."""

    state: State
    events: tuple[Event, ...]
    decision: Decision
    answer: tuple[str, ...]
    barrier: str


@cache
def points(seed: int) -> tuple[Point, ...]:
    """Play a random game that prefers to play cards and to Explore."""
    return tuple(_played(seed))


def _played(seed: int) -> Iterator[Point]:
    dice = Random(seed)  # noqa: S311 - for play, not for secrets
    game = Game.begin(rules(), setup(seed), seed)
    while (decision := game.decision) is not None and len(game.answers) < ANSWERS:
        keys = list(decision.keys())
        active = [key for key in keys if key.startswith(("play", "explore", "attack", "effect"))]
        if decision.kind == "main" and active and dice.random() < 0.75:
            keys = active
        most = min(decision.most, len(keys))
        answer = tuple(dice.sample(keys, dice.randint(decision.least, most)))
        (step,) = game.foresee(answer)
        yield Point(game.state, game.steps[-1], decision, answer, step.barrier)
        game.take(step)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_line_of_a_game_is_whole(seed: int) -> None:
    """To each of its seats, numbered without a gap."""
    seats = range(len(setup(seed).seats))
    last = dict.fromkeys(seats, (0, 0))
    for point in points(seed):
        for reader in seats:
            turn, step = last[reader]
            events = tuple(seen(event, reader) for event in point.events)
            for line in narration().lines(events, rules().view(point.state, reader), turn, step):
                if "turn" in line.tags:
                    assert (turn + 1, 0) == (line.turn, line.step)
                else:
                    assert_sentence(line.text)
                    assert (turn, step + 1) == (line.turn, line.step)
                turn, step = line.turn, line.step
            last[reader] = turn, step


@pytest.mark.parametrize("seed", SEEDS)
def test_every_question_and_option_of_a_game_is_whole(seed: int) -> None:
    """Prompts, labels and notes have no gaps and fit their places."""
    for point in points(seed):
        view = rules().view(point.state, point.decision.seat)
        assert_sentence(narration().question(point.decision, view))
        for option in point.decision.options:
            assert option.code in LABELS
            label, note = narration().label(option, view), narration().note(option, view)
            assert label
            assert not re.search(r"[{}]", label + note)
            assert_fits(note, LINE_CELLS)
        for reader in range(len(view.seats)):
            assert_sentence(narration().waiting(rules().view(point.state, reader)))


@pytest.mark.parametrize("seed", SEEDS)
def test_what_crosses_the_undo_line_says_so_before(seed: int) -> None:
    """An option that undo cannot take back has a price (terraforming-mars#5569)."""
    for point in points(seed):
        if point.barrier and len(point.answer) == 1:
            view = rules().view(point.state, point.decision.seat)
            option = point.decision.pick(point.answer)[0]
            assert narration().price(option, view), (point.decision.kind, option, point.barrier)
