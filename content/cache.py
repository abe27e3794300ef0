"""A cache of what was made from files: used only if it was made from these very files, unharmed.

A cache is one file: a line with the key and the checksum of the rest, then the rest. It may be lost,
damaged or impossible to write at any time; then it is as if there were none, without a word.
"""

import contextlib
import os
import time
from collections.abc import Iterable
from pathlib import Path

from content.checksum import checksum

_TOO_FRESH = 2 * 10**9
"""Nanoseconds for which a file may change again without its time showing it, on the coarsest disks."""


def listing(files: Iterable[Path]) -> tuple[str, bool]:
    """Return a text that differs whenever one of the files does, and whether it can be relied upon.

    It names sizes and times, that of the last change of the entry included: unpacking a newer version
    can leave the size and the time of writing as they were. A file that has changed just now may
    change again within the same tick of the clock, so then the text cannot be relied upon. Of a file
    that cannot be looked at only that is said.
    """
    newest = 0
    lines = []
    for path in files:
        try:
            status = path.stat()
        except OSError as error:
            lines.append(f"{str(path)!r} {error.strerror}")
            continue
        newest = max(newest, status.st_mtime_ns, status.st_ctime_ns)
        lines.append(f"{str(path)!r} {status.st_size} {status.st_mtime_ns} {status.st_ctime_ns}")
    return "\n".join(lines), time.time_ns() - newest > _TOO_FRESH


def kept(path: Path, key: str) -> str | None:
    """Return the text that was kept under this key, or None."""
    try:
        head, body = path.read_bytes().split(b"\n", 1)
    except (OSError, ValueError):
        return None
    return body.decode("utf-8") if head == _head(key, body) else None


def keep(path: Path, key: str, text: str) -> None:
    """Keep a text under a key, if it can be written: all of it or nothing."""
    import tempfile  # noqa: PLC0415 - it takes long to import, and hardly ever anything is kept

    body = text.encode("utf-8")
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, new = tempfile.mkstemp(dir=path.parent, prefix=path.name)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(_head(key, body) + b"\n" + body)
            Path(new).replace(path)
        except OSError:
            Path(new).unlink(missing_ok=True)
            raise


def _head(key: str, body: bytes) -> bytes:
    return f"{checksum(key.encode())} {checksum(body)}".encode()
