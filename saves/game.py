"""A game that is being played and saved: an answer shows only once it is on the disk."""

from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from core.kernel.event import Event
from core.kernel.rules import Answer, AnyRules
from core.kernel.table import Table, UndoError
from saves import files, reports
from saves.behind import Behind
from saves.campaign import Chapter, campaign_text
from saves.errors import WriteFailedError
from saves.founding import found, found_next
from saves.journal import Journal
from saves.linked import Linked, locked
from saves.loading import Loaded, RulesFor, load
from saves.lock import Lock
from saves.mending import mended
from saves.place import Place
from saves.prints import Fingerprints
from saves.records import Answered, Entry, Program, Undone
from saves.replay import AnyTable, Mark, standing
from saves.reports import Report
from saves.resuming import written_with
from saves.store import Store
from saves.taking import snapshot_of


class SavedGame:
    """A game with its files, which nobody else can play meanwhile. One thread at a time uses it.

    `table` is the game as it may be shown; only `play`, `play_all` and `undo` may change it.
    `reports` is what a person should be told of the files, in the order in which it happened.
    """

    def __init__(self, place: Place, lock: Lock, loaded: Loaded) -> None:
        """Bring the files in order and open them (`create` and `open` are the ways to get here).

        Raises WriteFailedError.
        """
        self.place = place
        self.table: AnyTable = loaded.table
        self._lock = lock
        self._codec = loaded.codec
        self._program = written_with(loaded.history, len(loaded.history.entries))
        self._header = loaded.history.header
        self._marks = [Mark(0, loaded.history.start.chain)]
        self._marks += [mark for _, mark in standing(loaded.history, len(loaded.history.entries))]
        self._prints = Fingerprints()
        self._campaign, said = mended(place, loaded)
        self.reports: list[Report] = [*said]
        lock.sign()
        history = loaded.history
        end = Mark(len(history.entries), history.chain)
        self._journal = Journal(place.journal, history.end, end)
        self._behind = Behind()
        self._snapshot_at = end.record
        if loaded.cut or loaded.migrated or loaded.snapshot or not place.snapshot.exists():
            self._write_snapshot()
            self.settle()
        self._write_result()

    @classmethod
    def create(
        cls,
        store: Store,
        name: str,
        rules: AnyRules,
        setup: Any,
        seed: int,
        standing: Linked | None = None,
    ) -> Self:
        """Begin a game as a campaign of one chapter with a name, any name.

        With a `standing` further games are to be linked to it.

        Raises SetupError or UnwritableError, and then nothing was made; or WriteFailedError, and
        then there is at most a game without an answer.
        """
        place = found(store.campaigns, name, Table.begin(rules, setup, seed), standing)
        return cls.open(store, place.id, lambda _game, _catalogue: rules)

    @classmethod
    def create_next(
        cls, store: Store, folder: Path, number: int, rules: AnyRules, setup: Any, seed: int
    ) -> Self:
        """Begin the chapter of a number in a campaign of linked games.

        Raises SetupError or UnwritableError, and then nothing was made; LockedError or WriteFailedError;
        NotFoundError, UnreadableError, DamagedError or NewerError of the campaign's own file.
        """
        table = Table.begin(rules, setup, seed)
        with locked(folder):
            place = found_next(folder, number, table)
        return cls.open(store, place.id, lambda _game, _catalogue: rules)

    @classmethod
    def open(
        cls,
        store: Store,
        game_id: str,
        rules_for: RulesFor,
        *,
        accept_prefix: bool = False,
        game: str = "",
    ) -> Self:
        """Go on with the game that has this id; with `game`, it must be of that game.

        A torn tail is cut off. With `accept_prefix` damage and drift are too: the game goes on from
        the last good point. What was cut is kept, and `reports` says so.

        Raises NotFoundError, UnreadableError, DamagedError, DriftError, NewerError, OtherGameError,
        OutOfTypeError (then nothing was touched), LockedError or WriteFailedError.
        """
        place = store.place(game_id)
        loaded = load(place, rules_for, accept_prefix=accept_prefix, game=game)
        lock = Lock(place.lock)
        try:
            if files.read(place.journal) != loaded.text:
                loaded = load(place, rules_for, accept_prefix=accept_prefix, game=game)
            return cls(place, lock, loaded)
        except BaseException:
            lock.release()
            raise

    @property
    def id(self) -> str:
        """What the store finds this game by."""
        return self.place.id

    @property
    def name(self) -> str:
        """The name that the campaign was given."""
        return self._campaign.name

    def play(self, answer: Answer) -> tuple[Event, ...]:
        """Give an answer and, once it is on the disk, return what happened.

        Raises IllegalAnswerError or GameOverError; ClosedError, UnwritableError or WriteFailedError.
        Whatever is raised, the table is as it was.
        """
        (events,) = self.play_all([answer])
        return events

    def play_all(self, answers: Iterable[Answer]) -> tuple[tuple[Event, ...], ...]:
        """Give several answers in one write and return what happened at each; as `play`, or none."""
        steps = self.table.foresee(*answers)
        if not steps:
            return ()
        state = self.table.state
        turn = self.table.rules.turn(state)
        entries = []
        for number, step in enumerate(steps, start=len(self.table.answers) + 1):
            entries.append(Answered(number, step.answer, self._prints.of(state)))
            state = step.state
        self._marks += self._append(*entries)
        for step in steps:
            self.table.take(step)
        self._journal.shown()
        if self.table.rules.turn(state) > turn or self.table.result is not None:
            self._write_snapshot()
            self._write_result()
        return tuple(step.events for step in steps)

    def undo(self) -> Answer:
        """Take the last answer back and, once that is on the disk, return it.

        Raises UndoError, and what `play` raises of the disk; then the table is as it was.
        """
        if not self.table.undoable():
            raise UndoError(self.table.barrier())
        self._append(Undone(len(self.table.answers), self._prints.of(self.table.state)))
        self._marks.pop()
        answer = self.table.undo()
        self._journal.shown()
        return answer

    def prepare(self) -> None:
        """Do ahead what the next answer needs of the state: to be called while nobody waits.

        Without it, the next answer takes somewhat longer.
        """
        self._prints.of(self.table.state)

    def settle(self) -> None:
        """Wait until a snapshot that is being written is on the disk. `close` does so too."""
        self._behind.wait()

    def close(self) -> None:
        """Leave the game; leaving again does nothing. Nothing depends on it but a quick return."""
        moved = self._snapshot_at != self._journal.end.record
        try:
            if moved and self._journal.is_open:
                self._write_snapshot()
            self.settle()
        finally:
            self._journal.close()
            self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _append(self, *entries: Entry) -> list[Mark]:
        """Put entries on the disk and return where each of them is."""
        ours = Program(self.table.rules.version, self._codec.shape)
        head = (ours,) if self._program != ours else ()
        marks = self._journal.append(*head, *entries)
        self._program = ours
        return marks[len(head) :]

    def _write_snapshot(self) -> None:
        """Have the state that undo cannot go behind written. The journal has it all meanwhile."""
        records = self._journal.end.record
        text = snapshot_of(self.table, self._codec, self._header, self._marks, records)

        def write() -> None:
            try:
                files.replace(self.place.snapshot, text())
            except WriteFailedError as error:
                self._report(reports.SNAPSHOT_FAILED, self.place.snapshot, error)

        self._snapshot_at = records
        self._behind.do(write)

    def _write_result(self) -> None:
        """Tell the campaign how the game ended, if it has and is not known there."""
        chapter = self._campaign.chapter(self.place.chapter)
        result = self.table.result
        if result is None or (chapter and chapter.result):
            return
        known = self._campaign.with_chapter(
            Chapter(self.place.chapter, self._header.game, self._header.id, result)
        )
        try:
            files.replace(self.place.campaign, campaign_text(known))
            self._campaign = known
        except WriteFailedError as error:
            self._report(reports.CAMPAIGN_FAILED, self.place.campaign, error)

    def _report(self, code: str, path: Path, error: WriteFailedError) -> None:
        self.reports.append(Report(code, path.name, error.reason))
