"""What a steady bot does with Skills: what it keeps, gives XP to, uses and leaves (DBG-19)."""

import pytest

from content.loader import load
from core.bots.base import chance_for
from core.bots.registry import bot_for
from core.bots.steady.skills import gives_itself_up, value
from core.deckbuilding.cards import Kind
from core.deckbuilding.rules import DeckBuilding
from core.deckbuilding.setup import Position, PositionSeat, PositionTeam, Seat, Setup
from core.deckbuilding.state import State
from core.kernel.records import evolve
from core.kernel.rules import Answer

RULES = DeckBuilding(load("deckbuilding"))
BOT = bot_for("deckbuilding", "steady", RULES.catalogue)
IDS = {card.name: card.id for card in RULES.catalogue.cards}
CARDS = {card.name: card for card in RULES.catalogue.cards}
SCENARIO = RULES.book.scenarios["first-timer"]
SETUP = Setup(
    "story", (Seat("Ana"), Seat("Ben")), SCENARIO.piles, SCENARIO.id, SCENARIO.basics, skills=True
)
KNIFE, PISTOL = "Combat Knife", "Handgun"


def ids(*names: str) -> tuple[str, ...]:
    return tuple(IDS[name] for name in names)


def seat(
    skills: dict[str, int],
    hand: tuple[str, ...] = (),
    health: int | None = None,
    xp: int = 0,
    discarded: tuple[str, ...] = (),
    character: str = "Barry Burton",
) -> PositionSeat:
    lying = tuple((IDS[name], on_it) for name, on_it in skills.items())
    return PositionSeat(
        IDS[character], health, hand=ids(*hand), discard_pile=ids(*discarded), xp=xp, skills=lying
    )


def after(
    first: PositionSeat,
    *answers: str,
    mansion: str = "Majini",
    second: PositionSeat | None = None,
) -> State:
    """Return a position after some answers of whoever is asked."""
    other = second or seat({}, character="Leon S. Kennedy")
    cards = ids(mansion, "Uroboros Aheri")
    setup = evolve(SETUP, position=Position((first, other), cards))
    state = RULES.start(setup, 0)
    for answer in answers:
        state, _ = RULES.apply(state, (answer,))
    return state


def answered(state: State) -> Answer:
    decision = RULES.decision(state)
    assert decision is not None
    return BOT.answer(RULES.view(state, decision.seat), chance_for(1, 0, 0))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("Luck Lv. 1", "Maximizer Lv. 1"),
        ("Weapon Master Lv. 2", "Medic Lv. 1"),
        ("Smart Reload Lv. 2", "Toughness Lv. 1"),
        ("Extension Lv. 1", "Reversal Lv. 2"),
        ("Toughness Lv. 2", "Medic Lv. 1"),
    ],
)
def test_some_skills_are_worth_more_than_others(better: str, worse: str) -> None:
    assert value(CARDS[better]) > value(CARDS[worse])


def test_every_skill_is_worth_something() -> None:
    skills = [card for card in RULES.catalogue.cards if card.kind is Kind.SKILL]

    assert [] == [card.name for card in skills if value(card) <= 0]


def test_it_knows_which_skills_give_themselves_up() -> None:
    found = {name for name, card in CARDS.items() if gives_itself_up(card)}

    spending = {
        "Luck Lv. 2",
        "Toughness Lv. 1",
        "Toughness Lv. 3",
        "Reversal Lv. 1",
        "Reversal Lv. 3",
    }
    assert spending == found


@pytest.mark.parametrize(
    ("skills", "xp", "expected"),
    [
        # Both can have it: the one worth more for each XP.
        ({"Medic Lv. 1": 0, "Luck Lv. 1": 0}, 1, "luck-lv-1"),
        # A Skill that goes on working comes before one that is given up when it is used.
        ({"Reversal Lv. 1": 0, "Medic Lv. 2": 0}, 2, "medic-lv-2"),
        # While another one lacks XP nothing goes to a Skill that gives it away.
        ({"Luck Lv. 2": 0, "Weapon Master Lv. 2": 0}, 3, ""),
        ({"Luck Lv. 2": 0, "Weapon Master Lv. 2": 5}, 3, "luck-lv-2"),
    ],
)
def test_xp_goes_to_what_is_worth_most(skills: dict[str, int], xp: int, expected: str) -> None:
    (answer,) = answered(after(seat(skills, xp=xp)))

    assert expected == (answer.removeprefix("xp:") if answer.startswith("xp:") else "")


