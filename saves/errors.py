"""What can be wrong with a save. Each error carries a code and data; narration makes sentences.

The English text of each error is one line, for logs and for programs.
"""

from enum import StrEnum
from errno import errorcode
from pathlib import Path

from attrs import frozen


class SaveError(Exception):
    """The base of all errors about saves. `code` names the error, `path` the file it is about."""

    code = "save"

    def __init__(self, path: Path, text: str) -> None:
        super().__init__(f"{path.name}: {text}")
        self.path = path


class NotFoundError(SaveError):
    """There is no such save."""

    code = "not-found"

    def __init__(self, path: Path) -> None:
        super().__init__(path, "there is no such save")


class NoUserError(SaveError):
    """The path begins with `~` and the name of nobody on this machine."""

    code = "no-user"

    def __init__(self, path: Path) -> None:
        super().__init__(path, f"{path.parts[0]} is the folder of no user of this machine")
        self.user = path.parts[0]


class UnreadableError(SaveError):
    """The file is there but cannot be read. `reason` is `no-file` or the name of an errno."""

    code = "unreadable"

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(path, f"cannot be read ({reason})")
        self.reason = reason


@frozen
class Holder:
    """Who holds a lock: a process of a machine, since when (ISO 8601, UTC). 0 and "" if unknown."""

    process: int = 0
    machine: str = ""
    since: str = ""


class LockedError(SaveError):
    """Another program has the game open; nothing was read or written."""

    code = "locked"

    def __init__(self, path: Path, holder: Holder) -> None:
        who = f" {holder.process} on {holder.machine}" if holder.process else ""
        super().__init__(path, f"is open in another process{who}")
        self.holder = holder


class Damage(StrEnum):
    """How it is known that a file is not what was written."""

    EMPTY = "empty"
    """There is nothing in it."""
    FORM = "form"
    """It does not look like a save."""
    SEAL = "seal"
    """The digest of the file is not that of what is in it."""
    CHAIN = "chain"
    """The digest of a record is not that of what is in it and before it."""
    RECORD = "record"
    """A record makes no sense, although its digest is right."""
    REST = "rest"
    """After the last record stands something that is not the beginning of one."""
    TORN = "torn"
    """After the last record stands the beginning of one: a write was cut short."""
    SHORT = "short"
    """The snapshot knows of later answers."""
    FOREIGN = "foreign"
    """It is a whole file, but belongs to another game."""
    MISSING = "missing"
    """It should be there."""


class DamagedError(SaveError):
    """The file is not what was written.

    `answers` is how many answers stand before the damage, or None if nothing of the game can be
    saved. `offset` is where the damage begins, in bytes.
    """

    code = "damaged"

    def __init__(
        self, path: Path, reason: Damage, answers: int | None = None, offset: int = 0
    ) -> None:
        good = "" if answers is None else f"; {answers} answers are good"
        super().__init__(path, f"is damaged at byte {offset} ({reason}){good}")
        self.reason = reason
        self.answers = answers
        self.offset = offset


class DriftError(SaveError):
    """The file is whole, but the rules of today lead elsewhere from answer number `answer` on.

    0 is what happened before the first answer; `answers` is how many can be kept, None if none.
    `written` and `ours` are the versions of the rules.
    """

    code = "drift"

    def __init__(
        self, path: Path, answer: int, answers: int | None, written: int, ours: int
    ) -> None:
        versions = f"version {ours}, then {written}"
        super().__init__(path, f"answer {answer} leads elsewhere under today's rules ({versions})")
        self.answer = answer
        self.answers = answers
        self.written = written
        self.ours = ours


class NewerError(SaveError):
    """A newer version of the program wrote the file. `what` is `format` or `rules`."""

    code = "newer"

    def __init__(self, path: Path, what: str, written: int, ours: int) -> None:
        super().__init__(path, f"was written by a newer version ({what} {written}, here {ours})")
        self.what = what
        self.written = written
        self.ours = ours


class OtherGameError(SaveError):
    """The save is of another game than the one asked for, or of one that is not known here."""

    code = "other-game"

    def __init__(self, path: Path, game: str, wanted: str = "") -> None:
        instead = f", not of {wanted!r}" if wanted else ", which is not known here"
        super().__init__(path, f"is a save of {game!r}{instead}")
        self.game = game
        self.wanted = wanted


class OutOfTypeError(SaveError):
    """The data is well-formed, but not of the classes of this game; `problems` name each fault."""

    code = "out-of-type"

    def __init__(self, path: Path, problems: tuple[str, ...]) -> None:
        super().__init__(path, "; ".join(problems).replace("\n", " "))
        self.problems = problems


class UnwritableError(SaveError):
    """A value, such as a name that is not text, cannot be written exactly; nothing was written."""

    code = "unwritable"

    def __init__(self, path: Path, what: str) -> None:
        super().__init__(path, f"{what} cannot be written down")
        self.what = what


class WriteFailedError(SaveError):
    """The disk refused; what was to be written does not count.

    `step` is the call that failed: `open`, `write`, `sync`, `rename` ...; `reason` the name of the
    errno, such as ENOSPC. `usable` says that the game can go on here once there is space again.
    """

    code = "write-failed"

    def __init__(self, path: Path, step: str, error: OSError, *, usable: bool = False) -> None:
        reason = errno_name(error)
        super().__init__(path, f"could not be saved ({step}: {reason})")
        self.step = step
        self.reason = reason
        self.usable = usable


class ClosedError(SaveError):
    """The game was closed, or a failed write closed it: open it again, which checks it."""

    code = "closed"

    def __init__(self, path: Path) -> None:
        super().__init__(path, "is closed; open it again")


def errno_name(error: OSError) -> str:
    """Return the name of an error of the system, such as ENOSPC."""
    return errorcode.get(error.errno or 0, type(error).__name__)
