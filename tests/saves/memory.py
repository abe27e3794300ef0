"""A folder for saves that need no disk: what is tried with them is not what the disk does."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

MEMORY = Path("/dev/shm")  # noqa: S108 - the name is Linux's; the folder below it is our own


@contextmanager
def folder_in_memory() -> Iterator[Path]:
    """Make a folder in memory, where there is such a place, and remove it afterwards."""
    there = MEMORY.is_dir() and os.access(MEMORY, os.W_OK)
    with TemporaryDirectory(dir=MEMORY if there else None, prefix="inkribbon-") as folder:
        yield Path(folder)
