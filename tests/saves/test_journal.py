"""Journals: whole records or torn ones, and a disk that refuses."""

import errno
import os
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from core.kernel.decision import IllegalAnswerError
from core.kernel.table import Table, UndoError, fingerprint
from saves import files, reports
from saves.errors import ClosedError, DamagedError, UnwritableError, WriteFailedError
from saves.game import SavedGame
from saves.history import read_history
from saves.records import Answered, Undone, entry_text, read_entry
from saves.store import Store
from tests.saves.playing import SETUP, TOY, Point, records_of, rules_for, script


def played(store: Store, seed: int = 2, steps: int = 12) -> tuple[SavedGame, list[Point]]:
    """Return a game after some steps, still open, and what it was after each record."""
    taken, points = script(seed, steps)
    game = SavedGame.create(store, "Played", TOY, SETUP, seed)
    for step in taken:
        step.take(game)
    return game, points


def test_a_journal_is_toml_with_a_table_for_each_answer_and_each_undo(store: Store) -> None:
    game, points = played(store)

    tables = tomllib.loads(game.place.journal.read_text("utf-8"))

    assert ["game", "answer", "undo"] == list(tables)
    assert ("toy", 1, 2) == tuple(tables["game"][key] for key in ("game", "rules", "seed"))
    assert SETUP.names == tuple(tables["game"]["setup"]["names"])
    assert len(points) - 1 == len(tables["answer"]) + len(tables["undo"])
    given_to = {fingerprint(point.state) for point in points[:-1]}
    assert given_to == {each["state"] for kind in tables.values() for each in _list(kind)}


def _list(kind: Any) -> list[Any]:
    return kind if isinstance(kind, list) else [kind]


def test_a_journal_is_toml_after_each_record(store: Store) -> None:
    text = played(store)[0].place.journal.read_text("utf-8")
    records = text.split("\n\n")

    for count in range(1, len(records)):
        tomllib.loads("\n\n".join(records[:count]))


@pytest.mark.parametrize("keys", [(), ("",), ("a",), ("a", 'b"\\\n[x]\x7f\0'), ("\N{SNOWMAN}, ",)])
def test_an_answer_comes_back_whatever_its_keys(keys: tuple[str, ...]) -> None:
    entry = Answered(7, keys, "0" * 16)

    assert entry == read_entry(entry_text(entry).encode())


def test_an_undo_comes_back() -> None:
    entry = Undone(7, "f" * 16)

    assert entry == read_entry(entry_text(entry).encode())


def test_a_tail_torn_at_any_byte_is_cut_off_and_said(memory: Path) -> None:
    """Only where whole records are left can nothing be said: so a program killed earlier leaves it."""
    store = Store(memory)
    game, points = played(store, steps=4)
    game.close()
    game.place.snapshot.unlink()
    whole = game.place.journal.read_bytes()
    ends = [entry.end for entry in read_history(game.place.journal, whole).entries]
    start = whole.index(b"[[answer]]")
    for size in range(start, len(whole)):
        game.place.journal.write_bytes(whole[:size])

        with SavedGame.open(store, game.id, rules_for) as again:
            count = sum(end <= size for end in ends)
            said = [(report.code, report.answers) for report in again.reports]
            answers = len(points[count].answers)
            assert said == ([] if size in (start, *ends) else [(reports.TORN, answers)])
            assert points[count].is_that_of(again.table)
            if again.reports:
                kept = again.place.folder / again.reports[0].kept
                assert whole[:size] == kept.read_bytes()
                kept.unlink()


@pytest.mark.parametrize("zeros", [1, 100, 5000])
def test_space_that_was_never_filled_is_a_torn_tail(store: Store, zeros: int) -> None:
    game, points = played(store)
    game.close()
    with game.place.journal.open("ab") as file:
        file.write(b"[[answer]]\nn = " + bytes(zeros))

    with SavedGame.open(store, game.id, rules_for) as again:
        assert [reports.TORN] == [report.code for report in again.reports]
        assert points[-1].is_that_of(again.table)


