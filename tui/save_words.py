"""What is wrong with a save, what happened to it, and why undo stops: as sentences for players."""

from collections.abc import Callable
from typing import Any

from core.kernel.table import Barrier
from saves import reports
from saves.errors import (
    ClosedError,
    Damage,
    DamagedError,
    DriftError,
    LockedError,
    NewerError,
    NotFoundError,
    NoUserError,
    OtherGameError,
    OutOfTypeError,
    SaveError,
    UnreadableError,
    UnwritableError,
    WriteFailedError,
)
from saves.reports import Report
from tui.narration.names import printable
from tui.narration.text import _, mark

_REASONS = {
    "ENOSPC": mark("the disk is full"),
    "EDQUOT": mark("your share of the disk is full"),
    "EROFS": mark("the disk can only be read"),
    "EACCES": mark("that is not allowed here"),
    "EPERM": mark("that is not allowed here"),
    "ENOTDIR": mark("a file is where a folder should be"),
    "ENOENT": mark("there is no such folder"),
    "ENAMETOOLONG": mark("its name is too long"),
    "EIO": mark("the disk has a fault"),
    "ESTALE": mark("another program has written to it"),
    "EISDIR": mark("it is a folder"),
    "ELOOP": mark("it is a link to itself"),
    "no-file": mark("it is no plain file"),
}

_DAMAGES: dict[str, str] = {
    Damage.EMPTY: mark("it is empty"),
    Damage.FORM: mark("it does not look like a save"),
    Damage.SEAL: mark("it has been changed"),
    Damage.CHAIN: mark("it has been changed"),
    Damage.RECORD: mark("a record makes no sense"),
    Damage.REST: mark("there is something after its last record"),
    Damage.TORN: mark("its last record was cut short"),
    Damage.SHORT: mark("its last answers are missing"),
    Damage.FOREIGN: mark("it belongs to another game"),
    Damage.MISSING: mark("it is missing"),
}

_REPORTS = {
    reports.TORN: mark(
        "The last write to {file} was cut short and has been taken off: no answer you saw is lost."
    ),
    reports.CUT: mark(
        "{file} goes on after its {answers} good answers ({reason}); all of it is kept as {kept}."
    ),
    reports.SNAPSHOT_IGNORED: mark(
        "{file} was of no use ({reason}): the game was played anew from its answers."
    ),
    reports.SNAPSHOT_FAILED: mark(
        "{file} could not be written ({reason}): nothing is lost, the next start takes longer."
    ),
    reports.CATALOGUE_MENDED: mark("{file} was damaged or missing and has been written again."),
    reports.CAMPAIGN_MENDED: mark("{file} was damaged or missing and has been written again."),
    reports.CAMPAIGN_FAILED: mark(
        "The result could not be written into {file} ({reason}): opening the game again will do it."
    ),
    reports.UNVERIFIED: mark(
        "{file} comes from an older version: its states could not be compared with today's."
    ),
    reports.MIGRATED: mark("{file} has been brought up to date; the old one is kept as {kept}."),
}

_BARRIERS = {
    "hidden": mark("answer {answer} showed a hidden card"),
    "chance": mark("answer {answer} used chance"),
    "seat": mark("answer {answer} passed to another seat"),
    "end": mark("answer {answer} ended the game"),
}


def save_error_words(error: SaveError) -> str:
    """Return what is wrong with a save: one line that says where, what, and the way out if there is."""
    words = _WORDS.get(type(error))
    text = words(error) if words else str(error)
    return printable(_("{file}: {text}").format(file=_place(error), text=text))


def report_words(report: Report) -> str:
    """Return what happened to a save, as a sentence."""
    text = _(_REPORTS[report.code]).format(
        file=report.file,
        kept=report.kept,
        answers=report.answers,
        reason=reason_words(report.reason),
    )
    return printable(text)


def reason_words(reason: str) -> str:
    """Return the code of a damage or of an error of the system in words."""
    text = _DAMAGES.get(reason) or _REASONS.get(reason)
    return _(text) if text else reason


def undo_words(barrier: Barrier | None) -> str:
    """Return why nothing can be taken back, as a sentence."""
    if barrier is None:
        return _("There is nothing to take back.")
    reason = _(_BARRIERS[barrier.reason]).format(answer=barrier.answer)
    return _("Undo stops here: {reason}.").format(reason=reason)


def write_failed_words(error: WriteFailedError) -> str:
    """Return that an answer does not count since it could not be saved, as two sentences."""
    text = _("Not saved: {reason}. Your last answer is not kept.")
    return text.format(reason=reason_words(error.reason))


def _place(error: SaveError) -> str:
    """Return the file as players know it: the folder of the game and the file in it."""
    return f"{error.path.parent.name}/{error.path.name}"


def _damaged(error: DamagedError) -> str:
    reason = reason_words(error.reason)
    if error.answers is None:
        return _("damaged, and nothing of it can be played: {reason}").format(reason=reason)
    text = _("damaged after {answers} good answers: {reason}; --mend goes on from there")
    return text.format(answers=error.answers, reason=reason)


def _drift(error: DriftError) -> str:
    if error.answers is None:
        return _("the rules of this version begin this game otherwise: it cannot go on here")
    text = _(
        "answer {answer} leads elsewhere under the rules of this version; --mend goes on from {good}"
    )
    return text.format(answer=error.answer, good=error.answers)


def _locked(error: LockedError) -> str:
    holder = error.holder
    if not holder.process:
        return _("open in another program; leave it there first")
    text = _("open in another program, process {process} on {machine}; leave it there first")
    return text.format(process=holder.process, machine=holder.machine)


def _newer(error: NewerError) -> str:
    text = _(
        "written by a newer version ({what} {written}, here {ours}); bring Ink Ribbon up to date"
    )
    return text.format(what=error.what, written=error.written, ours=error.ours)


def _other(error: OtherGameError) -> str:
    if error.wanted:
        text = _("a save of {game}, not of {wanted}")
        return text.format(game=error.game, wanted=error.wanted)
    return _("a save of {game}, which this version does not play").format(game=error.game)


_WORDS: dict[type[SaveError], Callable[[Any], str]] = {
    NotFoundError: lambda _error: _("there is no such save"),
    NoUserError: lambda error: _("no user of this machine has the folder {user}").format(
        user=error.user
    ),
    UnreadableError: lambda error: _("cannot be read: {reason}").format(
        reason=reason_words(error.reason)
    ),
    LockedError: _locked,
    DamagedError: _damaged,
    DriftError: _drift,
    NewerError: _newer,
    OtherGameError: _other,
    OutOfTypeError: lambda error: _("does not fit this version: {problem}").format(
        problem=error.problems[0] if error.problems else ""
    ),
    UnwritableError: lambda error: _("{what} cannot be written down").format(what=error.what),
    WriteFailedError: lambda error: _("could not be written: {reason}").format(
        reason=reason_words(error.reason)
    ),
    ClosedError: lambda _error: _("closed; resume the game, which checks it"),
}
