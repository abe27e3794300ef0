"""Whole games of bots, without a screen."""

from collections.abc import Callable, Sequence
from typing import Any

from core.bots.base import Bot, chance_for
from core.kernel.event import Event
from core.kernel.records import Record
from core.kernel.rules import AnyRules, Result

LIMIT_TURNS = 500
"""Turns after which a game counts as unfinished: players can stall for ever."""

Watcher = Callable[[tuple[Event, ...]], None]
"""Is shown what happened at each answer, as the rules tell it: nothing is hidden from it."""


class Outcome(Record):
    """What a game came to. `result` is None if the limit of turns was reached before its end.

    `decisions` counts the answers given, `turns` the turns begun or skipped, by all seats together.
    """

    decisions: int
    turns: int
    result: Result | None

    @property
    def finished(self) -> bool:
        """Whether the game came to its end."""
        return self.result is not None


def play(
    rules: AnyRules,
    setup: Any,
    seed: int,
    bots: Sequence[Bot],
    limit_turns: int = LIMIT_TURNS,
    watch: Watcher | None = None,
) -> Outcome:
    """Play a game with one bot for each seat, to its end or until a turn past the limit would begin.

    Equal arguments give equal outcomes, and the answers are those that the same bots give at a table.
    Raises SetupError for a set-up that cannot be played, IllegalAnswerError if a bot breaks a rule.
    """
    state, happened = rules.opening(setup, seed)
    count = 0
    if watch is not None:
        watch(happened)
    while (decision := rules.decision(state)) is not None:
        if rules.turn(state) > limit_turns:
            return Outcome(count, limit_turns, None)
        seat = decision.seat
        answer = bots[seat].answer(rules.view(state, seat), chance_for(seed, seat, count))
        state, happened = rules.apply(state, answer)
        count += 1
        if watch is not None:
            watch(happened)
    return Outcome(count, rules.turn(state), rules.result(state))
