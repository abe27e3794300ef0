"""Text of strangers on a terminal: nothing it obeys, and cells that can be counted on."""

import unicodedata

from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from tui.widgets.safe import safe


def test_what_steers_a_terminal_is_shown_as_a_question_mark() -> None:
    assert "?[31mred?[0m ??" == safe("\x1b[31mred\x9b[0m \u202e\u200b")


def test_markup_and_letters_of_all_languages_stay() -> None:
    assert "[/ [b]x Zoë 日本" == safe("[/ [b]x Zoë 日本")


def test_what_another_encoding_lacks_keeps_its_cells() -> None:
    assert "Zoë ????" == safe("Zoë 日本", "latin-1")
    assert "Zo? ????" == safe("Zoë 日本", "ascii")


@given(st.text())
def test_nothing_invisible_is_left(text: str) -> None:
    left = {unicodedata.category(each) for each in safe(text)}

    assert not left & {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}


@given(st.text())
def test_another_encoding_changes_no_width(text: str) -> None:
    assert cell_len(safe(text)) == cell_len(safe(text, "ascii"))
