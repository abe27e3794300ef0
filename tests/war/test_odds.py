"""The exact chance of a fight equals full enumeration, and what seeded dice come to (WAR-7.2)."""

from itertools import product
from math import sqrt

import pytest

from core.kernel.chance import Chance
from core.kernel.event import Event
from core.kernel.records import evolve
from core.war.events import Fought
from core.war.odds import WAYS, chance_to_win, ways_to_win
from core.war.setup import Position, PositionSeat, PositionTeam, Seat, Setup
from core.war.state import State
from tests.war.table import RULES

TOTALS = range(41)
"""Every total before the dice that a fight can have: the Heroes reach 40 with all that helps."""

DICE = [sum(dice) for dice in product(range(1, 7), repeat=2)]


def test_every_pair_of_totals_is_the_full_enumeration() -> None:
    """WAR-5.6, 5.7: 36 throws against 36, a tie to the attacker."""
    leads = [mine - theirs for mine, theirs in product(DICE, DICE)]
    by_lead = {need: sum(lead >= need for lead in leads) for need in range(-41, 42)}

    assert len(leads) == WAYS
    for attacker, defender in product(TOTALS, TOTALS):
        assert by_lead[defender - attacker] == ways_to_win(attacker, defender)


@pytest.mark.parametrize(
    ("attacker", "defender", "ways"),
    [(13, 2, 1296), (4, 12, 15), (16, 17, 575), (5, 5, 721), (0, 11, 0), (0, 10, 1), (10, 0, 1296)],
)
def test_chances_worked_out_by_hand(attacker: int, defender: int, ways: int) -> None:
    """WAR-R-2, WAR-R-3, and the ends of the scale."""
    assert ways == ways_to_win(attacker, defender)
    assert ways / WAYS == chance_to_win(attacker, defender)


FIGHTS = 20_000


def a_fight(kind: str) -> Setup:
    """Return a position in which one answer throws the dice, 4 against 5 or 9 against 7."""
    assault = kind == "assault"
    heroes = PositionSeat(
        teams=(PositionTeam("hero-strike-team", () if assault else ("hero-jill-valentine",)),),
        deck=("hero-alice-clones",),
    )
    umbrella = PositionSeat(
        facilities=("umbrella-new", "umbrella-hive") if assault else ("umbrella-hive",),
        units=("umbrella-guards",) if assault else ("umbrella-lickers",),
    )
    position = Position((heroes, umbrella), kind)
    return Setup((Seat("Ana"), Seat("Ben")), heroes=0, position=position)


@pytest.mark.parametrize("kind", ["assault", "search"])
def test_seeded_fights_come_to_the_chance_that_is_shown(kind: str) -> None:
    """WAR-7.2: over 20,000 fights within three standard errors."""
    setup = a_fight(kind)
    keys = {
        "assault": ("assault:strike-team", "facility:new", "defend:guards"),
        "search": ("send:lickers",),
    }[kind]
    state = RULES.start(evolve(setup, reactions="everyone"), 0)
    for key in keys:
        state = play(state, key)
    totals = RULES.view(state, 0).totals
    assert totals is not None
    won = 0
    for seed in range(FIGHTS):
        (fought,) = (event for event in ending(state, seed) if isinstance(event, Fought))
        won += fought.won == 0
    chance = totals.chance
    error = sqrt(chance * (1 - chance) / FIGHTS)

    assert 0.05 < chance < 0.95
    assert abs(won / FIGHTS - chance) <= 3 * error


def play(state: State, key: str) -> State:
    """Return the state after a key, and after what has to be passed before it is offered."""
    while (decision := RULES.decision(state)) and key not in decision.keys():  # noqa: SIM118
        state, _ = RULES.apply(state, ("done",))
    return RULES.apply(state, (key,))[0]


def ending(state: State, seed: int) -> list[Event]:
    """Return what happens when all are done, with the dice of a seed."""
    state = evolve(state, chance=Chance(seed))
    told: list[Event] = []
    while state.fight is not None and RULES.decision(state) is not None:
        state, happened = RULES.apply(state, ("done",))
        told += happened
    return told
