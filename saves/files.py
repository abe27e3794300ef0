"""Files that a crash leaves either as they were or as they were to become, and reading any path."""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from saves.errors import NotFoundError, UnreadableError, WriteFailedError, errno_name

sync_data = getattr(os, "fdatasync", os.fsync)
"""Wait until what was written to a file is on the disk. Not every system has the cheaper call."""


def read(path: Path) -> bytes:
    """Return what is in a file. Raises NotFoundError or UnreadableError; nothing else.

    Only plain files are opened: to open a pipe would wait for ever.
    """
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise UnreadableError(path, "no-file")
        return path.read_bytes()
    except FileNotFoundError as error:
        raise NotFoundError(path) from error
    except OSError as error:
        raise UnreadableError(path, errno_name(error)) from error


def replace(path: Path, data: bytes) -> None:
    """Write a file whole, so that a crash leaves the old one or the new one.

    Raises WriteFailedError, and then the old one stands.
    """
    new = path.with_name(f".{path.name}.new")
    try:
        with failing(path, "write"):
            write_synced(new, data)
        with failing(path, "rename"):
            new.replace(path)
        sync_folder(path.parent)
    except WriteFailedError:
        with suppress(OSError):
            new.unlink(missing_ok=True)
        raise


def write_synced(path: Path, data: bytes) -> None:
    """Write a file and wait until it is on the disk. Raises OSError."""
    with path.open("wb", buffering=0) as file:
        write_all(file.fileno(), data)
        os.fsync(file.fileno())


def write_all(descriptor: int, data: bytes) -> None:
    """Write all of the data: the system may take less at a time. Raises OSError."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def sync_folder(folder: Path) -> None:
    """Wait until the names in a folder are on the disk. Raises WriteFailedError."""
    with failing(folder, "sync"):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


DAMAGED = "damaged"


def keep_aside(path: Path, data: bytes, mark: str = DAMAGED) -> str:
    """Keep what was in a file beside it as `NAME.MARK-1` (or -2 ...), and return that name.

    Raises WriteFailedError.
    """
    kept = _free(path, mark)
    replace(kept, data)
    return kept.name


def move_aside(path: Path) -> str:
    """Keep whatever is at a path beside it as `NAME.damaged-1`, and return that name, "" if nothing.

    Raises WriteFailedError.
    """
    if not os.path.lexists(path):
        return ""
    kept = _free(path, DAMAGED)
    with failing(path, "rename"):
        path.rename(kept)
    return kept.name


def _free(path: Path, mark: str) -> Path:
    number = 1
    while os.path.lexists(kept := path.with_name(f"{path.name}.{mark}-{number}")):
        number += 1
    return kept


@contextmanager
def failing(path: Path, step: str) -> Iterator[None]:
    """Turn an error of the system into WriteFailedError."""
    try:
        yield
    except OSError as error:
        raise WriteFailedError(path, step, error) from error
