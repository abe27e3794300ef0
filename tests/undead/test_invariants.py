"""The invariants find what they are for: each planted fault is caught."""

from collections.abc import Callable
from typing import Any

import pytest

from core.kernel.event import Cause, Event
from core.kernel.records import evolve
from core.undead import events, frames
from core.undead.state import Attack, Hostile, Soldier, State, Ward
from tests.undead.build import a_table, foe, man
from tests.undead.invariants import INVARIANTS, tells_what_happened

CAUSE = Cause(0)


def a_turn() -> State:
    """Two Soldiers and a Hostile card in a Soldier Turn."""
    men = [
        man("Doyle", weapons=["M1 Garand"], equipment=["Mk 2 Grenades"], hand=["Rally", "Recon"])
    ]
    return a_table([*men, man("Larsen")], [foe("Imperial Warriors", 2, [1, 0], [1, 2])])


def with_soldier(state: State, **fields: Any) -> State:
    first: Soldier = evolve(state.soldiers[0], **fields)
    return evolve(state, soldiers=(first, *state.soldiers[1:]))


def with_hostile(state: State, **fields: Any) -> State:
    first: Hostile = evolve(state.hostiles[0], **fields)
    return evolve(state, hostiles=(first,))


def look_at(state: State) -> None:
    for invariant in INVARIANTS:
        invariant(state)


FAULTS: list[tuple[Callable[[State], State], str]] = [
    (lambda s: with_soldier(s, hand=s.soldiers[0].hand[1:]), "in how many zones"),
    (
        lambda s: with_soldier(s, hand=(*s.soldiers[0].hand, s.soldiers[0].hand[0])),
        "in how many zones",
    ),
    (
        lambda s: evolve(
            with_soldier(s, hand=(*s.soldiers[0].hand, s.hostile_deck.cards[0])),
            hostile_deck=evolve(s.hostile_deck, cards=s.hostile_deck.cards[1:]),
        ),
        "among the cards of a hand",
    ),
    (lambda s: evolve(s, track=(*s.track[:-1], s.track[1])), "in how many zones"),
    (lambda s: with_soldier(s, health=9), "9 Health"),
    (lambda s: with_soldier(s, health=0), "is Downed with"),
    (lambda s: with_soldier(s, suppressions=3), "3 Suppressions"),
    (lambda s: with_soldier(s, divinity=1), "has Divinity"),
    (lambda s: with_soldier(s, at=3), "stands on no card"),
    (lambda s: with_hostile(s, at=3), "stands on no card"),
    (lambda s: evolve(s, wards=(Ward(3, 0, False, False),)), "stands on no card"),
    (lambda s: with_hostile(s, ekias=(4, 0)), "4 EKIAs"),
    (lambda s: with_hostile(s, ekias=(3, 0)), "has a target"),
    (lambda s: with_hostile(s, suppressions=(4, 0)), "beyond its Health"),
    (
        lambda s: with_hostile(
            evolve(s, soldiers=(s.soldiers[0], evolve(s.soldiers[1], health=0, actions=0)))
        ),
        "after a Downed",
    ),
    (lambda s: evolve(s, turn=evolve(s.turn, left=-1)), "Turns left"),
    (lambda s: evolve(s, turn=evolve(s.turn, seat=4)), "no such seat"),
    (lambda s: evolve(s, question=None), "nobody is asked"),
    (
        lambda s: evolve(s, question=None, ended="won", agenda=(frames.CheckWon(0),)),
        "with work left",
    ),
    (lambda s: evolve(s, ended="won"), "yet a question waits"),
    (lambda s: evolve(s, attack=Attack(0, 0, 0, 0)), "an Attack in progress"),
    (lambda s: evolve(s, agenda=(frames.CheckWon(7),)), "no such seat"),
    (
        lambda s: evolve(
            s,
            aside=s.locations.cards[:1],
            locations=evolve(s.locations, cards=s.locations.cards[1:]),
        ),
        "lie aside",
    ),
]


def test_a_state_as_it_should_be_passes() -> None:
    look_at(a_turn())


@pytest.mark.parametrize(("fault", "says"), FAULTS, ids=range(len(FAULTS)))
def test_a_state_that_cannot_be_is_found(fault: Callable[[State], State], says: str) -> None:
    state = fault(a_turn())

    with pytest.raises(AssertionError, match=says):
        look_at(state)


LIES: list[tuple[Event, ...]] = [
    (events.Wounded(CAUSE, "UND-15.1", 0, 1, 4),),
    (events.Healed(CAUSE, "UND-15.4", 0, 1, 5),),
    (events.XpChanged(CAUSE, "UND-17.1", 0, 2, 2),),
    (events.DivinityChanged(CAUSE, "UND-20.8", 0, 2, 2),),
    (events.SoldierSuppressed(CAUSE, "UND-15.3", 0, 1, 1),),
    (events.CardsDrawn(CAUSE, "UND-5.7", 0, (40,)),),
    (events.CardsDiscarded(CAUSE, "UND-5.7", 0, (40,)),),
    (events.TurnsLeft(CAUSE, "14.7", 3),),
    (events.TurnsLeft(Cause(0, kind="whim"), "UND-14.7", 3),),
]


@pytest.mark.parametrize("told", LIES, ids=range(len(LIES)))
def test_an_event_that_does_not_fit_is_found(told: tuple[Event, ...]) -> None:
    state = a_turn()

    with pytest.raises(AssertionError):
        tells_what_happened(state, told, state)


def test_a_change_that_no_event_tells_is_found() -> None:
    state = a_turn()

    tells_what_happened(state, (), state)
    for fields in ({"health": 4}, {"xp": 1}, {"at": 2}, {"suppressions": 1}, {"hand": ()}):
        with pytest.raises(AssertionError):
            tells_what_happened(state, (), with_soldier(state, **fields))
