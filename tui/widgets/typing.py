"""A line of text being typed: a name, a word to find, an answer. It is drawn within a row."""

from collections.abc import Callable

from attrs import evolve, frozen
from rich.cells import cell_len

from tui.rows import Span


@frozen
class Typing:
    """A text, the place of the cursor in it, and how many cells it may take."""

    text: str = ""
    cursor: int = 0
    most: int = 60

    @classmethod
    def of(cls, text: str, most: int = 60) -> "Typing":
        """Return a line with a text in it, the cursor at its end."""
        return cls(text, len(text), most)

    def press(self, key: str, typed: str) -> "Typing":
        """Return the line after a key; a key that means nothing here changes nothing."""
        if typed:
            return self.insert(typed)
        act = _ACTS.get(key)
        return act(self) if act else self

    def cut(self, start: int, end: int) -> "Typing":
        """Return the line without a part of its text, the cursor where that was."""
        start = max(start, 0)
        return evolve(self, text=self.text[:start] + self.text[end:], cursor=start)

    def at(self, cursor: int) -> "Typing":
        """Return the line with the cursor elsewhere."""
        return evolve(self, cursor=min(max(cursor, 0), len(self.text)))

    def insert(self, typed: str) -> "Typing":
        """Return the line with more text at the cursor, as much as fits; line ends become spaces."""
        made = self
        for character in " ".join(typed.splitlines()):
            longer = made.text[: made.cursor] + character + made.text[made.cursor :]
            if cell_len(longer) > self.most:
                break
            made = evolve(made, text=longer, cursor=made.cursor + 1)
        return made

    def spans(self) -> tuple[Span, ...]:
        """Return the text with the cursor as a mark in it, since the terminal's own is hidden."""
        return (
            Span(self.text[: self.cursor], "own"),
            Span("_", "focus"),
            Span(self.text[self.cursor :], "own"),
        )


_ACTS: dict[str, Callable[[Typing], Typing]] = {
    "backspace": lambda line: line.cut(line.cursor - 1, line.cursor),
    "delete": lambda line: line.cut(line.cursor, line.cursor + 1),
    "left": lambda line: line.at(line.cursor - 1),
    "right": lambda line: line.at(line.cursor + 1),
    "home": lambda line: line.at(0),
    "end": lambda line: line.at(len(line.text)),
    "ctrl+u": lambda line: line.cut(0, line.cursor),
}
