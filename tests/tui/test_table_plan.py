"""The plan of an Explore: its figures are those that the rules then find, and it never plans in vain."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.deckbuilding import events
from core.deckbuilding.cards import Kind
from core.deckbuilding.moments import Moment
from core.deckbuilding.view import View
from core.kernel.event import Event
from core.kernel.table import Table
from tests.deckbuilding.generated import generated_setup
from tests.deckbuilding.table import CATALOGUE, RULES
from tests.tui.played import begun, eyes_of, with_hand
from tests.tui.story import NARRATION, AnyTable, cards
from tui.rows import text_of
from tui.table import plan as planning
from tui.table.eyes import Eyes
from tui.table.plan import Plan

seeds = st.integers(0, 2**32)


def explored(table: AnyTable, plan: Plan) -> list[Event]:
    """Answer an Explore as planned up to the Reveal, declining all else; return what happened."""
    happened = list(table.play(("explore",)))
    rest = sorted(plan.chosen, key=lambda copy: planning.is_x(eyes_of(table), copy))
    while (asked := table.decision) and not any(isinstance(e, events.Committed) for e in happened):
        view: View = RULES.view(table.state, asked.seat)
        keys = asked.keys()
        if asked.kind == "use":
            copy = rest.pop(0) if rest else -1
            names = [o.key for o in asked.options if o.card == copy] + [
                o.key for o in asked.options if copy >= 0 and o.card >= 0
                and view.cards[o.card] == view.cards[copy]
            ]  # fmt: skip
            answer: tuple[str, ...] = (names[0],) if names else ("done",)
            assert names or copy < 0, "a Weapon that was planned is not offered"
        elif asked.kind == "pay":
            answer = (f"pay:{plan.pays(asked.card)}",)
        elif asked.kind == "commit":
            answer = (f"commit:{plan.explores}",)
        elif "done" in keys:
            answer = ("done",)
        else:
            answer = keys[: asked.least]
        happened += table.play(answer)
    return happened


def a_random_plan(eyes: Eyes, dice: Random) -> Plan:
    """Return a plan that can be paid, with Weapons and an X at random."""
    plan = Plan()
    ready = [c for c in planning.usable(eyes) for _ in range(planning.uses_left(eyes, c))]
    for copy in dice.sample(ready, dice.randint(0, len(ready))):
        longer = plan.toggled(copy, planning.uses_left(eyes, copy))
        if planning.ammo_left(eyes, longer) >= 0 and not planning.barred(eyes, longer):
            plan = longer
        if planning.is_x(eyes, copy) and copy in plan.chosen:
            most = planning.most_paid(eyes, plan, copy)
            plan = plan.paying(copy, dice.randrange(0, most + 1, 5))
    return planning.clamped(eyes, plan)


def unforeseen(happened: list[Event], plan: Plan) -> bool:
    """Say whether a hidden card, another player or a choice has changed the Damage since the plan."""
    return any(
        isinstance(event, events.TopRevealed | events.Reshuffled | events.CardsMoved | events.Drawn)
        or (isinstance(event, events.DamageChanged) and event.cause.card not in plan.chosen)
        or (isinstance(event, events.Trashed) and event.cause.kind == "text")
        for event in happened
    )


def has_a_choice(eyes: Eyes, plan: Plan) -> bool:
    """Say whether a Weapon of the plan has a text that may be left out: it is asked about later (DBG-5.7)."""
    texts = (text for copy in plan.chosen for text in eyes.card(copy).texts)
    return any(text.may and text.when is Moment.USE for text in texts)


def a_table(seed: int) -> AnyTable:
    return Table.begin(RULES, generated_setup(seed), seed)


@given(seeds)
@settings(max_examples=120)
def test_the_planned_damage_is_the_damage(seed: int) -> None:
    """DBG-7.9, 7.12: what stands in the plan is what the rules compare, unless something hidden decides."""
    table = a_table(seed)
    eyes = eyes_of(table)
    if table.decision is None or "explore" not in table.decision.keys():  # noqa: SIM118
        return
    dice = Random(seed)  # noqa: S311 - for play, not for secrets
    for plan in (planning.best(eyes, dice.randint(1, 3)), a_random_plan(eyes, dice)):
        happened = explored(table.branch(0), plan)
        committed = [e for e in happened if isinstance(e, events.Committed)]
        counted = [e for e in happened if isinstance(e, events.CounterChanged)]
        spent = -sum(e.by for e in counted if e.what == "ammo" and e.cause.kind == "cost")

        assert eyes.view.turn.ammo - spent == planning.ammo_left(eyes, plan)
        if committed and not (unforeseen(happened, plan) or has_a_choice(eyes, plan)):
            assert planning.total(eyes, plan) == committed[0].damage
            left = planning.explores_with(eyes, plan) - plan.explores
            assert min(committed[0].left, eyes.view.within_reach - plan.explores) == left


@given(seeds)
@settings(max_examples=80)
def test_no_other_weapons_do_more_for_the_ammo(seed: int) -> None:
    """The key `w`: most Damage, nothing that is Trashed on use, and it can be paid."""
    eyes = eyes_of(a_table(seed))
    best = planning.best(eyes, 1)
    dice = Random(seed)  # noqa: S311 - for play, not for secrets
    tried = [a_random_plan(eyes, dice) for _ in range(8)]
    others = [p for p in tried if not any(eyes.card(copy).trash_after for copy in p.chosen)]

    assert planning.ammo_left(eyes, best) >= 0
    assert not any(eyes.card(copy).trash_after for copy in best.chosen)
    assert all(planning.total(eyes, best) >= planning.total(eyes, each) for each in others)


KRAUSER, JOSH, CHRIS = "CH-014", "CH-012", "CH-019"


def test_only_one_weapon_is_planned_where_only_one_may_be_used() -> None:
    eyes = eyes_of(
        begun(with_hand("Handgun", "Longbow", "Combat Knife", ammo=60, character=KRAUSER))
    )
    best = planning.best(eyes, 1)
    both = best.toggled(next(c for c in planning.usable(eyes) if eyes.card(c).name == "Handgun"))

    assert ["Longbow"] == [eyes.card(copy).name for copy in best.chosen]
    assert planning.barred(eyes, both)


def test_what_a_text_forbids_is_never_planned() -> None:
    hand = ("Pump-Action Shotgun", "Six Shooter", "Combat Knife")
    eyes = eyes_of(begun(with_hand(*hand, ammo=120, character=JOSH)))
    dear = next(c for c in planning.usable(eyes) if eyes.card(c).name == "Six Shooter")

    assert (dear,) == planning.barred(eyes, Plan((dear,)))
    assert dear not in planning.best(eyes, 1).chosen


def test_what_a_weapon_needs_can_depend_on_the_others() -> None:
    """Chris, Level 1: a single Weapon needs 20 less."""
    position = with_hand(
        "Pump-Action Shotgun", "Combat Knife", ammo=40, character=CHRIS, attached=cards("Licker")
    )
    eyes = eyes_of(begun(position))
    shotgun, knife = planning.usable(eyes)

    assert (20, 40) == (
        planning.needs(eyes, Plan((shotgun,)), shotgun),
        planning.needs(eyes, Plan((shotgun, knife)), shotgun),
    )
    assert (20, 0) == (
        planning.ammo_left(eyes, Plan((shotgun,))),
        planning.ammo_left(eyes, Plan((shotgun, knife))),
    )


def test_the_base_damage_goes_with_the_hand() -> None:
    """Krauser, Level 2: 10 for each card of the Hand that is left."""
    position = with_hand(
        "Longbow", "Combat Knife", "Ammo x10", character=KRAUSER, attached=cards("Licker * 2"),
        mansion=cards("Hunter", "Uroboros Aheri"),
    )  # fmt: skip
    eyes = eyes_of(begun(position))
    longbow = next(c for c in planning.usable(eyes) if eyes.card(c).name == "Longbow")

    assert 30 == planning.total(eyes, Plan())
    assert "25 + 20 Base Damage = 45" == planning.sum_of(
        eyes, Plan((longbow,)), (longbow,), base=True
    )


def test_two_weapons_with_an_x_share_what_is_left() -> None:
    eyes = eyes_of(begun(with_hand("Russian Assault Rifle", "Gatling Gun", ammo=45)))

    assert 45 == planning.total(eyes, planning.best(eyes, 1))


def test_free_weapons_are_always_in_the_best_plan() -> None:
    eyes = eyes_of(begun(with_hand("Combat Knife * 3", "Handgun", "Longbow", ammo=10)))

    assert 50 == planning.total(eyes, planning.best(eyes, 1))


def test_what_is_trashed_on_use_is_never_in_the_best_plan() -> None:
    eyes = eyes_of(begun(with_hand("Grenade", "Rocket Launcher")))

    assert () == planning.best(eyes, 1).chosen


def test_a_weapon_with_an_x_gets_what_the_others_leave() -> None:
    eyes = eyes_of(begun(with_hand("Gatling Gun", "Combat Knife", ammo=45)))
    best = planning.best(eyes, 1)

    assert 50 == planning.total(eyes, best)
    assert 0 == planning.ammo_left(eyes, best)


def test_a_weapon_that_can_be_used_twice_is_planned_twice() -> None:
    """DBG-7.7: Leon's Level 2."""
    position = with_hand(
        "Handgun", ammo=40, attached=cards("Licker * 2"), mansion=cards("Hunter", "Uroboros Aheri")
    )
    eyes = eyes_of(begun(position))
    [handgun] = planning.usable(eyes)
    best = planning.best(eyes, 1)

    assert 2 == planning.uses_left(eyes, handgun)
    assert (handgun, handgun) == best.chosen
    assert 20 == planning.total(eyes, best)
    assert () == best.toggled(handgun, 2).chosen


