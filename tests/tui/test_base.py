"""What every screen does: keys, sizes, the question line, text of strangers."""

from typing import Any

import pytest
from textual.app import App
from textual.events import Paste

from tests.tui.demo import Demo
from tests.tui.dump import dump, lines
from tests.tui.tables import an_app
from tui.app import InkRibbonApp

HOSTILE = ("[/", "[b]bold?", "\x1b[31mred", "[@click=app.quit]x[/]", "日本語 [/x", "\u202egnp.exe")


def a_demo(*words: str) -> InkRibbonApp:
    return an_app(Demo(words) if words else Demo())


def question(app: App[Any]) -> str:
    return next(line for line in reversed(lines(app)) if line.startswith(("?", "!")))


async def test_the_question_is_the_last_line_but_one_and_the_log_above_it() -> None:
    app = a_demo()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")

        assert [
            "ribbon was taken.",
            "? Take a word. Enter takes the one under the cursor.",
        ] == lines(app)[-3:-1]


async def test_a_number_does_its_row_and_leaves_the_cursor_there() -> None:
    app = a_demo()
    async with app.run_test() as pilot:
        await pilot.press("3")

        assert ["mansion"] == screen(app).taken
        assert ">3 mansion" in dump(app)


async def test_tab_gives_the_keys_to_the_next_panel_and_back() -> None:
    app = a_demo()
    async with app.run_test() as pilot:
        await pilot.press("tab")
        right = lines(app)[1]
        await pilot.press("shift+tab")

        assert "-- Words 3" in right
        assert "== Letters" in right
        assert "== Words 3" in lines(app)[1]


async def test_a_command_that_does_not_work_says_why_until_the_next_key() -> None:
    app = a_demo()
    async with app.run_test() as pilot:
        await pilot.press("u")
        refused = question(app)
        await pilot.press("down")

        assert "! Nothing has been taken (DEMO-1.1)." == refused
        assert question(app).startswith("? Take a word")


@pytest.mark.parametrize("again", ["n", "enter", "y"])
async def test_a_second_press_does_what_cannot_be_taken_back(again: str) -> None:
    app = a_demo()
    async with app.run_test() as pilot:
        await pilot.press("n")
        asked = question(app)
        await pilot.press(again)

        assert "? End? n or Enter ends." == asked
        assert app._exit


@pytest.mark.parametrize("other", ["escape", "down", "x"])
async def test_any_other_key_forgets_it(other: str) -> None:
    app = a_demo()
    async with app.run_test() as pilot:
        await pilot.press("n", other)

        assert question(app).startswith("? Take a word")
        assert isinstance(app.screen, Demo)


@pytest.mark.parametrize("key", ["q", "ctrl+c"])
async def test_leaving_is_asked_twice(key: str) -> None:
    app = a_demo()
    async with app.run_test() as pilot:
        await pilot.press(key)
        left_at_once, keys = app._exit, lines(app)[-1]
        await pilot.press(key)

        assert not left_at_once
        assert keys == " Enter Leave  Esc Stay  q Leave"
        assert app._exit


async def test_escape_stays_and_the_keys_of_the_screen_are_back() -> None:
    app = a_demo()
    async with app.run_test() as pilot:
        before = lines(app)[-1]
        await pilot.press("q", "escape")

        assert lines(app)[-1] == before
        assert not app._exit


async def test_capital_letters_are_no_commands() -> None:
    """What a torn escape sequence leaves behind must not act."""
    app = a_demo()
    async with app.run_test() as pilot:
        await pilot.press("Q", "Q", "N", "N")

        assert not app._exit


async def test_find_stands_on_the_first_row_with_the_text() -> None:
    app = a_demo()
    async with app.run_test() as pilot:
        await pilot.press("slash", "W", "r")
        while_typing = lines(app)[-2:]
        await pilot.press("enter")

        assert ["? Find: Wr_", " Enter Done  Esc Cancel"] == while_typing
        assert ">2 typewriter" in dump(app)


async def test_the_palette_does_what_its_key_does() -> None:
    app = a_demo()
    async with app.run_test() as pilot:
        await pilot.press("ctrl+p", *"second press", "enter")
        await pilot.pause()

        assert "? End? n or Enter ends." == question(app)


