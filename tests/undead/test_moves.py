"""Moves of Soldiers along the track (UND-9.3, 9.4); what a Move forward costs is in `test_actions`."""

from core.undead import events
from tests.undead.build import a_table, all_of, foe, keys, man, only, play
from tests.undead.table import RULES


def test_a_move_goes_one_place_on_or_back_to_a_card_in_play() -> None:
    """UND-9.3: the second place is empty, and the Mission card is the first of the track."""
    men = [man("Marchand", 0, hand=["Rally"]), man("Akers", 1, hand=["Rally"]), man("Larsen", 0)]
    state = a_table(men, track=["Jungle Trail"])
    assert {"forward:1", "back:2", "forward:3"} <= {*keys(state)}
    assert not {"back:1", "forward:2", "back:3"} & {*keys(state)}
    refused = [RULES.explain(state, 0, key) for key in ("forward:2", "back:1")]
    state, told = play(state, "forward:1", "back:2", "back:1")

    assert ["not-placed", "end-of-track"] == [each.code for each in refused if each]
    assert [("UND-9.3", 0, 0, 1), ("UND-9.3", 1, 1, 0), ("UND-9.3", 0, 1, 0)] == [
        (each.rule, each.soldier, each.start, each.to) for each in all_of(told, events.Entered)
    ]
    assert [0, 0, 0] == [soldier.at for soldier in state.soldiers]


def test_moving_back_costs_an_action_and_nothing_else() -> None:
    """UND-9.4: neither the Entrance cost of a Coastal Bunker nor the penalty of a Panzerwight."""
    men = [man("Doyle", 2, hand=["Advance 3", "Rally"])]
    state = a_table(men, [foe("Panzerwight", 1)], track=["Coastal Bunker", "Jungle Trail"])
    state, told = play(state, "back:1")

    moved = only(told, events.Entered)
    assert (2, 1, 0, ()) == (moved.start, moved.to, moved.cost, moved.parts)
    assert (1, 1, 2) == (
        state.soldiers[0].at,
        state.soldiers[0].actions,
        len(state.soldiers[0].hand),
    )
    assert [] == all_of(told, events.CardsDiscarded)


def test_moving_back_needs_an_action_but_no_action_cards() -> None:
    """UND-9.4: into a Coastal Bunker that nobody could pay to enter from the other side."""
    men = [man("Doyle", 2), man("Akers", 2, actions=0), man("Larsen", 0)]
    state = a_table(men, [foe("Panzerwight", 1)], track=["Coastal Bunker", "Jungle Trail"])

    assert "back:1" in keys(state)
    assert not {"back:2", "forward:3"} & {*keys(state)}
