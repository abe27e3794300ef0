"""Saves of other versions: older ones open, newer ones are refused, drift is named by its answer."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import attrs
import pytest
from attrs import evolve, frozen

from core.kernel.decision import IllegalAnswerError
from core.kernel.errors import SetupError
from core.kernel.event import Event
from core.kernel.rules import Answer
from saves import history, migrations, records, reports
from saves.errors import DamagedError, DriftError, NewerError
from saves.game import SavedGame
from saves.history import read_history
from saves.loading import load
from saves.place import Place
from saves.records import Answered, Entry, Header, Undone, entry_text, header_text, seal
from saves.store import Store
from tests.generic.under_test import dice, random_answer
from tests.saves.playing import SETUP, TOY, Point, rules_for, script
from tests.saves.test_resume import change
from tests.saves.test_store import everything
from tests.toy.rules import Toy
from tests.toy.state import Setup, State

EXAMPLES = Path(__file__).parent / "examples"


@frozen
class Later(Toy):
    """The toy in its next version, with nothing changed."""

    version: ClassVar[int] = 2


@frozen
class Kinder(Later):
    """A search gains a point."""

    def apply(self, state: State, answer: Answer) -> tuple[State, tuple[Event, ...]]:
        state, events = Toy.apply(self, state, answer)
        if answer == ("search",):
            first, second = state.sides
            state = evolve(state, sides=(evolve(first, points=first.points + 1), second))
        return state, events


@frozen
class Stricter(Later):
    """A search is not allowed."""

    def apply(self, state: State, answer: Answer) -> tuple[State, tuple[Event, ...]]:
        decision = self.decision(state)
        if answer == ("search",) and decision is not None:
            raise IllegalAnswerError("unknown-key", "search", decision)
        return Toy.apply(self, state, answer)


@frozen
class Shuffled(Later):
    """The deck is shuffled in another way."""

    def opening(self, setup: Setup, seed: int) -> tuple[State, tuple[Event, ...]]:
        return Toy.opening(self, setup, seed + 1)


@frozen
class Closed(Later):
    """No game can be set up any more."""

    def opening(self, setup: Setup, seed: int) -> tuple[State, tuple[Event, ...]]:
        raise SetupError(("names", str(setup.names), "nothing"))


def only(rules: Toy) -> Callable[[str, Any], Toy]:
    return lambda _game, _catalogue: rules


def left(store: Store, seed: int = 2, steps: int = 12) -> tuple[SavedGame, list[Point]]:
    taken, points = script(seed, steps)
    with SavedGame.create(store, "Left", TOY, SETUP, seed) as game:
        for step in taken:
            step.take(game)
    return game, points


def rewrite(
    place: Place,
    header: Callable[[Header], Header] = lambda header: header,
    entry: Callable[[Entry], Entry] = lambda entry: entry,
) -> None:
    """Write a journal as another version would have, sealed rightly, and forget its snapshot."""
    old = read_history(place.journal, place.journal.read_bytes())
    texts = [
        header_text(header(old.header)),
        *(entry_text(entry(each.entry)) for each in old.entries),
    ]
    chain, data = "", b""
    for text in texts:
        record, chain = seal(chain, text)
        data += record
    place.journal.write_bytes(data)
    place.snapshot.unlink()


def another_shape(each: Any) -> Any:
    """Return a header or an entry whose states were printed in another way."""
    changes = {"state": "0" * 16, "shape": "1" * 16}
    known = {field.name for field in attrs.fields(type(each))}
    return evolve(each, **{name: value for name, value in changes.items() if name in known})


def test_a_newer_format_is_refused_in_one_line_and_nothing_is_touched(store: Store) -> None:
    game, _ = left(store)
    rewrite(game.place, lambda header: evolve(header, format=records.FORMAT + 1))
    game.place.lock.unlink()
    before = everything(store)

    with pytest.raises(NewerError) as caught:
        SavedGame.open(store, game.id, rules_for)

    assert ("format", 2, 1) == (caught.value.what, caught.value.written, caught.value.ours)
    assert "1.toml: was written by a newer version (format 2, here 1)" == str(caught.value)
    assert before == everything(store)
    [listed] = store.games()
    assert listed.problem is not None
    assert "newer" == listed.problem.code


def test_a_damaged_number_is_not_taken_for_a_newer_format(store: Store) -> None:
    game, _ = left(store)
    text = game.place.journal.read_bytes()
    game.place.journal.write_bytes(text.replace(b"format = 1", b"format = 7"))

    with pytest.raises(DamagedError):
        SavedGame.open(store, game.id, rules_for)


def test_newer_rules_are_refused_and_nothing_is_touched(store: Store) -> None:
    with SavedGame.create(store, "", Later(), SETUP, 1) as game:
        pass
    before = everything(store)

    with pytest.raises(NewerError) as caught:
        SavedGame.open(store, game.id, rules_for)
    assert ("rules", 2, 1) == (caught.value.what, caught.value.written, caught.value.ours)
    assert before == everything(store)


def test_a_newer_campaign_is_refused_and_nothing_is_touched(store: Store) -> None:
    game, _ = left(store)
    change(game.place.campaign, format=2)
    before = everything(store)

    with pytest.raises(NewerError):
        SavedGame.open(store, game.id, rules_for)
    assert before == everything(store)


@pytest.mark.parametrize("snapshot", [True, False])
def test_a_game_of_older_rules_that_lead_to_the_same_goes_on(store: Store, snapshot: bool) -> None:
    """From then on the save says by which rules it is played, and the older ones refuse it."""
    game, points = left(store)
    if not snapshot:
        game.place.snapshot.unlink()

    with SavedGame.open(store, game.id, only(Later())) as again:
        # Where the last answer led is known from the next one, or from the snapshot.
        expected = [] if snapshot else [reports.UNVERIFIED]
        assert expected == [said.code for said in again.reports]
        assert points[-1].is_that_of(again.table)
        assert b"[[program]]" not in game.place.journal.read_bytes()
        for _ in range(3):
            assert again.table.decision is not None
            again.play(random_answer(again.table.decision, dice("later")))
    assert 1 == game.place.journal.read_bytes().count(b"[[program]]\nrules = 2\n")
    with SavedGame.open(store, game.id, only(Later())) as again:
        assert [] == again.reports
    with pytest.raises(NewerError):
        SavedGame.open(store, game.id, rules_for)


def first_search(points: list[Point]) -> int:
    return points[-1].answers.index(("search",)) + 1


@pytest.mark.parametrize("rules", [Kinder(), Stricter()])
def test_drift_is_named_by_its_answer_and_can_be_cut_off(store: Store, rules: Toy) -> None:
    game, points = left(store)
    answer = first_search(points)
    before = everything(store)

    with pytest.raises(DriftError) as caught:
        SavedGame.open(store, game.id, only(rules))
    error = caught.value
    assert (answer, answer - 1, 1, 2) == (error.answer, error.answers, error.written, error.ours)
    assert "\n" not in str(error)
    assert before == everything(store)

    with SavedGame.open(store, game.id, only(rules), accept_prefix=True) as again:
        [said] = again.reports
        assert ("cut", "drift", answer - 1) == (said.code, said.reason, said.answers)
        assert before[game.place.journal][0] == (game.place.folder / said.kept).read_bytes()
        assert points[-1].answers[: answer - 1] == tuple(again.table.answers)
    with SavedGame.open(store, game.id, only(rules)) as again:
        assert [] == again.reports


def test_drift_of_the_last_answer_is_told_by_the_snapshot(store: Store) -> None:
    with SavedGame.create(store, "", TOY, SETUP, 1) as game:
        game.play(("search",))

    with pytest.raises(DriftError) as caught:
        load(game.place, only(Kinder()), whole=True)
    assert (1, 0) == (caught.value.answer, caught.value.answers)


@pytest.mark.parametrize("rules", [Shuffled(), Closed()])
@pytest.mark.parametrize("accept_prefix", [False, True])
def test_drift_in_the_opening_leaves_nothing_to_go_on_from(
    store: Store, rules: Toy, accept_prefix: bool
) -> None:
    game, _ = left(store)
    game.place.snapshot.unlink()

    with pytest.raises(DriftError) as caught:
        SavedGame.open(store, game.id, only(rules), accept_prefix=accept_prefix)
    assert (0, None) == (caught.value.answer, caught.value.answers)


def test_states_of_another_shape_are_replayed_on_the_word_of_the_rules(store: Store) -> None:
    """Their digests say nothing any more, but equal rules still lead to the same point."""
    game, points = left(store)
    rewrite(game.place, another_shape, another_shape)

    with SavedGame.open(store, game.id, rules_for) as again:
        assert [reports.UNVERIFIED] == [report.code for report in again.reports]
        assert points[-1].is_that_of(again.table)
        assert again.table.decision is not None
        again.play(random_answer(again.table.decision, dice("shape")))
    assert 1 == game.place.journal.read_bytes().count(b"[[program]]\nrules = 1\n")
    loaded = load(game.place, rules_for, whole=True)
    assert again.table.state == loaded.table.state


def test_states_of_another_shape_and_other_rules_are_not(store: Store) -> None:
    game, _ = left(store)
    rewrite(game.place, another_shape, another_shape)

    with pytest.raises(DriftError):
        SavedGame.open(store, game.id, only(Later()))


def test_a_record_out_of_turn_is_damage_though_it_is_sealed(store: Store) -> None:
    game, _ = left(store)

    def skipped(entry: Entry) -> Entry:
        return evolve(entry, n=entry.n + 1) if isinstance(entry, Answered | Undone) else entry

    rewrite(game.place, entry=skipped)

    with pytest.raises(DamagedError) as caught:
        SavedGame.open(store, game.id, rules_for)
    assert ("record", 0) == (caught.value.reason, caught.value.answers)


def test_a_journal_of_an_older_format_is_brought_up_and_the_old_one_kept(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, points = left(store)
    old = game.place.journal.read_bytes()
    for module in (records, history):
        monkeypatch.setattr(module, "FORMAT", 3)

    def renamed(tables: list[dict[str, Any]]) -> list[dict[str, Any]]:
        tables[0]["game"]["SEED"] = tables[0]["game"].pop("seed")
        return tables

    def renamed_back(tables: list[dict[str, Any]]) -> list[dict[str, Any]]:
        tables[0]["game"]["seed"] = tables[0]["game"].pop("SEED")
        return tables

    monkeypatch.setitem(migrations.JOURNAL, 1, renamed)
    monkeypatch.setitem(migrations.JOURNAL, 2, renamed_back)

    with SavedGame.open(store, game.id, rules_for) as again:
        assert reports.MIGRATED == again.reports[0].code
        assert old == (game.place.folder / again.reports[0].kept).read_bytes()
        assert b"[game]\nformat = 3\n" in game.place.journal.read_bytes()
        assert points[-1].is_that_of(again.table)
        assert again.table.decision is not None
        again.play(random_answer(again.table.decision, dice("migrated")))
    with SavedGame.open(store, game.id, rules_for) as again:
        assert [] == again.reports


def test_a_journal_that_no_older_version_wrote_is_damaged(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, _ = left(store)
    for module in (records, history):
        monkeypatch.setattr(module, "FORMAT", 2)
    monkeypatch.setitem(migrations.JOURNAL, 1, lambda tables: [tables[0]["game"]["missing"]])

    with pytest.raises(DamagedError) as caught:
        SavedGame.open(store, game.id, rules_for)
    assert "record" == caught.value.reason


@pytest.mark.parametrize(("size", "code"), [(-5, "torn"), (None, "rest")])
def test_what_follows_the_records_of_an_older_journal_is_told_too(
    store: Store, monkeypatch: pytest.MonkeyPatch, size: int | None, code: str
) -> None:
    game, points = left(store)
    game.place.snapshot.unlink()
    whole = game.place.journal.read_bytes()
    game.place.journal.write_bytes(whole[:size] if size else whole + b"more")
    for module in (records, history):
        monkeypatch.setattr(module, "FORMAT", 2)
    monkeypatch.setitem(migrations.JOURNAL, 1, lambda tables: tables)

    with SavedGame.open(store, game.id, rules_for, accept_prefix=True) as again:
        assert ["migrated", "torn" if size else "cut"] == [said.code for said in again.reports]
        assert code == again.reports[1].reason
        assert points[-2 if size else -1].is_that_of(again.table)


@pytest.mark.parametrize("version", range(1, records.FORMAT + 1))
def test_a_save_of_each_version_opens_and_can_be_played_to_its_end(
    store: Store, version: int
) -> None:
    shutil.copytree(EXAMPLES / f"v{version}", store.campaigns)
    [listed] = store.games()
    place = store.place(listed.id)

    assert listed.problem is None
    assert listed.answers > 20
    assert all(f"[[{kind}]]" in place.journal.read_text("utf-8") for kind in ("answer", "undo"))
    assert not load(place, rules_for, whole=True).unverified
    with SavedGame.open(store, listed.id, rules_for) as game:
        numbers = dice("example", version)
        while game.table.decision is not None:
            game.play(random_answer(game.table.decision, numbers))
        assert game.table.result is not None


def test_there_is_a_migration_from_each_older_version() -> None:
    assert list(range(1, records.FORMAT)) == list(migrations.JOURNAL)
