"""The Skill System (DBG-19): the draft, XP on Characters and Skills. What each Skill does: `tests/cards`."""

import pytest

from core.deckbuilding import events
from core.deckbuilding.setup import Position, PositionPartner, PositionSeat, Seat, Setup
from core.deckbuilding.state import State
from core.kernel.chance import Chance
from core.kernel.decision import IllegalAnswerError
from core.kernel.event import HIDDEN, Event
from core.kernel.records import evolve
from core.kernel.rules import Answer
from tests.deckbuilding.table import CATALOGUE, RULES

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
    assert 30 - 5 * seats == len(state.undealt)
    assert all(player.draft is None for player in state.players)


@pytest.mark.parametrize(
    ("partner", "rule", "number"), [(False, "DBG-19.3", 3), (True, "DBG-19.4", 2)]
)
def test_the_skills_that_stay_are_asked_for_by_the_rule_that_counts_them(
    partner: bool, rule: str, number: int
) -> None:
    state = RULES.start(evolve(opened(2), partner=partner), 4)
    while (decision := RULES.decision(state)) is not None and decision.kind != "skills":
        state, _ = RULES.apply(state, decision.keys()[: decision.least])

    assert decision is not None
    assert (rule, number) == (decision.rule, decision.most)
    assert {rule} == {each.rule for each in decision.options}


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


def test_who_keeps_luck_names_a_teammate() -> None:
    """DBG-19.17: once, after all Skills lie face-up; asked where there are several, else it is the one."""
    luck = IDS["Luck Lv. 3"]
    setup = evolve(opened(4, "mercenary"), teams=(0, 1, 1, 1))
    state, _ = RULES.opening(setup, 3)
    told: list[Event] = []
    mates: list[tuple[str, ...]] = []
    while (decision := RULES.decision(state)) is not None and decision.kind != "main":
        wanted = [o.key for o in decision.options if o.card >= 0 and state.cards[o.card] == luck]
        offers = list(decision.keys())
        keys = [*wanted, *(key for key in offers if key not in wanted)]
        mates += [tuple(offers)] if decision.kind == "player" else []
        state, happened = RULES.apply(state, tuple(keys[: decision.least]))
        told += happened
    owner = next(
        seat
        for seat, player in enumerate(state.players)
        if any(state.cards[each.card] == luck for each in player.skills)
    )
    chosen = [event.player for event in told if isinstance(event, events.MateChosen)]

    assert owner != 0
    assert [tuple(f"player:{seat + 1}" for seat in (1, 2, 3) if seat != owner)] == [
        tuple(sorted(keys)) for keys in mates
    ]
    assert [state.players[owner].mate] == chosen
    assert chosen[0] in {1, 2, 3} - {owner}


def table(*answers: Answer, mode: str = "story", **first: object) -> tuple[State, list[Event]]:
    """A table at which A has some Skills, and what happened at the answers."""
    given = {"hand": (IDS["Handgun"],), "inventory": (IDS["Ammo x10"],) * 6} | first
    seats = (PositionSeat(IDS["Barry Burton"], **given), PositionSeat(IDS["Ada Wong"]))  # type: ignore[arg-type]
    position = Position(seats, (IDS["Licker"],) * 3 + (IDS["Uroboros Aheri"],), explores=2, ammo=10)
    partner = "partner" in first
    setup = Setup(
        mode, (Seat("A"), Seat("B")), PILES, position=position, skills=True, partner=partner
    )
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
    few, _ = table(xp=3, skills=((IDS["Luck Lv. 3"], 0),))
    enough, _ = table(xp=6, skills=((IDS["Luck Lv. 3"], 0),))
    refusal = RULES.explain(few, 0, "xp:luck-lv-3")
    placed, _ = RULES.apply(enough, ("xp:luck-lv-3",))

    assert "xp:luck-lv-3" not in offered(few)
    assert refusal is not None
    assert ("too-little-xp", "DBG-19.10", 3, 5) == (
        refusal.code, refusal.rule, refusal.have, refusal.need,
    )  # fmt: skip
    assert (1, 5) == (placed.players[0].xp, placed.players[0].skills[0].xp)
    assert "xp:luck-lv-3" not in offered(placed)
    with pytest.raises(IllegalAnswerError):
        RULES.apply(few, ("xp:luck-lv-3",))


