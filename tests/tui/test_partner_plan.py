"""A Partner at the table: its Weapons in the plan, who leads, and Attaching with `p` (DBG-18)."""

import pytest
from textual.pilot import Pilot

from core.deckbuilding import events
from core.kernel.records import evolve
from tests.tui.dump import lines
from tests.tui.modes import at
from tests.tui.played import EVENING, Inline, an_app_at, begun, eyes_of, press, settled, table_of
from tui.rows import text_of
from tui.screens.sitting import RESULT
from tui.screens.table_frame import ATTACH, MAIN
from tui.table import plan as planning
from tui.table.plan import Plan


@pytest.fixture(autouse=True)
def _no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tui.screens.answering.Thinker", Inline)


def question(pilot: Pilot[None]) -> str:
    shown = lines(pilot.app)[:-1]
    first = max(n for n, line in enumerate(shown) if line.startswith(("?", "!")))
    return " ".join(line.strip() for line in shown[first:])


def test_both_sets_of_weapons_are_one_total() -> None:
    """EX-11: one pool of Ammo, one total of Damage."""
    eyes = eyes_of(at("partner"))
    best = planning.best(eyes, 1)

    assert {"Six Shooter", "Handgun", "Combat Knife"} == {eyes.card(c).name for c in best.chosen}
    assert (65, 0) == (planning.total(eyes, best), planning.ammo_left(eyes, best))


def test_each_character_has_its_own_multiplier_and_base_damage() -> None:
    eyes = eyes_of(at("partner"))
    me = eyes.view.me
    assert me.partner is not None
    strong = evolve(me.partner, times=2, base_damage=evolve(me.base_damage, total=10))
    view = evolve(eyes.view, seats=(evolve(me, partner=strong), *eyes.view.seats[1:]))
    eyes = evolve(eyes, view=view)
    plan = planning.best(eyes, 1)

    assert 10 + 5 + (50 + 10) * 2 == planning.total(eyes, plan)
    assert "50 + 10 + 5 + 10 Base Damage, multiplied = 135" == planning.sum_of(
        eyes, plan, plan.chosen, base=True
    )


def test_the_odds_are_those_of_who_leads() -> None:
    eyes = eyes_of(at("partner"))
    plan = Plan()
    main, partner = (planning.plan_odds(eyes, each, 1) for each in (plan, evolve(plan, led=True)))
    assert main is not None
    assert partner is not None

    assert main.wound < partner.wound
    assert "Leon leads, Health 60 (p)" == planning.leader_words(eyes, plan)
    assert "Sheva leads, Health 20 (p)" == planning.leader_words(eyes, evolve(plan, led=True))
    heads = [
        text_of(planning.odds_rows(eyes, evolve(plan, led=led), 79, 2)[0]) for led in (False, True)
    ]
    assert ["Fatal Wound", "Partner lost"] == [head.strip()[-12:].strip() for head in heads]


def test_without_a_partner_nobody_is_said_to_lead() -> None:
    assert "" == planning.leader_words(eyes_of(begun(EVENING)), Plan())


async def test_p_names_who_leads_and_the_plan_answers_it() -> None:
    async with an_app_at(at("partner")).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "e", "p", "enter", "enter")
        table = table_of(pilot)
        leaders = [
            event.card
            for step in table.flow.session.table.steps
            for event in step
            if isinstance(event, events.LeaderChosen)
        ]

        assert RESULT == table.stage
        assert ["Sheva Alomar"] == [table.eyes.card(copy).name for copy in leaders]


async def test_the_weapons_of_the_partner_have_numbers_of_their_own() -> None:
    async with an_app_at(at("partner")).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "e", "0", "6")
        table = table_of(pilot)

        assert ["Six Shooter"] == [table.eyes.card(copy).name for copy in table.plan.chosen]
        assert any("Partner Sheva Alomar uses" in line for line in lines(pilot.app))


async def test_p_lists_what_can_be_attached_and_attaches_it() -> None:
    async with an_app_at(at("partner")).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "p")
        assert ATTACH == table_of(pilot).stage
        assert "which Weapon for your Partner?" in question(pilot)
        await press(pilot, "3")
        partner = table_of(pilot).eyes.view.me.partner

        assert MAIN == table_of(pilot).stage
        assert partner is not None
        assert 2 == len(partner.attached)
        await press(pilot, "p")
        assert "takes 1 Action" in question(pilot)


async def test_without_a_partner_p_means_nothing() -> None:
    async with an_app_at(begun(EVENING)).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "e", "p")

        assert not table_of(pilot).plan.led
