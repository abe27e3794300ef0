"""What is hidden from a seat stays hidden: in views, options, refusals, events and resampling."""

from itertools import islice
from random import Random
from typing import Any

from core.kernel.agenda import Frame, Question
from core.kernel.chance import Chance
from core.kernel.decision import Decision, IllegalAnswerError
from core.kernel.event import EVERYONE, Event, seen
from tests.generic.answers import KEYS_TRIED, keys_of
from tests.generic.under_test import (
    GameUnderTest,
    Point,
    dice,
    leaves,
    parts,
    play_on,
    random_game,
    same,
)


def shows_nothing_hidden(game: GameUnderTest, seed: int) -> None:
    """Nothing that a seat gets to see changes when the cards that are hidden from it change.

    That goes for its view, its options and its refusals. Its events may differ where the next step
    shows some of those cards, but then the view differs too: it knows what the seat has seen.
    """
    moved = False
    keys = keys_of(game, seed)
    with random_game(game, seed) as points:
        for point in points:
            numbers = dice(seed, point.count, "hidden")
            tried = numbers.sample(keys, min(KEYS_TRIED, len(keys)))
            for seat in game.seats(seed):
                other = game.permute_hidden(point.state, seat, chance_from(numbers))
                moved |= other != point.state
                _assert_looks_the_same(game, point.state, other, seat, tried)
                if point.answer is not None:
                    _assert_sounds_the_same(game, point, other, seat)
        assert moved, "permute_hidden moved nothing, so nothing was tried"


def chance_from(numbers: Random) -> Chance:
    """Return a random source at a random point."""
    return Chance(numbers.getrandbits(64))


def _assert_looks_the_same(
    game: GameUnderTest, state: Any, other: Any, seat: int, keys: list[str]
) -> None:
    rules = game.rules
    same(rules.view(state, seat), rules.view(other, seat), f"the view of seat {seat}")
    if (decision := rules.decision(state)) and decision.seat == seat:
        same(decision, rules.decision(other), f"the options of seat {seat}")
    for key in keys:
        expected = rules.explain(state, seat, key)
        same(expected, rules.explain(other, seat, key), f"the refusal of {key} to seat {seat}")


def _assert_sounds_the_same(game: GameUnderTest, point: Point, other: Any, seat: int) -> None:
    assert point.decision is not None
    assert point.answer is not None
    after, events = game.rules.apply(point.state, point.answer)
    try:
        after_other, events_other = game.rules.apply(other, point.answer)
    except IllegalAnswerError:
        # Another seat answered with a card that it holds in one of the two states only.
        assert seat != point.decision.seat, "what is on offer depends on hidden cards"
        return
    if game.rules.view(after, seat) == game.rules.view(after_other, seat):
        told, told_other = (_told(game, each, seat) for each in (events, events_other))
        same(told, told_other, f"what seat {seat} is told")


def _told(game: GameUnderTest, events: tuple[Event, ...], seat: int) -> list[Event]:
    """Return the events as a seat sees them: after the last forgetting one, up to the first fleeting."""
    told: list[Event] = []
    for event in events:
        if isinstance(event, game.forgetting):
            told.clear()
        if isinstance(event, game.fleeting) and event.audience in (EVERYONE, seat):
            break
        told.append(seen(event, seat))
    return told


def keeps_the_agenda_to_itself(game: GameUnderTest, seed: int) -> None:
    """No view holds a frame, the random source, or another seat's options."""
    with random_game(game, seed) as points:
        for point in points:
            for seat in game.seats(seed):
                for value in parts(game.rules.view(point.state, seat)):
                    secret = isinstance(value, Frame | Question | Chance)
                    if isinstance(value, Decision):
                        secret = value.seat != seat
                    assert not secret, f"in the view of seat {seat}: {value}"


def resamples_what_a_seat_knows(game: GameUnderTest, seed: int) -> None:
    """A state resampled from a view gives that view and those options, and can be played on.

    What the seat does not know is drawn anew, so the state is not always the one of the view.
    """
    drawn = False
    with random_game(game, seed) as points:
        for point in points:
            numbers = dice(seed, point.count, "resample")
            for seat in game.seats(seed):
                state = _resampled(game, point, seat, numbers)
                # The random source, which no view tells, is another in any case.
                drawn = drawn or leaves(state, Chance) != leaves(point.state, Chance)
        assert drawn, "resample gives each time the very state that the view was made of"


def _resampled(game: GameUnderTest, point: Point, seat: int, numbers: Random) -> Any:
    """Resample a state from a view, look at it and at what follows from it, and return it."""
    rules, chance = game.rules, chance_from(numbers)
    view = rules.view(point.state, seat)
    state = rules.resample(view, chance)
    same(view, rules.view(state, seat), f"the view of seat {seat}, resampled")
    same(state, rules.resample(view, chance), "the state resampled again")
    if point.decision and point.decision.seat == seat:
        same(point.decision, rules.decision(state), f"the options of seat {seat}, resampled")
    # A few answers at each point reach every half-done effect; the whole rest would add only time.
    later = play_on(game, numbers.getrandbits(32), state, count=point.count)
    for each in islice(later, 4):
        for invariant in game.invariants:
            invariant(each.state)
    return state
