"""The plan of an Attack: whom, with what, the sums of each, and the answers that it becomes."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from textual.pilot import Pilot

from core.deckbuilding import events
from core.kernel.event import Event
from core.kernel.records import evolve
from core.kernel.table import Table
from tests.deckbuilding.generated import generated_setup
from tests.deckbuilding.table import RULES
from tests.tui.dump import lines
from tests.tui.modes import at
from tests.tui.played import Inline, an_app_at, eyes_of, press, settled, table_of
from tests.tui.story import AnyTable
from tests.tui.test_table_plan import has_a_choice
from tui.flow import Script
from tui.rows import text_of
from tui.screens.sitting import CHOICE, RESULT
from tui.screens.table_frame import MAIN, PLAN
from tui.table import attack, outcome
from tui.table import plan as planning
from tui.table.eyes import Eyes
from tui.table.flow import AttackScript
from tui.table.plan import Plan

ANA, BEN, CLEO, DAN = range(4)


def named(eyes: Eyes, name: str) -> int:
    """Return the copy of a Weapon of the Hand by its name."""
    return next(copy for copy in planning.usable(eyes) if eyes.card(copy).name == name)


def attacked(table: AnyTable, plan: Plan) -> list[Event]:
    """Answer an Attack as planned by its script, declining all else; return what happened."""
    seat = table.state.turn.seat
    happened = list(table.play(("attack",)))
    figures = {each.card: each for each in RULES.view(table.state, seat).weapons}
    order = tuple(sorted(plan.chosen, key=lambda copy: figures[copy].requirement is None))
    script: Script | None = AttackScript(seat, plan, order, 0)
    while (asked := table.decision) and asked.kind != "main" and asked.seat >= 0:
        answer = None
        if asked.seat == seat and script is not None:
            step = script.step(asked, RULES.view(table.state, seat))
            answer = step.answer
            assert not step.fell, f"the plan falls at {asked}"
            script = step.left
        if answer is None:
            keys = asked.keys()
            answer = ("done",) if "done" in keys else keys[: asked.least]
        happened += table.play(answer)
        if table.state.turn.seat != seat:
            break
    return happened


seeds = st.integers(0, 2**32)


def a_random_attack(eyes: Eyes, dice: Random) -> Plan:
    """Return a plan that can be paid, on some targets, each Weapon on one of them."""
    plan = Plan(targets=attack.targets(eyes)[:1])
    ready = list(planning.usable(eyes))
    for copy in dice.sample(ready, dice.randint(0, len(ready))):
        longer = plan.toggled(copy)
        fits = planning.ammo_left(eyes, longer) >= 0 and not planning.barred(eyes, longer)
        if fits and not planning.is_x(eyes, copy):
            plan = longer
    for _ in range(dice.randint(0, 2)):
        plan = attack.with_more(eyes, plan)
    for copy in plan.chosen:
        for _ in range(dice.randint(0, len(plan.targets) - 1)):
            plan = attack.aimed(plan, copy)
    return attack.fitting(eyes, plan)


@given(seeds)
@settings(max_examples=150)
def test_the_planned_damage_is_what_each_target_is_hit_with(seed: int) -> None:
    """DBG-16.5, 16.6: unless a choice, a hidden card or a reaction decides."""
    table = Table.begin(RULES, generated_setup(seed), seed)
    if table.decision is None or "attack" not in table.decision.keys():  # noqa: SIM118
        return
    eyes = eyes_of(table)
    plan = a_random_attack(eyes, Random(seed))  # noqa: S311 - for play, not for secrets
    happened = attacked(table, plan)
    changed = any(
        isinstance(
            event,
            events.TargetDropped
            | events.StrengthChanged
            | events.DamageChanged
            | events.Reshuffled
            | events.CardsMoved,
        )
        for event in happened
    )
    hits = {event.player: event.damage for event in happened if isinstance(event, events.Struck)}

    if hits and not changed and not has_a_choice(eyes, plan):
        assert hits == {seat: attack.damage_on(eyes, plan, seat) for seat in hits}


# Targets.


def test_the_one_with_the_least_health_is_first() -> None:
    assert (BEN, CLEO) == attack.targets(eyes_of(at("versus")))


def test_t_goes_through_the_targets_and_round() -> None:
    eyes = eyes_of(at("versus"))
    plan = Plan(targets=(BEN,))
    following = attack.switched(eyes, plan, explore=False)

    assert (CLEO,) == following.targets
    assert (BEN,) == attack.switched(eyes, following, explore=False).targets


def test_in_outbreak_the_mansion_is_one_of_the_targets() -> None:
    eyes = eyes_of(at("outbreak"))
    attacking = attack.switched(eyes, Plan(), explore=True)

    assert (CLEO,) == attacking.targets
    assert () == attack.switched(eyes, attacking, explore=True).targets


def test_each_target_takes_an_explore() -> None:
    eyes = eyes_of(at("versus"))
    both = attack.with_more(eyes, Plan(targets=(CLEO,)))

    assert ((CLEO, BEN), 2) == (both.targets, both.explores)
    assert (CLEO,) == attack.with_fewer(eyes, both).targets
    assert (CLEO,) == attack.with_fewer(eyes, attack.with_fewer(eyes, both)).targets
    one = evolve(eyes, view=evolve(eyes.view, turn=evolve(eyes.view.turn, explores=1)))
    assert (CLEO,) == attack.with_more(one, Plan(targets=(CLEO,))).targets


def test_an_infected_character_has_one_target() -> None:
    eyes = eyes_of(at("infected"))
    eyes = evolve(eyes, view=evolve(eyes.view, turn=evolve(eyes.view.turn, explores=3)))

    assert 1 == attack.most_targets(eyes, Plan(targets=(BEN,)))


def test_a_weapon_is_used_on_the_next_target() -> None:
    eyes = eyes_of(at("versus"))
    knife, handgun = named(eyes, "Combat Knife"), named(eyes, "Handgun")
    plan = attack.fitting(eyes, Plan((handgun, knife), targets=(BEN, CLEO), explores=2))
    moved = attack.aimed(plan, knife)

    assert (10, 5) == (attack.damage_on(eyes, moved, BEN), attack.damage_on(eyes, moved, CLEO))
    assert 15 == attack.damage_on(eyes, attack.aimed(moved, knife), BEN)
    assert () == attack.with_fewer(eyes, moved).aims


# Words.


def test_the_targets_have_their_sums_and_what_follows() -> None:
    eyes = eyes_of(at("versus"))
    plan = planning.best(eyes, 1, Plan(targets=(BEN,)))
    rows = [text_of(each).rstrip() for each in attack.target_rows(eyes, plan, 79)]

    assert "   Target              Health  Damage             after" == rows[0]
    assert " 1 Barry (Ben)          25/90  25 + 10 + 5 = 40       0  Deco 1 + 1 = 2" == rows[1]
    assert " What cards do besides, and reactions, are not in the sums." == rows[2]
    assert "Attack: < 1 > of 2 targets, 1 Explore of 3" == attack.heading(eyes, plan, 79)


def test_what_answers_has_its_sum() -> None:
    eyes = eyes_of(at("outbreak"))
    plan = Plan((named(eyes, "Combat Knife"),), targets=(CLEO,))
    rows = [text_of(each).rstrip() for each in attack.target_rows(eyes, plan, 79)]

    assert rows[1].endswith("5                     35  answers with 5")
    assert " Leon is answered with 5: Health 60 - 5 = 55 (DBG-16.7)" == rows[2]


def test_an_answer_that_fells_is_a_danger() -> None:
    eyes = eyes_of(at("outbreak"))
    me = evolve(eyes.view.me, health=5)
    weak = evolve(eyes, view=evolve(eyes.view, seats=(me, *eyes.view.seats[1:])))
    row = attack.target_rows(weak, Plan(targets=(CLEO,)), 79)[2]

    assert text_of(row).startswith("! Leon is answered with 5: Health 5 - 5 = 0")
    assert {"danger"} == {span.role for span in row}


def test_the_death_of_an_infected_character_names_the_prey() -> None:
    eyes = eyes_of(at("outbreak"))
    cleo = evolve(eyes.view.seats[CLEO], health=5)
    weak = evolve(eyes, view=evolve(eyes.view, seats=(*eyes.view.seats[:CLEO], cleo)))
    plan = Plan((named(weak, "Combat Knife"),), targets=(CLEO,))

    assert text_of(attack.target_rows(weak, plan, 79)[1]).endswith("0  dies: Mimicry Marcus 2")


def test_the_base_damage_is_in_the_sum() -> None:
    eyes = eyes_of(at("infected"))
    plan = Plan((named(eyes, "Claw"),), targets=(BEN,))

    assert "TOTAL DAMAGE 10 + 10 Base Damage = 20" == text_of(planning.total_row(eyes, plan, 79))
    assert "10 + 10 Base = 20" in text_of(attack.target_rows(eyes, plan, 79)[1])


@pytest.mark.parametrize("name", ["versus", "outbreak", "infected"])
@pytest.mark.parametrize("width", [39, 59, 79, 99, 119, 159])
def test_every_row_fits(name: str, width: int) -> None:
    eyes = eyes_of(at(name))
    plan = planning.best(eyes, 1, Plan(targets=attack.targets(eyes)))
    for each in (*attack.target_rows(eyes, plan, width), planning.total_row(eyes, plan, width)):
        assert len(text_of(each)) <= width


# Played.


@pytest.fixture(autouse=True)
def _no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tui.screens.answering.Thinker", Inline)


def question(pilot: Pilot[None]) -> str:
    shown = lines(pilot.app)[:-1]
    first = max(n for n, line in enumerate(shown) if line.startswith(("?", "!")))
    return " ".join(line.strip() for line in shown[first:])


async def test_two_enters_attack_as_planned() -> None:
    async with an_app_at(at("versus")).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "e")
        assert PLAN == table_of(pilot).stage
        await press(pilot, "enter")
        asked = question(pilot)
        await press(pilot, "enter")

        assert asked.startswith("? Ana, Attack Barry (Ben) with 40?")
        assert CHOICE == table_of(pilot).stage
        assert question(pilot).startswith("? Ana, choose the Weapon that you take.")
        await press(pilot, "1", "1")
        assert RESULT == table_of(pilot).stage
        shown = "\n".join(lines(pilot.app))
        assert "== Attack: result ==" in shown
        assert "+ DEFEATED      Barry (Ben): Decorations 1 + 1 = 2." in shown
        assert "+ LEVEL 2" in shown
        await press(pilot, "enter")
        assert MAIN == table_of(pilot).stage


async def test_a_plan_on_two_targets_says_both_and_splits_the_weapons() -> None:
    async with an_app_at(at("versus")).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "e", "+", "down", "down", "t", "enter")

        assert "Attack Barry (Ben) with 35 and Ada (Cleo) with 5?" in question(pilot)
        await press(pilot, "enter", "1", "1")
        struck = {
            event.player: event.damage
            for step in table_of(pilot).flow.session.table.steps
            for event in step
            if isinstance(event, events.Struck)
        }
        assert {BEN: 35, CLEO: 5} == struck


async def test_more_targets_than_explores_are_refused() -> None:
    async with an_app_at(at("outbreak")).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "e", "t")
        assert (CLEO,) == table_of(pilot).plan.targets
        await press(pilot, "+")
        assert "Nobody else can be Attacked." in question(pilot)
        await press(pilot, "t")
        assert () == table_of(pilot).plan.targets
        assert "Explore: plan" in "\n".join(lines(pilot.app))


async def test_of_two_targets_t_wants_a_chosen_weapon() -> None:
    async with an_app_at(at("versus")).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "e", "+", "0", "t")

        assert "Choose the Weapon first" in question(pilot)


async def test_an_infection_card_opens_the_plan_with_it_chosen() -> None:
    async with an_app_at(at("infected")).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "1")
        table = table_of(pilot)

        assert PLAN == table.stage
        assert ["Claw"] == [table.eyes.card(copy).name for copy in table.plan.chosen]
        assert (BEN,) == table.plan.targets


async def test_without_an_explore_the_attack_is_refused_with_its_rule() -> None:
    once = ("attack", "target:2", "done", "done")
    async with an_app_at(at("versus", *once, *once)).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "e")

        assert "No Explore is left" in question(pilot)
        assert MAIN == table_of(pilot).stage


@pytest.mark.parametrize("size", [(40, 12), (60, 20), (120, 40), (200, 60)])
async def test_the_plan_is_drawn_at_every_size(size: tuple[int, int]) -> None:
    async with an_app_at(at("versus")).run_test(size=size) as pilot:
        await settled(pilot)
        await press(pilot, "e", "+")
        shown = "\n".join(lines(pilot.app))

        assert "TOTAL DAMAGE" in shown
        assert "Attack on " in shown


def test_a_result_says_what_the_damage_did() -> None:
    table = at("outbreak", "attack", "use:combat-knife", "done")
    happened = tuple(event for step in table.steps for event in step)
    rows = [
        text_of(each).rstrip() for each in outcome.outcome_rows(eyes_of(table), happened, 79, 14)
    ]

    assert "  Zombie B (Cleo)                 5  40 - 5 = 35" in rows
    assert any("Leon takes 5: Health 60 - 5 = 55." in row for row in rows)
