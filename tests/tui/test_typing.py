"""A line that is typed takes any character, shows it literally, and never grows too wide."""

from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from tui.rows import text_of
from tui.widgets.typing import Typing


def pressed(line: Typing, *keys: str) -> Typing:
    for key in keys:
        line = line.press(key, key if len(key) == 1 else "")
    return line


def test_a_word_is_typed_and_mended_in_its_middle() -> None:
    line = pressed(
        Typing.of("Ann"), "left", "left", "delete", "x", "end", "backspace", "home", "ctrl+u"
    )

    assert ("Ax", 0) == (line.text, line.cursor)


def test_keys_that_mean_nothing_change_nothing() -> None:
    line = Typing.of("Ben")

    assert line == pressed(line, "f5", "tab", "ctrl+p", "right")


def test_the_cursor_is_seen_without_colour() -> None:
    assert "A_na" == text_of(pressed(Typing.of("Ana"), "left", "left").spans())


def test_a_pasted_text_is_one_line() -> None:
    assert "one two" == Typing().insert("one\r\ntwo").text


@given(st.text(), st.integers(1, 10))
def test_it_is_never_wider_than_it_may_be(text: str, most: int) -> None:
    assert most >= cell_len(Typing.of("", most).insert(text).text)
