"""Ways of a word that no card that ships has: what serves several cards works in all its ways."""

from typing import Any

import pytest

from core.deckbuilding.rules import DeckBuilding
from core.deckbuilding.setup import PositionSeat, Setup
from core.deckbuilding.state import State
from tests.deckbuilding.own import HERO, after, asked, rules_with, table

AMMO, KNIFE, GUN, HERB = "AM-001", "WE-004", "WE-009", "IT-001"
EFFECT = "effect:hero"


def doing(*steps: dict[str, Any]) -> DeckBuilding:
    """The rules with a Hero who may do these steps once a turn."""
    return rules_with(during_turn={"may": True, "do": list(steps)})


def alone(mode: str = "story", **zones: Any) -> Setup:
    """The Hero without anybody else."""
    return table(PositionSeat(HERO, **zones), mode=mode)


def zone(state: State, name: str) -> list[str]:
    """The cards of a zone of the Hero."""
    return [state.cards[copy] for copy in getattr(state.players[0], name)]


def test_several_cards_are_gained_without_a_sum() -> None:
    """DBG-10.9: one after another, to the Discard Pile, only such as are admitted."""
    made = doing({"do": "gain", "count": 2, "of": {"kind": "ammunition"}})
    first, _ = after(made, alone(), EFFECT)
    both, _ = after(made, alone(), EFFECT, "gain:ammo-x10", "gain:ammo-x20")

    assert (0, "gain", ("gain:ammo-x10", "gain:ammo-x20", "gain:ammo-x30")) == asked(made, first)
    assert ["AM-002", AMMO] == zone(both, "discard_pile")
    assert "main" == asked(made, both)[1]


def test_a_sum_ends_what_is_gained() -> None:
    """DBG-10.17: no such pile can be afforded any more; then the order is chosen."""
    admitted = {"cost_at_least": 20}
    made = doing({"do": "gain", "count": 3, "within": 50, "to": "inventory_top", "of": admitted})
    gained, _ = after(made, alone(), EFFECT, "gain:handgun", "gain:ammo-x20")
    laid, _ = made.apply(gained, ("lay:handgun", "lay:ammo-x20"))

    assert "lay" == asked(made, gained)[1]
    assert [GUN, "AM-002"] == zone(laid, "inventory")


def test_a_gained_card_goes_on_top() -> None:
    """DBG-10.17: also a single one."""
    made = doing({"do": "gain", "of": {"named": "Handgun"}, "to": "inventory_top"})
    state, _ = after(made, alone(inventory=(HERB,)), EFFECT)

    assert [GUN, HERB] == zone(state, "inventory")


@pytest.mark.parametrize(
    ("picked", "left"), [((), [AMMO, GUN, KNIFE]), (("put:handgun", "put:ammo-x10"), [KNIFE])]
)
def test_up_to_so_many_cards_are_moved(picked: tuple[str, ...], left: list[str]) -> None:
    """DBG-10.15: none, or two of three."""
    made = doing({"do": "put", "zone": "discard_pile", "to": "hand", "up_to": 2})
    setup = alone(discard_pile=(AMMO, GUN, KNIFE))
    state, _ = after(made, setup, EFFECT, picked)

    assert left == zone(state, "discard_pile")
    assert len(picked) == len(zone(state, "hand"))


def test_what_was_discarded_is_laid_on_top() -> None:
    """DBG-10.15, 11.9: the cards that the step before touched."""
    made = doing(
        {"do": "discard_until", "of": {"kind": "weapon"}},
        {"do": "put", "zone": "it", "to": "inventory_top"},
    )
    state, _ = after(made, alone(inventory=(AMMO, KNIFE, HERB)), EFFECT)

    assert [KNIFE, HERB] == zone(state, "inventory")
    assert [AMMO] == zone(state, "discard_pile")


def test_top_cards_are_laid_on_either_end() -> None:
    """DBG-2.5: none of them goes."""
    made = doing({"do": "sort_top", "count": 3, "bottom": True})
    setup = alone(inventory=(AMMO, KNIFE, HERB, GUN))
    state, _ = after(
        made, setup, EFFECT, ("raise:green-herb",), ("sink:combat-knife", "sink:ammo-x10")
    )

    assert [HERB, GUN, KNIFE, AMMO] == zone(state, "inventory")


def test_one_top_card_is_trashed_and_the_rest_is_ordered() -> None:
    """DBG-5.30: without an end to put them to, all go back on top."""
    made = doing({"do": "sort_top", "count": 3, "trash_one": True})
    setup = alone(inventory=(AMMO, KNIFE, HERB, GUN))
    state, _ = after(
        made, setup, EFFECT, "sift:combat-knife", ("order:green-herb", "order:ammo-x10")
    )

    assert [HERB, AMMO, GUN] == zone(state, "inventory")


def test_some_cards_are_exchanged_only() -> None:
    """DBG-5.30: the Knife is no Item."""
    made = doing({"do": "exchange", "of": {"kind": "item"}})
    state, _ = after(made, alone(hand=(KNIFE, HERB), inventory=(AMMO, GUN)), EFFECT)

    assert [KNIFE, AMMO] == zone(state, "hand")
    assert [HERB, GUN] == zone(state, "inventory")


def test_any_infected_of_ones_own_is_given_up() -> None:
    """DBG-10.15: also one with fewer Decorations than another."""
    made = doing({"do": "move_infected", "own": True})
    setup = alone(attached=("MA-001", "MA-008"))
    first, _ = after(made, setup, EFFECT)
    state, _ = after(made, setup, EFFECT, "infected:majini")

    assert (0, "infected", ("infected:majini", "infected:hunter")) == asked(made, first)
    assert ["MA-008"] == zone(state, "attached")
    assert "MA-001" == state.cards[state.mansion[-1]]
