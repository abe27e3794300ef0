"""Prompts, labels, notes and prices: what a seat reads before it answers."""

import pytest

from core.deckbuilding.decisions import KINDS
from core.kernel.decision import Decision, option
from tests.narration.sentences import assert_fits, assert_sentence
from tests.narration.table import ANA, BEN, Table, narration, seat

TWO_ROWS = 2 * 76
"""What the question line has at 80 cells."""


def test_the_main_part_names_what_can_be_done() -> None:
    """Only what is among the options."""
    table = Table(seat("Leon S. Kennedy", hand=("Ammo x10",)), seat("Barry Burton"))

    assert "Ana, your turn: play a card, buy, Explore, or end the turn." == table.question()


def test_the_main_part_names_a_duty_by_leaving_out_the_end() -> None:
    """A turn that must not end yet is not ended."""
    table = Table(seat("Leon S. Kennedy"), seat("Barry Burton"), must_explore=True, buys=0)

    assert "Ana, your turn: Explore." == table.question()


def test_a_trash_names_the_limits_and_the_zone() -> None:
    """What is chosen so far is added by the screen."""
    table = Table(
        seat(
            "Leon S. Kennedy",
            hand=("Shattered Memories",),
            discard_pile=("Ammo x10", "Ammo x10", "Green Herb"),
        ),
        seat("Barry Burton"),
    ).answer("play:shattered-memories")

    assert "Ana, Trash up to 2 cards from your Discard Pile." == table.question()


def test_a_weapon_is_chosen_with_what_is_left() -> None:
    """Damage so far and Ammo that is not allotted."""
    table = Table(
        seat("Leon S. Kennedy", hand=("Handgun", "Combat Knife")), seat("Barry Burton"), ammo=30
    ).answer("explore", "use:handgun")

    assert (
        "Ana, use a Weapon in this Explore, or no more: Damage 10, 10 Ammo left."
    ) == table.question()
    assert "no more Weapons" == table.label("done")


def test_others_read_who_is_choosing_and_what_for() -> None:
    """A question is the business of its seat; the others may look around."""
    table = Table(
        seat("Leon S. Kennedy", hand=("Combat Knife", "Combat Knife", "Combat Knife")),
        seat("Barry Burton"),
        mansion=("Zombie Butcher", "Uroboros Aheri"),
    ).answer("explore", "use:combat-knife", "use:combat-knife", "use:combat-knife")

    assert "Ana, choose the Player whose next turn is skipped." == table.question()
    assert "Ana is choosing for Zombie Butcher." == narration().waiting(table.view(BEN))


def test_a_player_is_chosen_for_what_that_player_then_does() -> None:
    """DBG-5.30: to choose a Player for nothing named is no choice."""
    table = Table(
        seat("Leon S. Kennedy", hand=("Single Shot Rifle w/ Scope", "Combat Knife")),
        seat("Barry Burton", hand=("Combat Knife",)),
        ammo=40,
    ).answer("explore", "use:single-shot-rifle-w-scope", "done")

    assert "Ana, choose the Player who follows this: discard 1 card." == table.question()


def test_all_ammunition_is_one_option() -> None:
    """Its note is the sum."""
    table = Table(seat("Claire Redfield", hand=("Ammo x10", "Ammo x20"), attached=("Licker",)))

    assert "all Ammunition: 2 cards" == table.label("play:all-ammunition")
    assert "+50 Ammo, +30 Gold" == table.note("play:all-ammunition")
    assert "+20 Ammo, +10 Gold" == table.note("play:ammo-x10")


def test_a_weapon_shows_what_it_needs_now() -> None:
    """Each figure that is not as printed has its sum."""
    table = Table(
        seat("Leon S. Kennedy", hand=("Deadly Aim", "Handgun"), attached=("Licker",)),
        ammo=20,
    )
    handgun = next(weapon.card for weapon in table.view().weapons)

    assert "needs 10 (20 -10)  Damage 10" == narration().holding(handgun, table.view())
    table.answer("play:deadly-aim", "explore")
    assert "needs 10 (20 -10)  Damage 20 (10 +10)" == table.note("use:handgun")


