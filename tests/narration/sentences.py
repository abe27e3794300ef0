"""What holds for every sentence, whatever it says."""

import re

from rich.cells import cell_len

UNFILLED = re.compile(r"[{}]|%\(|\bNone\b")


def assert_sentence(text: str) -> None:
    """A sentence says something, ends with a full stop or a question mark, and has no gaps."""
    assert text.strip() == text
    assert text.endswith((".", "?")), text
    assert_phrase(text)


def assert_phrase(text: str) -> None:
    """A phrase says something on one line and has no gaps."""
    assert text
    assert text.isprintable(), repr(text)
    assert not UNFILLED.search(text), text
    assert "  " not in text.replace(" + ", " "), text
    assert " ." not in text.replace(" ...", ""), text
    assert ".." not in text.replace("...", ""), text


def assert_fits(text: str, cells: int) -> None:
    """A text takes no more than so many cells."""
    assert cell_len(text) <= cells, f"{cell_len(text)} cells: {text}"
