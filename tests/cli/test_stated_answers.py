"""The answers of a position file: checked, and given before anybody sits down."""

from pathlib import Path

import pytest

from tests.cli.conftest import RunIt

TESTS = Path(__file__).parent.parent
CASES = {
    "deckbuilding": TESTS / "rulings" / "dbg-r-01.toml",
    "war": TESTS / "cards" / "war" / "hero-alice.toml",
    "undead": TESTS / "undead" / "rulings" / "r-04.toml",
}
every_game = pytest.mark.parametrize("game", CASES)


def with_answers(path: Path, to: Path, answers: str) -> Path:
    """Write a case anew with other answers."""
    text = path.read_text("utf-8")
    start = text.index("answers = [")
    end = text.index("]", start) + 1
    to.write_text(f"{text[:start]}answers = {answers}{text[end:]}", "utf-8")
    return to


@every_game
def test_check_names_an_answer_that_is_none(run: RunIt, tmp_path: Path, game: str) -> None:
    """By its number, with what would do; a file whose answers are good has no fault."""
    wrong = with_answers(CASES[game], tmp_path / "case.toml", '["fly:away"]')
    good, bad = run("check", str(CASES[game])), run("check", str(wrong))

    assert (0, 2) == (good.code, bad.code)
    assert "case.toml: answers: number 1: one of " in bad.out
    assert '"fly:away"' in bad.out


@every_game
def test_play_begins_after_them(run: RunIt, game: str) -> None:
    """A position with answers is a table after something was done there."""
    found = run("play", game, "--position", str(CASES[game]), "--plain")

    assert (0, "") == (found.code, found.err)
    assert "The game goes on after answer " in found.out


@every_game
def test_play_refuses_an_answer_that_is_none(
    run: RunIt, tmp_path: Path, home: Path, game: str
) -> None:
    """In one line, and no game is made."""
    wrong = with_answers(CASES[game], tmp_path / "case.toml", '["fly:away"]')
    found = run("play", game, "--position", str(wrong), "--plain")

    assert 2 == found.code
    assert 1 == len(found.complaints)
    assert "case.toml: answers: number 1: " in found.err
    assert not home.exists()


def test_undo_takes_them_back(run: RunIt, tmp_path: Path) -> None:
    """As far as undo goes at any table."""
    path = with_answers(CASES["undead"], tmp_path / "case.toml", '["attack:1"]')
    found = run("play", "undead", "--position", str(path), "--plain", typed="undo\n")

    assert "Taken back: attack:1." in found.out


def test_answers_after_the_end_are_told(run: RunIt, tmp_path: Path) -> None:
    """UND-16.1: the Mission is won with the first."""
    path = tmp_path / "won.toml"
    path.write_text(
        """
format = 1
game = "undead"
mission = "Beach of Bones"
track = ["Jungle Trail", "Ruined Village"]
objective_active = true
work = 2
answers = ["work:1", "end"]
[[soldier]]
name = "Sergeant Walt Doyle"
at = 3
""",
        "utf-8",
    )

    assert "number 2: nothing, as the game is over then" in run("check", str(path)).out


def test_a_squad_has_none(run: RunIt, tmp_path: Path) -> None:
    """It begins its Mission at the start."""
    path = tmp_path / "squad.toml"
    path.write_text(
        'format = 1\ngame = "undead"\nsquad = "One"\nmission = "Compline"\nanswers = ["end"]\n'
        '[[soldier]]\nname = "Sergeant Walt Doyle"\n',
        "utf-8",
    )

    assert "answers: nothing, as a squad has no table" in run("check", str(path)).out
