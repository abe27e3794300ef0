"""The plain mode, on the toy game: every word is an answer, a look, or refused with a sentence."""

import errno
from pathlib import Path

import pytest

from saves.errors import WriteFailedError
from tests.cli.tables import ROWS, FullDisk, plain, toy_session
from tui.session import Session


def after(written: str, text: str) -> str:
    """Return what was written after a text was typed, up to the next prompt."""
    return written.partition(f"> {text}\n")[2].partition("> ")[0]


def test_it_writes_the_log_the_question_the_options_and_a_prompt() -> None:
    """In this order, each thing a line."""
    written = plain(toy_session(), "").splitlines()

    assert "Seat 0 TurnBegan 1" in written
    question = written.index("? Seat 0, main: 1 to 1.")
    assert written.index("Seat 0 TurnBegan 1") < question
    assert "  1 play Lamp" == written[question + 1]
    assert "> " == written[-1]


def test_an_answer_is_answered_with_its_lines_and_the_next_question() -> None:
    """Whether it was a number, a word or a key."""
    for typed in ("1", "lamp", "play lamp", "play:lamp"):
        found = after(plain(toy_session(), f"{typed}\n"), typed)

        assert found.startswith("Seat 0 Played"), typed
        assert "? Seat 0, main" in found


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("play dog", "only-a-reaction: play:dog (TOY-5)"),
        ("dog", "only-a-reaction: play:dog (TOY-5)"),
        ("dragon", 'Nothing here is called "dragon"'),
        ("77", "There is no number 77"),
        ("", "Type the number or the name"),
        ("1, 2", "Only 1 can be chosen here"),
        ("\x1b[31m", "Nothing here is called"),
        ("why play dog", "only-a-reaction"),
        ("why lamp", "The text of lamp."),
        ("why search", "no undo past that"),
        ("why 7.9", "Nothing here is called"),
        ("why 99.99", "Nothing here is called"),
        ("undo", "There is nothing to take back."),
        ("hand", "Hand: knife, map, lamp"),
        ("help", "leave; the game is saved"),
        ("log", "1.0 Seat 0 TurnBegan 1"),
        ("log turnb", "1.0 Seat 0 TurnBegan 1"),
        ("log zzz", "No line has that."),
        ("log 0", "?"),
    ],
)
def test_looks_and_refusals_answer_nothing(typed: str, said: str) -> None:
    """The question comes back, and the table is as it was."""
    session = toy_session()
    found = after(plain(session, f"{typed}\n"), typed.replace("\x1b", "?"))

    assert said in found
    assert found.endswith("? Seat 0, main: 1 to 1.\n")
    assert [] == session.table.answers


def test_undo_stops_where_chance_was_used() -> None:
    """And goes back before that, with the question as it was."""
    session = toy_session()
    written = plain(session, "lamp\nundo\nsearch\nundo\n")

    assert "Taken back: play:lamp." in written
    assert "Undo stops here: answer 1 used chance." in written
    assert [("search",)] == session.table.answers


def test_no_hand_is_written_for_another_person() -> None:
    """After the keyboard was passed on, only what that person may see is written, from both turns."""
    written = plain(toy_session(), "search\nend\nhand\nlog\nlamp\nend\n")
    first, ben, ada = written.split("--- Pass the keyboard to ")[1:]

    assert "Seat 0 Drew  knife, map, lamp" in first
    assert "Seat 1 Drew  ?, ?, ?" in first
    assert ben.startswith("Ben. ---")
    assert "Seat 0 Drew  ?, ?, ?" in ben
    assert "Seat 0 Drew  knife" not in ben
    assert ada.startswith("Ada. ---")
    assert "Seat 1 Drew  ?" in ada
    assert "Seat 1 Drew  dog" not in ada


def test_at_a_terminal_the_screen_is_cleared_between_persons() -> None:
    """The next person's cards come only after two presses, and after more lines than the screen has."""
    written = plain(toy_session(), "\nend\n\n\n", terminal=True)
    before, _, rest = written.partition("Enter clears the screen. ")

    assert "press Enter when only you can see the screen." in before
    assert rest.startswith("\n" * ROWS)
    assert rest.index("Ben, press Enter") < rest.index("Seat 1 Drew  lamp")


@pytest.mark.parametrize("typed", ["", "\n", "\nend\n", "\nend\n\n"])
def test_the_input_can_end_at_any_prompt(typed: str) -> None:
    """Nothing is answered by that."""
    session = toy_session()
    plain(session, typed, terminal=True)

    assert len(session.table.answers) == ("end" in typed)


def test_quit_leaves_the_rest_unread() -> None:
    """The game stays as it is."""
    session = toy_session()
    plain(session, "lamp\nquit\nlamp\n")

    assert [("play:lamp",)] == session.table.answers


def test_the_end_of_the_game_is_told() -> None:
    """With a line for each seat."""
    written = plain(toy_session(turns=2), "lamp\nend\nend\n")

    assert written.endswith("1. seat 0: 1\n2. seat 1: 0\n")


def test_a_game_that_goes_on_says_where() -> None:
    """And repeats what the last answer led to."""
    written = plain(toy_session(answers=(("play:lamp",),)), "")

    assert "The game goes on after answer 1." in written
    assert "Seat 0 Played" in written
    assert "Shuffled" not in written


@pytest.mark.parametrize("typed", [b"\xff\xe9\n", b"\x00\n", b"\r\n", b"a" * 200_000 + b"\nlamp\n"])
def test_any_bytes_are_read(typed: bytes) -> None:
    """What is no text names nothing, and the next line is read as if nothing had been."""
    session = toy_session()
    written = plain(session, typed)

    assert written.replace("\n", "").isprintable()
    assert ("lamp" in str(typed[-10:])) == bool(session.table.answers)


def test_an_answer_that_could_not_be_saved_is_asked_again() -> None:
    """It is not kept, and its lines are not shown."""
    full = WriteFailedError(Path("1.toml"), "write", OSError(errno.ENOSPC, ""), usable=True)
    keeper = FullDisk(toy_session().table, full)
    written = plain(Session(keeper, {}), "lamp\n")

    assert "Not saved: the disk is full. Your last answer is not kept." in written
    assert "Played" not in written
    assert [] == keeper.table.answers


def test_a_disk_that_nobody_can_trust_ends_the_game() -> None:
    """The caller says how to take it up again."""
    broken = WriteFailedError(Path("1.toml"), "sync", OSError(errno.EIO, ""))

    with pytest.raises(WriteFailedError):
        plain(Session(FullDisk(toy_session().table, broken), {}), "lamp\n")
