"""A game as the generic checks know it, and random games of it."""

import os
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import attrs
from attrs import field, frozen

from core.kernel.chance import Chance
from core.kernel.decision import Decision
from core.kernel.event import Event
from core.kernel.rules import Answer, AnyRules
from core.kernel.table import fingerprint

ROOT = Path(__file__).parent.parent.parent


def random_answer(decision: Decision, dice: Random) -> Answer:
    """Return one of the legal answers: some of the options, in some order."""
    most = min(decision.most, len(decision.options))
    return tuple(dice.sample(decision.keys(), dice.randint(decision.least, most)))


@frozen
class GameUnderTest:
    """A game, and what the generic checks need besides its rules.

    `place` is where this record is found (`tests.toy.game:GAME`), so that another process finds it
    too. `setup` makes a set-up out of a seed; the more the seeds differ, the more is tried.

    `permute_hidden(state, seat, chance)` gives the state with the cards that are hidden from the
    seat dealt otherwise among their places, at random, and with the waiting question asked anew:
    all that the seat knows stays true, and the state could have come about. It must not use `view`
    or `resample`, whose faults it is there to find.

    `fleeting` names events that may show a seat what no view keeps, such as a card that is shown
    and shuffled back. `forgetting` names those with which cards that a seat has just seen go where it
    knows no more of them, such as a Hand that is shuffled away: what it was told before them in the
    same answer is in no view either.

    `invariants` raise AssertionError for a state that cannot be. No random game takes more than
    `limit` answers, unless `endless` says that this one need not end. `choose` picks the random
    answers; it may favour those that end the game. `games` is how many of them a run plays, `seeds`
    with how many it takes a closer look.

    `encode` and `decode` write a state and read it back; without them nothing is saved.
    """

    name: str
    place: str
    rules: AnyRules = field(repr=False)
    setup: Callable[[int], Any] = field(repr=False)
    permute_hidden: Callable[[Any, int, Chance], Any] = field(repr=False)
    fleeting: tuple[type[Event], ...] = field(default=(), repr=False)
    forgetting: tuple[type[Event], ...] = field(default=(), repr=False)
    invariants: tuple[Callable[[Any], None], ...] = field(default=(), repr=False)
    limit: int = 2_000
    endless: Callable[[Any], bool] = field(default=lambda state: False, repr=False)
    choose: Callable[[Decision, Random], Answer] = field(default=random_answer, repr=False)
    games: int = 200
    seeds: int = 10
    encode: Callable[[Any], str] | None = field(default=None, repr=False)
    decode: Callable[[str], Any] | None = field(default=None, repr=False)

    def seats(self, seed: int) -> range:
        """Return the seats of the game of a seed."""
        return range(len(self.rules.names(self.setup(seed))))


def game_at(place: str) -> GameUnderTest:
    """Return the game that a `module:name` stands for. Nothing of it is imported earlier."""
    module, _, name = place.partition(":")
    game = getattr(import_module(module), name)
    assert isinstance(game, GameUnderTest), f"{place} is no GameUnderTest"
    return game


def dice(*what: object) -> Random:
    """Return the same random numbers for the same words, in any process."""
    return Random(" ".join(map(str, what)))  # noqa: S311 - for play, not for secrets


@frozen
class Point:
    """A point of a game: what led to it, and what the seat that is asked answers next.

    `decision` is None at the end of the game, `answer` also where an endless one is left.
    """

    count: int
    state: Any
    events: tuple[Event, ...]
    decision: Decision | None
    answer: Answer | None


def play_on(
    game: GameUnderTest, seed: int, state: Any, events: tuple[Event, ...] = (), count: int = 0
) -> Iterator[Point]:
    """Play the random game of a seed from the state after `count` answers, to its end or the limit."""
    while (decision := game.rules.decision(state)) is not None:
        assert_answerable(decision)
        if count >= game.limit:
            assert game.endless(state), f"no end after {count} answers"
            yield Point(count, state, events, decision, None)
            return
        answer = game.choose(decision, dice(game.name, seed, count))
        yield Point(count, state, events, decision, answer)
        state, events = game.rules.apply(state, answer)
        count += 1
    yield Point(count, state, events, None, None)


