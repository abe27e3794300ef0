"""Bad input: one clear line for each thing, exit code 2, nothing written, nothing lost."""

import errno
import io
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import RunIt

PLAY = ("play", "deckbuilding", "--plain")
ESCAPE = "\x1b[31m"


class _Full(io.RawIOBase):
    """A file on a disk without space."""

    def writable(self) -> bool:
        return True

    def write(self, data: object) -> int:
        raise OSError(errno.ENOSPC, "no space")


# What is typed after `inkribbon`, and a word of the complaint.
REFUSED = (
    (("play",), "GAME"),
    (("play", "chess", "--plain"), "chess"),
    (("deal",), "deal"),
    (("--frobnicate",), "--frobnicate"),
    ((*PLAY, "--frobnicate"), "--frobnicate"),
    ((*PLAY, "--scen", "first-timer"), "--scen"),
    ((*PLAY, "--jsonl"), "--jsonl"),
    ((*PLAY, "--mode", "solitaire"), "solitaire"),
    ((*PLAY, "--scenario", "first-tiner"), 'did you mean "first-timer"'),
    ((*PLAY, "--scenario", f"{ESCAPE}red"), r"\x1b[31mred"),
    ((*PLAY, "--scenario", ""), "--scenario"),
    ((*PLAY, "--mansion", "garden"), "garden"),
    ((*PLAY, "--reactions", "never"), "never"),
    ((*PLAY, "--seats", "0"), "1 to 4"),
    ((*PLAY, "--seats", "5"), "1 to 4"),
    ((*PLAY, "--seats", "-1"), "1 to 4"),
    ((*PLAY, "--seats", "two"), "1 to 4"),
    ((*PLAY, "--seats", "\N{FULLWIDTH DIGIT TWO}"), "1 to 4"),
    ((*PLAY, "--seats", "9" * 5000), "1 to 4"),
    ((*PLAY, "--seats", "1\n2"), r"1\n2"),
    ((*PLAY, "--seed", "-1"), "--seed"),
    ((*PLAY, "--seed", str(2**64)), "18446744073709551615"),
    ((*PLAY, "--seed", "1e3"), "1e3"),
    ((*PLAY, "--seed", "9" * 5000), "--seed"),
    ((*PLAY, "--bots", "genius"), "genius"),
    ((*PLAY, "--bots", "random,random", "--seats", "1"), "2 bots for 1 seats"),
    ((*PLAY, "--names", ""), "a name is needed"),
    ((*PLAY, "--names", "Ana,,Ben"), "a name is needed"),
    ((*PLAY, "--names", "Ana,  "), "a name is needed"),
    ((*PLAY, "--names", "Ana,Ana"), "Ana"),
    ((*PLAY, "--names", "A" * 25), "24 cells"),
    ((*PLAY, "--names", "\N{CJK UNIFIED IDEOGRAPH-6F22}" * 13), "24 cells"),
    ((*PLAY, "--names", "A" + "\N{COMBINING ACUTE ACCENT}" * 500), "24 cells"),
    ((*PLAY, "--names", f"{ESCAPE}Ana"), r"\x1b[31mAna"),
    ((*PLAY, "--names", "A\nB"), r"A\nB"),
    ((*PLAY, "--names", "A\N{RIGHT-TO-LEFT OVERRIDE}B"), r"\u202e"),
    ((*PLAY, "--names", "A\udcffB"), r"\udcff"),
    ((*PLAY, "--names", "Ana,Ben", "--seats", "1"), "2 names for 1 seats"),
    ((*PLAY, "--piles", "Dragon"), "Dragon"),
    ((*PLAY, "--piles", "Hunter"), "Hunter"),
    ((*PLAY, "--piles", "Grenade,Grenade"), "Grenade"),
    ((*PLAY, "--piles", "Grenade+Grenade"), "Grenade"),
    ((*PLAY, "--piles", "Handgun"), "Handgun"),
    ((*PLAY, "--piles", "Grenade", "--scenario", "first-timer"), "not both"),
    ((*PLAY, "--piles", ",,,"), 'no Resource card is called ""'),
    ((*PLAY, "--save-dir", ""), "--save-dir"),
    ((*PLAY, "--save-dir", "~nobody-here/x"), "~nobody-here"),
    ((*PLAY, "--position", "nowhere.toml"), "nowhere.toml"),
    ((*PLAY, "--position", "/dev/zero"), "a plain file"),
    (("check", "/dev/zero/1.toml"), "no such file"),
    ((*PLAY, "--position", "/"), "read"),
    (("play", "deckbuilding"), "terminal"),
    ((), "terminal"),
    (("resume", "--plain"), "no game is saved"),
    (("resume", "ana", "--plain"), "ana"),
    (("resume", "../../etc/1", "--plain"), "../../etc/1"),
    (("replay", "ana"), "ana"),
    (("rules", "99.99"), "99.99"),
    (("rules", f"{ESCAPE}x"), r"\x1b[31mx"),
    (("check", "/no/such/place"), "/no/such/place"),
)


@pytest.mark.parametrize(("arguments", "word"), REFUSED, ids=lambda each: repr(each)[:50])
def test_is_refused_in_one_line(
    run: RunIt, home: Path, arguments: tuple[str, ...], word: str
) -> None:
    """The line is on the standard error, names what is wrong, and nothing is made."""
    found = run(*arguments, typed="end\n")

    assert (2, "", 1) == (found.code, found.out, len(found.complaints)), found
    assert found.err.startswith("inkribbon: ")
    assert word in found.err
    assert found.err.rstrip("\n").isprintable()
    assert not home.exists()


