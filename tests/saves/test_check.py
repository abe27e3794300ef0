"""What `inkribbon check` is told of a save."""

from pathlib import Path
from typing import Any

import pytest

from saves import check
from saves.errors import DamagedError, DriftError, NotFoundError
from saves.game import SavedGame
from saves.store import Store
from tests.saves.playing import SETUP, TOY, Point, rules_for, script
from tests.saves.test_beside import catalogue_of, empty, flip, remove
from tests.saves.test_store import everything
from tests.saves.test_versions import Kinder, only


def left(store: Store) -> tuple[SavedGame, list[Point]]:
    steps, points = script(2, 30)
    with SavedGame.create(store, "Checked", TOY, SETUP, 2) as game:
        for step in steps:
            step.take(game)
    return game, points


def test_a_good_save_says_what_it_holds(store: Store) -> None:
    game, points = left(store)
    before = everything(store)

    found = check.check(game.place, rules_for)

    assert ("Checked", "toy", 1) == (found.name, found.game, found.rules)
    assert SETUP.names == tuple(seat.name for seat in found.seats)
    assert (len(points[-1].answers), points[-1].state.turn) == (found.answers, found.turn)
    assert len(points) - 1 - found.answers == 2 * found.undone
    assert found.undone > 0
    assert () == found.findings
    assert before == everything(store)


def change_a_word(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b"[[undo]]", b"[[redo]]"))


FINDINGS: dict[str, tuple[Any, tuple[str, str]]] = {
    "1.toml": (change_a_word, ("damaged", "chain")),
    "1.snapshot.json": (flip, ("damaged", "seal")),
    "campaign.json": (remove, ("not-found", "")),
    "catalogue": (empty, ("damaged", "")),
}


@pytest.mark.parametrize(("name", "case"), FINDINGS.items(), ids=list(FINDINGS))
def test_what_is_wrong_is_found(store: Store, name: str, case: tuple[Any, tuple[str, str]]) -> None:
    spoil, expected = case
    game, _ = left(store)
    path = catalogue_of(game) if name == "catalogue" else game.place.folder / name
    spoil(path)

    [found] = check.check(game.place, rules_for).findings

    assert (path.name, *expected) == (found.file, found.code, found.reason)


def test_damage_is_found_with_the_last_good_point(store: Store) -> None:
    game, _ = left(store)
    change_a_word(game.place.journal)

    [found] = check.check(game.place, rules_for).findings

    assert isinstance(found.error, DamagedError)
    assert found.error.answers is not None


def test_a_torn_tail_is_found(store: Store) -> None:
    game, _ = left(store)
    game.place.snapshot.unlink()
    game.place.journal.write_bytes(game.place.journal.read_bytes()[:-5])

    [found] = check.check(game.place, rules_for).findings

    assert ("1.toml", "damaged", "torn") == (found.file, found.code, found.reason)


def test_drift_before_the_snapshot_is_found_too(store: Store) -> None:
    """To open the game it is not looked for; to check it, every answer is replayed."""
    game, _ = left(store)

    [found] = check.check(game.place, only(Kinder())).findings

    assert isinstance(found.error, DriftError)


@pytest.mark.parametrize("text", [b"", b"nonsense", bytes(1000)])
def test_what_is_no_save_is_said_to_be_none(store: Store, text: bytes) -> None:
    game, _ = left(store)
    game.place.journal.write_bytes(text)

    found = check.check(game.place, rules_for)

    assert ("", 0) == (found.game, found.answers)
    assert ["damaged"] == [each.code for each in found.findings]


def test_a_campaign_or_a_journal_can_be_named(store: Store, tmp_path: Path) -> None:
    game, _ = left(store)

    assert (game.place,) == check.places_at(game.place.folder)
    assert (game.place,) == check.places_at(game.place.journal)
    for path in (tmp_path, tmp_path / "none.toml", tmp_path / "7.toml", game.place.snapshot):
        with pytest.raises(NotFoundError):
            check.places_at(path)
