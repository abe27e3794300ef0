"""Partners in Outbreak Mode: their Infection Level, Attacks on them, who leads (DBG-18.18, 18.23)."""

import pytest
from attrs import evolve

from core.deckbuilding import events
from tests.tui.dump import lines
from tests.tui.modes import at
from tests.tui.played import Inline, an_app_at, eyes_of, press, settled, table_of
from tests.tui.story import AnyTable
from tui.rows import text_of
from tui.screens.sitting import RESULT
from tui.table import attack
from tui.table.plan import Plan
from tui.table.strips import infection, partner

ANA, BEN, CLEO = range(3)


def bens() -> AnyTable:
    """The table in the main part of Ben, who has a Partner."""
    return at("outbreak-partner", "attack", "target:3", "done", "end", persons=(BEN,))


@pytest.fixture(autouse=True)
def _no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tui.screens.answering.Thinker", Inline)


def test_t_goes_from_the_main_character_to_the_partner() -> None:
    eyes = eyes_of(at("outbreak-partner"))
    plan = Plan(targets=(BEN,))
    following = attack.switched(eyes, plan, explore=False)
    after = attack.switched(eyes, following, explore=False)

    assert ((BEN,), True) == (following.targets, following.at_partner)
    assert ((CLEO,), False) == (after.targets, after.at_partner)
    assert plan == evolve(attack.switched(eyes, after, explore=False), explores=plan.explores)


def test_a_partner_is_named_with_its_own_health_and_what_becomes_of_it() -> None:
    eyes = eyes_of(at("outbreak-partner"))
    claw = next(c for c in eyes.view.me.hand if eyes.card(c).name == "Claw")
    plan = Plan((claw,), targets=(BEN,), at_partner=True)
    rows = [text_of(each).rstrip() for each in attack.target_rows(eyes, plan, 79)]

    assert " 1 Jill (Ben)           15/80  10 + 10 Base = 20      0  Partner lost" == rows[1]
    assert "Jill (Ben)" == attack.whom_all(eyes, plan)


def test_the_leader_takes_what_comes_back() -> None:
    eyes = eyes_of(bens(), BEN)
    plan = Plan(targets=(ANA,))
    answers = [
        text_of(attack.target_rows(eyes, each, 79)[2]) for each in (plan, evolve(plan, led=True))
    ]

    assert " Barry is answered with 10: Health 45 - 10 = 35 (DBG-16.7)" == answers[0]
    assert " Jill is answered with 10: Health 15 - 10 = 5 (DBG-16.7)" == answers[1]


def test_the_strips_have_both_infection_levels() -> None:
    eyes = eyes_of(bens(), BEN)
    own = text_of(infection.own_rows(eyes, 99)[0])
    beside = text_of(partner.own_rows(eyes, 99)[0])

    assert "INFECTION 2/10" in own
    assert "Partner lost at the end of this turn: not Explored yet" in own
    assert "Infection 9/10  Attached 1 of 2: Handgun" in beside


async def test_an_attack_on_a_partner_is_played_as_planned() -> None:
    async with an_app_at(at("outbreak-partner")).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "e", "t", "enter", "enter")
        table = table_of(pilot)
        hits = [
            event
            for step in table.flow.session.table.steps
            for event in step
            if isinstance(event, events.Struck)
        ]

        assert [(BEN, True)] == [(event.player, event.partner) for event in hits]
        assert RESULT == table.stage
        assert "Jill (Ben)" in "\n".join(lines(pilot.app))


async def test_p_names_the_leader_of_an_attack() -> None:
    async with an_app_at(bens()).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "e", "t", "p", "enter", "enter", "0")
        named = [
            event
            for step in table_of(pilot).flow.session.table.steps
            for event in step
            if isinstance(event, events.LeaderChosen)
        ]

        assert ["DBG-18.23"] == [event.rule for event in named]
        view = table_of(pilot).flow.view
        assert named[0].card != view.seats[BEN].character
