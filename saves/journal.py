"""Appending to a journal: an answer counts once it is on the disk."""

import errno
import os
from pathlib import Path

from saves import files
from saves.errors import ClosedError, UnwritableError, WriteFailedError
from saves.records import Entry, entry_text, seal
from saves.replay import Mark


class Journal:
    """A journal that is open for writing; nobody else may write it.

    `end` is the point after its last record. After a failed write that could be taken back it goes
    on; after a failed sync nobody knows what is on the disk, and it is closed until it is opened
    again and checked.
    """

    def __init__(self, path: Path, size: int, end: Mark) -> None:
        """Open the file, which has this size. Raises WriteFailedError."""
        self.path = path
        self.end = end
        self._size = size
        self._usable = True
        with files.failing(path, "open"):
            self._descriptor = os.open(path, os.O_RDWR | os.O_APPEND)

    @property
    def is_open(self) -> bool:
        """Whether entries can be appended."""
        return self._usable

    def append(self, *entries: Entry) -> list[Mark]:
        """Put entries on the disk in one write, then return the point after each; not earlier.

        Nothing more can be appended until `shown` says that the table shows them: if something
        comes between, such as a key that interrupts, journal and table differ.

        Raises ClosedError, UnwritableError for keys that are not text (nothing was written), or
        WriteFailedError (what was written has been taken back if that was possible).
        """
        if not self._usable:
            raise ClosedError(self.path)
        data, marks = self._sealed(entries)
        self._usable = False
        self._write(data)
        self._size += len(data)
        self.end = marks[-1]
        return marks

    def shown(self) -> None:
        """Say that what was appended counts now."""
        self._usable = True

    def close(self) -> None:
        """Close the file; closing it again does nothing."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
        self._descriptor = -1
        self._usable = False

    def _sealed(self, entries: tuple[Entry, ...]) -> tuple[bytes, list[Mark]]:
        mark, marks, data = self.end, [], []
        try:
            for entry in entries:
                record, chain = seal(mark.chain, entry_text(entry))
                mark = Mark(mark.record + 1, chain)
                marks.append(mark)
                data.append(record)
        except UnicodeEncodeError as error:
            raise UnwritableError(self.path, repr(error.object)) from error
        return b"".join(data), marks

    def _write(self, data: bytes) -> None:
        step = "size"
        try:
            self._nobody_else_wrote()
            step = "write"
            files.write_all(self._descriptor, data)
            step = "sync"
            files.sync_data(self._descriptor)
        except BaseException as error:
            # Also for a key that interrupts: what has not been acknowledged must not stay.
            taken_back = step != "size" and self._take_back()
            if isinstance(error, OSError):
                self._usable = step == "write" and taken_back
                raise WriteFailedError(self.path, step, error, usable=self._usable) from error
            raise

    def _nobody_else_wrote(self) -> None:
        # Where locks do nothing, as on some network disks, this is what keeps two programs apart.
        if os.fstat(self._descriptor).st_size != self._size:
            raise OSError(errno.ESTALE, os.strerror(errno.ESTALE))

    def _take_back(self) -> bool:
        try:
            os.ftruncate(self._descriptor, self._size)
        except OSError:
            return False
        return True
