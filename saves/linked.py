"""Linked games: what a campaign of several carries on from one to the next, beside its journals.

    {"seal": ..., "body": {"format": 1, "game": "undead", "chapters": 2, "over": false, "standing": {...}}}

`standing` is the plain data of a record of the game's own. It holds what the first `chapters` chapters
came to, and what was chosen since; a chapter beyond them is still being played, or not counted yet.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from attrs import frozen

from saves import files
from saves.campaign import version_of
from saves.errors import Damage, DamagedError, OutOfTypeError
from saves.lock import Lock
from saves.sealed import body_of, parse, seal, unseal
from saves.strict import RECORDS, built

FORMAT = 1

NAME = "linked.json"

T = TypeVar("T")


@frozen
class Linked:
    """What linked games carry on: of which game, what so many chapters have come to.

    `over` says that no further chapter follows.
    """

    format: int
    game: str
    chapters: int
    over: bool
    standing: Any


def path_in(folder: Path) -> Path:
    """Return where a campaign keeps what its linked games carry on."""
    return folder / NAME


def is_linked(folder: Path) -> bool:
    """Say whether the games of a campaign are linked."""
    return os.path.lexists(path_in(folder))


def plain(record: Any) -> Any:
    """Return a game's own record as the plain data of a standing."""
    return RECORDS.unstructure(record)


def of_class(linked: Linked, cls: type[T], folder: Path) -> T:
    """Return the standing as a record of a class. Raises OutOfTypeError, which names each fault."""
    return built(RECORDS, linked.standing, cls, path_in(folder))


def linked_text(linked: Linked) -> bytes:
    """Return the text of the file."""
    return seal(body_of(RECORDS.unstructure(linked)))


def read(folder: Path) -> Linked:
    """Return what a campaign carries on.

    Raises NotFoundError, UnreadableError, DamagedError or NewerError.
    """
    path = path_in(folder)
    data = parse(path, unseal(path, files.read(path)))
    version_of(path, data, FORMAT)
    try:
        return built(RECORDS, data, Linked, path)
    except OutOfTypeError as error:
        raise DamagedError(path, Damage.FORM) from error


def write(folder: Path, linked: Linked) -> None:
    """Keep what a campaign carries on; the caller holds its lock. Raises WriteFailedError."""
    files.replace(path_in(folder), linked_text(linked))


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold the lock of a campaign between its games. Raises LockedError or WriteFailedError."""
    lock = Lock(folder / "lock")
    try:
        lock.sign()
        yield
    finally:
        lock.release()
