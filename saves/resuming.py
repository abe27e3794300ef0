"""Beginning a replay: from the snapshot if it is of use, from the opening otherwise."""

from typing import Any

from attrs import frozen

from core.kernel.errors import CoreError
from core.kernel.rules import AnyRules
from core.kernel.table import Table
from saves.codec import Codec
from saves.errors import Damage, NotFoundError, OutOfTypeError, SaveError
from saves.history import History
from saves.place import Place
from saves.records import Header, Program
from saves.replay import AnyTable, Replay, standing
from saves.snapshot import Snapshot, read_snapshot


@frozen
class Useless:
    """Nothing to resume from. `reason` is the code of what is wrong with the snapshot.

    It is "" if nothing is: there is none yet, or an older program wrote it.
    """

    reason: str


def snapshot_at(place: Place) -> Snapshot | Useless:
    """Return the snapshot of a game, or why there is none."""
    try:
        return read_snapshot(place.snapshot)
    except NotFoundError:
        return Useless("")
    except SaveError as error:
        return Useless(getattr(error, "reason", error.code))


def is_ahead(snapshot: Snapshot | Useless, history: History) -> bool:
    """Say whether a snapshot of this very game knows of entries that the history has not."""
    if isinstance(snapshot, Useless) or snapshot.game != history.header.id:
        return False
    return snapshot.last_record > len(history.entries)


def fitting(snapshot: Snapshot | Useless, history: History) -> Snapshot | Useless:
    """Return the snapshot if it was taken on the way that the history tells."""
    if isinstance(snapshot, Useless):
        return snapshot
    there = 0 <= snapshot.record <= len(history.entries)
    fits = there and snapshot.chain == history.chain_after(snapshot.record)
    return snapshot if fits else Useless(Damage.FOREIGN)


def written_with(history: History, entries: int) -> Program:
    """Return what wrote the entry after so many."""
    programs = [each.entry for each in history.entries[:entries] if isinstance(each.entry, Program)]
    return programs[-1] if programs else Program(history.header.rules, history.header.shape)


def resumed(
    rules: AnyRules, codec: Codec, place: Place, history: History, snapshot: Snapshot
) -> Replay | Useless:
    """Return a replay that begins at a fitting snapshot, or why that cannot be."""
    ours = Program(rules.version, codec.shape)
    if Program(snapshot.rules, snapshot.shape) != ours:
        return Useless("")
    try:
        state: Any = codec.built(snapshot.state, rules.types.state, place.snapshot)
    except OutOfTypeError as error:
        return Useless(error.code)
    answers = [answered.keys for answered, _ in standing(history, snapshot.record)]
    table: AnyTable = Table(
        rules,
        setup_of(codec, place, history.header),
        history.header.seed,
        answers,
        [state],
        [()],
        first=len(answers),
        stop=snapshot.stop,
    )
    replay = Replay(table, written_with(history, snapshot.record), ours, snapshot.record)
    return replay if _goes_on(replay, history, snapshot) else Useless(Damage.FOREIGN)


def _goes_on(replay: Replay, history: History, snapshot: Snapshot) -> bool:
    """Say whether the state of a snapshot is the one that the next answer was given to."""
    for count, placed in enumerate(history.entries[snapshot.record :], start=snapshot.record):
        if not isinstance(placed.entry, Program):
            replay.program = written_with(history, count)
            return replay.agrees(placed.entry.state)
    return replay.agrees(snapshot.last_state)


def end_of(snapshot: Snapshot | Useless, history: History) -> str:
    """Return the fingerprint of the state that a history leads to, or "" if it is not known."""
    known = fitting(snapshot, history)
    if isinstance(known, Useless) or known.last_record != len(history.entries):
        return ""
    return known.last_state


def opened(rules: AnyRules, codec: Codec, place: Place, history: History) -> Replay | None:
    """Return a replay that begins at the opening, or None if today's rules open in another way."""
    setup = setup_of(codec, place, history.header)
    try:
        table: AnyTable = Table.begin(rules, setup, history.header.seed)
    except CoreError:
        return None
    ours = Program(rules.version, codec.shape)
    replay = Replay(table, written_with(history, 0), ours)
    return replay if replay.agrees(history.header.state) else None


def setup_of(codec: Codec, place: Place, header: Header) -> Any:
    """Return the set-up of a game. Raises OutOfTypeError."""
    return codec.built(header.setup, codec.types.setup, place.journal)