def test_xp_goes_on_no_skill_that_works_already_or_is_not_there() -> None:
    """DBG-19.9, 19.10: never more than the requirement."""
    state, _ = table(xp=6, skills=((IDS["Luck Lv. 3"], 5),))
    refusals = [RULES.explain(state, 0, key) for key in ("xp:luck-lv-3", "xp:luck-lv-1")]

    assert ["skill-active", "no-such-skill"] == [each.code for each in refusals if each]


def test_xp_missing_after_a_loss_is_exactly_what_can_be_added() -> None:
    """DBG-R-47, DBG-19.11: an effect has taken 1 of 5; 1 XP makes the Skill work again."""
    state, _ = table(xp=1, skills=((IDS["Luck Lv. 3"], 4),))
    placed, told = RULES.apply(state, ("xp:luck-lv-3",))
    views = [RULES.view(each, 1).seats[0].skills[0].active for each in (state, placed)]

    assert [False, True] == views
    assert [1] == [event.by for event in told if isinstance(event, events.XpPlaced)]


def test_xp_does_not_go_from_skill_to_skill() -> None:
    """DBG-19.11: what lies on a Skill stays there, whatever another one lacks."""
    state, _ = table(skills=((IDS["Luck Lv. 3"], 4), (IDS["Luck Lv. 1"], 0)))

    assert [] == [key for key in offered(state) if key.startswith("xp:")]


def test_a_partner_has_xp_and_a_skill_of_its_own() -> None:
    """DBG-19.4, 19.7, 19.9: both get 1 for an Explore; each gives its own to its own Skill only."""
    partner = PositionPartner(IDS["Sheva Alomar"], xp=1, skills=((IDS["Toughness Lv. 1"], 0),))
    skills = ((IDS["Medic Lv. 2"], 0),)
    before, _ = table(xp=0, skills=skills, partner=partner)
    after, _ = RULES.apply(before, ("explore",))
    while (decision := RULES.decision(after)) is not None and decision.kind != "main":
        after, _ = RULES.apply(after, decision.keys()[:1])

    assert [(0, 1), (1, 2)] == [xp_of_both(each) for each in (before, after)]
    assert ["xp:toughness-lv-1"] == [key for key in offered(after) if key.startswith("xp:")]


def xp_of_both(state: State) -> tuple[int, int]:
    """Return the XP of A's Main Character and Partner."""
    player = state.players[0]
    return player.xp, player.partner.xp if player.partner else -1


def test_the_skill_and_the_xp_of_a_partner_go_with_it() -> None:
    """DBG-19.15: the Skill is Removed; that of the Main Character stays."""
    partner = PositionPartner(
        IDS["Sheva Alomar"], health=10, xp=3, skills=((IDS["Toughness Lv. 1"], 2),)
    )
    state, _ = table(
        ("explore",), ("commit:1",), skills=((IDS["Medic Lv. 2"], 2),), partner=partner
    )
    leads = next(key for key in offered(state) if "sheva" in key)
    state, _ = RULES.apply(state, (leads,))
    removed = [state.cards[copy] for copy in state.removed]

    assert state.players[0].partner is None
    assert ["SK-005"] == [state.cards[each.card] for each in state.players[0].skills]
    assert "SK-010" in removed


def test_a_fatal_wound_keeps_xp_and_skills() -> None:
    """DBG-19.14: on the Character and on Skills; the Explore has given its 1."""
    state, _ = table(("explore",), ("commit:1",), health=30, xp=2, skills=((IDS["Luck Lv. 3"], 3),))

    assert state.players[0].face_down
    assert (3, [3]) == (state.players[0].xp, [each.xp for each in state.players[0].skills])
