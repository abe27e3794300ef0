"""Passing the keyboard: two presses, public lines, and nothing of the last Hand."""

from collections.abc import Callable

import pytest

from tests.tui.demo import Demo
from tests.tui.dump import dump
from tests.tui.tables import an_app
from tui.app import InkRibbonApp
from tui.screens.handover import HandOver, HandOverScreen

HANDING = HandOver(
    to="Ben",
    before="Ana",
    heading="Ink Ribbon | Friday table | turn 13",
    since=(
        "Cleo is Fatally Wounded by a Gatling Gun Majini.",
        "Ana Explores once with 50 Damage and reveals Hunter (40): Defeated, 5 + 4 = 9.",
        "Ana buys Mansion Foyer: Gold 40 - 30 = 10, Buys 1 - 1 = 0, 6 left in the pile.",
    ),
)

SIZES = [(80, 24), (120, 40), (60, 20), (40, 12)]


def an_app_handing_over() -> InkRibbonApp:
    return an_app(Demo(("secret hand",)))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_passing_the_keyboard_looks_as_drawn(
    size: tuple[int, int], baseline: Callable[[str, str], None]
) -> None:
    app = an_app_handing_over()
    async with app.run_test(size=size) as pilot:
        app.push_screen(HandOverScreen(HANDING))
        await pilot.pause()
        baseline(f"hand-over-{size[0]}x{size[1]}", dump(app))


async def test_the_first_enter_arms_and_the_second_shows() -> None:
    app = an_app_handing_over()
    async with app.run_test() as pilot:
        app.push_screen(HandOverScreen(HANDING))
        await pilot.pause()
        waiting = dump(app)
        await pilot.press("enter")
        armed = dump(app)
        await pilot.press("enter")
        await pilot.pause()

        assert "secret hand" not in waiting + armed
        assert "? Ben, press Enter twice when only you can see the screen." in waiting
        assert "? Ben, Enter shows your Hand now." in armed
        assert "secret hand" in dump(app)


@pytest.mark.parametrize("other", ["escape", "space", "down", "1", "x", "tab"])
async def test_no_other_key_shows_it_and_any_unmakes_the_first_enter(other: str) -> None:
    app = an_app_handing_over()
    async with app.run_test() as pilot:
        app.push_screen(HandOverScreen(HANDING))
        await pilot.pause()
        await pilot.press("enter", other, "enter")
        await pilot.pause()

        assert "secret hand" not in dump(app)
        assert isinstance(app.screen, HandOverScreen)
