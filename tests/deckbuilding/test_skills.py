"""The Skill System with Skills made for these tests (DBG-19): draft, XP, what works and what does not."""

import pytest

from content.deckbuilding.files import compiled
from content.sources import Source
from core.deckbuilding import events
from core.deckbuilding.catalogue import Catalogue
from core.deckbuilding.rules import DeckBuilding
from core.deckbuilding.setup import Position, PositionSeat, PositionTeam, Seat, Setup
from core.deckbuilding.state import State
from core.kernel.chance import Chance
from core.kernel.decision import IllegalAnswerError
from core.kernel.event import HIDDEN, Event
from core.kernel.rules import Answer
from tests.deckbuilding.table import CATALOGUE

GIVEN = {"do": "when", "cond": {"done": True}, "then": [{"do": "add", "gold": 50}]}
TEXTS: dict[int, dict[str, object]] = {
    5: {"during_turn": {"may": True, "do": [{"do": "lose_xp", "of": "this"}, GIVEN]}},
    6: {
        "during_turn": {
            "may": True,
            "do": [{"do": "lose_xp", "of": "character", "count": 1}, GIVEN],
        }
    },
    7: {
        "during_turn": {
            "may": True,
            "do": [{"do": "lose_xp", "of": "skill", "count": 1}, {"do": "gain_xp"}],
        }
    },
    8: {
        "during_turn": {
            "may": True,
            "do": [
                {"do": "lose_xp", "of": "character", "any_number": True},
                {"do": "character_damage", "add": 10, "per": "xp_given"},
            ],
        }
    },
    9: {
        "during_turn": {
            "may": True,
            "do": [
                {
                    "do": "when",
                    "cond": {"count": "xp", "at_least": 3},
                    "then": [{"do": "add", "gold": 50}],
                }
            ],
        }
    },
}
"""Skills with texts of their own, by their numbers."""

SKILLS = [
    {"id": f"ZZ-{n:03}", "name": f"Skill {n}", "kind": "skill", "copies": 1, "xp": 1 + n % 5}
    | ({"echoes": True} if n == 0 else TEXTS.get(n, {"at_turn_start": [{"do": "add", "gold": 10}]}))
    | ({"passive": [{"figure": "requirement", "add": -10}]} if n == 1 else {})
    for n in range(20)
]


def with_skills() -> Catalogue:
    """The catalogue that ships, and Skills: each but the first gives 10 Gold at the start of a turn."""
    made, faults = compiled([Source("skills.toml", {"box": "zz", "card": SKILLS})], CATALOGUE)
    assert [] == faults
    return made


RULES = DeckBuilding(with_skills())
IDS = {card.name: card.id for card in RULES.catalogue.cards}
PILES = next(each for each in CATALOGUE.scenarios if each.id == "first-timer").piles


def opened(seats: int, mode: str = "story") -> Setup:
    names = ("Ada", "Ben", "Cleo", "Dan")[:seats]
    return Setup(mode, tuple(Seat(name) for name in names), PILES, "first-timer", skills=True)


def drafted(state: State) -> tuple[State, list[Event]]:
    """Answer with the first options until the first turn begins."""
    told: list[Event] = []
    while (decision := RULES.decision(state)) is not None and decision.kind != "main":
        state, happened = RULES.apply(state, decision.keys()[: decision.least])
        told += happened
    return state, told


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_ends_with_three_of_five_skills(seats: int) -> None:
    """DBG-19.2, 19.3, 19.16: the two others are Removed, the rest of the deck stays unknown."""
    state, told = drafted(RULES.start(opened(seats), 4))
    turned = [event for event in told if isinstance(event, events.SkillsTurnedUp)]

    assert [3] * seats == [len(player.skills) for player in state.players]
    assert [0] * seats == [each.xp for player in state.players for each in player.skills][::3]
    assert [2] * seats == [len(event.removed) for event in turned]
    assert 20 - 5 * seats == len(state.undealt)
    assert all(player.draft is None for player in state.players)


def test_what_is_not_kept_goes_to_the_left() -> None:
    """DBG-19.2: everybody keeps one, then passes the four others on."""
    state = RULES.start(opened(3), 1)
    while (decision := RULES.decision(state)) is not None and decision.kind == "keep":
        state, _ = RULES.apply(state, decision.keys()[:1])
    before = [player.draft for player in state.players]
    for _ in range(3):
        decision = RULES.decision(state)
        assert decision is not None
        state, _ = RULES.apply(state, decision.keys()[:1])
    after = [player.draft for player in state.players]

    for seat in range(3):
        mine, gone = after[seat], before[seat - 1]
        assert mine is not None
        assert gone is not None
        assert gone.dealt[1:] == mine.dealt
        assert 1 == len(mine.kept)


