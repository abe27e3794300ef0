"""The records of a journal: their text, their seals, and what is left of one that was cut short.

A record is a TOML table. Its last line is its `chain`, the digest of its other lines and of the
chain before it, and an empty line ends it:

    [[answer]]
    n = 12
    keys = ["play:handgun"]
    state = "0f3a52c9d1e87b46"
    chain = "9c41f0ab7735de12"

`n` is the number of the answer, `state` the fingerprint of the state that it is given to: no answer
is ever given to another one. `[[undo]]` has the number of the answer that it takes back and the
state before that. `[[program]]` says that from here on another version of the rules, or of how
they print states, writes.
"""

import re
import tomllib
from pathlib import Path
from typing import Any, TypeVar

from attrs import frozen

from core.kernel.rules import Answer
from saves.digests import WIDTH, chained
from saves.errors import OutOfTypeError
from saves.strict import RECORDS, built
from saves.toml import inline, plain, quoted

FORMAT = 1
"""The version of the format of journals. What `HEADER_FORM` says holds for all versions."""

TITLE = "# A game of Ink Ribbon. Each record is sealed: whoever changes one loses those after it.\n"


class RecordError(ValueError):
    """A record is sealed rightly but makes no sense."""


@frozen
class Header:
    """What a journal begins with.

    `id` is drawn for each game, and stays when formats change; `catalogue` is the seal of the
    catalogue it is played with, `state` the fingerprint of the opening, `shape` that of how the
    program prints states, `created` a time (ISO 8601, UTC); `setup` is plain data.
    """

    format: int
    id: str
    game: str
    rules: int
    shape: str
    catalogue: str
    created: str
    seed: int
    setup: dict[str, Any]
    state: str


@frozen
class Answered:
    """Answer number `n` was given, in the state with this fingerprint."""

    n: int
    keys: Answer
    state: str


@frozen
class Undone:
    """Answer number `n` was taken back, in the state with this fingerprint."""

    n: int
    state: str


@frozen
class Program:
    """From here on these rules, and this shape of states, are used."""

    rules: int
    shape: str


Entry = Answered | Undone | Program

_TABLES: dict[str, type[Any]] = {"answer": Answered, "undo": Undone, "program": Program}
_NAMES = {cls: name for name, cls in _TABLES.items()}

END = re.compile(rb'^chain = "([0-9a-f]{%d})"\n\n' % WIDTH, re.MULTILINE)
"""How each record ends. No text in a record can hold such a line: strings hold no line breaks."""

HEADER_FORM = re.compile(rb"(?:#[^\n]*\n)*\[game\]\nformat = ([0-9]{1,9})\n")
"""How each journal begins, whatever its version."""


def header_text(header: Header) -> str:
    """Return the lines of a header but its chain."""
    lines = [f"{name} = {inline(value)}\n" for name, value in RECORDS.unstructure(header).items()]
    return f"{TITLE}[game]\n{''.join(lines)}"


def entry_text(entry: Entry) -> str:
    """Return the lines of a record but its chain."""
    name = _NAMES[type(entry)]
    match entry:
        case Answered(n, keys, state):
            listed = ", ".join(map(quoted, keys))
            return f'[[{name}]]\nn = {n}\nkeys = [{listed}]\nstate = "{state}"\n'
        case Undone(n, state):
            return f'[[{name}]]\nn = {n}\nstate = "{state}"\n'
        case Program(rules, shape):
            return f'[[{name}]]\nrules = {rules}\nshape = "{shape}"\n'


def seal(previous: str, text: str) -> tuple[bytes, str]:
    """Return a record whole, and its chain. Raises UnicodeEncodeError for what is not text."""
    body = text.encode()
    chain = chained(previous, body)
    return b'%schain = "%s"\n\n' % (body, chain.encode()), chain


T = TypeVar("T")


def read_header(body: bytes) -> Header:
    """Return the header that a record is. Raises RecordError."""
    return header_of(_table(body))


def header_of(tables: dict[str, Any]) -> Header:
    """Return the header that a record, as TOML reads it, is. Raises RecordError."""
    table = tables.get("game")
    if not isinstance(table, dict):
        raise RecordError("no header")
    return _typed({**table, "setup": plain(table.get("setup"))}, Header)


def read_entry(body: bytes) -> Entry:
    """Return the entry that a record is. Raises RecordError."""
    quick = _PLAIN_ANSWER.fullmatch(body)
    if quick is None:
        return entry_of(_table(body))
    try:
        keys = tuple(each.decode() for each in _PLAIN_KEY.findall(quick[2]))
    except UnicodeDecodeError as error:
        raise RecordError("not text") from error
    return Answered(int(quick[1]), keys, quick[3].decode())


def entry_of(tables: dict[str, Any]) -> Entry:
    """Return the entry that a record, as TOML reads it, is. Raises RecordError."""
    if len(tables) == 1:
        [(name, rows)] = tables.items()
        if name in _TABLES and isinstance(rows, list) and len(rows) == 1:
            entry: Entry = _typed(rows[0], _TABLES[name])
            return entry
    raise RecordError("not one record")


# Nearly every record is an answer without an escape in its keys, and TOML is slow to read.
_PLAIN_ANSWER = re.compile(
    rb'\[\[answer\]\]\nn = ([0-9]{1,9})\nkeys = \[((?:"[^"\\\n]*"(?:, |(?=\])))*)\]\n'
    rb'state = "([0-9a-f]{%d})"\n' % WIDTH
)
_PLAIN_KEY = re.compile(rb'"([^"]*)"')


def _table(body: bytes) -> dict[str, Any]:
    try:
        return tomllib.loads(body.decode())
    except (ValueError, RecursionError) as error:
        raise RecordError("not TOML") from error


def _typed(data: Any, cls: type[T]) -> T:
    try:
        return built(RECORDS, data, cls, Path())
    except OutOfTypeError as error:
        raise RecordError("ill-typed") from error
