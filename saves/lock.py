"""The lock of a campaign: the system gives it up when the program that holds it ends, however."""

import os
import platform
import re
from contextlib import suppress
from pathlib import Path

from saves.clock import now
from saves.errors import Holder, LockedError, WriteFailedError
from saves.files import failing

_HOLDER = re.compile(r"([0-9]{1,19}) ([^ ]+) ([^ ]+) *\n")
_WIDTH = 240
"""Each signature covers the one before it: to cut the file first would take a disk ten times as long."""


class Lock:
    """Held from its making to `release`. Only the lock counts; what is in its file is for people."""

    def __init__(self, path: Path) -> None:
        """Take the lock at once. Raises LockedError, or WriteFailedError if the disk has no locks."""
        from filelock import FileLock, Timeout  # noqa: PLC0415 - the list of saves, at home, locks none

        self.path = path
        # Not the soft lock that would stand in: a crash leaves that behind.
        self._lock = FileLock(path, timeout=0, thread_local=False, fallback_to_soft=False)
        try:
            self._lock.acquire()
        except Timeout as error:
            raise LockedError(path, _holder(path)) from error
        except OSError as error:
            raise WriteFailedError(path, "lock", error) from error

    def sign(self) -> None:
        """Write down who holds the lock. Raises WriteFailedError."""
        machine = "-".join(platform.node().encode("ascii", "replace").decode().split()) or "?"
        signature = f"{os.getpid()} {machine[:64]} {now()}".ljust(_WIDTH)
        with failing(self.path, "write"), self.path.open("r+b", buffering=0) as file:
            file.write(f"{signature}\n".encode())

    def release(self) -> None:
        """Give the lock up; giving it up again does nothing."""
        self._lock.release()


def _holder(path: Path) -> Holder:
    with suppress(OSError, ValueError):
        form = _HOLDER.fullmatch(path.read_text("utf-8"))
        if form is not None:
            return Holder(int(form[1]), form[2], form[3])
    return Holder()
