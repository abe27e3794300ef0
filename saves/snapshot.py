"""A state as it was, sealed, so that resuming need not replay: of use only beside its journal.

It is the state after the last answer that undo cannot go behind, so whoever resumes from it can
still take back what could be taken back. It also says how far the journal had come when it was
written, which tells a journal that has lost whole records.
"""

from pathlib import Path
from typing import Any

from attrs import frozen

from saves import files
from saves.errors import Damage, DamagedError, OutOfTypeError
from saves.sealed import body_of, parse, seal, unseal
from saves.strict import RECORDS, built

FORMAT = 1


@frozen
class Snapshot:
    """A state and where it belongs.

    `game` is the id in the journal's header. The state holds after `record` entries, the last of
    which has the chain `chain`; `stop` is why undo stops there ("" for the opening). The journal
    had `last_record` entries when this was written; there, the fingerprint of the state was
    `last_state`, and `turn` and `over` say what it was.
    `rules` and `shape` are those of the program that wrote.
    """

    format: int
    game: str
    record: int
    chain: str
    stop: str
    last_record: int
    last_state: str
    turn: int
    over: bool
    rules: int
    shape: str
    state: Any


def snapshot_text(snapshot: Snapshot) -> bytes:
    """Return the text of a snapshot's file."""
    return seal(body_of(RECORDS.unstructure(snapshot)))


def read_snapshot(path: Path) -> Snapshot:
    """Return the snapshot in a file.

    Raises NotFoundError, UnreadableError or DamagedError; one of another format is `form`.
    """
    try:
        snapshot = built(RECORDS, parse(path, unseal(path, files.read(path))), Snapshot, path)
    except OutOfTypeError as error:
        raise DamagedError(path, Damage.FORM) from error
    if snapshot.format != FORMAT:
        raise DamagedError(path, Damage.FORM)
    return snapshot
