"""Each reason for a refusal, with its figures and its rule (design section 1)."""

import re
from inspect import getsource

import pytest

from core.deckbuilding import explain
from core.deckbuilding.setup import Position, PositionSeat, Seat, Setup
from core.deckbuilding.state import State
from core.kernel.decision import NONE, Refusal
from core.kernel.rules import Answer
from tests.deckbuilding.table import CATALOGUE, RULES

IDS = {card.name: card.id for card in CATALOGUE.cards}
FIRST_TIMER = next(each for each in CATALOGUE.scenarios if each.id == "first-timer")


def a_table(*hand: str, answers: tuple[Answer, ...] = (), **counters: object) -> State:
    """A position with Leon, whose Hand this is, and Barry; after some answers."""
    position = Position(
        seats=(
            PositionSeat(IDS["Leon S. Kennedy"], hand=tuple(IDS[name] for name in hand)),
            PositionSeat(IDS["Barry Burton"]),
        ),
        mansion=(IDS["Bui Kichwa"], IDS["Uroboros Aheri"]),
        **counters,  # type: ignore[arg-type] # counters of a position, by name
    )
    seats = (Seat("Leon"), Seat("Barry"))
    state = RULES.start(Setup("story", seats, FIRST_TIMER.piles, position=position), 0)
    for answer in answers:
        state, _ = RULES.apply(state, answer)
    return state


def refused(state: State, key: str, seat: int = 0) -> Refusal:
    refusal = RULES.explain(state, seat, key)
    assert refusal is not None
    return refusal


EXPLORING: tuple[Answer, ...] = (("explore",),)
REASONS: list[tuple[State, Refusal]] = [
    (a_table(), Refusal("not-in-hand", "play:handgun", "DBG-4.3", names=("handgun",))),
    (
        a_table("Handgun"),
        Refusal("weapon-in-explore", "play:handgun", "DBG-5.10", names=("WE-009",)),
    ),
    (
        a_table("Handgun"),
        Refusal("weapon-in-explore", "use:handgun", "DBG-5.10", names=("handgun",)),
    ),
    (
        a_table("Handgun"),
        Refusal("no-partner", "attach:handgun", "DBG-18.5", names=("WE-009",)),
    ),
    (
        a_table("Reload", actions=0),
        Refusal("no-action", "play:reload", "DBG-5.1", 0, 1, ("AC-005",)),
    ),
    (
        a_table("Reload", no_actions=True),
        Refusal("actions-forbidden", "play:reload", "DBG-4.8", names=("AC-005",)),
    ),
    (a_table("Ammo x10"), Refusal("too-few-ammunition", "play:all-ammunition", "DBG-5.2", need=2)),
    (a_table("Ammo x10", "Ammo x10"), Refusal("not-offered", "play:ammo-x10#2", "DBG-4.3")),
    (a_table(explores=0), Refusal("no-explore", "explore", "DBG-7.1", 0, 1)),
    (a_table(buys=0), Refusal("no-buy", "buy:ammo-x10", "DBG-10.1", 0, 1, ("AM-001",))),
    (a_table(gold=30), Refusal("too-dear", "buy:grenade", "DBG-10.1", 30, 40, ("WE-001",))),
    (a_table(), Refusal("not-on-top", "buy:survival-knife", "DBG-10.2", names=("WE-005",))),
    (a_table(), Refusal("no-pile", "buy:longbow", "DBG-10.1", names=("longbow",))),
    (a_table(must_explore=True), Refusal("must-explore", "end", "DBG-4.7", 1, 1)),
    (a_table(), Refusal("no-effect-now", "effect:leon-s-kennedy", "DBG-6.3", names=("CH-002",))),
    (a_table(), Refusal("no-effect-now", "effect:ada-wong", "DBG-6.6", names=("ada-wong",))),
    (a_table(), Refusal("not-offered", "dance", "DBG-4.3")),
    (
        a_table("Combat Knife", answers=EXPLORING),
        Refusal("explore-under-way", "buy:ammo-x10", "DBG-4.4"),
    ),
    (a_table("Combat Knife", answers=EXPLORING), Refusal("explore-under-way", "end", "DBG-4.4")),
    (
        a_table("Combat Knife", answers=EXPLORING),
        Refusal("not-in-hand", "use:handgun", "DBG-7.6", names=("handgun",)),
    ),
    (
        a_table("Combat Knife", "Combat Knife", answers=EXPLORING),
        Refusal("not-offered", "use:combat-knife#2", "DBG-7.6"),
    ),
    (
        a_table(explores=2, answers=EXPLORING),
        Refusal("too-many-explores", "commit:3", "DBG-7.16", 2, 3),
    ),
    (
        a_table(explores=5, answers=EXPLORING),
        Refusal("too-many-explores", "commit:5", "DBG-7.16", 2, 5),
    ),
    (
        a_table("Green Herb", "Green Herb", answers=(("play:green-herb",),)),
        Refusal("finish-first", "end", "DBG-4.4"),
    ),
    (
        a_table("Green Herb", "Green Herb", answers=(("play:green-herb",),)),
        Refusal("not-offered", "three", "DBG-5.7"),
    ),
]


