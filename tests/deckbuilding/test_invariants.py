"""The invariants find what they are for: each planted fault is caught."""

from collections.abc import Callable
from typing import Any

import pytest

from core.deckbuilding import events, frames
from core.deckbuilding.state import Fight, Known, Modifier, Player, State
from core.kernel.event import Cause, Event
from core.kernel.records import evolve
from tests.deckbuilding.game import opened_setup
from tests.deckbuilding.invariants import INVARIANTS, tells_what_happened
from tests.deckbuilding.table import RULES

SEAT = 0
CAUSE = Cause(SEAT)


def a_turn() -> State:
    """A game with Skills in its first main part."""
    state = RULES.start(opened_setup(1), 1)
    while RULES.decision(state) is not None and state.turn.number == 0:
        decision = RULES.decision(state)
        assert decision is not None
        state, _ = RULES.apply(state, decision.keys()[: max(decision.least, 1)])
    return state


def with_player(state: State, **fields: Any) -> State:
    """The state with some fields of the first player changed."""
    player: Player = evolve(state.players[SEAT], **fields)
    return evolve(state, players=(player, *state.players[1:]))


def with_turn(state: State, **fields: Any) -> State:
    return evolve(state, turn=evolve(state.turn, **fields))


def first(state: State) -> Player:
    return state.players[SEAT]


def look_at(state: State) -> None:
    for invariant in INVARIANTS:
        invariant(state)


FAULTS: list[tuple[Callable[[State], State], str]] = [
    (lambda s: with_player(s, hand=first(s).hand[1:]), "in how many zones"),
    (lambda s: with_player(s, hand=(*first(s).hand, first(s).hand[0])), "in how many zones"),
    (
        lambda s: evolve(
            with_player(s, hand=(*first(s).hand, s.mansion[0])), mansion=s.mansion[1:]
        ),
        "among",
    ),
    (
        lambda s: evolve(
            with_player(s, hand=first(s).hand[1:]), mansion=(*s.mansion, first(s).hand[0])
        ),
        "among",
    ),
    (
        lambda s: with_player(s, attached=first(s).hand[:1], hand=first(s).hand[1:]),
        "among",
    ),
    (lambda s: with_turn(s, gold=-10), "gold: -10"),
    (lambda s: with_player(s, xp=-1), "-1 XP"),
    (
        lambda s: with_player(s, skills=tuple(evolve(each, xp=9) for each in first(s).skills)),
        "9 XP of",
    ),
    (
        lambda s: with_player(
            s, skills=tuple(evolve(each, partner=True) for each in first(s).skills)
        ),
        "of nobody",
    ),
    (lambda s: with_player(s, health=999), "999 of"),
    (lambda s: with_player(s, health=0), "0 of"),
    (lambda s: with_player(s, face_down=True), "is down with"),
    (lambda s: with_player(s, out=True, health=0), "out with cards"),
    (lambda s: evolve(s, known=(Known(s.mansion[:1]),)), "is not at"),
    (lambda s: evolve(s, known=(Known((*s.mansion, 0)),)), "more than there is"),
    (lambda s: with_player(s, tops=(Known(first(s).inventory[1:2]),)), "are not on top"),
    (lambda s: evolve(s, tops=(Known(s.mansion[1:2], SEAT),)), "are not on top"),
    (lambda s: evolve(s, question=None), "nobody is asked"),
    (lambda s: evolve(s, question=None, ended="boss-defeated"), "with work left"),
    (lambda s: evolve(s, ended="boss-defeated", agenda=()), "yet a question waits"),
    (lambda s: evolve(s, agenda=()), "turns to pass: 0"),
    (lambda s: evolve(s, agenda=(*s.agenda, frames.MainPart(7))), "no such seat"),
    (
        lambda s: evolve(s, agenda=(*s.agenda, frames.Text(0, CAUSE, "AC-003/on_play", 9))),
        "no such step",
    ),
    (lambda s: evolve(s, fight=Fight(SEAT)), "Explore: Fight"),
    (lambda s: evolve(s, agenda=(*s.agenda, frames.CleanUp(SEAT))), "Explore: None"),
    (lambda s: with_turn(s, modifiers=(Modifier(CAUSE, SEAT, 0, 5, until="explore"),)), "outlives"),
]


def test_a_state_as_it_should_be_passes() -> None:
    look_at(a_turn())


@pytest.mark.parametrize(("fault", "says"), FAULTS, ids=range(len(FAULTS)))
def test_a_state_that_cannot_be_is_found(fault: Callable[[State], State], says: str) -> None:
    state = fault(a_turn())

    with pytest.raises(AssertionError, match=says):
        look_at(state)


def _counter(by: int, now: int) -> Event:
    return events.CounterChanged(CAUSE, "DBG-5.4", SEAT, "gold", by, now)


def _damage(before: int, after: int, *parts: int) -> Event:
    return events.Damaged(CAUSE, "DBG-8.7", SEAT, 10, before, after, parts)


LIES: list[tuple[Event, ...]] = [
    (_counter(10, 20),),
    (_counter(10, 10),),
    (_damage(999, 989),),
    (_damage(80, 75),),
    (events.Healed(CAUSE, "DBG-8.8", SEAT, 10, 10),),
    (events.Defeated(CAUSE, "DBG-7.29", SEAT, 0, 1, 5),),
    (events.LevelChanged(CAUSE, "DBG-12.3", SEAT, 2, 1),),
    (events.Committed(CAUSE, "DBG-7.16", SEAT, 1, 0, 5),),
    (events.Bought(CAUSE, "DBG-10.1", SEAT, 0, 0, 0, 1, 5),),
    (events.Attached(Cause(SEAT, kind="whim"), "DBG-9.4", SEAT, 0),),
    (events.Attached(CAUSE, "9.4", SEAT, 0),),
    (Event(CAUSE, "DBG-9.4"),),
]


@pytest.mark.parametrize("told", LIES, ids=lambda told: type(told[0]).__name__)
def test_an_event_that_does_not_fit_is_found(told: tuple[Event, ...]) -> None:
    state = a_turn()

    with pytest.raises(AssertionError):
        tells_what_happened(state, told, state)


def test_a_change_that_no_event_tells_is_found() -> None:
    state = a_turn()

    tells_what_happened(state, (), state)
    with pytest.raises(AssertionError):
        tells_what_happened(state, (), with_turn(state, gold=10))
    with pytest.raises(AssertionError):
        tells_what_happened(state, (), with_player(state, health=first(state).health - 10))
