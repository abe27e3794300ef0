"""Resuming: from the snapshot or from the journal, always the same game."""

import json
from pathlib import Path
from typing import Any

import pytest

from core.kernel.table import Table, UndoError
from saves import reports
from saves.errors import DamagedError
from saves.game import SavedGame
from saves.resuming import snapshot_at
from saves.sealed import body_of, seal
from saves.snapshot import Snapshot
from saves.store import Store
from tests.saves.playing import SETUP, TOY, Point, Step, rules_for, script

SEEDS = range(6)


def left(store: Store, seed: int, steps: int = 25) -> tuple[SavedGame, list[Step], list[Point]]:
    """Return a game that was played for some steps and left."""
    taken, points = script(seed, steps)
    with SavedGame.create(store, f"Left {seed}", TOY, SETUP, seed) as game:
        for step in taken:
            step.take(game)
    return game, taken, points


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_is_saved_and_resumed_at_every_point(store: Store, seed: int) -> None:
    """With the same question, the same undo and the same reason why undo stops."""
    steps, points = script(seed, 20)
    table: Any = Table.begin(TOY, SETUP, seed)
    game = SavedGame.create(store, "", TOY, SETUP, seed)
    for step in steps:
        step.take(game)
        if not step.answers:
            table.undo()
        for answer in step.answers:
            table.play(answer)
        game.close()
        game = SavedGame.open(store, game.id, rules_for)

        assert [] == game.reports
        assert points[game._journal.end.record].is_that_of(game.table)
        assert table.barrier() == game.table.barrier()
        assert table.undoable() == game.table.undoable()


@pytest.mark.parametrize("seed", SEEDS)
def test_all_that_could_be_taken_back_still_can_be(store: Store, seed: int) -> None:
    game, _, points = left(store, seed)
    whole: Any = Table.begin(TOY, SETUP, seed, points[-1].answers)

    with SavedGame.open(store, game.id, rules_for) as again:
        while whole.undoable():
            assert whole.undo() == again.undo()
            assert whole.state == again.table.state
        with pytest.raises(UndoError) as caught:
            again.undo()
        assert whole.barrier() == caught.value.barrier
    with SavedGame.open(store, game.id, rules_for) as again:
        assert tuple(whole.answers) == tuple(again.table.answers)
        assert whole.state == again.table.state


def test_a_resumed_table_finds_what_came_before(store: Store) -> None:
    game, _, points = left(store, 1)
    whole: Any = Table.begin(TOY, SETUP, 1, points[-1].answers)

    with SavedGame.open(store, game.id, rules_for) as again:
        assert 0 < again.table.first <= len(again.table.answers)
        assert len(again.table.states) < len(whole.states)
        found = again.table.whole()
        assert (whole.states, whole.steps) == (found.states, found.steps)
        assert whole.barriers == found.barriers
        earlier = again.table.branch(again.table.first - 1)
        assert whole.branch(again.table.first - 1).states == earlier.states


def test_a_game_that_has_only_just_begun_still_knows_how(store: Store) -> None:
    with SavedGame.create(store, "", TOY, SETUP, 1) as game:
        pass

    with SavedGame.open(store, game.id, rules_for) as again:
        assert [TOY.opening(SETUP, 1)[1]] == again.table.steps


def test_the_snapshot_is_written_at_each_end_of_turn(store: Store) -> None:
    steps, _ = script(4, 30)
    game = SavedGame.create(store, "", TOY, SETUP, 4)
    turn = TOY.turn(game.table.state)
    for step in steps:
        step.take(game)
        now = TOY.turn(game.table.state)
        if now > turn:
            turn = now
            game.settle()
            snapshot = snapshot_at(game.place)
            assert isinstance(snapshot, Snapshot)
            assert (now, game._journal.end.record) == (snapshot.turn, snapshot.last_record)


def spoil_seal(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b'"turn":', b'"turn": '))


def empty(path: Path) -> None:
    path.write_bytes(b"")


def of_another_format(path: Path) -> None:
    change(path, format=99)


def with_another_state(path: Path) -> None:
    """Sealed rightly, but not the state of this journal."""
    body = json.loads(path.read_bytes())["body"]
    change(path, state={**body["state"], "turn": body["state"]["turn"] + 1})


def with_a_state_of_other_types(path: Path) -> None:
    change(path, state={"sides": []})


def with_a_field_too_many(path: Path) -> None:
    change(path, more=1)


def without_sense(path: Path) -> None:
    change(path, record=-1)


def of_another_point(path: Path) -> None:
    change(path, chain="0" * 16)