def test_a_pile_shows_its_cost() -> None:
    """And what is left in it."""
    table = Table(seat("Leon S. Kennedy"), gold=30)

    assert "cost 30, 10 left" == table.note("buy:mansion-foyer")


class TestPrices:
    def test_a_draw_is_said_before_it_happens(self) -> None:
        """The screen puts the name of the card before it."""
        table = Table(
            seat("Leon S. Kennedy", hand=("Mansion Foyer",), inventory=("Handgun", "Ammo x10"))
        )

        assert "draws 2 cards; no undo past that" == table.price("play:mansion-foyer")

    def test_what_undo_takes_back_has_no_price(self) -> None:
        """Ammunition and a card of an unmixed pile."""
        table = Table(seat("Leon S. Kennedy", hand=("Ammo x10", "Ammo x10")), gold=20)

        assert "" == table.price("play:ammo-x10")
        assert "" == table.price("play:all-ammunition")
        assert "" == table.price("buy:green-herb")

    def test_a_mixed_pile_turns_up_a_card(self) -> None:
        """Its next card is hidden."""
        table = Table(seat("Leon S. Kennedy"), gold=40, tops=(("Handgun", "Burst-Fire Handgun"),))

        assert "turns up the next card of the pile; no undo past that" == table.price("buy:handgun")

    def test_explores_reveal_cards(self) -> None:
        """As many as are spent; the Weapons before are free."""
        table = Table(
            seat("Leon S. Kennedy", hand=("Combat Knife",)),
            explores=2,
            mansion=("Majini", "Majini", "Uroboros Aheri"),
        )

        assert "" == table.price("explore")
        table.answer("explore")
        assert "" == table.price("use:combat-knife")
        table.answer("use:combat-knife")
        assert "reveals 1 card; no undo past that" == table.price("commit:1")
        assert "reveals 2 cards; no undo past that" == table.price("commit:2")

    def test_the_last_weapon_reveals_at_once_if_one_explore_is_left(self) -> None:
        """What is not asked is foreseen."""
        table = Table(
            seat("Leon S. Kennedy", hand=("Combat Knife",)), mansion=("Majini", "Uroboros Aheri")
        ).answer("explore")

        assert "reveals 1 card; no undo past that" == table.price("use:combat-knife")
        assert "reveals 1 card; no undo past that" == table.price("done")

    def test_the_end_of_the_turn_says_what_is_lost(self) -> None:
        """In the words of the question line."""
        table = Table(
            seat("Leon S. Kennedy", hand=("Ammo x10", "Deadly Aim")),
            seat("Barry Burton"),
            gold=20,
            buys=2,
        )

        assert "Unspent: 1 Explore, 20 Gold, 2 Buys." == table.price("end")
        assert "end the turn" == table.label("end")

    def test_a_reaction_of_others_may_come(self) -> None:
        """Whether somebody holds one is hidden, so it is said for all who could."""
        table = Table(
            seat("Leon S. Kennedy", hand=("Combat Knife",)),
            seat("Barry Burton", inventory=("Struggle for Survival",)),
            explores=2,
            mansion=("Majini", "Uroboros Aheri"),
            piles=(("Struggle for Survival",),),
        ).answer("explore")

        assert "may let others react; no undo past that" == table.price("use:combat-knife")


@pytest.mark.parametrize("kind", KINDS)
def test_any_decision_is_asked_by_name(kind: str) -> None:
    """Also one that no frame of the game stands behind."""
    table = Table(seat("Leon S. Kennedy", hand=("Handgun",)), seat("Barry Burton"))
    handgun = table.view().me.hand[0]
    options = tuple(option(f"{kind}:{place}", kind, "DBG-1", handgun, 1, 1) for place in (1, 2))
    decision = Decision(ANA, kind, 1, 1, options, "DBG-1", handgun)

    asked = narration().question(decision, table.view())

    assert asked.startswith("Ana, ")
    assert_sentence(asked)
    assert_fits(asked, TWO_ROWS)
