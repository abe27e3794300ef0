"""The plan says what its figures leave out: texts of Mansion cards, and optional ones counted as used."""

import pytest

from core.deckbuilding.odds import Attack
from core.kernel.records import evolve
from tests.tui.dump import lines
from tests.tui.played import EVENING, Inline, an_app_at, begun, eyes_of, press, with_hand
from tests.tui.story import cards
from tui.table import plan as planning
from tui.table.plan import Plan
from tui.table.uncounted import is_optional, optional_words, uncounted_words

WEAPON = "Custom Standard Sidearm"
CRUEL = evolve(
    with_hand(WEAPON, "Ammo x20"),
    ammo=20,
    mansion=(*cards("Reinforced Licker", "Laser Trap", "Rock Trap"), *EVENING.mansion),
)


@pytest.fixture(autouse=True)
def _no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tui.screens.answering.Thinker", Inline)


def test_an_optional_text_is_marked_in_the_sum() -> None:
    """DBG-5.7: the Damage counts it; whether it is used is asked later."""
    eyes = eyes_of(begun(CRUEL))
    plan = planning.best(eyes, 1)
    weapon = eyes.weapon(plan.chosen[0])
    assert weapon is not None

    assert is_optional(eyes.card(weapon.card))
    assert 20 == planning.total(eyes, plan)
    assert " = 10 +10 if used" == planning.sum_words(eyes, plan, weapon)
    assert "Counted as used: the text of Custom Sidearm" == optional_words(eyes, plan.chosen)
    assert "" == optional_words(eyes, ())


@pytest.mark.parametrize(
    ("width", "expected"),
    [
        (78, "! Not counted: when Revealed, Laser Trap, Reinf. Licker and Rock Trap"),
        (60, "! Not counted: when Revealed, Laser Trap and 2 more"),
        (40, "! Not counted: 3 cards"),
    ],
)
def test_cards_that_do_more_are_named_as_far_as_there_is_room(width: int, expected: str) -> None:
    eyes = eyes_of(begun(CRUEL))

    assert expected == uncounted_words(eyes, Attack(20, 80), 1, width)


def test_a_mansion_that_is_counted_has_no_such_note() -> None:
    eyes = eyes_of(begun(EVENING))

    assert "" == uncounted_words(eyes, planning.attack_with(eyes, Plan(), 80), 3, 78)


async def test_the_plan_shows_both() -> None:
    app = an_app_at(begun(CRUEL))
    async with app.run_test(size=(80, 30)) as pilot:
        await press(pilot, "e", "w")

        shown = "\n".join(lines(pilot.app))

    assert "! Not counted: when Revealed, Laser Trap" in shown
    assert "Counted as used: the text of" in shown


async def test_the_mansion_screen_shows_what_its_odds_leave_out() -> None:
    app = an_app_at(begun(CRUEL))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, "m")

        shown = "\n".join(lines(pilot.app))

    assert "! Not counted: " in shown