@pytest.mark.parametrize(("state", "refusal"), REASONS, ids=lambda value: getattr(value, "key", ""))
def test_a_key_is_refused_with_its_reason(state: State, refusal: Refusal) -> None:
    assert refusal == refused(state, refusal.key)


def test_a_player_who_is_not_asked_is_told_whose_turn_it_is() -> None:
    assert Refusal("not-asked", "end", "DBG-4.4", names=("Leon",)) == refused(a_table(), "end", 1)


def test_what_is_on_offer_is_not_refused() -> None:
    state = a_table("Reload")
    decision = RULES.decision(state)
    assert decision is not None

    refusals = [RULES.explain(state, 0, option.key) for option in decision.options]

    assert [None] * len(decision.options) == refusals


def test_an_empty_mansion_cannot_be_explored() -> None:
    """DBG-7.1, 14.7: no game gets there while its Boss is at large, but the reason is ready."""
    state = a_table()
    game = RULES.open(state)
    game.mansion = ()
    decision = RULES.decision(state)
    assert decision is not None
    at_end = tuple(option for option in decision.options if option.key != "explore")
    assert len(at_end) < len(decision.options)

    empty = Refusal("mansion-empty", "explore", "DBG-7.1", 0, 1)

    assert empty == explain._explore(game, 0, "explore", "")


def test_no_code_is_left_without_a_test() -> None:
    """The codes that position cases show too: DBG-4.13, 6.3, 7.4, 7.6, 7.7, 7.9, 10.4, 14.1, 18."""
    in_cases = {
        "attach-weapons", "cannot-attach", "cannot-be-attached", "effect-used", "game-over",
        "must-use-effect", "not-a-weapon", "sold-out", "too-little-ammo", "weapon-forbidden", "weapon-used",
        # Shown in tests/modes and by Claw: DBG-16.1, 16.4, 17.18, 17.21, 4.8.
        "no-mansion", "nobody-to-attack", "infected-cannot", "infected-cannot-explore",
        "infection-in-attack", "actions-limited",
        # Shown in test_lasting_texts.py: DBG-1.1.
        "actions-barred",
        # Shown in test_skills.py: DBG-19.9, 19.10.
        "skill-active", "too-little-xp", "no-such-skill",
    }  # fmt: skip
    here = {refusal.code for _, refusal in REASONS} | {"mansion-empty", "not-asked"}
    written = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', getsource(explain))) - {"all-ammunition"}

    assert written == here | in_cases


def test_figures_are_given_only_where_there_are_some() -> None:
    plain = refused(a_table(), "dance")

    assert (NONE, NONE, ()) == (plain.have, plain.need, plain.names)
