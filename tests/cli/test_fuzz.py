"""Two persons at one keyboard who type whatever comes to mind."""

import re
from random import Random

import pytest

from tests.cli.conftest import RunIt

PASSED_ON = re.compile(r"^--- Pass the keyboard to (\w+)\. ---$", re.MULTILINE)
WORDS = (
    *map(str, range(9)), *("explore", "end", "ammo", "done", "none") * 4, "1, 2", "2 1", "use knife",
    "use hand knife", "buy foyer", "buy 7", "keep 1", "why 1", "why handgun", "why", "? explore",
    "undo", "hand", "piles", "zones", "mansion", "survivors", "log", "log 3", "log ana", "options",
    "help", "", ",", "e", "play", "[/]", "\x1b[2J", "\N{CJK UNIFIED IDEOGRAPH-6F22}" * 90,
)  # fmt: skip


@pytest.mark.parametrize("seed", range(2))
def test_nothing_breaks_and_no_hand_is_told_to_the_other(run: RunIt, seed: int) -> None:
    """Between two hand-overs only the cards of the person there are named as drawn or held."""
    dice = Random(seed)  # noqa: S311 - for play, not for secrets
    typed = "\n".join(dice.choices(WORDS, k=400))
    names = ("--names", "Ana,Ben", "--reactions", "everyone")
    found = run("play", "deckbuilding", "--plain", "--seed", str(seed), *names, typed=typed)
    _before, *parts = PASSED_ON.split(found.out)

    assert (0, "") == (found.code, found.err)
    assert found.out.replace("\n", "").isprintable()
    assert len(parts) > 4
    for reader, written in zip(parts[::2], parts[1::2], strict=True):
        other = "Ben" if reader == "Ana" else "Ana"
        assert not re.search(rf"^(?:[\d.]+ )?{other} draws (?!\d)", written, re.MULTILINE)
        assert not re.search(rf"^\? {other}, ", written, re.MULTILINE)