def change(path: Path, **changes: Any) -> None:
    """Change fields of a sealed file, and seal it again."""
    body = {**json.loads(path.read_bytes())["body"], **changes}
    path.write_bytes(seal(body_of(body)))


@pytest.mark.parametrize(
    "spoil",
    [
        spoil_seal,
        empty,
        of_another_format,
        with_another_state,
        with_a_state_of_other_types,
        with_a_field_too_many,
        without_sense,
        of_another_point,
    ],
)
def test_a_snapshot_that_is_of_no_use_is_ignored_and_said(store: Store, spoil: Any) -> None:
    game, _, points = left(store, 3)
    spoil(game.place.snapshot)

    with SavedGame.open(store, game.id, rules_for) as again:
        assert [reports.SNAPSHOT_IGNORED] == [report.code for report in again.reports]
        assert points[-1].is_that_of(again.table)
    with SavedGame.open(store, game.id, rules_for) as again:
        assert [] == again.reports


def test_the_snapshot_of_another_game_is_ignored(store: Store) -> None:
    """Even of one with the same set-up, seed and answers: it is another game all the same."""
    game, _, points = left(store, 3)
    twin, _, _ = left(store, 3)
    game.place.snapshot.write_bytes(twin.place.snapshot.read_bytes())

    with SavedGame.open(store, game.id, rules_for) as again:
        assert [(reports.SNAPSHOT_IGNORED, "foreign")] == [
            (report.code, report.reason) for report in again.reports
        ]
        assert points[-1].is_that_of(again.table)


def test_without_a_snapshot_the_journal_is_enough(store: Store) -> None:
    game, _, points = left(store, 3)
    game.place.snapshot.unlink()

    with SavedGame.open(store, game.id, rules_for) as again:
        assert [] == again.reports
        assert points[-1].is_that_of(again.table)
        assert 0 == again.table.first


def test_a_snapshot_that_is_older_than_the_journal_is_good(store: Store) -> None:
    steps, points = script(3, 25)
    game = SavedGame.create(store, "", TOY, SETUP, 3)
    snapshots = []
    for step in steps:
        step.take(game)
        game.settle()
        snapshots.append(game.place.snapshot.read_bytes())
    game.close()

    for snapshot in dict.fromkeys(snapshots):
        game.place.snapshot.write_bytes(snapshot)
        with SavedGame.open(store, game.id, rules_for) as again:
            assert [] == again.reports
            assert points[-1].is_that_of(again.table)


def test_a_journal_that_lost_whole_records_is_told_by_the_snapshot(store: Store) -> None:
    """What the journal has can be gone on from; what the snapshot knew is kept."""
    game, _, points = left(store, 3)
    snapshot = game.place.snapshot.read_bytes()
    records = game.place.journal.read_bytes().split(b"\n\n")
    game.place.journal.write_bytes(b"\n\n".join(records[:-2]) + b"\n\n")
    answers = len(points[-2].answers)

    with pytest.raises(DamagedError) as caught:
        SavedGame.open(store, game.id, rules_for)
    assert ("short", answers) == (caught.value.reason, caught.value.answers)

    with SavedGame.open(store, game.id, rules_for, accept_prefix=True) as again:
        [said] = again.reports
        assert (reports.CUT, "short", answers) == (said.code, said.reason, said.answers)
        assert snapshot == (again.place.folder / said.kept).read_bytes()
        assert points[-2].is_that_of(again.table)
    with SavedGame.open(store, game.id, rules_for) as again:
        assert [] == again.reports


def test_a_snapshot_that_cannot_be_written_is_said_and_nothing_is_lost(store: Store) -> None:
    game = SavedGame.create(store, "", TOY, SETUP, 3)
    game.place.snapshot.unlink()
    game.place.snapshot.mkdir()

    game.play_all([("search",), ("end",)])
    game.settle()

    assert [reports.SNAPSHOT_FAILED] == [report.code for report in game.reports]
    game.close()
    assert not list(game.place.folder.glob(".*"))
    with SavedGame.open(store, game.id, rules_for) as again:
        assert [("search",), ("end",)] == again.table.answers


def test_the_end_of_a_game_is_told_to_its_campaign(store: Store) -> None:
    with SavedGame.create(store, "", TOY, type(SETUP)(turns=1), 3) as game:
        game.play(("end",))

        result = game.table.result
        chapter = game._campaign.chapter(1)
        assert result is not None
        assert chapter is not None
        assert result == chapter.result
    with SavedGame.open(store, game.id, rules_for) as again:
        assert result == again.table.result
        assert [] == again.reports
    assert store.games()[0].over
