"""The refusals of the interface design, each asked of a real game (screens.md, section 5)."""

from typing import Any

from tests.narration.table import Table, seat


def leon(*hand: str, **counters: Any) -> Table:
    """Return Ana's turn with Leon and a Hand, against Barry."""
    return Table(seat("Leon S. Kennedy", hand=hand), seat("Barry Burton"), **counters)


def test_ammo_of_several_weapons_is_added_up() -> None:
    """What is needed together, what there is, the rule."""
    table = leon("Handgun", "Assault Machine Gun", "Combat Knife", ammo=40)
    table.answer("explore", "use:handgun")

    assert (
        "Handgun and Assault Machine Gun need 20 + 40 = 60 Ammo, you have 40 (DBG-7.9)."
    ) == table.refusal("use:assault-machine-gun")


def test_ammo_of_one_weapon() -> None:
    """Nothing is added up where nothing is paid yet."""
    table = leon("Handgun", "Combat Knife", ammo=10).answer("explore")

    assert "Handgun needs 20 Ammo, you have 10 (DBG-7.9)." == table.refusal("use:handgun")


def test_no_action_is_left() -> None:
    """The card that needs one is named."""
    table = leon("Deadly Aim", actions=0)

    assert "No Action is left: Deadly Aim needs 1 (DBG-5.1)." == table.refusal("play:deadly-aim")


def test_a_weapon_is_no_action() -> None:
    """The way is named."""
    assert ("Handgun is a Weapon: choose it in an Explore (DBG-5.10).") == leon("Handgun").refusal(
        "play:handgun"
    )
    assert ("Handgun is a Weapon: choose it in an Explore (DBG-5.10).") == leon("Handgun").refusal(
        "use:handgun"
    )


def test_ammunition_waits_in_an_explore() -> None:
    """Whatever would be played, it waits."""
    table = leon("Ammo x10", "Deadly Aim", "Combat Knife").answer("explore")

    assert (
        "An Explore is under way: Ammunition waits until it is over (DBG-7.4)."
    ) == table.refusal("play:ammo-x10")
    assert (
        "An Explore is under way: Deadly Aim waits until it is over (DBG-7.4)."
    ) == table.refusal("play:deadly-aim")
    assert (
        "An Explore is under way: the end of the turn waits until it is over (DBG-4.4)."
    ) == table.refusal("end")


def test_a_weapon_is_used_once() -> None:
    """Its name and the rule."""
    table = leon("Pump-Action Shotgun", "Handgun", "Combat Knife", ammo=90, explores=2)
    table.answer("explore", "use:pump-action-shotgun")

    assert ("Pump-Action Shotgun has been used this turn (DBG-7.7).") == table.refusal(
        "use:pump-action-shotgun"
    )


def test_a_card_that_is_too_dear() -> None:
    """What it costs, what there is, the rule."""
    assert ("Six Shooter costs 90 Gold, you have 40 (DBG-10.1).") == leon(gold=40).refusal(
        "buy:six-shooter"
    )


def test_a_card_that_ammunition_would_pay_for() -> None:
    """If there is a way, it is said."""
    assert (
        "Mansion Foyer costs 30 Gold, you have 20 (DBG-10.1). Your Ammunition gives 20 Gold more."
    ) == leon("Ammo x10", "Ammo x10", gold=20).refusal("buy:mansion-foyer")


def test_a_pile_that_is_sold_out() -> None:
    """What would change that is said."""
    table = Table(
        seat("Leon S. Kennedy", discard_pile=("The Merchant",) * 6), seat("Barry Burton"), gold=90
    )

    assert (
        "The Merchant is sold out until one is Trashed to its pile (DBG-10.4)."
    ) == table.refusal("buy:the-merchant")


def test_a_duty_to_explore() -> None:
    """How many Explores are left."""
    assert ("You must Explore before the turn ends: 1 Explore is left (DBG-4.7).") == leon(
        must_explore=True
    ).refusal("end")


def test_what_was_typed_never_steers_the_terminal() -> None:
    """A key is repeated as plain text, and not at length."""
    refused = leon().refusal("play:\x1b[2J" + "x" * 200)

    assert refused.isprintable()
    assert len(refused) < 100