@contextmanager
def random_game(game: GameUnderTest, seed: int) -> Iterator[Iterator[Point]]:
    """Play the random game of a seed. Any error meanwhile tells the seed and the answers so far."""
    answers: list[Answer] = []

    def points() -> Iterator[Point]:
        for point in play_on(game, seed, *game.rules.opening(game.setup(seed), seed)):
            yield point
            if point.answer is not None:
                answers.append(point.answer)

    try:
        yield points()
    except Exception as error:
        error.add_note(f"{game.name}, seed {seed}, after {len(answers)} answers: {answers}")
        raise


def whole_game(game: GameUnderTest, seed: int) -> list[Point]:
    """Return all points of the random game of a seed."""
    with random_game(game, seed) as points:
        return list(points)


def assert_answerable(decision: Decision) -> None:
    """A Decision has at least one legal answer, keys of its own for each option, and a rule."""
    keys = decision.keys()

    assert 0 <= decision.least <= min(decision.most, len(keys)), f"no legal answer: {decision}"
    assert len(set(keys)) == len(keys), f"keys that are not unique: {keys}"
    assert all((decision.kind, decision.rule)), f"no kind or no rule: {decision}"
    for option in decision.options:
        assert all((option.key, option.code, option.rule)), f"no key, code or rule: {option}"


def digest(value: object) -> str:
    """Return a short digest of anything that is made of frozen records."""
    return blake2b(repr(value).encode(), digest_size=8).hexdigest()


def line(point: Point) -> str:
    """Return a point as one line, the same in every process."""
    words = fingerprint(point.state), digest(point.events), digest(point.decision), point.answer
    return " ".join(map(str, (point.count, *words)))


def parts(value: object, *skipped: type) -> Iterator[object]:
    """Yield a value and everything in it, but nothing that is in a record of a skipped class."""
    waiting = deque([value])
    while waiting:
        part = waiting.popleft()
        if isinstance(part, skipped):
            continue
        yield part
        if isinstance(part, tuple):
            waiting.extend(part)
        else:
            waiting.extend(getattr(part, name) for name in _fields(part) or ())


def leaves(value: object, *skipped: type) -> list[object]:
    """Return the numbers and words in a value, without those in records of skipped classes."""
    return [
        part
        for part in parts(value, *skipped)
        if not isinstance(part, tuple) and _fields(part) is None
    ]


def _fields(part: object) -> tuple[str, ...] | None:
    """Return the names of the fields of a record, None for anything else. Asked once a class."""
    cls: Any = type(part)
    if cls not in _FIELDS:
        has = attrs.has(cls)
        _FIELDS[cls] = tuple(each.name for each in attrs.fields(cls)) if has else None
    return _FIELDS[cls]


_FIELDS: dict[type, tuple[str, ...] | None] = {}


def same(expected: object, found: object, what: str) -> None:
    """Assert that two values agree to the last byte of their text; show where they first do not."""
    old, new = repr(expected), repr(found)
    if old == new:
        return
    at = next((i for i, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), len(old))
    start = max(0, at - 60)
    raise AssertionError(
        f"{what} differs at character {at}:\n"
        f"  expected ...{old[start : at + 60]}\n  found    ...{new[start : at + 60]}"
    )


def elsewhere(game: GameUnderTest, seed: int, hash_seed: int, saved: str, count: int) -> list[str]:
    """Return the lines of a random game that another process plays.

    It starts from a saved state after `count` answers, or at the beginning if none is given. Its
    sets of strings are in another order than ours.
    """
    run = subprocess.run(
        [sys.executable, "-m", "tests.generic.other_process", game.place, str(seed), str(count)],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
        input=saved,
        capture_output=True,
        text=True,
        check=False,
    )

    assert (0, "") == (run.returncode, run.stderr), run.stderr
    return run.stdout.splitlines()
