"""Reading a journal: the records that are good, and what is wrong after them."""

from pathlib import Path

from attrs import frozen

from saves import digests, migrations
from saves.errors import Damage, DamagedError, NewerError
from saves.records import (
    END,
    FORMAT,
    HEADER_FORM,
    Answered,
    Entry,
    Header,
    Program,
    RecordError,
    Undone,
    read_entry,
    read_header,
)
from saves.torn import is_torn


@frozen
class Sealed:
    """A record whose digest is right: its lines but the last, its chain, and where it ends."""

    body: bytes
    chain: str
    end: int


@frozen
class Placed:
    """An entry, its chain, where it ends in the file, and how many answers then stand."""

    entry: Entry
    chain: str
    end: int
    answers: int


@frozen
class History:
    """What a journal holds, up to what is wrong with it (`fault`, or None).

    `text` is the journal in today's format; an older one has been brought up to it.
    """

    text: bytes
    header: Header
    start: Sealed
    entries: tuple[Placed, ...]
    fault: Damage | None

    @property
    def end(self) -> int:
        """Where the good part ends, in bytes."""
        return self.entries[-1].end if self.entries else self.start.end

    @property
    def chain(self) -> str:
        """The chain of the last good record."""
        return self.chain_after(len(self.entries))

    @property
    def answers(self) -> int:
        """How many answers stand at the end of the good part."""
        return self.entries[-1].answers if self.entries else 0

    def chain_after(self, count: int) -> str:
        """Return the chain after the first `count` entries."""
        return self.entries[count - 1].chain if count else self.start.chain

    def upto(self, count: int, fault: Damage | None = None) -> "History":
        """Return the history of the first `count` entries."""
        return History(self.text, self.header, self.start, self.entries[:count], fault)


def split(data: bytes) -> tuple[list[Sealed], Damage | None]:
    """Return the records before the first one that is not sealed rightly, and what that one is.

    This holds for every version of the format: only how records end is looked at. What stands
    after the last record is Damage.REST.
    """
    records: list[Sealed] = []
    chain, start = "", 0
    while end := END.search(data, start):
        body = data[start : end.start()]
        if not digests.matches(end[1].decode(), digests.chained(chain, body)):
            return records, Damage.CHAIN
        chain, start = end[1].decode(), end.end()
        records.append(Sealed(body, chain, start))
    return records, Damage.REST if start < len(data) else None


def read_history(path: Path, data: bytes) -> History:
    """Return what the text of a journal holds.

    Raises DamagedError if not even the header is good, NewerError if the format is newer.
    """
    if not data:
        raise DamagedError(path, Damage.EMPTY)
    if not HEADER_FORM.match(data):
        raise DamagedError(path, Damage.FORM)
    records, fault = split(data)
    if not records:
        raise DamagedError(path, fault or Damage.FORM)
    rest = data[records[-1].end :]
    try:
        if (version := _version(path, records[0])) < FORMAT:
            data = migrations.journal([record.body for record in records], version)
            records, _ = split(data)
        header = read_header(records[0].body)
    except RecordError as error:
        raise DamagedError(path, Damage.RECORD) from error
    entries, senseless = _entries(records[1:])
    history = History(data, header, records[0], entries, Damage.RECORD if senseless else fault)
    if history.fault is Damage.REST and is_torn(rest, history.answers):
        return history.upto(len(entries), Damage.TORN)
    return history


def _version(path: Path, record: Sealed) -> int:
    form = HEADER_FORM.match(record.body)
    if form is None or int(form[1]) < 1:
        raise DamagedError(path, Damage.FORM)
    if int(form[1]) > FORMAT:
        raise NewerError(path, "format", int(form[1]), FORMAT)
    return int(form[1])


def _entries(records: list[Sealed]) -> tuple[tuple[Placed, ...], bool]:
    """Return the entries before the first one that makes no sense, and whether there is such."""
    placed: list[Placed] = []
    answers = 0
    for record in records:
        try:
            entry = read_entry(record.body)
            answers = _counted(entry, answers)
        except RecordError:
            return tuple(placed), True
        placed.append(Placed(entry, record.chain, record.end, answers))
    return tuple(placed), False


def _counted(entry: Entry, answers: int) -> int:
    """Return how many answers stand after an entry. Raises RecordError if it is out of turn."""
    match entry:
        case Answered(n) if n == answers + 1:
            return n
        case Undone(n) if n == answers > 0:
            return n - 1
        case Program():
            return answers
        case _:
            raise RecordError("out of turn")
