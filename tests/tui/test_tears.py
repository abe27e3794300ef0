"""Escape sequences in pieces: mended, or dropped; at worst one Escape, never a letter of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tui.tears import WAIT, Tears

SEQUENCES = ("\x1b[A", "\x1bOP", "\x1b[5~", "\x1b[1;5C", "\x1b[?2026;2$y")


def mended(*pieces: str, gap: float = 0.0) -> str:
    """What is passed on when pieces arrive with gaps between them."""
    tears = Tears()
    return "".join(tears.mend(piece, now * gap) for now, piece in enumerate(pieces))


@given(st.lists(st.sampled_from((*SEQUENCES, "a", "q", "é")), max_size=6), st.data())
def test_pieces_that_come_soon_are_whole_again(keys: list[str], data: st.DataObject) -> None:
    text = "".join(keys)
    cuts = sorted(data.draw(st.sets(st.integers(0, len(text)))))
    pieces = [text[a:b] for a, b in zip([0, *cuts], [*cuts, len(text)], strict=True)]

    assert text == mended(*pieces, gap=0.01)


@pytest.mark.parametrize("sequence", SEQUENCES)
def test_the_rest_of_a_sequence_whose_escape_was_taken_is_swallowed(sequence: str) -> None:
    for cut in range(2, len(sequence)):
        tears = Tears()
        passed = tears.mend("\x1b", 0.0)
        tears.escaped(0.1)
        passed += tears.mend(sequence[1:cut], 0.3) + tears.mend(sequence[cut:] + "q", 0.4)

        assert "\x1bq" == passed


@pytest.mark.parametrize("sequence", SEQUENCES)
def test_a_sequence_that_is_never_whole_is_dropped(sequence: str) -> None:
    for cut in range(2, len(sequence)):
        assert "q" == mended(sequence[:cut], "q", gap=WAIT * 1.1)


def test_escape_then_a_bracket_while_the_escape_still_waits() -> None:
    """The Escape is not taken for the key yet: the arrow is whole, however late its letter comes."""
    tears = Tears()
    passed = tears.mend("\x1b", 0.0) + tears.mend("[", 0.05)
    tears.escaped(0.1)

    assert "\x1b" == passed + tears.mend("B", 0.2)


def test_letters_after_a_real_escape_count() -> None:
    tears = Tears()
    passed = tears.mend("\x1b", 0.0)
    tears.escaped(0.1)

    assert "\x1bq" == passed + tears.mend("q", 0.2)


def test_a_bracket_long_after_an_escape_counts() -> None:
    tears = Tears()
    tears.mend("\x1b", 0.0)
    tears.escaped(0.1)

    assert "[B" == tears.mend("[B", 0.1 + WAIT * 1.1)


def test_no_word_of_a_torn_paste_is_a_command() -> None:
    tears = Tears()
    tears.mend("\x1b", 0.0)
    tears.escaped(0.1)
    passed = [tears.mend(piece, 0.2) for piece in ("[200~quit n", "n e\x1b[20", "1~", "j")]

    assert ["", "", "", "j"] == passed


def test_a_torn_paste_that_never_ends_does_not_swallow_for_ever() -> None:
    tears = Tears()
    tears.mend("\x1b", 0.0)
    tears.escaped(0.1)
    tears.mend("[200~quit", 0.2)

    assert "j" == tears.mend("j", 0.2 + WAIT * 1.1)