def test_a_draft_is_hidden_from_the_others_until_all_have_chosen() -> None:
    """DBG-19.2, 2.3: views and events show numbers only, and what is resampled agrees with a view."""
    state = RULES.start(opened(3), 1)
    for place in range(60):
        decision = RULES.decision(state)
        if decision is None or decision.kind == "main":
            break
        for seat in range(3):
            view = RULES.view(state, seat)
            others = [each.draft for each in view.seats if each.seat != seat and each.draft]
            assert {HIDDEN} >= {c for draft in others for c in draft.dealt + draft.kept}
            again = RULES.resample(view, Chance(place))
            assert RULES.view(again, seat) == view
            assert sorted(again.undealt) == list(again.undealt)
        state, _ = RULES.apply(state, decision.keys()[: decision.least])

    assert 3 == len(state.players[0].skills)


def table(*answers: Answer, mode: str = "story", **first: object) -> tuple[State, list[Event]]:
    """A table at which A has some Skills, and what happened at the answers."""
    given = {"hand": (IDS["Handgun"],), "inventory": (IDS["Ammo x10"],) * 6} | first
    seats = (PositionSeat(IDS["Barry Burton"], **given), PositionSeat(IDS["Ada Wong"]))  # type: ignore[arg-type]
    position = Position(seats, (IDS["Licker"],) * 3 + (IDS["Uroboros Aheri"],), explores=2, ammo=10)
    setup = Setup(mode, (Seat("A"), Seat("B")), PILES, position=position, skills=True)
    state = RULES.start(setup, 0)
    told: list[Event] = []
    for answer in answers:
        state, happened = RULES.apply(state, answer)
        told += happened
    return state, told


def offered(state: State) -> tuple[str, ...]:
    decision = RULES.decision(state)
    return decision.keys() if decision else ()


def test_each_explore_gives_one_xp_whatever_is_spent_on_it() -> None:
    """DBG-19.7: N = 2 in one procedure still gives 1."""
    state, told = table(("explore",), ("commit:2",))
    gained = [event for event in told if isinstance(event, events.XpChanged)]

    assert 1 == state.players[0].xp
    assert [("DBG-19.7", 0, 1, 1)] == [(e.rule, e.seat, e.by, e.now) for e in gained]


def test_xp_goes_on_a_skill_only_in_the_amount_that_it_lacks() -> None:
    """DBG-R-47, DBG-19.10: three XP do nothing for a Skill of five; five go on it at once."""
    few, _ = table(xp=3, skills=((IDS["Skill 4"], 0),))
    enough, _ = table(xp=6, skills=((IDS["Skill 4"], 0),))
    refusal = RULES.explain(few, 0, "xp:skill-4")
    placed, _ = RULES.apply(enough, ("xp:skill-4",))

    assert "xp:skill-4" not in offered(few)
    assert refusal is not None
    assert ("too-little-xp", "DBG-19.10", 3, 5) == (
        refusal.code, refusal.rule, refusal.have, refusal.need,
    )  # fmt: skip
    assert (1, 5) == (placed.players[0].xp, placed.players[0].skills[0].xp)
    assert "xp:skill-4" not in offered(placed)
    with pytest.raises(IllegalAnswerError):
        RULES.apply(few, ("xp:skill-4",))


def test_xp_goes_on_no_skill_that_works_already_or_is_not_there() -> None:
    """DBG-19.9, 19.10: never more than the requirement."""
    state, _ = table(xp=6, skills=((IDS["Skill 4"], 5),))
    refusals = [RULES.explain(state, 0, key) for key in ("xp:skill-4", "xp:skill-5")]

    assert ["skill-active", "no-such-skill"] == [each.code for each in refusals if each]


def test_xp_missing_after_a_loss_is_exactly_what_can_be_added() -> None:
    """DBG-R-47, DBG-19.11: an effect has taken 1 of 5; 1 XP makes the Skill work again."""
    state, _ = table(xp=1, skills=((IDS["Skill 4"], 4),))
    placed, told = RULES.apply(state, ("xp:skill-4",))
    views = [RULES.view(each, 1).seats[0].skills[0].active for each in (state, placed)]

    assert [False, True] == views
    assert [1] == [event.by for event in told if isinstance(event, events.XpPlaced)]


