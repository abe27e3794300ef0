"""Undo goes back to the last answer that showed something new, and not past it."""

from itertools import pairwise
from typing import Any

from core.kernel.chance import Chance
from core.kernel.event import seen
from core.kernel.rules import Answer
from core.kernel.table import Barrier, Table, UndoError
from tests.generic.hidden import chance_from
from tests.generic.under_test import (
    GameUnderTest,
    Point,
    dice,
    parts,
    random_game,
    same,
    whole_game,
)

AnyTable = Table[Any, Any, Any]

REASONS = {"hidden", "chance", "seat", "end"}


def undoes_up_to_the_barrier(game: GameUnderTest, seed: int) -> None:
    """Undo gives back the states as they were, up to the last barrier, and says which that is.

    What was taken back can be played again, and nothing of it touches the table it branched from.
    """
    points = whole_game(game, seed)
    answers = [point.answer for point in points if point.answer is not None]
    table = Table.begin(game.rules, game.setup(seed), seed, tuple(answers))
    same([point.state for point in points], table.states, "the states of the table")
    start, crossed = 0, None
    for count, reason in enumerate(table.barriers, start=1):
        if reason:
            assert reason in REASONS, f"no reason to stop: {reason}"
            _assert_undone(table.branch(count - 1), points, start, crossed)
            start, crossed = count, Barrier(count, reason)
    _assert_undone(table.branch(len(answers)), points, start, crossed)
    same(answers, table.answers, "the answers after all branches")


def _assert_undone(
    table: AnyTable, points: list[Point], start: int, barrier: Barrier | None
) -> None:
    """Take back all that can be taken back, meet the barrier, and play it all again."""
    count = len(table.answers)
    same(count - start, table.undoable(), "how many answers can be taken back")
    for point in reversed(points[start:count]):
        same(point.answer, table.undo(), "the answer taken back")
        same(point.state, table.state, "the state after undo")
        same(point.decision, table.decision, "the question after undo")
    same(barrier, table.barrier(), "what will stop undo")
    _assert_stopped(table, barrier)
    same(points[start].state, table.state, "the state after a refused undo")
    for point, after in pairwise(points[start : count + 1]):
        same(after.events, table.play(_answer(point)), "what happens again")
        same(after.state, table.state, "the state played again")


def _assert_stopped(table: AnyTable, barrier: Barrier | None) -> None:
    try:
        table.undo()
    except UndoError as error:
        same(barrier, error.barrier, "what stops undo")
    else:
        raise AssertionError(f"undone past {barrier}")


def takes_back_no_knowledge(game: GameUnderTest, seed: int) -> None:
    """An answer that can be taken back has shown its seat nothing hidden and used no chance."""
    table = Table.begin(game.rules, game.setup(seed), seed)
    with random_game(game, seed) as points:
        for point in points:
            if point.answer is None:
                break
            table.play(point.answer)
            if table.barrier() is None:
                _assert_nothing_learned(game, seed, point, table)


def _assert_nothing_learned(game: GameUnderTest, seed: int, point: Point, table: AnyTable) -> None:
    assert point.decision is not None
    seat = point.decision.seat
    same(_chances(point.state), _chances(table.state), "the random source")
    other = game.permute_hidden(point.state, seat, chance_from(dice(seed, point.count, "undo")))
    after, events = game.rules.apply(other, _answer(point))
    told = [seen(event, seat) for event in table.steps[-1]]
    same(game.rules.view(table.state, seat), game.rules.view(after, seat), "the view after")
    same(told, [seen(event, seat) for event in events], "what is told")


def _answer(point: Point) -> Answer:
    assert point.answer is not None
    return point.answer


def _chances(state: object) -> list[object]:
    return [part for part in parts(state) if isinstance(part, Chance)]
