"""What goes on between key presses: plans that go on and stop, results, answers that are not kept."""

from typing import Any

import pytest

from core.deckbuilding import events
from core.deckbuilding.setup import Position
from core.kernel.records import evolve
from core.kernel.table import UndoError
from saves.errors import WriteFailedError
from tests.tui.played import BEN, Full, Scripted, begun, eyes_of, with_hand
from tests.tui.story import AnyTable, cards
from tui.session import InMemory, Session
from tui.table import plan as planning
from tui.table.flow import Flow
from tui.table.plan import Plan

ARMED = ("Handgun", "Combat Knife", "Ammo x10 * 2")


def reacting(**changed: Any) -> Position:
    """Return the evening with a Ben who holds Struggle for Survival."""
    position = with_hand(*ARMED, ammo=20, **changed)
    ben = evolve(BEN, hand=cards("Struggle for Survival", "Combat Knife"))
    return evolve(position, seats=(position.seats[0], ben, position.seats[2]))


def flow_of(
    table: AnyTable, *bots: int, wanted: tuple[str, ...] = (), keeper: InMemory | None = None
) -> Flow:
    return Flow(Session(keeper or InMemory(table), {seat: Scripted(wanted) for seat in bots}))


def best_of(flow: Flow) -> tuple[Plan, int]:
    eyes = eyes_of(flow.session.table)
    found = planning.best(eyes, 1)
    return found, planning.total(eyes, found)


def test_a_plan_is_answered_to_its_end_and_its_result_can_be_read() -> None:
    flow = flow_of(begun(with_hand(*ARMED, ammo=20)), 1, 2)
    flow.begin_plan(*best_of(flow))

    assert ("explore",) in flow.session.table.answers
    assert ("use:handgun",) in flow.session.table.answers
    assert any(isinstance(event, events.Compared) for event in flow.result)
    assert isinstance(flow.result[0], events.ExploreBegan)
    assert not flow.planned

    flow.read()
    assert () == flow.result


def test_a_plan_goes_on_after_a_bot_has_let_it_pass() -> None:
    flow = flow_of(begun(reacting()), 1, 2)
    flow.begin_plan(*best_of(flow))
    waits = flow.session.waits_for_bot(), flow.decision, flow.planned
    flow.keep_bots(flow.session.bot_answers())

    assert (True, None, True) == waits
    assert not flow.planned
    assert any(isinstance(event, events.Compared) for event in flow.result)
    assert not flow.fell


def test_a_plan_stops_when_its_damage_fell() -> None:
    """An Explore more is asked for, as a Shotgun gives it, so that the number must be confirmed."""
    position = reacting(explores=2)
    flow = flow_of(begun(position), 1, 2, wanted=("react:struggle-for-survival",))
    flow.begin_plan(*best_of(flow))
    flow.keep_bots(flow.session.bot_answers())
    decision = flow.decision

    assert flow.fell
    assert not flow.planned
    assert decision is not None
    assert "commit" == decision.kind


def test_a_weapon_that_is_no_longer_offered_stops_the_plan() -> None:
    flow = flow_of(begun(with_hand(*ARMED, ammo=20)), 1, 2)
    knife = next(w.card for w in flow.view.weapons if flow.view.cards[w.card] == "WE-004")
    flow.begin_plan(Plan((knife, knife)), 5)
    decision = flow.decision

    assert flow.fell
    assert decision is not None
    assert "use" == decision.kind


def test_more_explores_than_there_are_stop_the_plan() -> None:
    flow = flow_of(begun(with_hand(*ARMED, explores=2)), 1, 2)
    flow.begin_plan(Plan((), (), 3), 0)
    decision = flow.decision

    assert flow.fell
    assert decision is not None
    assert ("commit:1", "commit:2") == decision.keys()


def test_an_x_is_paid_last_and_as_planned() -> None:
    flow = flow_of(begun(with_hand("Gatling Gun", "Handgun", ammo=45)), 1, 2)
    gatling, handgun = (weapon.card for weapon in flow.view.weapons)
    flow.begin_plan(Plan((gatling, handgun), ((gatling, 35),)), 45)

    answers = [key for (key,) in flow.session.table.answers]
    assert ["explore", "use:handgun", "use:gatling-gun", "pay:35"] == answers[:4]