async def test_the_palette_puts_what_was_typed_as_a_key_first() -> None:
    screen = Demo()
    async with an_app(screen).run_test() as pilot:
        await pilot.press("ctrl+p", "n")

        assert " n " in next(line for line in lines(pilot.app) if line.startswith(">"))


async def test_the_palette_tells_why_a_command_does_not_work() -> None:
    app = a_demo()
    async with app.run_test() as pilot:
        await pilot.press("ctrl+p", *"undo")
        shown = dump(app)
        await pilot.press("enter")

        assert ">- u          Undo        Nothing has been taken (DEMO-1.1)." in shown
        assert "! Nothing has been taken (DEMO-1.1)." == question(app)


async def test_help_names_every_key_of_the_screen() -> None:
    app = a_demo()
    async with app.run_test(size=(80, 40)) as pilot:
        await pilot.press("question_mark", "2")
        await pilot.pause()
        shown = dump(app)

        assert [] == [each.id for each in Demo().commands if f" {each.shown} " not in shown]


@pytest.mark.parametrize("word", HOSTILE)
async def test_text_of_strangers_is_shown_literally(word: str) -> None:
    app = a_demo(word)
    async with app.run_test() as pilot:
        await pilot.press("1", "question_mark", "escape", "ctrl+p", "[", "/", "escape")
        await pilot.pause()
        shown = dump(app)

        assert "\x1b" not in shown
        assert f">1 {word}"[:6].replace("\x1b", "?").replace("\u202e", "?") in shown


async def test_pasted_text_is_no_command() -> None:
    app = a_demo()
    async with app.run_test() as pilot:
        app.post_message(Paste("qqnn\r"))
        await pilot.pause()

        assert not app._exit
        assert [] == screen(app).taken


async def test_pasted_text_goes_into_the_line_that_is_typed() -> None:
    app = a_demo()
    async with app.run_test() as pilot:
        await pilot.press("slash")
        app.post_message(Paste("man\r\nsion [/"))
        await pilot.pause()

        assert "? Find: man sion [/_" == question(app)


SMALL = "Ink Ribbon needs 40x12. The game is saved."


@pytest.mark.parametrize("size", [(39, 12), (40, 11), (30, 5), (10, 5), (3, 2), (1, 1), (200, 3)])
async def test_where_nothing_fits_one_text_alone_is_shown(size: tuple[int, int]) -> None:
    app = a_demo()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("down")
        before = dump(app)
        await pilot.resize_terminal(*size)
        await pilot.pause()
        small = dump(app)
        await pilot.press("enter", "down", "n", "n", "question_mark")
        await pilot.resize_terminal(80, 24)
        await pilot.pause()

        assert SMALL.startswith(" ".join(small.split())[: size[0] * size[1]].rstrip())
        assert before == dump(app)


async def test_q_leaves_at_once_where_nothing_fits() -> None:
    app = a_demo()
    async with app.run_test(size=(20, 5)) as pilot:
        await pilot.press("q")

        assert app._exit


@pytest.mark.parametrize("size", [(40, 12), (60, 20), (80, 24), (120, 40), (200, 60)])
async def test_a_screen_uses_exactly_the_room_there_is(size: tuple[int, int]) -> None:
    app = a_demo()
    async with app.run_test(size=size):
        shown = lines(app)

        assert size[1] == len(shown)
        assert max(map(len, shown)) <= size[0]
        assert shown[-1].endswith("Esc Back  q Quit  ? Why")


async def test_a_storm_of_sizes_changes_nothing() -> None:
    app = a_demo()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("2", "question_mark")
        await pilot.pause()
        before = dump(app)
        for number in range(30):
            await pilot.resize_terminal(1 + number * 37 % 200, 1 + number * 17 % 60)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()

        assert before == dump(app)


async def test_a_fault_of_ours_ends_with_exit_code_1() -> None:
    app = a_demo()

    class OursError(Exception):
        pass

    async def play() -> None:
        async with app.run_test() as pilot:
            app.call_later(fail)
            await pilot.pause()

    def fail() -> None:
        raise OursError

    with pytest.raises(OursError):
        await play()

    assert 1 == app.return_code


def screen(app: InkRibbonApp) -> Demo:
    """The demonstration under test."""
    return next(each for each in app.screen_stack if isinstance(each, Demo))
