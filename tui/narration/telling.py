"""What the logs of all games share: lines before they are numbered, and the events as they are read."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from attrs import frozen

from core.kernel.decision import NONE
from core.kernel.event import Event
from tui.narration.base import Line

E = TypeVar("E", bound=Event)

TAGS = ("turn", "fight", "gain", "danger", "buy", "play", "setup")
"""The closed list of tags: `turn` marks a title."""


@frozen
class Told:
    """A line without its number. A title has the number of the turn that it opens in `turn`."""

    text: str
    tags: tuple[str, ...]
    seat: int = NONE
    turn: int = NONE


class Reader:
    """The events of an answer in their order, and how far they have been read."""

    def __init__(self, events: tuple[Event, ...]) -> None:
        self.events = events
        self.place = 0

    @property
    def ahead(self) -> tuple[Event, ...]:
        """The events that have not been read."""
        return self.events[self.place :]

    @property
    def behind(self) -> tuple[Event, ...]:
        """The events that have been read."""
        return self.events[: self.place]

    def read(self) -> Event:
        """Read the next event."""
        self.place += 1
        return self.events[self.place - 1]

    def take(self, kind: type[E], fits: Callable[[E], bool] = lambda event: True) -> E | None:
        """Read the next event if it is of a class and fits."""
        if self.place < len(self.events):
            event = self.events[self.place]
            if isinstance(event, kind) and fits(event):
                self.place += 1
                return event
        return None

    def take_all(self, kind: type[E], fits: Callable[[E], bool] = lambda event: True) -> list[E]:
        """Read events as long as they are of a class and fit."""
        found = []
        while (event := self.take(kind, fits)) is not None:
            found.append(event)
        return found

    def last(self, kind: type[E], fits: Callable[[E], bool] = lambda event: True) -> E | None:
        """Return the last event of a class that has been read and fits."""
        found = (each for each in reversed(self.behind) if isinstance(each, kind) and fits(each))
        return next(found, None)


def numbered(told: Iterable[Told], turn: int, step: int) -> tuple[Line, ...]:
    """Return the lines with their numbers. `turn` and `step` number the line before; a title has step 0."""
    lines = []
    for each in told:
        if each.turn != NONE:
            turn, step = each.turn, 0
        else:
            step += 1
        lines.append(Line(each.text, each.tags, each.seat, turn, step))
    return tuple(lines)