STRONG = (KNIFE,) * 5
BEATEN = ("explore", *("use:combat-knife",) * 5)
USED = ("explore", "use:combat-knife")
MOST = ("explore", "use:combat-knife", "effect:maximizer-lv-3")
QUESTIONS = [
    # All XP on a Skill is given only for much Damage, or to survive.
    (seat({"Luck Lv. 2": 3}), "Majini", ("explore",), "replace", "no"),
    (seat({"Luck Lv. 2": 3}, health=10), "Majini", ("explore",), "replace", "yes"),
    (seat({"Luck Lv. 2": 3}), "El Gigante", ("explore",), "replace", "yes"),
    # What an Infected does is kept away unless it does good.
    (seat({"Toughness Lv. 1": 2}, STRONG), "Ivy", BEATEN, "replace", "no"),
    (seat({"Toughness Lv. 1": 2}), "Nemesis T-Type", ("explore",), "replace", "yes"),
    # Health is given where enough is left.
    (seat({"Reversal Lv. 1": 2}), "Majini", (), "main", "effect:reversal-lv-1"),
    (seat({"Reversal Lv. 1": 2}, health=40), "Majini", (), "main", "buy:ammo-x10"),
    (seat({"Reversal Lv. 2": 3}, discarded=(KNIFE,)), "Majini", (), "main", "effect:reversal-lv-2"),
    (seat({"Reversal Lv. 2": 3}), "Majini", (), "main", "buy:ammo-x10"),
    # A card of the Hand is exchanged before it is played.
    (seat({"Smart Reload Lv. 1": 3}, ("Ammo x10",)), "Majini", (), "main", "effect:smart-reload-lv-1"),
    # A Weapon goes back when it cannot be used once more.
    (seat({"Smart Reload Lv. 3": 5}, (KNIFE,)), "Majini", USED, "main", "effect:smart-reload-lv-3"),
    # XP that a Skill lacks is not given for less.
    (seat({"Maximizer Lv. 2": 3}, (KNIFE,), xp=1), "Majini", (), "main", "effect:maximizer-lv-2"),
    (
        seat({"Maximizer Lv. 2": 3, "Luck Lv. 3": 0}, (KNIFE,), xp=1),
        "Majini", (), "main", "buy:ammo-x10",
    ),
    (
        seat({"Weapon Master Lv. 1": 3}, (PISTOL, PISTOL, KNIFE)),
        "Majini", ("effect:weapon-master-lv-1",), "type", "type:pistol",
    ),
    # What cannot be done is not begun; what can is.
    (seat({"Maximizer Lv. 3": 4}, (KNIFE,), xp=3), "Majini", MOST, "xp", "xp:3"),
    (
        seat({"Maximizer Lv. 3": 4, "Medic Lv. 2": 0}, (KNIFE,), xp=2),
        "Majini", ("explore", "use:combat-knife"), "effect", "done",
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("first", "mansion", "answers", "kind", "expected"),
    QUESTIONS,
    ids=[f"{expected}-{place}" for place, (*_, expected) in enumerate(QUESTIONS)],
)
def test_a_skill_is_used_where_it_helps(
    first: PositionSeat, mansion: str, answers: tuple[str, ...], kind: str, expected: str
) -> None:
    state = after(first, *answers, mansion=mansion)
    decision = RULES.decision(state)

    assert decision is not None
    assert (kind, (expected,)) == (decision.kind, answered(state))


def test_an_effect_that_is_passed_on_goes_to_a_rival() -> None:
    """Toughness Lv. 3: of 2 Teams of 2 the rival with more Decorations, never the Teammate (DBG-19.18)."""
    names = ("Ana", "Ben", "Cleo", "Dan")
    seats = (
        seat({"Toughness Lv. 3": 4}),
        seat({}, character="Leon S. Kennedy"),
        seat({}, character="Ada Wong"),
        seat({}, character="Chris Redfield"),
    )
    teams = (PositionTeam((0, 2), decorations=9), PositionTeam((1, 3), decorations=5))
    setup = evolve(
        SETUP,
        mode="mercenary",
        seats=tuple(map(Seat, names)),
        teams=(1, 2, 1, 2),
        position=Position(seats, ids("Nemesis T-Type", "Time Bonus +1"), teams=teams),
    )
    state = RULES.start(setup, 0)
    for answer in ("explore", "done", "yes"):
        state, _ = RULES.apply(state, (answer,))
    decision = RULES.decision(state)
    assert decision is not None

    (answer,) = answered(state)

    assert next(o for o in decision.options if o.key == answer).seat in (1, 3)


@pytest.mark.parametrize(
    ("mode", "partner", "seed"),
    [("story", False, 1), ("story", True, 1), ("mercenary", True, 2), ("outbreak", False, 1)],
)
def test_what_it_keeps_comes_to_work(mode: str, partner: bool, seed: int) -> None:
    """It drafts Skills that it can pay, and puts its XP on them (DBG-19.2, 19.10)."""
    state = RULES.start(evolve(SETUP, mode=mode, partner=partner), seed)
    for place in range(400):
        decision = RULES.decision(state)
        if decision is None:
            break
        view = RULES.view(state, decision.seat)
        state, _ = RULES.apply(state, BOT.answer(view, chance_for(seed, decision.seat, place)))
    skills = [each for other in RULES.view(state, 0).seats for each in other.skills]

    assert 2 <= sum(each.active for each in skills)