def test_a_weapon_that_does_nothing_is_left_out() -> None:
    eyes = eyes_of(begun(with_hand("Gatling Gun")))

    assert () == planning.best(eyes, 1).chosen


def test_a_shotgun_brings_an_explore() -> None:
    eyes = eyes_of(begun(with_hand("Pump-Action Shotgun", ammo=40)))
    best = planning.best(eyes, 2)

    assert 2 == best.explores
    assert "Explores: < 2 > of 2 (1 + 1 from Pump Shotgun)" == planning.explores_heading(eyes, best)


def test_explores_are_never_more_than_there_are_cards() -> None:
    position = with_hand("Pump-Action Shotgun", ammo=40, mansion=("MA-010",))
    eyes = eyes_of(begun(position))

    assert 1 == planning.best(eyes, 2).explores


@pytest.mark.parametrize(
    ("chance", "shown"),
    [(0, "0%"), (0.004, "<1%"), (0.01, "1%"), (0.5, "50%"), (0.996, ">99%"), (1, "100%")],
)
def test_what_can_happen_is_never_none_and_what_can_fail_is_never_certain(
    chance: float, shown: str
) -> None:
    assert shown == planning.percent(chance)


@given(seeds)
@settings(max_examples=30)
def test_the_odds_are_one_in_all(seed: int) -> None:
    eyes = eyes_of(a_table(seed))
    plan = planning.best(eyes, 1)
    for count in range(1, planning.explores_with(eyes, plan) + 1):
        found = planning.plan_odds(eyes, plan, count)

        assert found is not None
        assert 1 == pytest.approx(found.defeated + found.no_infected + found.not_defeated)
        assert 0 <= found.wound <= 1


