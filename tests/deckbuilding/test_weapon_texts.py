"""Texts on Weapons that need more than a card of its own shows: what they need, their text twice."""

from typing import Any

from core.deckbuilding import events
from core.deckbuilding.figures import total_damage
from core.deckbuilding.setup import PositionSeat
from core.deckbuilding.state import State
from tests.deckbuilding.own import HERO, after, asked, rules_with, table

HANDGUN, KNIFE, SIX_SHOOTER = "WE-009", "WE-004", "WE-006"


def test_a_named_type_needs_less_ammo_until_the_turn_ends() -> None:
    """DBG-7.11, 8.3: other types need what they did, and nothing needs less than 0."""
    rules = rules_with(during_turn=_may({"do": "weapon_requirement", "on": "type", "add": -30}))
    hero = PositionSeat(HERO, hand=(HANDGUN, SIX_SHOOTER), inventory=("AM-001",) * 9)
    setup = table(hero, PositionSeat("CH-002"), ammo=0)

    state, _ = after(rules, setup, "effect:hero", "type:pistol")
    exploring, _ = rules.apply(state, ("explore",))
    later, _ = rules.apply(state, ("end",))

    assert asked(rules, exploring) == (0, "use", ("use:handgun", "done"))
    assert () == later.turn.modifiers


def test_what_a_next_turn_asks_of_weapons_holds_in_that_turn() -> None:
    """DBG-4.8: it waits for that Player's turn, and is over with it."""
    rules = rules_with(during_turn=_may({"do": "next_turn", "ammo": 10}))
    ben = PositionSeat("CH-002", hand=(HANDGUN,), inventory=("AM-001",) * 9)
    setup = table(PositionSeat(HERO, inventory=("AM-001",) * 9), ben, ammo=0)

    state, _ = after(rules, setup, "effect:hero", "player:2", "end")
    needs = rules.view(state, 1).weapons[0].requirement
    later, _ = rules.apply(state, ("end",))

    assert needs is not None
    assert (30, (20, 10)) == (needs.total, tuple(part.amount for part in needs.parts))
    assert () == later.turn.modifiers


RIFLE: dict[str, Any] = {
    "id": "ZZ-002",
    "name": "Old Rifle",
    "kind": "weapon",
    "copies": 2,
    "cost": 10,
    "requirement": 0,
    "damage": 5,
    "trash_after": True,
}
ADDS = [{"do": "weapon_damage", "on": "this", "add": 10}]


def test_a_text_that_is_applied_twice_counts_twice() -> None:
    """DBG-19.19: the text only, not the printed Damage."""
    assert 10 + (5 + 10 + 10) == total_damage(rules().open(twice(RIFLE | {"on_use": ADDS})))


def test_a_choice_that_is_applied_twice_is_made_twice() -> None:
    """DBG-19.19: with separate choices."""
    rifle = RIFLE | {"on_use": {"may": True, "do": ADDS}}
    state = twice(rifle)

    assert asked(rules(rifle), state)[1:] == ("effect", ("effect:old-rifle", "done"))


def test_a_weapon_that_is_trashed_after_use_is_trashed_once() -> None:
    """DBG-19.19: the Trash after use is no part of the text."""
    rifle = RIFLE | {"on_use": [{"do": "add", "gold": 10}]}
    state = twice(rifle)
    state, told = rules(rifle).apply(state, ("commit:1",))

    assert 20 == state.turn.gold
    assert 1 == sum(isinstance(each, events.Trashed) for each in told)


def test_no_weapon_with_a_text_is_nothing_to_apply_twice() -> None:
    """DBG-5.6: Handgun and Knife have none."""
    made = rules()
    hero = PositionSeat(HERO, hand=(HANDGUN, KNIFE))
    setup = table(hero, ammo=20, explores=2)
    answers = ("explore", "use:handgun", "use:combat-knife", "effect:hero")
    state, told = after(made, setup, *answers)

    assert "commit" == asked(made, state)[1]
    assert ["repeat_weapon"] == [e.what for e in told if isinstance(e, events.NothingHappened)]


def rules(card: dict[str, Any] = RIFLE | {"on_use": ADDS}) -> Any:
    return rules_with(card, on_explore=_may({"do": "repeat_weapon"}))


def twice(card: dict[str, Any]) -> State:
    """The rifle and a Handgun are used, and the text of the rifle applied twice."""
    made = rules(card)
    hero = PositionSeat(HERO, hand=("ZZ-002", HANDGUN), inventory=("AM-001",) * 9)
    setup = table(hero, ammo=20, explores=2)
    optional = isinstance(card["on_use"], dict)
    more = ("effect:old-rifle",) if optional else ()
    state, _ = after(made, setup, "explore", "use:old-rifle", "use:handgun", *more, "effect:hero")
    return state


def _may(*steps: dict[str, Any]) -> dict[str, Any]:
    return {"may": True, "do": list(steps)}
