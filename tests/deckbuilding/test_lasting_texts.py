"""Texts that last, wait or are offered: this turn, from the Play Area, once for all copies (DBG-5.7, 6.4)."""

from typing import Any

from core.deckbuilding import events
from core.deckbuilding.setup import PositionSeat, Setup
from core.kernel.decision import Refusal
from tests.deckbuilding.own import HERO, after, asked, rules_with, table

PAY = {"do": "add", "gold": 10}


def weapon(**texts: Any) -> dict[str, Any]:
    """A Weapon that beats what lies on top of the Mansion."""
    plain = {"id": "ZZ-002", "name": "Old Rifle", "kind": "weapon", "copies": 3, "cost": 10}
    return plain | {"requirement": 0, "damage": 30} | texts


FIRST = ("explore", "use:old-rifle", "done", "commit:1")
SECOND = ("explore", "use:old-rifle", "commit:1")
"""Two Explores with a rifle each, of three."""


def armed(*hand: str, explores: int = 3, **position: Any) -> Setup:
    """The Hero with two rifles and more cards, against three Majini."""
    hero = PositionSeat(HERO, hand=("ZZ-002",) * 2 + hand, inventory=("AM-001",) * 9)
    mansion = ("MA-001", "MA-001", "MA-001", "MA-010")
    return table(hero, mansion=mansion, explores=explores, **position)


def test_what_lasts_for_the_turn_comes_again_and_again() -> None:
    """DBG-5.27: two Defeats, and the second rifle adds its own."""
    made = rules_with(weapon(on_use=[_this_turn("on_defeating", PAY)]))
    first, _ = after(made, armed(), *FIRST)
    second, _ = after(made, armed(), *FIRST, *SECOND)

    assert (10, 10 + 20) == (first.turn.gold, second.turn.gold)


def test_what_is_done_once_is_done_once_for_each_use() -> None:
    """DBG-6.4: the second rifle has its own."""
    made = rules_with(weapon(on_use=[_this_turn("on_defeating", PAY, once=True)]))
    second, _ = after(made, armed(), *FIRST, *SECOND)

    assert 10 + 10 == second.turn.gold


def test_what_may_be_done_once_waits_until_the_player_does_it() -> None:
    """DBG-5.7, 6.4: declined at the first Defeat, offered at the second, then no more."""
    lasts = _this_turn("on_defeating", PAY, once=True, may=True)
    made = rules_with(weapon(on_use=[lasts]))
    first, _ = after(made, armed(), *FIRST)
    again, _ = after(made, armed(), *FIRST, "done", *SECOND)
    taken, _ = after(made, armed(), *FIRST, "done", *SECOND, "effect:old-rifle")
    both, _ = made.apply(taken, ("effect:old-rifle",))

    assert (0, "effect", ("effect:old-rifle", "done")) == asked(made, first)
    assert ("effect:old-rifle", "effect:old-rifle#2", "done") == asked(made, again)[2]
    assert (10, ("effect:old-rifle", "done")) == (taken.turn.gold, asked(made, taken)[2])
    assert (20, ()) == (both.turn.gold, both.turn.effects.lasting)


def test_the_end_of_the_turn_is_one_of_its_moments() -> None:
    """DBG-11.1: before the discard."""
    made = rules_with(weapon(on_use=[_this_turn("at_turn_end", {"do": "trash_this"})]))
    ended, told = after(made, armed(), *FIRST, "end")
    happened = [type(each) for each in told]

    assert 1 == len(ended.removed)
    assert happened.index(events.Trashed) < happened.index(events.TurnEnded)


AMMUNITION = {
    "id": "ZZ-003",
    "name": "Old Ammo",
    "kind": "ammunition",
    "copies": 5,
    "cost": 10,
    "bonus": {"ammo": 10},
}


TWO_PLAYED = ("play:old-ammo", "play:old-ammo")


def test_ammunition_works_from_the_play_area() -> None:
    """DBG-7.30, 5.9: not from the Hand; each copy has its own use."""
    made = rules_with(weapon(), AMMUNITION | {"on_defeating": {"may": True, "do": [PAY]}})
    state, _ = after(made, armed(*("ZZ-003",) * 3), *TWO_PLAYED, *FIRST)

    assert ("effect:old-ammo", "effect:old-ammo#2", "done") == asked(made, state)[2]


def test_all_copies_can_share_one_use() -> None:
    """The limit is that of the card, not of the copy."""
    text = {"may": True, "shared": True, "do": [PAY]}
    made = rules_with(weapon(), AMMUNITION | {"on_defeating": text})
    once = (*TWO_PLAYED, *FIRST, "effect:old-ammo")
    state, _ = after(made, armed(*("ZZ-003",) * 3), *once)
    later, _ = after(made, armed(*("ZZ-003",) * 3), *once, *SECOND)

    assert "main" == asked(made, state)[1] == asked(made, later)[1]
    assert (10, 10) == (state.turn.gold, later.turn.gold)


def test_a_text_that_depends_on_a_condition_is_offered_only_where_it_holds() -> None:
    """DBG-5.22: with 10 Ammo for two, the second is not offered after the first."""
    text = {"may": True, "cond": {"count": "ammo_10", "at_least": 1}}
    made = rules_with(weapon(on_use=text | {"do": [{"do": "add", "ammo": -10, "gold": 10}]}))
    both = ("explore", "use:old-rifle", "use:old-rifle")
    none, _ = after(made, armed(), *both)
    one, _ = after(made, armed(ammo=10), *both)
    used, _ = made.apply(one, ("effect:old-rifle",))

    assert "commit" == asked(made, none)[1]
    assert ("effect:old-rifle", "effect:old-rifle#2", "done") == asked(made, one)[2]
    assert (0, 10, "commit") == (used.turn.ammo, used.turn.gold, asked(made, used)[1])


def test_an_optional_text_of_a_card_that_is_played_is_offered() -> None:
    """DBG-5.7: after its icons."""
    action = {"id": "ZZ-004", "name": "Old Trick", "kind": "action", "copies": 1, "cost": 10}
    text = {"bonus": {"buys": 1}, "on_play": {"may": True, "do": [PAY]}}
    made = rules_with(weapon(), action | text)
    played, _ = after(made, armed("ZZ-004"), "play:old-trick")
    gold = [made.apply(played, (key,))[0].turn.gold for key in ("effect:old-trick", "done")]

    assert (2, "effect") == (played.turn.buys, asked(made, played)[1])
    assert [10, 0] == gold


def test_a_weapon_in_the_play_area_can_bar_from_actions() -> None:
    """DBG-1.1: "cannot" beats the Action that is left; it is over with the turn."""
    made = rules_with(weapon(passive=[{"forbid": "actions"}]))
    state, _ = after(made, armed("AC-005"), *FIRST)
    key = "play:reload"

    assert (1, False) == (state.turn.actions, key in asked(made, state)[2])
    assert Refusal("actions-barred", key, "DBG-1.1", names=("AC-005", "ZZ-002")) == made.explain(
        state, 0, key
    )


def _this_turn(when: str, *steps: dict[str, Any], **more: bool) -> dict[str, Any]:
    return {"do": "this_turn", "when": when, "then": list(steps)} | more
