"""A panel keeps its cursor on the same item and in sight, and draws only the lines that differ."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import pytest
from textual.geometry import Region, Size

from tests.tui.dump import lines
from tests.tui.tables import an_app
from tui.rows import row
from tui.screens.base import BaseScreen
from tui.widgets.grid import Grid
from tui.widgets.lines import Lines
from tui.widgets.panel import Item, Panel, text


class OnePanel(BaseScreen[None]):
    """A screen with nothing but a panel."""

    ABOUT = "A panel."

    def __init__(self, *items: Item) -> None:
        super().__init__()
        self.items = items

    def panels(self) -> Iterable[Lines]:
        yield Panel(id="one")

    def placed(self, middle: Region, size: Size) -> Mapping[str, Region]:
        return {"one": middle}

    def draw(self, size: Size) -> None:
        self.panel("one").fill("One", self.items)

    def question(self) -> str:
        return "Look."

    @property
    def one(self) -> Panel:
        return self.panel("one")


class Recorded:
    """Keeps the regions that are to be drawn again."""

    def __init__(self, refresh: Callable[..., Any]) -> None:
        self.regions: list[Region] = []
        self._refresh = refresh

    def __call__(self, *regions: Region, **options: bool) -> Any:
        self.regions += regions
        return self._refresh(*regions, **options)


def items(*names: str, height: int = 1) -> tuple[Item, ...]:
    return tuple(
        Item(name, (row(name), *(row("  more") for _ in range(height - 1)))) for name in names
    )


def numbered(count: int, height: int = 1) -> tuple[Item, ...]:
    return items(*(f"item {number}" for number in range(1, count + 1)), height=height)


def shown(screen: OnePanel) -> list[str]:
    return lines(screen.app)[: screen.one.extent.height]


async def test_the_cursor_stays_on_its_item_whatever_comes_before_it() -> None:
    screen = OnePanel(*items("handgun", "knife"))
    async with an_app(screen).run_test(size=(40, 12)) as pilot:
        await pilot.press("down")
        screen.items = items("shotgun", "handgun", "knife")
        screen.redraw()
        await pilot.pause()

        assert ["== One ==" + "=" * 31, " shotgun", " handgun", ">knife"] == shown(screen)[:4]


async def test_when_its_item_goes_the_cursor_goes_to_the_nearest() -> None:
    screen = OnePanel(*items("handgun", "knife", "shotgun"))
    async with an_app(screen).run_test(size=(40, 12)) as pilot:
        await pilot.press("down")
        screen.items = items("handgun", "shotgun")
        screen.redraw()
        await pilot.pause()

        assert ">shotgun" == shown(screen)[2]


async def test_the_cursor_passes_over_text() -> None:
    screen = OnePanel(
        *text([row("a heading")]), *items("handgun"), *text([row("a note")]), *items("knife")
    )
    async with an_app(screen).run_test(size=(40, 12)) as pilot:
        first = shown(screen)[2]
        await pilot.press("down")

        assert ">handgun" == first
        assert [" a note", ">knife"] == shown(screen)[3:5]


@pytest.mark.parametrize("height", [1, 2, 3])
async def test_the_cursor_is_always_in_sight(height: int) -> None:
    screen = OnePanel(*numbered(30, height))
    async with an_app(screen).run_test(size=(40, 14)) as pilot:
        for key in (*["down"] * 29, *["up"] * 29, "end", "home", "pagedown", "pageup"):
            await pilot.press(key)
            current = screen.one.current

            assert current is not None
            assert f">{current.key}" in shown(screen)


async def test_a_title_says_how_much_is_out_of_sight() -> None:
    screen = OnePanel(*numbered(30))
    async with an_app(screen).run_test(size=(40, 12)) as pilot:
        first = shown(screen)[0]
        await pilot.press("end")

        assert first.endswith("= 21 below ====")
        assert shown(screen)[0].endswith("= 21 above ====")


async def test_text_alone_scrolls_and_has_no_cursor() -> None:
    screen = OnePanel(*text(row(f"line {number}") for number in range(30)))
    async with an_app(screen).run_test(size=(40, 12)) as pilot:
        await pilot.press("down", "down", "down", "up")

        assert " line 2" == shown(screen)[1]
        assert not any(line.startswith(">") for line in shown(screen))


async def test_a_step_of_the_cursor_draws_two_lines_again() -> None:
    screen = OnePanel(*numbered(5))
    async with an_app(screen).run_test(size=(40, 12)) as pilot:
        drawn = Recorded(screen.one.refresh)
        screen.one.refresh = drawn  # type: ignore[method-assign]
        await pilot.press("down")

        assert [1, 2] == [region.y for region in drawn.regions]


async def test_a_wide_character_at_the_edge_keeps_the_columns() -> None:
    screen = OnePanel(*items("日本" * 30, "é" * 60))
    async with an_app(screen).run_test(size=(41, 12)):
        assert 12 == len(lines(screen.app))


async def test_a_step_over_a_high_item_draws_its_first_line_again() -> None:
    """A rule has many lines: sent again whole, a step would cost a slow line a kilobyte."""
    screen = OnePanel(*numbered(2, 5))
    async with an_app(screen).run_test(size=(40, 14)) as pilot:
        drawn = Recorded(screen.one.refresh)
        screen.one.refresh = drawn  # type: ignore[method-assign]
        await pilot.press("down")

        assert [1, 6] == [region.y for region in drawn.regions]


class OneGrid(OnePanel):
    """A screen with nothing but a grid of three columns."""

    def panels(self) -> Iterable[Lines]:
        yield Grid(id="one")

    def draw(self, size: Size) -> None:
        self.query_one("#one", Grid).columns(3)
        super().draw(size)


async def test_a_grid_says_nothing_is_out_of_sight_when_nothing_is() -> None:
    screen = OneGrid(*numbered(18))
    async with an_app(screen).run_test(size=(60, 12)) as pilot:
        await pilot.press("end", "up")

        assert "above" not in shown(screen)[0]
        assert "below" not in shown(screen)[0]


async def test_a_grid_that_does_not_fit_scrolls_to_its_cursor() -> None:
    screen = OneGrid(*numbered(60))
    async with an_app(screen).run_test(size=(60, 12)) as pilot:
        for key in ("down", "end", "up", "left", "home", *["down"] * 15):
            await pilot.press(key)
            current = screen.one.current

            assert current is not None
            assert any(f">{current.key}" in line for line in shown(screen))
        assert "above" in shown(screen)[0]


async def test_a_grid_with_the_same_cards_in_other_columns_is_drawn_anew() -> None:
    """A hand keeps its cards when the terminal changes its size, and gets other columns."""
    screen = OneGrid(*numbered(4))
    async with an_app(screen).run_test(size=(60, 12)):
        grid = screen.query_one("#one", Grid)
        grid.columns(1)
        grid.fill("One", screen.items)
        below = shown(screen)[1:5]
        grid.columns(2)
        grid.fill("One", screen.items)

        assert 4 == len(list(filter(None, below)))
        assert 2 == len(list(filter(None, shown(screen)[1:5])))