@pytest.mark.parametrize(
    "rest",
    [
        b"x",
        b"\n",
        b"[[answer]]\nn = 9999\nkeys",
        b"[[answer]]\nkeys",
        b'[[answer]]\nn = %d\nkeys = ["a\x01',
        b'[[answer]]\nn = %d\nkeys = []\nstate = "xyz',
        b"\0\0[[answer]]",
    ],
)
def test_a_tail_that_nothing_was_writing_is_damage(store: Store, rest: bytes) -> None:
    game, points = played(store)
    game.close()
    answers = len(points[-1].answers)
    whole = game.place.journal.read_bytes()
    damaged = whole + (rest % (answers + 1) if b"%d" in rest else rest)
    game.place.journal.write_bytes(damaged)

    with pytest.raises(DamagedError) as caught:
        SavedGame.open(store, game.id, rules_for)

    assert ("rest", answers, len(whole)) == (
        caught.value.reason,
        caught.value.answers,
        caught.value.offset,
    )
    assert damaged == game.place.journal.read_bytes()


def test_several_answers_are_one_write(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    game, _ = played(store, steps=0)
    syncs: list[int] = []
    monkeypatch.setattr(files, "sync_data", syncs.append)

    game.play_all([("search",), ("end",)])

    assert 1 == len(syncs)
    assert 2 == records_of(game) == len(game.table.answers)


def test_nothing_is_written_for_an_illegal_answer(store: Store) -> None:
    game, points = played(store)
    before = game.place.journal.read_bytes()

    with pytest.raises(IllegalAnswerError):
        game.play(("no-such-key",))
    assert () == game.play_all([])
    assert before == game.place.journal.read_bytes()
    assert points[-1].is_that_of(game.table)


def test_if_the_second_of_several_answers_is_illegal_none_is_played(store: Store) -> None:
    game, points = played(store, steps=0)

    with pytest.raises(IllegalAnswerError):
        game.play_all([("search",), ("no-such-key",)])
    assert points[0].is_that_of(game.table)
    assert 0 == records_of(game)


def test_nothing_is_written_for_an_undo_that_is_refused(store: Store) -> None:
    game, _ = played(store, steps=0)
    game.play(("search",))

    with pytest.raises(UndoError) as caught:
        game.undo()
    assert caught.value.barrier == game.table.barrier()
    assert 1 == records_of(game)


def test_an_answer_is_on_the_disk_before_the_table_shows_it(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, _ = played(store, steps=0)
    seen = []
    sync = files.sync_data

    def look(descriptor: int) -> None:
        seen.append((records_of(game), len(game.table.answers)))
        sync(descriptor)

    monkeypatch.setattr(files, "sync_data", look)
    game.play(("search",))

    assert [(1, 0)] == seen


Fault = Callable[..., Any]


def refusing(code: int) -> Fault:
    def refuse(*_: Any) -> Any:
        raise OSError(code, os.strerror(code))

    return refuse


def half_then(code: int) -> Fault:
    """Write half of what is asked for, then refuse."""
    write, left = os.write, [1]

    def refuse(descriptor: int, data: bytes) -> int:
        if not left:
            raise OSError(code, os.strerror(code))
        left.pop()
        return write(descriptor, data[: len(data) // 2])

    return refuse


@pytest.mark.parametrize("undo", [False, True], ids=["answer", "undo"])
@pytest.mark.parametrize("write", [refusing(errno.ENOSPC), half_then(errno.ENOSPC)])
def test_a_full_disk_is_reported_and_the_game_stays_where_it_was(
    store: Store, monkeypatch: pytest.MonkeyPatch, write: Fault, undo: bool
) -> None:
    """With space again it goes on, and the save is whole."""
    game, points = undoable(store)
    with monkeypatch.context() as full:
        full.setattr(os, "write", write)
        with pytest.raises(WriteFailedError) as caught:
            game.undo() if undo else game.play_all(NEXT)

    assert ("write", "ENOSPC", True) == (
        caught.value.step,
        caught.value.reason,
        caught.value.usable,
    )
    assert points.is_that_of(game.table)
    assert_opens_at(store, game, points)
    game.undo()


def undoable(store: Store) -> tuple[SavedGame, Point]:
    """Return a game whose last answer can be taken back."""
    for seed in range(100):
        steps, points = script(seed, 1)
        if len(steps[0].answers) == 1 and steps[0].answers[0][0].startswith("play:lamp"):
            game = SavedGame.create(store, "Undoable", TOY, SETUP, seed)
            steps[0].take(game)
            return game, points[-1]
    raise AssertionError


NEXT = [("end",)]


def assert_opens_at(store: Store, game: SavedGame, point: Point) -> None:
    """Assert that a copy of a game opens at a point without a word."""
    copy = Store(store.home / "copy")
    place = copy.campaigns / game.place.folder.name
    place.mkdir(parents=True)
    for path in game.place.folder.iterdir():
        (place / path.name).write_bytes(path.read_bytes())
    with SavedGame.open(copy, game.id, rules_for) as again:
        assert [] == again.reports
        assert point.is_that_of(again.table)


def test_after_a_failed_sync_the_game_is_closed_until_it_is_opened_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, point = undoable(store)
    with monkeypatch.context() as broken:
        broken.setattr(files, "sync_data", refusing(errno.EIO))
        with pytest.raises(WriteFailedError) as caught:
            game.play_all(NEXT)

    assert ("sync", "EIO", False) == (caught.value.step, caught.value.reason, caught.value.usable)
    assert point.is_that_of(game.table)
    with pytest.raises(ClosedError):
        game.play_all(NEXT)
    with pytest.raises(ClosedError):
        game.undo()
    game.close()
    with SavedGame.open(store, game.id, rules_for) as again:
        assert [] == again.reports
        assert point.is_that_of(again.table)
        again.play_all(NEXT)


def test_if_nothing_can_be_taken_back_the_rest_is_cut_off_when_it_is_opened_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, point = undoable(store)
    with monkeypatch.context() as broken:
        broken.setattr(os, "write", half_then(errno.EIO))
        broken.setattr(os, "ftruncate", refusing(errno.EIO))
        with pytest.raises(WriteFailedError) as caught:
            game.play_all(NEXT)

    assert not caught.value.usable
    with pytest.raises(ClosedError):
        game.play_all(NEXT)
    game.close()
    with SavedGame.open(store, game.id, rules_for) as again:
        assert [reports.TORN] == [report.code for report in again.reports]
        assert point.is_that_of(again.table)


def test_a_key_that_interrupts_a_write_leaves_nothing_half_done(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, point = undoable(store)

    def interrupted(_: int) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as pressed:
        pressed.setattr(files, "sync_data", interrupted)
        with pytest.raises(KeyboardInterrupt):
            game.play_all(NEXT)

    with pytest.raises(ClosedError):
        game.play_all(NEXT)
    assert_opens_at(store, game, point)


def test_a_key_that_interrupts_between_disk_and_table_ends_the_game_there(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is on the disk then is there when the game is opened again."""
    game, _ = undoable(store)

    def interrupted(*_: Any) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as pressed:
        pressed.setattr(Table, "take", interrupted)
        with pytest.raises(KeyboardInterrupt):
            game.play_all(NEXT)

    with pytest.raises(ClosedError):
        game.play_all(NEXT)
    with pytest.raises(ClosedError):
        game.undo()
    game.close()
    with SavedGame.open(store, game.id, rules_for) as again:
        assert [] == again.reports
        assert [*game.table.answers, *NEXT] == again.table.answers


def test_a_file_that_somebody_else_wrote_is_not_written(store: Store) -> None:
    """Where locks do nothing, two programs must not mix their answers."""
    game, point = undoable(store)
    with game.place.journal.open("ab") as other:
        other.write(b"[[ans")

    with pytest.raises(WriteFailedError, match="size"):
        game.play_all(NEXT)
    assert point.is_that_of(game.table)
    assert game.place.journal.read_bytes().endswith(b"[[ans")


def test_a_closed_game_takes_no_answer(store: Store) -> None:
    game, _ = undoable(store)
    game.close()
    game.close()

    with pytest.raises(ClosedError):
        game.play_all(NEXT)


def test_an_answer_that_is_no_text_is_refused_before_anything_is_written(store: Store) -> None:
    game, _ = undoable(store)
    before = records_of(game)

    with pytest.raises(UnwritableError):
        game._journal.append(Answered(2, ("\udcff",), "0" * 16))
    assert before == records_of(game)
