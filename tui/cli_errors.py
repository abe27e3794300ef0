"""Errors of the commands: what is said of them, and the exit code."""

import errno
import tempfile
import traceback
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from content.faults import ContentError
from core.kernel.errors import ForcedResultError
from saves.errors import (
    ClosedError,
    LockedError,
    NoUserError,
    SaveError,
    UnreadableError,
    UnwritableError,
    WriteFailedError,
    errno_name,
)
from saves.store import Store
from tui.bad_input import BadInputError, forced_words
from tui.cli import BAD_INPUT, FAILURE, OK, complain
from tui.save_words import reason_words, save_error_words
from tui.streams import GoneError, silence

LOG = "log.txt"
"""Where unexpected errors are written down, beside the saves."""

NO_SPACE = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""Errors of the system for an output that is not taken."""

OF_THE_MACHINE = (ClosedError, LockedError, UnreadableError, UnwritableError, WriteFailedError)
"""Errors of saves that are no fault of what was asked for."""


def told(error: Exception) -> int:
    """Say what went wrong, a line for each thing, and return the exit code."""
    if reason := _no_space(error):
        silence()
        complain(f"the output could not be written: {reason}")
        return FAILURE
    if isinstance(error, GoneError | BrokenPipeError):
        silence()
        return OK
    if lines := _bad_input(error):
        _complain_of(lines)
        return BAD_INPUT
    if isinstance(error, SaveError):
        complain(save_error_words(error))
        return FAILURE if isinstance(error, OF_THE_MACHINE) else BAD_INPUT
    complain(_unexpected(error))
    return FAILURE


def _no_space(error: BaseException | None) -> str:
    """Return why the output's disk took no more, or "" for any other error."""
    if isinstance(error, GoneError):
        error = error.__cause__
    full = isinstance(error, OSError) and error.errno in NO_SPACE
    return reason_words(errno_name(error)) if full and isinstance(error, OSError) else ""


def _complain_of(lines: Iterable[str]) -> None:
    for line in lines:
        complain(line)


def _bad_input(error: Exception) -> tuple[str, ...]:
    """Return what is wrong with what was given, a line for each thing; nothing for any other error."""
    if isinstance(error, BadInputError):
        return tuple(error.lines)
    if isinstance(error, ContentError):
        return tuple(map(str, error.faults))
    return (forced_words(error),) if isinstance(error, ForcedResultError) else ()


def _unexpected(error: Exception) -> str:
    """Write down where an unexpected error came from, and return what to say of it."""
    name = type(error).__name__
    path = _logged("".join(traceback.format_exception(error)))
    where = f"{path} tells where" if path else "it could not be written down"
    return f"a fault of the program ({name}) ended it; {where}. Saved games are as they were."


def _logged(text: str) -> Path | None:
    """Append a text to the first log that can be written, and return where that is."""
    for place in _log_places():
        path = place / LOG
        try:
            place.mkdir(parents=True, exist_ok=True)
            with path.open("a", encoding="utf-8", errors="backslashreplace") as log:
                log.write(text + "\n")
        except OSError:
            continue
        return path
    return None


def _log_places() -> Iterator[Path]:
    with suppress(NoUserError):
        yield Store().home
    yield Path(tempfile.gettempdir())