def test_a_skill_works_only_with_its_xp() -> None:
    """DBG-19.5: 10 Gold at the start of a turn from the one that is active; a passive text likewise."""
    skills = ((IDS["Skill 2"], 3), (IDS["Skill 3"], 3))
    state, _ = table(("end",), ("end",), skills=skills)
    passive, _ = table(("explore",), skills=((IDS["Skill 1"], 2),))
    without, _ = table(("explore",), skills=((IDS["Skill 1"], 1),))

    assert (0, 10) == (state.turn.seat, state.turn.gold)
    assert "use:handgun" in offered(passive)
    assert "use:handgun" not in offered(without)


def test_a_skill_that_echoes_has_the_others_once_more() -> None:
    """DBG-19.17: the texts of the other active Skills apply a second time."""
    skills = ((IDS["Skill 0"], 1), (IDS["Skill 2"], 3), (IDS["Skill 3"], 0))
    state, _ = table(("end",), ("end",), skills=skills)

    assert (0, 20) == (state.turn.seat, state.turn.gold)


def test_a_skill_gives_all_its_xp_for_an_effect_and_works_no_more() -> None:
    """DBG-19.11: Remove all XP on this Skill; the effect follows, and cannot be used again."""
    state, told = table(("effect:skill-5",), skills=((IDS["Skill 5"], 1),))

    assert (50, 0) == (state.turn.gold, state.players[0].skills[0].xp)
    assert [(1, 0)] == [(e.by, e.now) for e in told if isinstance(e, events.SkillXpLost)]
    assert "effect:skill-5" not in offered(state)


def test_a_skill_takes_xp_from_its_character_or_does_nothing() -> None:
    """DBG-19.12: with no XP on the Character nothing more happens."""
    skills = ((IDS["Skill 6"], 2),)
    rich, _ = table(("effect:skill-6",), xp=2, skills=skills)
    poor, _ = table(("effect:skill-6",), skills=skills)

    assert [(1, 50), (0, 0)] == [(each.players[0].xp, each.turn.gold) for each in (rich, poor)]


def test_the_player_chooses_which_skill_loses_xp() -> None:
    """DBG-5.30, 19.11: only those with XP on them."""
    skills = ((IDS["Skill 7"], 3), (IDS["Skill 2"], 1), (IDS["Skill 3"], 0))
    asked, _ = table(("effect:skill-7",), skills=skills)
    done, _ = RULES.apply(asked, ("skill:skill-2",))

    assert ("skill:skill-7", "skill:skill-2") == offered(asked)
    assert ([3, 0, 0], 1) == ([each.xp for each in done.players[0].skills], done.players[0].xp)


def test_as_much_xp_is_given_as_the_player_likes() -> None:
    """DBG-19.12, 8.2: 10 Damage for each; none is a number, too."""
    asked, _ = table(("effect:skill-8",), xp=2, skills=((IDS["Skill 8"], 4),))
    two, _ = RULES.apply(asked, ("xp:2",))
    none, _ = RULES.apply(asked, ("xp:0",))

    assert ("xp:0", "xp:1", "xp:2") == offered(asked)
    assert [[20], []] == [[m.add for m in each.turn.modifiers] for each in (two, none)]
    assert [0, 2] == [each.players[0].xp for each in (two, none)]


def test_a_text_can_ask_for_xp_that_stays() -> None:
    """DBG-19.6: only XP on the Character counts, not that on Skills."""
    skills = ((IDS["Skill 9"], 5),)
    states = [table(("effect:skill-9",), xp=xp, skills=skills)[0] for xp in (2, 3)]

    assert [0, 50] == [state.turn.gold for state in states]


def test_in_mercenary_mode_the_teammate_has_them_instead() -> None:
    """DBG-19.17: A's two active Skills work once for A, and once for the Teammate B; not for C."""
    skills = ((IDS["Skill 0"], 1), (IDS["Skill 2"], 3), (IDS["Skill 3"], 4))
    seats = (
        PositionSeat(IDS["Barry Burton"], skills=skills, mate=1),
        PositionSeat(IDS["Ada Wong"]),
        PositionSeat(IDS["Leon S. Kennedy"]),
    )
    position = Position(
        seats, (IDS["Licker"],) * 3, teams=(PositionTeam((0, 1)), PositionTeam((2,)))
    )
    names = (Seat("A"), Seat("B"), Seat("C"))
    state = RULES.start(
        Setup("mercenary", names, PILES, position=position, skills=True, teams=(0, 0, 1)), 0
    )
    gold = []
    for _ in range(3):
        state, _ = RULES.apply(state, ("end",))
        gold.append((state.turn.seat, state.turn.gold))

    assert [(1, 20), (2, 0), (0, 20)] == gold
