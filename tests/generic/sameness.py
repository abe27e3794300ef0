"""A game is a value: plain data, the same from the same inputs, after a save, in any process."""

from collections.abc import Iterable
from enum import StrEnum
from itertools import zip_longest

import attrs

from core.kernel.agenda import Frame
from core.kernel.table import fingerprint
from tests.generic.under_test import (
    GameUnderTest,
    Point,
    dice,
    elsewhere,
    line,
    parts,
    random_game,
    same,
    whole_game,
)

PLAIN = {int, str, bool, tuple, type(None)}


def holds_only_data(game: GameUnderTest, seed: int) -> None:
    """States, views and events are numbers, words, tuples and frozen records; states have a hash.

    The state and each frame in it are of the classes that the rules name for codecs.
    """
    types = game.rules.types
    with random_game(game, seed) as points:
        for point in points:
            hash(point.state)
            same(types.state, type(point.state), "the class of the state")
            views = [game.rules.view(point.state, seat) for seat in game.seats(seed)]
            for value in parts((point.state, point.events, *views)):
                _assert_plain(value)
                if isinstance(value, Frame):
                    assert type(value) in types.frames, f"no class for codecs: {value}"


def _assert_plain(value: object) -> None:
    cls = type(value)
    if attrs.has(cls):
        assert attrs.inspect(cls).is_frozen, f"not frozen: {cls}"
    else:
        assert cls in PLAIN or issubclass(cls, StrEnum), f"no plain data: {value!r}"


def is_pure(game: GameUnderTest, seed: int) -> None:
    """Equal inputs give equal outputs, whatever else is played meanwhile; states never change."""
    setup = game.setup(seed)
    same(game.rules.opening(setup, seed)[0], game.rules.start(setup, seed), "the start")
    with random_game(game, seed) as points:
        for point in points:
            before = fingerprint(point.state)
            same(_outputs(game, point, seed), _outputs(game, point, seed), "what is asked twice")
            same(before, fingerprint(point.state), "the state after it was used")
    _assert_apart(game, seed)


def _outputs(game: GameUnderTest, point: Point, seed: int) -> list[object]:
    """Return whatever the rules say at a point."""
    rules, state = game.rules, point.state
    outputs: list[object] = [rules.decision(state), rules.result(state), rules.turn(state)]
    for seat in game.seats(seed):
        outputs += [rules.view(state, seat), rules.explain(state, seat, "no-such-key")]
    if point.answer is not None:
        outputs.append(rules.apply(state, point.answer))
    return outputs


def _assert_apart(game: GameUnderTest, seed: int) -> None:
    """Two games played in turns are what each is alone."""
    alone = [line(point) for point in whole_game(game, seed)]
    with random_game(game, seed) as points, random_game(game, seed + 1) as others:
        mixed = [line(point) for point, _ in zip_longest(points, others) if point is not None]
    _same_lines(alone, mixed)


def survives_saving(game: GameUnderTest, seed: int) -> None:
    """Saved and loaded at any Decision, a game is the same and goes on the same."""
    assert game.encode is not None, "the game has no codec"
    assert game.decode is not None, "the game has no codec"
    with random_game(game, seed) as points:
        for point in points:
            text = game.encode(point.state)
            loaded = game.decode(text)
            assert loaded == point.state, "loaded, the state is another"
            same(point.state, loaded, "the state loaded")
            same(text, game.encode(loaded), "the save of what was loaded")
            again = attrs.evolve(point, state=loaded)
            same(_outputs(game, point, seed), _outputs(game, again, seed), "the game from there")


def agrees_with_another_process(game: GameUnderTest, seed: int) -> None:
    """Another process gets the same game out of the same seed and answers, to the last byte.

    With a codec it also goes on from a save that it loads at some Decision.
    """
    points = whole_game(game, seed)
    lines = [line(point) for point in points]
    _same_lines(lines, elsewhere(game, seed, 1, "", 0))
    if game.encode is None:
        return
    point = dice(seed, "saved").choice(points[:-1])
    # A loaded game knows no events at first: they were told before it was saved.
    lines = [line(attrs.evolve(point, events=())), *lines[point.count + 1 :]]
    _same_lines(lines, elsewhere(game, seed, 2, game.encode(point.state), point.count))


def _same_lines(expected: Iterable[str], found: Iterable[str]) -> None:
    """Assert that two games are the same; show the first point at which they are not."""
    for old, new in zip_longest(expected, found, fillvalue="nothing"):
        assert old == new, f"the games part:\n  expected {old}\n  found    {new}"
