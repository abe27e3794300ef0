"""Folding the entries of a journal onto a table, and telling where today's rules lead elsewhere."""

from collections.abc import Sequence
from typing import Any

from attrs import define, frozen

from core.kernel.errors import CoreError
from core.kernel.table import Table, fingerprint
from saves import digests
from saves.history import History, Placed
from saves.records import Answered, Program, Undone

AnyTable = Table[Any, Any, Any]
"""A table of whatever game."""


@frozen
class Mark:
    """A point of a journal: after this many entries, the last of which has this chain."""

    record: int
    chain: str


@frozen
class Drift:
    """Today's rules lead elsewhere at entry number `record` (from 0), which is about this answer.

    `given_to` is the fingerprint of the state that the entry was given to.
    """

    record: int
    answer: int
    given_to: str


def standing(history: History, entries: int) -> list[tuple[Answered, Mark]]:
    """Return the answers that stand after so many entries, each with the point where it was given."""
    answers: list[tuple[Answered, Mark]] = []
    for count, placed in enumerate(history.entries[:entries], start=1):
        match placed.entry:
            case Answered() as answered:
                answers.append((answered, Mark(count, placed.chain)))
            case Undone():
                answers.pop()
            case Program():
                pass
    return answers


@define
class Replay:
    """A fold in progress, after `record` entries.

    `program` is what wrote the entries that come next, `ours` what this program would write.
    `unverified` says that some digests could not be compared.
    """

    table: AnyTable
    program: Program
    ours: Program
    record: int = 0
    unverified: bool = False

    def agrees(self, state: str) -> bool:
        """Say whether the state of the table is the one with this fingerprint, or may be."""
        if digests.matches(state, fingerprint(self.table.state)):
            return True
        # States that are printed in another way have other digests. The version of the rules is
        # the promise that equal answers still lead to the same point.
        self.unverified = True
        return self.program.shape != self.ours.shape and self.program.rules == self.ours.rules

    def run(self, entries: Sequence[Placed], end: str) -> Drift | None:
        """Fold the rest of all entries, up to the first drift.

        `end` is the fingerprint of the state that they lead to, or "" if it is not known.
        """
        led = Drift(self.record, self.table.first, "")
        for placed in entries[self.record :]:
            entry = placed.entry
            if isinstance(entry, Program):
                self.program = entry
            elif not self.agrees(entry.state):
                return led
            else:
                led = Drift(self.record, entry.n, entry.state)
                if not self._took(entry):
                    return led
            self.record += 1
        if end:
            return None if self.agrees(end) else led
        # Where the last answer led is written with the next one, or on leaving.
        self.unverified = self.unverified or (bool(entries) and self.program != self.ours)
        return None

    def _took(self, entry: Answered | Undone) -> bool:
        try:
            if isinstance(entry, Answered):
                self.table.play(entry.keys)
            else:
                self.table.undo()
        except CoreError:
            return False
        return True
