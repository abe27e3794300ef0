"""Breaking text between words: nothing is lost, nothing is too wide, and it always ends."""

from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from tui.wrap import wrapped

texts = st.text(st.sampled_from("ab é日 "), max_size=60)


@given(texts, st.integers(-2, 20), st.integers(0, 6))
def test_nothing_is_lost(text: str, width: int, indent: int) -> None:
    assert text.replace(" ", "") == "".join(wrapped(text, width, indent)).replace(" ", "")


@given(texts, st.integers(2, 20), st.integers(0, 6))
def test_no_line_is_too_wide(text: str, width: int, indent: int) -> None:
    assert all(cell_len(line) <= width for line in wrapped(text, width, min(indent, width - 2)))


def test_words_stay_whole_and_further_lines_are_indented() -> None:
    assert ("Ana takes", "  one card") == wrapped("Ana takes one card", 10, 2)
