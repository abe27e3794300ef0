"""What replaces Damage, a Heal and a fall to 0 Health, with cards made for these tests (DBG-6.11, 6.16)."""

from typing import Any

from content.deckbuilding.files import compiled
from content.sources import Source
from core.deckbuilding import events
from core.deckbuilding.catalogue import Catalogue
from core.deckbuilding.rules import DeckBuilding
from core.deckbuilding.setup import Position, PositionSeat, Seat, Setup
from core.deckbuilding.state import State
from core.kernel.chance import Chance
from core.kernel.event import Event
from tests.deckbuilding.table import CATALOGUE


def person(number: int, name: str, **texts: Any) -> dict[str, Any]:
    levels = [{"level": 1, "decorations": 0, **texts}]
    plain = {"id": f"ZZ-{number:03}", "name": name, "kind": "character", "copies": 1}
    return {**plain, "health": 90, "levels": levels}


SAVING = {"do": "set_health", "points": 10}
CARDS = [
    person(
        1,
        "Hunk",
        would_damage={"may": True, "do": [{"do": "change_amount", "what": "damage", "by": -20}]},
    ),
    person(
        2,
        "Albert",
        would_damage=[{"do": "change_amount", "what": "damage", "by": -10, "per": "hand"}],
    ),
    person(3, "Oldtimer", would_fall=[{"do": "change_amount", "what": "damage", "to": 10}]),
    person(
        4,
        "Nurse",
        would_heal={"may": True, "do": [{"do": "change_amount", "what": "heal", "by": 10}]},
    ),
    person(5, "Doctor", on_own_heal=[{"do": "add", "gold": 30}]),
    {
        "id": "ZZ-006",
        "name": "Rescue",
        "kind": "action",
        "copies": 5,
        "cost": 40,
        "bonus": {"gold": 20},
        "reaction_to_fall": [{"do": "trash_this"}, SAVING],
    },
]


def with_cards() -> Catalogue:
    """The catalogue that ships, with Characters and an Action that replace something."""
    made, faults = compiled([Source("cards.toml", {"box": "zz", "card": CARDS})], CATALOGUE)
    assert [] == faults
    return made


RULES = DeckBuilding(with_cards())
IDS = {card.name: card.id for card in RULES.catalogue.cards}
PILES = next(each for each in CATALOGUE.scenarios if each.id == "first-timer").piles
HIT = ("explore",)


def table(
    first: PositionSeat, second: PositionSeat, *answers: str, mansion: str = "Licker"
) -> tuple[State, list[Event]]:
    """Return a table after some answers, and what they led to."""
    cards = (IDS[mansion], IDS["Uroboros Aheri"])
    setup = Setup("story", (Seat("A"), Seat("B")), PILES, position=Position((first, second), cards))
    state = RULES.start(setup, 0)
    told: list[Event] = []
    for answer in answers:
        state, happened = RULES.apply(state, (answer,) if answer else ())
        told += happened
    return state, told


def one(name: str, health: int | None = None, *hand: str, **zones: Any) -> PositionSeat:
    return PositionSeat(IDS[name], health, hand=tuple(IDS[each] for each in hand), **zones)


BEN = one("Leon S. Kennedy")


def asked(state: State) -> tuple[int, str]:
    decision = RULES.decision(state)
    return (decision.seat, decision.kind) if decision else (-1, "")


def of_kind(told: list[Event], kind: type[Event]) -> list[Event]:
    return [event for event in told if isinstance(event, kind)]


def test_less_damage_is_taken_once_a_turn_if_one_likes() -> None:
    """DBG-8.10: the Licker deals 30, 20 less are 10; declined, 30; the question is about that Damage."""
    offered, _ = table(one("Hunk"), BEN, *HIT)
    less, told = table(one("Hunk"), BEN, *HIT, "yes")
    all_of_it, _ = table(one("Hunk"), BEN, *HIT, "no")

    assert (0, "replace") == asked(offered)
    assert [80, 60] == [each.players[0].health for each in (less, all_of_it)]
    assert [(20, 10)] == [(e.by, e.left) for e in of_kind(told, events.DamageReduced)]  # type: ignore[attr-defined]


def test_damage_reduced_to_nothing_is_not_taken() -> None:
    """DBG-8.10: 10 less for each of 4 cards in Hand; nothing is left of 30."""
    some, _ = table(one("Albert", None, "Handgun", "Ammo x10"), BEN, *HIT)
    none, told = table(one("Albert", None, *(["Ammo x10"] * 4)), BEN, *HIT)

    assert [80, 90] == [each.players[0].health for each in (some, none)]
    assert [] == of_kind(told, events.Damaged)