def test_a_home_of_nobody_is_refused(run: RunIt, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder for saves may be in the environment too."""
    monkeypatch.setenv("INKRIBBON_HOME", "~nobody-here/x")
    found = run("resume", "--plain")

    assert (2, "", 1) == (found.code, found.out, len(found.complaints)), found
    assert "no user of this machine has the folder ~nobody-here" in found.err


@pytest.mark.parametrize("arguments", [("rules",), (*PLAY, "--seed", "1")])
def test_a_full_disk_under_the_output_is_said(
    run: RunIt, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    """The program is not to blame, and whoever reads the output later must not think it whole."""
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BufferedWriter(_Full(), 1)))
    found = run(*arguments)

    assert 1 == found.code
    assert ["inkribbon: the output could not be written: the disk is full"] == found.complaints


def test_a_folder_with_too_long_a_name_is_told_in_words(run: RunIt) -> None:
    """The system's own word for it, ENAMETOOLONG, is for programmers."""
    found = run(*PLAY, "--save-dir", "a" * 300)

    assert (1, 1) == (found.code, len(found.complaints)), found
    assert "its name is too long" in found.err


def test_complaints_leave_the_output_alone(run: RunIt, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the standard error is closed there is nobody to complain to."""
    monkeypatch.setattr(sys, "stderr", None)
    found = run("rules", "99.99")

    assert (2, "") == (found.code, found.out)


def test_all_that_is_wrong_is_named_at_once(run: RunIt, home: Path) -> None:
    """Nobody mends one option to learn of the next."""
    found = run(
        *PLAY, "--mode", "x", "--scenario", "x", "--seats", "9", "--seed", "x", "--names", "A,A"
    )

    options = ("--mode:", "--scenario:", "--seats:", "--names:", "--seed:")
    assert 2 == found.code
    assert list(options) == [line.split()[1] for line in found.complaints]
    assert not home.exists()


POSITION = """
format = 1
game = "deckbuilding"
mode = "story"
scenario = "first-timer"
mansion = ["Majini", "Uroboros Aheri"]

[[seat]]
character = "Leon S. Kennedy"
hand = ["Handgun", "Combat Knife"]
"""


@pytest.mark.parametrize(
    ("text", "word"),
    [
        (POSITION.replace('"Majini"', '"Majini * 4"'), "Majini"),
        (POSITION.replace('"Handgun"', '"Six Shooter * 6"'), "Six Shooter"),
        (POSITION.replace("format = 1", "format = 2"), "format"),
        (POSITION.replace("deckbuilding", "war"), "war"),
        (POSITION.replace(', "Uroboros Aheri"', ""), "Boss"),
        (POSITION[:-3], "TOML"),
        ("\x1b[31m = 1", "TOML"),
    ],
)
def test_a_position_is_refused_with_its_faults(
    run: RunIt, home: Path, tmp_path: Path, text: str, word: str
) -> None:
    """`play` and `check` find the same faults, and nothing is saved."""
    path = tmp_path / "position.toml"
    path.write_text(text, "utf-8")
    played = run(*PLAY, "--position", str(path))
    checked = run("check", str(path))

    assert 2 == played.code == checked.code
    assert any(word in line for line in played.complaints), played.err
    assert all("position.toml" in line for line in played.complaints)
    assert not home.exists()


def test_a_position_cannot_be_changed_by_options(run: RunIt, home: Path, tmp_path: Path) -> None:
    """It states the whole table."""
    path = tmp_path / "position.toml"
    path.write_text(POSITION, "utf-8")
    found = run(*PLAY, "--position", str(path), "--seats", "2", "--mansion", "premiere")

    assert (2, 1) == (found.code, len(found.complaints))
    assert "--mansion and --seats" in found.err
    assert not home.exists()


def test_ten_faults_of_a_folder_are_ten_lines(run: RunIt, tmp_path: Path) -> None:
    """Each with its file, table, key and what was expected."""
    folder = tmp_path / "content"
    folder.mkdir()
    card = '[[card]]\nid = "XX-00{n}"\nname = "Thing {n}"\nkind = "{kind}"\n{rest}\n'
    (folder / "cards.toml").write_text(
        'box = "mine"\n'
        + card.format(n=1, kind="weapn", rest="copies = 5")
        + card.format(n=2, kind="action", rest='copies = 5\ncost = "ten"')
        + card.format(n=3, kind="action", rest="copies = 0\ncost = 10")
        + card.format(n=4, kind="action", rest="copies = 5\ncost = 10\ncolour = 1")
        + card.format(n=5, kind="action", rest='copies = 5\ncost = 10\non_play = [{ do = "fly" }]'),
        "utf-8",
    )
    (folder / "lists.toml").write_text(
        '[[scenario]]\nid = "s"\nname = "S"\nmode = "chess"\nboxes = ["premiere"]\n'
        'basics = "none"\npiles = [["Dragon"]]\nfeel = "Odd."\n'
        '[[mansion]]\nid = "m"\nname = "M"\nbox = "mine"\ncards = { "Majini" = 99 }\n',
        "utf-8",
    )
    (folder / "broken.toml").write_text("= 1\n", "utf-8")
    found = run("check", str(folder))

    lines = found.out.splitlines()
    assert 2 == found.code
    assert 10 == len(lines), lines
    assert len(lines) == len(set(lines))
    for file in ("cards.toml", "lists.toml", "broken.toml"):
        assert any(line.startswith(f"{file}: ") for line in lines)
    for part in ("card XX-001", "cost", "copies", "colour", "on_play", "mode", "basics", "Dragon"):
        assert any(part in line for line in lines), (part, lines)


def test_names_with_brackets_are_names(run: RunIt) -> None:
    """What is markup to some is text here."""
    found = run(*PLAY, "--names", "[/,[b]x", "--seed", "1")

    assert 0 == found.code
    assert "At the table: [/, [b]x." in found.out