def test_another_person_reacts_and_the_plan_and_its_result_wait_for_its_owner() -> None:
    flow = flow_of(begun(reacting(), persons=(0, 1)), 2)
    flow.begin_plan(*best_of(flow))
    other = flow.next_person()
    flow.take_seat()
    asked = flow.decision
    flow.answer(())
    before = flow.seat, flow.result
    flow.take_seat()

    assert 1 == other
    assert asked is not None
    assert "react" == asked.kind
    assert (1, ()) == before
    assert 0 == flow.seat
    assert any(isinstance(event, events.Compared) for event in flow.result)


def test_the_result_tells_only_what_its_owner_may_know() -> None:
    flow = flow_of(begun(reacting(), persons=(0, 1)), 2)
    flow.begin_plan(*best_of(flow))
    flow.take_seat()
    flow.answer(("react:struggle-for-survival",))
    flow.take_seat()
    drawn = [e for e in flow.result if isinstance(e, events.Drawn) and e.seat != 0]

    assert all(set(event.cards) <= {-1} for event in drawn)


def test_an_answer_that_is_not_kept_changes_nothing_and_can_be_tried_again() -> None:
    table = begun(with_hand(*ARMED))
    flow = flow_of(table, 1, 2, keeper=Full(table))
    asked, view = flow.decision, flow.view
    with pytest.raises(WriteFailedError):
        flow.answer(("play:all-ammunition",))
    same = flow.decision is asked and flow.view is view
    flow.retry()

    assert same
    assert 20 == flow.view.turn.ammo


@pytest.mark.parametrize("after", range(3))
def test_a_plan_whose_answer_is_not_kept_goes_on_when_it_is_tried_again(after: int) -> None:
    table = begun(with_hand(*ARMED, ammo=20))
    flow = flow_of(table, 1, 2, keeper=Full(table, after=after))
    with pytest.raises(WriteFailedError):
        flow.begin_plan(*best_of(flow))
    stopped = flow.planned, len(flow.session.table.answers)
    flow.retry()

    assert (False, after) == stopped
    assert any(isinstance(event, events.Compared) for event in flow.result)


def test_after_a_failure_another_answer_does_not_go_on_with_the_plan() -> None:
    table = begun(with_hand(*ARMED, ammo=20))
    flow = flow_of(table, 1, 2, keeper=Full(table, after=1))
    with pytest.raises(WriteFailedError):
        flow.begin_plan(*best_of(flow))
    flow.answer(("use:combat-knife",))
    decision = flow.decision

    assert decision is not None
    assert "use" == decision.kind


def test_what_is_taken_back_can_be_done_again_until_something_else_is_answered() -> None:
    flow = flow_of(begun(with_hand(*ARMED)), 1, 2)
    nothing = flow.can_redo, flow.redo()
    flow.answer(("play:ammo-x10",))
    flow.undo()
    taken_back = flow.view.turn.ammo
    again = flow.redo()
    done_again = flow.view.turn.ammo
    flow.undo()
    flow.answer(("play:all-ammunition",))

    assert (False, False) == nothing
    assert (0, True, 10) == (taken_back, again, done_again)
    assert not flow.can_redo


def test_a_redo_that_is_not_kept_can_be_tried_again() -> None:
    table = begun(with_hand(*ARMED))
    keeper = Full(table, fails=0)
    flow = flow_of(table, 1, 2, keeper=keeper)
    flow.answer(("play:ammo-x10",))
    flow.undo()
    keeper.fails = 1
    with pytest.raises(WriteFailedError):
        flow.redo()

    assert flow.redo()
    assert 10 == flow.view.turn.ammo


def test_undo_stops_where_cards_were_seen() -> None:
    flow = flow_of(begun(with_hand("Mansion Foyer", "Ammo x10")), 1, 2)
    flow.answer(("play:mansion-foyer",))

    with pytest.raises(UndoError):
        flow.undo()


def test_a_plan_is_forgotten_when_its_beginning_is_taken_back() -> None:
    flow = flow_of(begun(with_hand(*ARMED, explores=2)), 1, 2)
    flow.begin_plan(Plan((), (), 3), 0)
    flow.undo()

    assert not flow.planned
    assert not flow.fell
