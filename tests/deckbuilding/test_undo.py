"""Undo gives nobody a second chance with what it has learned of another's Hand."""

import pytest

from core.deckbuilding.setup import Position, PositionSeat, Seat, Setup
from core.kernel.table import Barrier, Table
from tests.deckbuilding.table import CATALOGUE, RULES

IDS = {card.name: card.id for card in CATALOGUE.cards if card.set == "premiere"}
FIRST_TIMER = next(each for each in CATALOGUE.scenarios if each.id == "first-timer")


@pytest.mark.parametrize(
    ("hand", "asked"),
    [
        # One Weapon is Discarded unasked, with two the player chooses, with none nothing happens.
        (("Combat Knife", "Ammo x10"), 0),
        (("Ammo x10", "Ammo x20"), 0),
        (("Combat Knife", "Handgun"), 1),
    ],
)
def test_what_a_submission_shows_of_a_hand_is_not_taken_back(
    hand: tuple[str, ...], asked: int
) -> None:
    """DBG-5.30: whether the Attacked player is asked, and for what, tells of the Hand."""
    cards = tuple(IDS[name] for name in hand)
    seats = (
        PositionSeat(IDS["Chris Redfield"], hand=(IDS["Submission"], IDS["Longbow"])),
        PositionSeat(IDS["Leon S. Kennedy"], hand=cards),
    )
    setup = Setup(
        mode="versus",
        seats=(Seat("Ada"), Seat("Ben")),
        piles=FIRST_TIMER.piles,
        position=Position(seats=seats, mansion=(), explores=1, ammo=50),
        reactions="holders",
    )
    table = Table.begin(RULES, setup, 1, (("attack",), ("use:submission",), ("done",)))

    assert table.decision is not None
    assert asked == table.decision.seat
    assert Barrier(3, "seat") == table.barrier()


@pytest.mark.parametrize(
    ("weapon", "inventory", "barrier"),
    [
        ("Combat Knife", "Struggle for Survival", Barrier(3, "seat")),
        # Nobody could react to a Weapon of this cost, or with this card.
        ("Longbow", "Struggle for Survival", None),
        ("Combat Knife", "Mansion Foyer", None),
    ],
)
def test_that_nobody_reacts_is_not_taken_back(
    weapon: str, inventory: str, barrier: Barrier | None
) -> None:
    """DBG-5.22, 5.25: where only holders are asked, silence tells that nobody holds a reaction."""
    seats = (
        PositionSeat(IDS["Chris Redfield"], hand=(IDS[weapon], IDS["Handgun"])),
        PositionSeat(IDS["Leon S. Kennedy"], hand=(IDS["Ammo x10"],), inventory=(IDS[inventory],)),
    )
    setup = Setup(
        mode="story",
        seats=(Seat("Ada"), Seat("Ben", "steady")),
        piles=((IDS["Struggle for Survival"], IDS["Longbow"], IDS["Mansion Foyer"]),),
        position=Position(
            seats=seats, mansion=(IDS["Licker"], IDS["Uroboros Aheri"]), explores=2, ammo=90
        ),
        reactions="holders",
    )
    used = f"use:{weapon.lower().replace(' ', '-')}"
    table = Table.begin(RULES, setup, 1, (("explore",), (used,), ("done",)))

    assert barrier == table.barrier()
