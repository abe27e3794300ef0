"""What stands on the question line: the question, or for a moment something else in its place."""

from collections.abc import Callable, Mapping

from attrs import frozen

from tui.commands import Command
from tui.rows import Span, row
from tui.widgets.lines import Rows
from tui.widgets.question import question_rows
from tui.widgets.typing import Typing


@frozen
class Armed:
    """A command that waits for its second press, and what is asked meanwhile.

    `others` are acts of other keys that the text offers instead. `shown` are the keys that answer, for
    the footer; without any the footer stays as it is, since all its keys still work.
    """

    command: Command
    text: str
    act: Callable[[], None]
    others: Mapping[str, Callable[[], None]] = {}
    shown: tuple[Command, ...] = ()

    def confirmed_by(self, key: str) -> bool:
        """Say whether a key is the second press."""
        return key in (*self.command.keys, "enter", "y")


@frozen
class Line:
    """A line that is being typed; `ask` is the question, empty if the screen draws the line itself."""

    typing: Typing
    ask: str
    done: Callable[[str | None], None]
    changed: Callable[[str], None] | None


class Asking:
    """What is asked instead of the screen's question: at most one thing of each kind.

    A refusal stands until the next key, a second press is waited for until another key, and a line
    is typed until Enter or Escape.
    """

    def __init__(self) -> None:
        self.refusal = ""
        self.armed: Armed | None = None
        self.line: Line | None = None

    def taken(self) -> Armed | None:
        """Return the command that waits, which from now on waits no more."""
        armed, self.armed = self.armed, None
        return armed

    def finish(self, text: str | None) -> None:
        """End the line that is typed, with its text or with None."""
        line, self.line = self.line, None
        if line is not None:
            line.done(text)

    def typed(self, typing: Typing) -> None:
        """Go on with the line that is typed as a key has left it."""
        line = self.line
        if line is not None and typing != line.typing:
            self.line = Line(typing, line.ask, line.done, line.changed)
            if line.changed:
                line.changed(typing.text)

    def rows(self, question: Callable[[], str], width: int) -> Rows:
        """Return what the question line shows."""
        if self.refusal:
            return question_rows(self.refusal, width, refusal=True)
        if self.armed:
            return question_rows(self.armed.text, width)
        if self.line and self.line.ask:
            asked = Span(f"? {self.line.ask} ", "focus")
            return (row(asked, *self.line.typing.spans()),)
        return question_rows(question(), width)
