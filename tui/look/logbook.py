"""The log of a whole game as one seat may see it, with the answer that each line belongs to."""

from attrs import frozen

from core.kernel.decision import NONE
from core.kernel.event import Event, seen
from tui.look.past import Past
from tui.narration.base import Line, Narration


@frozen
class Entry:
    """A line of the log; it was true after so many answers."""

    line: Line
    after: int

    @property
    def number(self) -> str:
        """The number that the line goes by: turn and step."""
        return f"{self.line.turn}.{self.line.step}"


@frozen
class _Chapter:
    """Answers that are told together: what happened, and the lines that tell it."""

    happened: tuple[tuple[Event, ...], ...]
    entries: tuple[Entry, ...]
    over: bool


class Logbook:
    """Narrates a game for a seat, each answer once; what was taken back is forgotten.

    Answers of what goes on are told together, as one event has one line: "Ana uses A and B".
    """

    def __init__(self, past: Past, narration: Narration) -> None:
        self.past = past
        self._narration = narration
        self._seat = NONE
        self._chapters: list[_Chapter] = []

    def entries(self, seat: int) -> tuple[Entry, ...]:
        """Return all lines so far, as a seat may see them."""
        steps = list(self.past.steps())
        told = self._keep(seat, steps)
        while told < len(steps):
            until = self._until(steps, told)
            self._tell(steps[told:until], until - 1)
            told = until
        return tuple(entry for each in self._chapters for entry in each.entries)

    def _keep(self, seat: int, steps: list[tuple[Event, ...]]) -> int:
        """Keep what was told to this seat of steps that still stand; return how many those are."""
        if seat != self._seat:
            self._chapters.clear()
        self._seat = seat
        told = 0
        for place, chapter in enumerate(self._chapters):
            here = steps[told : told + len(chapter.happened)]
            if not chapter.over or not _same(chapter.happened, here):
                del self._chapters[place:]
                break
            told += len(here)
        return told

    def _until(self, steps: list[tuple[Event, ...]], first: int) -> int:
        """Return the end of what is told together: one answer, or those of one Explore and the like."""
        end = first + 1
        while end < len(steps) and self._narration.goes_on(self.past.state(end - 1)):
            end += 1
        return end

    def _tell(self, happened: list[tuple[Event, ...]], after: int) -> None:
        before = next(
            (each.entries[-1].line for each in reversed(self._chapters) if each.entries), None
        )
        # A position begins in the middle of a turn that no event opens.
        first = self.past.turn(0)
        turn, step = (before.turn, before.step) if before else (first, 0)
        events = tuple(seen(event, self._seat) for each in happened for event in each)
        view = self.past.view(after, self._seat)
        lines = self._narration.lines(events, view, turn, step)
        over = not self._narration.goes_on(self.past.state(after))
        entries = tuple(Entry(line, after) for line in lines)
        self._chapters.append(_Chapter(tuple(happened), entries, over))


def _same(told: tuple[tuple[Event, ...], ...], steps: list[tuple[Event, ...]]) -> bool:
    """Say whether these are the very steps that were told, and not others in their place."""
    if len(told) != len(steps):
        return False
    return all(one is other for one, other in zip(told, steps, strict=True))