def test_another_amount_stands_in_place_of_a_fall() -> None:
    """DBG-6.16: 30 Damage would bring 25 Health to 0; 10 Damage instead, and no Fatal Wound."""
    state, told = table(one("Oldtimer", 25), BEN, *HIT)
    far, _ = table(one("Oldtimer", 35), BEN, *HIT)

    assert (15, False) == (state.players[0].health, state.players[0].face_down)
    assert [10] == [event.amount for event in of_kind(told, events.Damaged)]  # type: ignore[attr-defined]
    assert 5 == far.players[0].health


def test_a_heal_of_ones_own_can_be_greater() -> None:
    """DBG-6.11, 8.8: a Green Herb Heals 20, or 30 with what replaces it; up to the Maximum Health only."""
    hurt = one("Nurse", 50, "Green Herb")
    usual = ("play:green-herb", "character:1")
    more, told = table(hurt, BEN, *usual, "yes")
    as_it_is, _ = table(hurt, BEN, *usual, "no")
    nearly, _ = table(one("Nurse", 80, "Green Herb"), BEN, *usual)

    assert [80, 70, 90] == [each.players[0].health for each in (more, as_it_is, nearly)]
    assert [10] == [event.by for event in of_kind(told, events.HealRaised)]  # type: ignore[attr-defined]


def test_a_heal_by_another_player_is_not_ones_own() -> None:
    """DBG-8.13: neither is it made greater, nor does it lead to what an own Heal leads to."""
    herb, usual = (
        one("Barry Burton", None, "Green Herb"),
        ("play:green-herb", "character:2"),
    )
    nurse, _ = table(herb, one("Nurse", 50), *usual)
    doctor, _ = table(herb, one("Doctor", 50), *usual)
    own, _ = table(one("Doctor", 50, "Green Herb"), BEN, "play:green-herb", "character:1")
    full, _ = table(one("Doctor", 90, "Green Herb"), BEN, "play:green-herb", "character:1")

    assert [70, 70] == [each.players[1].health for each in (nurse, doctor)]
    assert [(0, "main")] * 4 == [asked(each) for each in (nurse, doctor, own, full)]
    assert [0, 30, 0] == [each.turn.gold for each in (doctor, own, full)]


def test_anybody_can_save_a_character_from_a_fall() -> None:
    """DBG-5.22 c, 6.16: asked in order, each who can; the card is Trashed, Health is 10, nobody is wounded."""
    first, second = one("Barry Burton", 30, "Rescue"), one("Ada Wong", None, "Rescue")
    begun, _ = table(first, second, *HIT)
    later, _ = table(first, second, *HIT, "")
    own, told = table(first, second, *HIT, "react:rescue")
    other, _ = table(first, second, *HIT, "", "react:rescue")
    fallen, _ = table(first, second, *HIT, "", "")

    assert [(0, "react"), (1, "react")] == [asked(begun), asked(later)]
    assert [10, 10] == [each.players[0].health for each in (own, other)]
    assert [(0, 1), (1, 0)] == [
        tuple(len(player.hand) for player in each.players) for each in (own, other)
    ]
    assert [(30, 10)] == [(e.before, e.after) for e in of_kind(told, events.HealthSet)]  # type: ignore[attr-defined]
    assert fallen.players[0].face_down


def test_a_card_that_has_been_played_saves_too() -> None:
    """The reaction is of the Hand or the Play Area; its icons are not applied again (DBG-5.17)."""
    state, _ = table(one("Barry Burton", 30, "Rescue"), BEN, "play:rescue", *HIT, "react:rescue")

    assert (10, 20, ()) == (
        state.players[0].health, state.turn.gold, state.players[0].play_area,
    )  # fmt: skip


def test_nobody_is_asked_for_damage_that_leaves_health() -> None:
    """DBG-5.22: the window opens only where Health is about to reach 0."""
    state, _ = table(one("Barry Burton", 31, "Rescue"), BEN, *HIT)

    assert (1, (0, "main")) == (state.players[0].health, asked(state))


def test_what_waits_in_the_window_can_be_drawn_anew_from_a_view() -> None:
    """DBG-2.3: a state made from what each seat sees asks the same seat the same."""
    state, _ = table(one("Barry Burton", 30, "Rescue"), one("Ada Wong", None, "Rescue"), *HIT, "")
    for seat in range(2):
        view = RULES.view(state, seat)
        again = RULES.resample(view, Chance(3))

        assert view == RULES.view(again, seat)
