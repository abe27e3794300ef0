"""Professional-3 at the table: Infected face-up beside the Mansion, with the figures of the difficulty."""

import pytest

from tests.tui.dump import lines
from tests.tui.modes import at
from tests.tui.played import Inline, an_app_at, eyes_of, press, settled
from tests.tui.story import NARRATION
from tui.rows import text_of
from tui.table import head, outcome
from tui.table import plan as planning


@pytest.fixture(autouse=True)
def _no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tui.screens.answering.Thinker", Inline)


def test_who_lies_face_up_stands_in_the_line_of_the_mansion() -> None:
    row = head.mansion_row(eyes_of(at("professional")), None, 80)

    assert "Mansion 2  face-up: Nemesis T-Type, Licker, Majini" == text_of(row)


def test_whom_to_fight_is_asked_with_the_figures_of_the_difficulty() -> None:
    """DBG-20.3, 20.9."""
    table = at("professional", "explore", "use:six-shooter")
    decision, view = table.decision, eyes_of(table).view
    assert decision is not None
    notes = [NARRATION.note(option, view) for option in decision.options]

    assert "foe" == decision.kind
    assert ["Health 70", "Health 50", "Health 25"] == [note.partition("  ")[0] for note in notes]
    assert "Damage 20" in notes[2]


def test_the_result_names_those_fought_with_their_figures() -> None:
    table = at("professional", "explore", "use:six-shooter", "foe:majini")
    happened = tuple(event for step in table.steps for event in step)
    rows = [text_of(row).rstrip() for row in outcome.outcome_rows(eyes_of(table), happened, 79, 16)]

    assert "  Fought                  Health  Damage    Deco" in rows
    assert any(row.startswith("  1 Majini                    25      20       1") for row in rows)


def test_who_falls_is_out() -> None:
    assert "Character out" == planning.falling(eyes_of(at("professional")))


async def test_the_plan_says_against_whom_its_odds_are() -> None:
    async with an_app_at(at("professional")).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "e")

        assert any("face-up of least Health" in line for line in lines(pilot.app))
        await press(pilot, "enter", "enter")
        assert any("== Explore: whom to fight" in line for line in lines(pilot.app))
