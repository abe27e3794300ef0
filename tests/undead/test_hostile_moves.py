"""The Hostile Move step: when a card Moves, how far, and when not (UND-14.2, 19.6)."""

import pytest

from core.undead import events
from core.undead.state import State
from tests.undead.build import a_table, all_of, foe, ids, man, play

QUIET = ids(["Advance 2"] * 5)


def the_turn(name: str, at: int, target: int, other: int = 0) -> tuple[State, list[int], bool]:
    """Play a Hostile Turn: where it leads, the places that a card enters, whether it Attacks.

    The card is after Doyle, who stands at `target`; Larsen stands at `other`.
    """
    men = [man("Doyle", target), man("Larsen", other)]
    state = a_table(
        men,
        [foe(name, at, targets=[1])],
        objective_active=True,
        dice=[1, 1, 1],
        action_deck=QUIET,
    )
    state, told = play(state, "end")
    moves = [each.to for each in all_of(told, events.HostileMoved)]
    return state, moves, bool(all_of(told, events.HostileRolled))


@pytest.mark.parametrize(
    ("name", "at", "target", "moves", "attacks"),
    [
        pytest.param("Grave Hounds", 3, 0, [2, 1], False, id="as-far-as-it-can"),
        pytest.param("Grave Hounds", 3, 2, [2], True, id="stops-in-range"),
        pytest.param("Grave Hounds", 0, 3, [1, 2], False, id="towards-the-objective"),
        pytest.param("Grave Hounds", 1, 1, [], True, id="in-range-already"),
        pytest.param("Risen Riflemen", 3, 1, [], True, id="in-range-from-afar"),
        pytest.param("Risen Riflemen", 3, 0, [2], True, id="into-range-not-into-the-card"),
        pytest.param("MG Revenants", 3, 0, [], False, id="stationary"),
    ],
)
def test_a_card_moves_until_its_target_is_in_range(
    name: str, at: int, target: int, moves: list[int], attacks: bool
) -> None:
    """UND-14.2: card by card, up to its `move`; a target in Range keeps it where it is."""
    state, entered, attacked = the_turn(name, at, target)

    assert (moves, attacks) == (entered, attacked)
    assert [*[at], *moves][-1] == state.hostiles[0].at


def test_a_card_moves_past_soldiers_who_are_not_its_target() -> None:
    """UND-14.2: Larsen stands in its own card; Doyle, its target, at the start of the track."""
    state, entered, attacked = the_turn("Shambling Dead", 3, 0, other=3)

    assert ([2], False) == (entered, attacked)
    assert (0,) == state.hostiles[0].targets


@pytest.mark.parametrize(
    ("suppressions", "moves"),
    [
        pytest.param((), [2], id="both"),
        pytest.param((1, 0), [2], id="the-second"),
        pytest.param((0, 2), [2], id="the-first"),
        pytest.param((1, 2), [], id="neither"),
    ],
)
def test_a_card_moves_if_one_of_its_hostiles_can_act(
    suppressions: tuple[int, ...], moves: list[int]
) -> None:
    """UND-19.6: Warriors with 2 and 1 EKIAs of 3; a Suppressed one goes with the other."""
    state = a_table(
        [man("Doyle", 0)],
        [foe("Imperial Warriors", 3, (2, 1), (1, 1), suppressions=suppressions)],
        objective_active=True,
        action_deck=QUIET,
    )
    state, told = play(state, "end")

    assert moves == [each.to for each in all_of(told, events.HostileMoved)]
    assert (moves or [3])[-1] == state.hostiles[0].at
