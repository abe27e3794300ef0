"""The odds of the next Explore are exact: they agree with every order the Mansion could have."""

from itertools import permutations
from math import isclose

import pytest
from attrs import evolve

from core.deckbuilding.odds import Attack, foe_of, odds, rows_of
from core.deckbuilding.setup import Position, PositionSeat, Seat, Setup
from core.deckbuilding.state import Fight, Known
from core.deckbuilding.view import View
from core.kernel.event import HIDDEN
from tests.deckbuilding.table import RULES

MANSION = ("MA-001", "MA-001", "MA-006", "IT-002", "MA-007", "MA-010")
"""Two Majini, Licker, Yellow Herb, Nemesis, the Boss."""


def a_view(mansion: tuple[str, ...] = MANSION) -> View:
    """Return what a lone player sees of a Mansion of few cards."""
    setup = Setup(
        mode="story",
        seats=(Seat("Ada"),),
        piles=(("AC-001",),),
        position=Position((PositionSeat("CH-005"),), mansion),
    )
    view: View = RULES.view(RULES.start(setup, 1), 0)
    return view


def counted(orders: list[tuple[int, ...]], view: View, attack: Attack, explores: int) -> float:
    """Return the part of some orders of the Mansion in which an attack Defeats its row."""
    won = 0
    for order in orders:
        foes = [
            foe_of(RULES.book.cards[view.cards[copy]], attack.ammo) for copy in order[:explores]
        ]
        alive = sum(foe.reveal_damage for foe in foes) < attack.health
        fought = sum(foe.infected for foe in foes)
        won += bool(alive and fought and attack.damage >= sum(foe.health for foe in foes))
    return won / len(orders)


@pytest.mark.parametrize("explores", [1, 2, 3, 6])
@pytest.mark.parametrize("damage", [0, 15, 55, 90, 300])
def test_agree_with_every_order(explores: int, damage: int) -> None:
    view, attack = a_view(), Attack(damage, 90)
    found = odds(RULES.book, view, attack, explores)

    assert found is not None
    orders = list(permutations(view.mansion_unseen))
    assert isclose(counted(orders, view, attack, explores), found.defeated)
    assert isclose(1, found.defeated + found.no_infected + found.not_defeated)


def test_know_the_bottom_of_the_mansion() -> None:
    view = a_view()
    first, *rest = view.mansion_unseen
    known = evolve(view, mansion_unseen=tuple(rest), mansion_known=(Known((first,)),))
    orders = [(*order, first) for order in permutations(rest)]

    for explores in (1, 5, 6):
        found = odds(RULES.book, known, Attack(60, 90), explores)
        assert found is not None
        assert isclose(counted(orders, view, Attack(60, 90), explores), found.defeated)


def test_a_card_hidden_at_the_bottom_is_one_of_the_unseen() -> None:
    view = a_view()
    hidden = evolve(view, mansion_known=(Known((HIDDEN,), 1),))

    for explores in range(1, 7):
        assert rows_of(RULES.book, view, 0, explores) == rows_of(RULES.book, hidden, 0, explores)


def test_know_the_card_that_was_looked_at() -> None:
    view = a_view()
    boss = next(copy for copy in view.mansion_unseen if view.cards[copy] == "MA-010")
    looking = evolve(view, fight=Fight(0, looked=boss))
    found = odds(RULES.book, looking, Attack(80, 200), 1)

    assert found is not None
    assert (0, 1) == (found.defeated, found.not_defeated)


def test_there_are_none_beyond_the_mansion() -> None:
    assert odds(RULES.book, a_view(), Attack(10, 90), 7) is None