def test_the_damage_shows_its_sum() -> None:
    eyes = eyes_of(
        begun(with_hand("Deadly Aim", "Handgun", "Combat Knife", ammo=10), "play:deadly-aim")
    )
    plan = planning.best(eyes, 1)
    handgun = eyes.weapon(next(c for c in plan.chosen if eyes.card(c).name == "Handgun"))
    assert handgun is not None

    assert " = 10 +10 Deadly Aim" == planning.sum_words(eyes, plan, handgun)
    assert "Ammo 30 - 10 = 20 left          TOTAL DAMAGE 20 + 15 = 35" == text_of(
        planning.total_row(eyes, plan, 79)
    )


def test_a_damage_of_the_weapons_own_text_shows_its_sum_too() -> None:
    eyes = eyes_of(begun(with_hand("Survival Knife", "Combat Knife * 2")))
    plan = planning.best(eyes, 1)
    knife = eyes.weapon(next(c for c in plan.chosen if eyes.card(c).name == "Survival Knife"))
    assert knife is not None

    assert " = 10 +10 its text" == planning.sum_words(eyes, plan, knife)
    assert 30 == planning.total(eyes, plan)


def test_what_cannot_be_paid_says_what_it_lacks() -> None:
    eyes = eyes_of(begun(with_hand("Handgun", "Pump-Action Shotgun", ammo=40)))

    assert ("Handgun: needs 10 Ammo, 0 left (DBG-7.9)",) == planning.shortage(
        eyes, planning.best(eyes, 1)
    )


def test_what_cannot_be_paid_says_first_what_ammunition_is_left_in_hand() -> None:
    """A plan opened too early looks as if there were no way (DBG-5.11)."""
    eyes = eyes_of(begun(with_hand("Handgun", "Pump-Action Shotgun", "Ammo x10 * 2", ammo=40)))
    first, *others = planning.shortage(eyes, planning.best(eyes, 1))

    assert "20 Ammo more is in your Hand: Escape, then a plays it (DBG-5.11)" == first
    assert ["Handgun: needs 10 Ammo, 0 left (DBG-7.9)"] == others


def test_every_weapon_of_the_box_can_be_planned() -> None:
    weapons = [card.name for card in CATALOGUE.cards if card.kind is Kind.WEAPON]
    eyes = eyes_of(begun(with_hand(*weapons, ammo=500)))

    assert len(weapons) == len(planning.usable(eyes))
    assert NARRATION.book.cards


def test_a_text_of_a_weapon_counts_for_both_of_its_uses() -> None:
    position = with_hand(
        "Burst-Fire Handgun", "Combat Knife", ammo=40,
        attached=cards("Licker * 2"), mansion=cards("Hunter", "Uroboros Aheri"),
    )  # fmt: skip
    table = begun(position)
    best = planning.best(eyes_of(table), 1)
    committed = [e for e in explored(table, best) if isinstance(e, events.Committed)]

    assert 85 == planning.total(eyes_of(begun(position)), best) == committed[0].damage
