"""Any player can answer, every option is taken, and every other key refused with its reason."""

from collections.abc import Iterator
from typing import Any

from core.kernel.decision import Decision, IllegalAnswerError, Refusal
from core.kernel.errors import GameOverError
from core.kernel.rules import Answer
from core.kernel.table import fingerprint
from tests.generic.under_test import GameUnderTest, Point, dice, random_game, same, whole_game

KEYS_TRIED = 12
"""How many keys that are offered elsewhere are tried at each Decision."""


def plays_to_the_end(game: GameUnderTest, seed: int) -> None:
    """A random game ends; until then somebody can answer, and the invariants hold throughout."""
    seats, turn = game.seats(seed), 0
    same(len(seats), len(game.rules.players(game.setup(seed))), "how many play")
    with random_game(game, seed) as points:
        for point in points:
            _assert_goes_on_or_has_ended(game, point, seats)
            assert turn <= (turn := game.rules.turn(point.state)), f"back to turn {turn}"
            for invariant in game.invariants:
                invariant(point.state)


def _assert_goes_on_or_has_ended(game: GameUnderTest, point: Point, seats: range) -> None:
    result = game.rules.result(point.state)
    if point.decision is not None:
        assert result is None, f"a result while seat {point.decision.seat} is asked: {result}"
        assert point.decision.seat in seats, f"no such seat: {point.decision}"
    else:
        assert result is not None, "nobody is asked, yet there is no result"
        same(list(seats), sorted(each.seat for each in result.standings), "seats that stand")
        same(1, min(each.place for each in result.standings), "the best place")


def accepts_every_option(game: GameUnderTest, seed: int) -> None:
    """Each option can be picked, alone or among others, and is not refused to the seat asked."""
    with random_game(game, seed) as points:
        for point in points:
            for key in offered_keys(point):
                _assert_accepted(game, point, key)


def _assert_accepted(game: GameUnderTest, point: Point, key: str) -> None:
    assert point.decision is not None
    refusal = game.rules.explain(point.state, point.decision.seat, key)
    assert refusal is None, f"on offer, yet refused: {refusal}"
    others = [other for other in offered_keys(point) if other != key]
    game.rules.apply(point.state, (key, *others[: max(point.decision.least - 1, 0)]))


def refuses_other_keys(game: GameUnderTest, seed: int) -> None:
    """A key that is not on offer is refused to every seat with code and rule, and changes nothing.

    So are answers with too many keys, too few, or one twice; and any answer after the end.
    """
    everywhere = keys_of(game, seed)
    with random_game(game, seed) as points:
        for point in points:
            before = fingerprint(point.state)
            offered = offered_keys(point)
            other = [key for key in everywhere if key not in offered]
            tried = dice(seed, point.count, "other").sample(other, min(KEYS_TRIED, len(other)))
            for seat in game.seats(seed):
                asked = point.decision is not None and seat == point.decision.seat
                for key in tried if asked else (*tried, *offered):
                    _assert_explained(game, point.state, seat, key)
            if point.decision is None:
                _assert_over(game, point.state)
            else:
                for code, key, answer in _illegal_answers(point.decision, tried):
                    _assert_refused(game, point.state, answer, (code, key))
            same(before, fingerprint(point.state), "the state after refusals")


def offered_keys(point: Point) -> tuple[str, ...]:
    """Return the keys on offer at a point: none at the end."""
    return point.decision.keys() if point.decision else ()


def keys_of(game: GameUnderTest, seed: int) -> list[str]:
    """Return all keys that this random game and the next one offer, sorted."""
    points = [*whole_game(game, seed), *whole_game(game, seed + 1)]
    return sorted({key for point in points for key in offered_keys(point)})


def _assert_explained(game: GameUnderTest, state: Any, seat: int, key: str) -> None:
    refusal = game.rules.explain(state, seat, key)
    assert isinstance(refusal, Refusal), f"not on offer to seat {seat}, yet not refused: {key}"
    same(key, refusal.key, "the key refused")
    assert all((refusal.code, refusal.rule)), f"no code or no rule: {refusal}"


def _illegal_answers(decision: Decision, other: list[str]) -> Iterator[tuple[str, str, Answer]]:
    """Yield answers that are refused, each with the code and the key of its refusal."""
    keys = decision.keys()
    filler = keys[: max(decision.least - 1, 0)]
    for key in (*other, "no-such-key", ""):
        yield "unknown-key", key, (*filler, key)
    if decision.least > 0:
        yield "too-few", str(decision.least - 1), keys[: decision.least - 1]
    if len(keys) > decision.most:
        yield "too-many", str(decision.most + 1), keys[: decision.most + 1]
    if keys:
        yield "picked-twice", keys[0], (keys[0], *keys[: max(decision.least - 1, 1)])


def _assert_refused(
    game: GameUnderTest, state: Any, answer: Answer, expected: tuple[str, str]
) -> None:
    try:
        game.rules.apply(state, answer)
    except IllegalAnswerError as error:
        same(expected, (error.code, error.key), f"the refusal of {answer}")
    else:
        raise AssertionError(f"{answer} was taken, not refused as {expected}")


def _assert_over(game: GameUnderTest, state: Any) -> None:
    try:
        game.rules.apply(state, ())
    except GameOverError:
        return
    raise AssertionError("an answer was taken after the end")
