"""Titles and bars: exact widths, and a meaning without colour."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tui.glyphs import ASCII, BOXES, bar, title
from tui.rows import text_of, width_of


def test_the_active_title_is_told_by_its_rule() -> None:
    shown = title("Hand 6", 20, ASCII, active=True), title("Hand 6", 20, ASCII)

    assert ["== Hand 6 ==========", "-- Hand 6 ----------"] == [text_of(each) for each in shown]


def test_what_stands_at_the_right_of_a_title_goes_first() -> None:
    wide = title("Hand 6", 32, BOXES, right="Inventory 3")
    narrow = title("Hand 6", 22, BOXES, right="Inventory 3")

    assert "── Hand 6 ───── Inventory 3 ────" == text_of(wide)
    assert "── Hand 6 ────────────" == text_of(narrow)


@given(st.text(max_size=30), st.integers(0, 60), st.booleans(), st.text(max_size=20))
def test_a_title_is_as_wide_as_it_should_be(
    text: str, width: int, active: bool, right: str
) -> None:
    assert width == width_of(title(text, width, BOXES, active=active, right=right))


@pytest.mark.parametrize(
    ("have", "most", "shown"),
    [(60, 80, "[######--]"), (0, 80, "[--------]"), (1, 80, "[#-------]"), (79, 80, "[#######-]"),
     (80, 80, "[########]"), (90, 80, "[########]"), (0, 0, "[--------]")],
)  # fmt: skip
def test_a_bar_is_full_or_empty_only_at_the_ends(have: int, most: int, shown: str) -> None:
    assert shown == bar(have, most, 8, ASCII)
