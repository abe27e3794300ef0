"""What an acknowledged answer does not wait for."""

from pathlib import Path
from threading import Event

import pytest

from saves import files
from saves.behind import Behind
from saves.game import SavedGame
from saves.store import Store
from tests.saves.playing import SETUP, TOY


def test_work_is_done_one_after_another() -> None:
    behind, done = Behind(), list[int]()
    for number in range(20):
        behind.do(lambda number=number: done.append(number))  # type: ignore[misc]
    behind.wait()

    assert list(range(20)) == done


def test_what_work_raises_is_raised_where_it_can_be_met() -> None:
    def fail() -> None:
        raise ZeroDivisionError

    behind = Behind()
    behind.do(fail)

    with pytest.raises(ZeroDivisionError):
        behind.wait()
    behind.wait()


def test_the_end_of_a_turn_is_acknowledged_before_its_snapshot_is_written(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = SavedGame.create(store, "", TOY, SETUP, 1)
    before = game.place.snapshot.read_bytes()
    acknowledged, replace = Event(), files.replace

    def patient(path: Path, data: bytes) -> None:
        assert acknowledged.wait(60)
        replace(path, data)

    monkeypatch.setattr(files, "replace", patient)
    game.play(("end",))
    assert before == game.place.snapshot.read_bytes()

    acknowledged.set()
    game.settle()
    assert before != game.place.snapshot.read_bytes()
