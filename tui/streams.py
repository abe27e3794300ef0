"""Lines in and out, for people at a terminal and for programs at a pipe: flushed, and never torn."""

import codecs
import io
import os
import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import BinaryIO, TextIO

from tui.narration.names import printable

LONGEST = 1 << 16
"""The longest line that is read, in bytes; what is longer is cut there, and ends in CUT."""

CUT = "..."
"""Ends a line that was too long, so that what is left of it is no valid JSON."""


class GoneError(Exception):
    """Whoever read our lines has gone."""


class Lines:
    """A reader and a writer of lines.

    A byte that cannot be decoded arrives spelt out, a character that cannot be encoded leaves as `?`.
    """

    def __init__(self, source: BinaryIO, sink: BinaryIO, encoding: str = "utf-8") -> None:
        self._source = source
        self._sink = sink
        self._encoding = encoding

    def read(self) -> str | None:
        """Return the next line without its end, or None at the end of the input."""
        line = more = self._next()
        if not line:
            return None
        while len(line) > LONGEST and more and not more.endswith(b"\n"):
            more = self._next()
        text = line[:LONGEST].decode(self._encoding, "backslashreplace").rstrip("\r\n")
        return text + CUT if len(line) > LONGEST else text

    def write(self, text: str, end: str = "\n") -> None:
        """Write a line and see to it that it arrives. Raises GoneError."""
        data = (text + end).encode(self._encoding, "replace")
        try:
            self._sink.write(data)
            self._sink.flush()
        except (OSError, ValueError) as error:
            raise GoneError from error

    def _next(self) -> bytes:
        # A terminal whose line has dropped gives an error, not an end.
        try:
            return self._source.readline(LONGEST + 1)
        except (OSError, ValueError):
            return b""


class Paper:
    """Lines for a person, who types at a terminal or whose words come from a pipe.

    At a terminal lines can be pushed out of sight; without one what was typed is written down too,
    so that the transcript reads like the game.
    """

    def __init__(
        self, lines: Lines, *, typed: bool = False, shown: bool = False, rows: Callable[[], int]
    ) -> None:
        """`typed` says that a person types, `shown` that a screen shows the lines."""
        self._lines = lines
        self._typed = typed
        self._shown = shown
        self._rows = rows

    @property
    def waits(self) -> bool:
        """Whether somebody sits there who can be asked to press Enter."""
        return self._typed and self._shown

    def write(self, *texts: str) -> None:
        """Write lines; nothing in them can steer the terminal. Raises GoneError."""
        for text in texts:
            self._lines.write(printable(text))

    def read(self, prompt: str) -> str | None:
        """Return what is typed after a prompt, or None at the end of the input. Raises GoneError."""
        self._lines.write(prompt, end="")
        try:
            text = self._lines.read()
        except BaseException:
            self._lines.write("")  # what is said of an interruption gets a line of its own
            raise
        if not self._typed or text is None:
            self._lines.write("" if text is None else printable(text))
        return text

    def clear(self) -> None:
        """Push what was written out of sight, if a screen shows it."""
        if self._shown:
            self._lines.write("\n" * self._rows(), end="")


def standard_lines(encoding: str = "utf-8") -> Lines:
    """Return the lines of the standard input and output; a closed one is at its end, or takes all."""
    source = sys.stdin.buffer if sys.stdin else io.BytesIO()
    return Lines(source, sys.stdout.buffer if sys.stdout else io.BytesIO(), encoding)


def standard_paper() -> Paper:
    """Return the standard input and output as a person's paper."""
    return Paper(
        standard_lines(_known(sys.stdout.encoding if sys.stdout else None)),
        typed=is_terminal(sys.stdin),
        shown=is_terminal(sys.stdout),
        rows=lambda: shutil.get_terminal_size().lines,
    )


def is_terminal(stream: TextIO | None) -> bool:
    """Say whether a standard stream is a terminal; one that was closed is None."""
    return stream is not None and not stream.closed and stream.isatty()


def silence() -> None:
    """Let the rest of the output vanish: its reader has gone, and Python would complain at the end."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def _known(encoding: str | None) -> str:
    try:
        return codecs.lookup(encoding or "utf-8").name
    except LookupError:
        return "utf-8"
