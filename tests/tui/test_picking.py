"""Lists of options: how the footer writes the digits that work."""

import pytest

from tui.picking import keys_shown


@pytest.mark.parametrize(
    ("digits", "shown"),
    [
        ("", ""),
        ("4", "4"),
        ("12", "1-2"),
        ("54321", "1-5"),
        ("135", "1,3,5"),
        ("1245589", "1-2,4-5,8-9"),
    ],
)
def test_digits_are_written_each_and_no_other(digits: str, shown: str) -> None:
    assert shown == keys_shown(digits)
