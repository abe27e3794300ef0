"""Damaged saves, and the control that shows that the tests would find what they look for."""

from pathlib import Path

import pytest

from saves import digests
from saves.errors import DamagedError
from saves.game import SavedGame
from saves.store import Store
from tests.saves import damaging
from tests.saves.playing import SETUP, TOY, rules_for, script

DAMAGES = 2_000
"""How many saves are damaged in a run of the suite. `make crash` damages fifty times as many."""

BATCHES = 8


@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_damaged_save_is_never_another_game(memory: Path, batch: int) -> None:
    outcomes = damaging.trials(memory, range(batch, DAMAGES, BATCHES))

    assert DAMAGES // BATCHES == outcomes.total()
    assert {damaging.REFUSED, damaging.TOLD} <= outcomes.keys()


def test_without_the_digests_damage_is_taken_for_another_game(
    memory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The control: the same trials find it, so what they do not find is not there."""
    for number in range(damaging.SPECIMENS):
        damaging.specimen(memory, number)
    monkeypatch.setattr(digests, "matches", lambda *_: True)

    assert damaging.violations(memory, range(DAMAGES // BATCHES)) > 0


@pytest.mark.parametrize("record", [0, 1, 5, 9])
def test_a_changed_record_is_told_with_the_last_good_answer(store: Store, record: int) -> None:
    steps, points = script(1, 12)
    with SavedGame.create(store, "", TOY, SETUP, 1) as game:
        for step in steps:
            step.take(game)
    records = game.place.journal.read_bytes().split(b"\n\n")
    records[record + 1] = records[record + 1].replace(b"state", b"State")
    damaged = b"\n\n".join(records)
    game.place.journal.write_bytes(damaged)

    with pytest.raises(DamagedError) as caught:
        SavedGame.open(store, game.id, rules_for)
    assert ("chain", len(points[record].answers)) == (caught.value.reason, caught.value.answers)
    assert damaged.index(b"State") > caught.value.offset > 0
    assert damaged == game.place.journal.read_bytes()

    with SavedGame.open(store, game.id, rules_for, accept_prefix=True) as again:
        [said] = again.reports
        assert ("cut", "chain") == (said.code, said.reason)
        assert damaged == (again.place.folder / said.kept).read_bytes()
        assert points[record].is_that_of(again.table)
    with SavedGame.open(store, game.id, rules_for) as again:
        assert [] == again.reports


@pytest.mark.parametrize("accept_prefix", [False, True])
def test_a_changed_header_leaves_nothing_to_go_on_from(store: Store, accept_prefix: bool) -> None:
    with SavedGame.create(store, "", TOY, SETUP, 1) as game:
        pass
    game.place.journal.write_bytes(
        game.place.journal.read_bytes().replace(b"seed = 1", b"seed = 2")
    )

    with pytest.raises(DamagedError) as caught:
        SavedGame.open(store, game.id, rules_for, accept_prefix=accept_prefix)
    assert ("chain", None) == (caught.value.reason, caught.value.answers)


def test_the_journal_of_another_game_is_not_taken_for_this_one(store: Store) -> None:
    with SavedGame.create(store, "", TOY, SETUP, 1) as game:
        pass
    with SavedGame.create(store, "", TOY, SETUP, 1) as other:
        pass
    game.place.journal.write_bytes(other.place.journal.read_bytes())

    with pytest.raises(DamagedError) as caught:
        SavedGame.open(store, game.id, rules_for)
    assert "foreign" == caught.value.reason
