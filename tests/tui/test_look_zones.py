"""The zones: open ones in their order, hidden ones as what they are drawn from."""

from collections.abc import Callable

from tests.tui.looks import a_game_of_bots, eyes_on, shown
from tests.tui.modes import at
from tests.tui.played import eyes_of
from tests.tui.story import story
from tui.look.zone import Zone, zone_row
from tui.look.zones import card_row, grouped, zones
from tui.table.eyes import Eyes

Baseline = Callable[[str, str], None]


def zone(eyes: Eyes, key: str) -> Zone:
    return next(each for each in zones(eyes) if each.key == key)


def cards(eyes: Eyes, key: str, width: int) -> str:
    return shown(
        card_row(eyes, copy, count, width) for copy, count in grouped(eyes, zone(eyes, key))
    )


def test_the_list_of_zones(baseline: Baseline) -> None:
    baseline("look-zones", shown(zone_row(each, 30) for each in zones(story().look())))


def test_a_discard_pile_lies_in_its_order_with_the_top_card_first() -> None:
    assert (
        "Shattered Memor.      Trash up to 2 discarded ...\n"
        "Ammo x20              +20 Ammo, +20 Gold\n"
        "Green Herb            Heal 20 or Heal 60 with ...\n"
        == cards(story().look(), "0-discard_pile", 49)
    )


def test_a_wide_list_says_the_kind_too() -> None:
    assert "Ammo x20                       Ammunition   +20 Ammo, +20 Gold" in cards(
        story().look(), "0-discard_pile", 80
    )


def test_a_narrow_list_has_the_names() -> None:
    assert "Shattered Memories\nAmmo x20\nGreen Herb\n" == cards(
        story().look(), "0-discard_pile", 20
    )


def test_only_the_own_hand_is_shown() -> None:
    keys = {each.key for each in zones(story().look())}

    assert "0-hand" in keys
    assert not {"1-hand", "2-hand"} & keys


def test_what_another_player_holds_hidden_is_a_set_in_no_order() -> None:
    """Ben holds 5 cards and has 1 left in his Inventory: which is where nobody else may know."""
    hidden = zone(story().look(), "1-owned")

    assert tuple(sorted(hidden.cards)) == hidden.cards
    assert 6 == hidden.size
    assert "Hand 5 and Inventory 1: which card is where is hidden." == hidden.note


def test_no_zone_tells_the_order_of_an_inventory_or_a_pile() -> None:
    for eyes in eyes_on(a_game_of_bots(4, 120), seat=0):
        for each in zones(eyes):
            if each.key.endswith("owned"):
                assert list(each.cards) == sorted(each.cards)
            elif each.key.startswith("pile"):
                assert list(each.cards[1:]) == sorted(each.cards[1:])


def test_equal_neighbours_of_a_discard_pile_share_a_row() -> None:
    assert "Ammo x10 x3" in cards(story().look(), "1-discard_pile", 30)


# Modes.


def names_in(name: str, key: str) -> list[str]:
    """Return the cards of a zone of a mode's table."""
    eyes = eyes_of(at(name), 0)
    return [eyes.card(copy).name for copy in zone(eyes, key).cards]


def test_a_partner_has_a_zone_of_its_own() -> None:
    assert ["Handgun", "Combat Knife"] == names_in("partner", "1-partner")
    assert not any(each.key == "2-partner" for each in zones(eyes_of(at("partner"), 0)))


def test_combo_piles_are_zones_of_their_teams() -> None:
    assert ["Bui Kichwa", "Licker", "Dr. Salvador"] == names_in("mercenary", "combo-0")
    assert "Combo Pile of Ana and Cleo" == zone(eyes_of(at("mercenary"), 0), "combo-0").name


def test_infection_cards_lie_open_and_their_deck_in_no_order() -> None:
    eyes = eyes_of(at("outbreak"), 0)
    deck = zone(eyes, "infection-deck")

    assert ["Claw", "Drag"] == names_in("outbreak", "1-infection")
    assert tuple(sorted(deck.cards)) == deck.cards
    assert 28 == len(deck.cards)
