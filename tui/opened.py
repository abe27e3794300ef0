"""A saved game that is open at this terminal."""

from types import TracebackType
from typing import Self

from attrs import frozen

from saves.reports import Report
from tui.narration.base import Narration
from tui.session import Session

PERSON = "person"
"""Who answers for a seat that no bot plays."""


@frozen
class Opened:
    """A game that is open on disk; leaving it as a context closes it.

    `save` is its id; `reports` are what a person should be told of its files.
    """

    session: Session
    narration: Narration
    save: str
    reports: tuple[Report, ...]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.session.close()
