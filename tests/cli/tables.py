"""Tables of the toy game at a pipe or a terminal that is made of memory."""

import io
import json
from typing import Any

from core.kernel.rules import Answer
from core.kernel.table import Table
from saves.errors import WriteFailedError
from tests.cli.toy_words import ToyLooks, ToyNarration
from tests.toy.rules import Toy
from tests.toy.state import Setup
from tui.jsonl import JsonLines
from tui.plain import Plain
from tui.session import InMemory, Session
from tui.streams import Lines, Paper

ROWS = 24


class FullDisk(InMemory):
    """A keeper whose disk refuses the first answer."""

    def __init__(self, table: Any, error: WriteFailedError) -> None:
        super().__init__(table)
        self.error: WriteFailedError | None = error

    def play(self, answer: Answer) -> Any:
        error, self.error = self.error, None
        if error is not None:
            raise error
        return super().play(answer)


def toy_session(turns: int = 4, seed: int = 5, answers: tuple[Answer, ...] = ()) -> Session:
    """Return a game of two persons, Ada and Ben."""
    return Session(InMemory(Table.begin(Toy(), Setup(turns=turns), seed, answers)), {})


def plain(session: Session, typed: str | bytes, *, terminal: bool = False) -> str:
    """Return what the plain mode writes while this is typed."""
    sink = io.BytesIO()
    source = io.BytesIO(typed.encode() if isinstance(typed, str) else typed)
    paper = Paper(Lines(source, sink), typed=terminal, shown=terminal, rows=lambda: ROWS)
    Plain(session, ToyNarration(), ToyLooks(), paper).run()
    return sink.getvalue().decode()


def json_lines(session: Session, *sent: Any, raw: bytes = b"") -> list[dict[str, Any]]:
    """Return what the JSON-lines mode writes when these values, then these bytes, are sent."""
    sink = io.BytesIO()
    source = io.BytesIO(b"".join(json.dumps(each).encode() + b"\n" for each in sent) + raw)
    JsonLines(session, ToyNarration(), ToyLooks().card, Lines(source, sink)).run()
    return [json.loads(line) for line in sink.getvalue().decode("ascii").splitlines()]
