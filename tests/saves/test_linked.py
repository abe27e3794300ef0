"""Linked games: what they carry on is kept beside them, and each further one is there whole or not at all."""

from pathlib import Path
from typing import Any

import pytest

from saves import files, linked
from saves.campaign import read_campaign
from saves.check import check, places_at
from saves.errors import Damage, DamagedError, LockedError, NewerError, WriteFailedError
from saves.game import SavedGame
from saves.linked import Linked
from saves.sealed import seal
from saves.store import Store
from tests.saves.playing import SETUP, TOY, rules_for

FIRST = Linked(linked.FORMAT, "toy", 0, over=False, standing={"gold": 3})


def begun(store: Store, name: str = "Two nights") -> Path:
    with SavedGame.create(store, name, TOY, SETUP, 1, FIRST) as game:
        return game.place.folder


def test_a_single_game_is_not_linked_and_linked_ones_keep_what_they_carry_on(store: Store) -> None:
    with SavedGame.create(store, "Alone", TOY, SETUP, 1) as single:
        folder = single.place.folder
    together = begun(store)

    assert not linked.is_linked(folder)
    assert linked.is_linked(together)
    assert FIRST == linked.read(together)


def test_a_further_game_is_a_chapter_of_the_same_campaign(store: Store) -> None:
    folder = begun(store)
    with SavedGame.create_next(store, folder, 2, TOY, SETUP, 7) as game:
        place = game.place
    known = read_campaign(place.campaign)

    assert f"{folder.name}/2" == place.id
    assert [1, 2] == [each.number for each in known.chapters]
    assert ["Two nights"] == list({each.name for each in store.games()})
    assert {(2, True), (1, False)} == {
        (int(each.id[-1]), each.latest) for each in store.games() if each.linked
    }


def test_nothing_of_a_further_game_stays_where_the_disk_fails(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its journal comes last: what was written before it belongs to no game."""
    folder = begun(store)
    replace = files.replace

    def failing(path: Path, data: bytes) -> None:
        if path.name == "2.toml":
            raise WriteFailedError(path, "write", OSError(28, "full"))
        replace(path, data)

    monkeypatch.setattr(files, "replace", failing)
    with pytest.raises(WriteFailedError):
        SavedGame.create_next(store, folder, 2, TOY, SETUP, 7)
    monkeypatch.undo()

    assert [1] == [each.number for each in read_campaign(folder / "campaign.json").chapters]
    assert [f"{folder.name}/1"] == [each.id for each in store.games()]


def test_a_chapter_whose_line_in_the_campaign_was_not_written_is_played_all_the_same(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = begun(store)
    replace = files.replace

    def failing(path: Path, data: bytes) -> None:
        if path.name == "campaign.json":
            raise WriteFailedError(path, "write", OSError(28, "full"))
        replace(path, data)

    monkeypatch.setattr(files, "replace", failing)
    with pytest.raises(WriteFailedError):
        SavedGame.create_next(store, folder, 2, TOY, SETUP, 7)
    monkeypatch.undo()
    with SavedGame.open(store, f"{folder.name}/2", rules_for) as game:
        assert 7 == game.table.seed


def test_a_campaign_that_is_being_played_gets_no_further_game(store: Store) -> None:
    folder = begun(store)
    with (
        SavedGame.open(store, f"{folder.name}/1", rules_for),
        pytest.raises(LockedError),
    ):
        SavedGame.create_next(store, folder, 2, TOY, SETUP, 7)


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda text: b"", Damage.EMPTY),
        (lambda text: text[:40], Damage.FORM),
        (lambda text: text.replace(b'"gold":3', b'"gold":9'), Damage.SEAL),
    ],
    ids=("empty", "cut", "changed"),
)
def test_damage_is_told_and_the_games_are_still_there(
    store: Store, spoil: Any, reason: Damage
) -> None:
    folder = begun(store)
    path = linked.path_in(folder)
    path.write_bytes(spoil(path.read_bytes()))
    with pytest.raises(DamagedError) as refused:
        linked.read(folder)

    assert reason == refused.value.reason
    (place,) = places_at(folder)
    checked = check(place, rules_for)
    assert [linked.NAME] == [each.file for each in checked.findings]
    assert [f"{folder.name}/1"] == [each.id for each in store.games()]


def test_what_is_newer_or_of_another_form_is_refused(store: Store) -> None:
    folder = begun(store)
    linked.write(folder, Linked(2, "toy", 0, over=False, standing=None))
    with pytest.raises(NewerError):
        linked.read(folder)
    linked.path_in(folder).write_bytes(seal(b'{"format":1,"game":5}'))
    with pytest.raises(DamagedError):
        linked.read(folder)
