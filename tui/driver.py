"""The terminal: Textual's driver for it, mended where a bad line or a bad byte would end the game."""

import asyncio
import os
import selectors
import signal
import time
from codecs import getincrementaldecoder
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TextIO, cast

from textual._xterm_parser import XTermParser
from textual.app import App
from textual.drivers.linux_driver import LinuxDriver
from textual.events import Key, Resize
from textual.geometry import Size
from textual.message import Message

from tui.tears import Tears

_FOCUS_REPORTS = ("\x1b[?1004h", "\x1b[?1004l")

_POLL = 0.1
"""How often the end of the app, and an Escape that stayed alone, are looked for, in seconds."""


class PatientFile:
    """The terminal's output; once the terminal is gone it takes what comes and writes nothing.

    Otherwise the thread that writes would die, and the app wait for ever for its full queue.
    """

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def write(self, text: str) -> int:
        """Write, or lose, a text."""
        with self._patience():
            self._file.write(text)
        return len(text)

    def flush(self) -> None:
        """Send what was written."""
        with self._patience():
            self._file.flush()

    def fileno(self) -> int:
        """Return the number of the file."""
        return self._file.fileno()

    def isatty(self) -> bool:
        """Say whether it is a terminal."""
        return self._file.isatty()

    @contextmanager
    def _patience(self) -> Iterator[None]:
        try:
            yield
        except (OSError, ValueError):
            # What is still to be written, by Python at its very end too, goes where nothing fails.
            with (
                suppress(OSError, ValueError),
                Path(os.devnull).open("w", encoding="utf-8") as nothing,
            ):
                os.dup2(nothing.fileno(), self._file.fileno())


class PatientDriver(LinuxDriver):
    """A terminal on which no input can end the game but the end of the input.

    A byte that is not UTF-8 becomes a character that means nothing; a torn escape sequence is mended
    or dropped; the end of the input leaves the app, since nobody can press a key any more.
    """

    def __init__(self, app: App[Any], **options: Any) -> None:
        super().__init__(app, **options)
        self._file: Any = PatientFile(cast(TextIO, self._file))

    def start_application_mode(self) -> None:
        """Take the terminal, at the start and after a suspension: what it shows is not known."""
        painter = getattr(self._app, "painter", None)
        if painter is not None:
            painter.forget()
        super().start_application_mode()  # type: ignore[no-untyped-call]
        # Textual tells the size within the signal's handler, where a second signal can overtake the
        # first: the older size would be told last, and stay.
        asyncio.get_running_loop().add_signal_handler(signal.SIGWINCH, self._tell_size)

    def _tell_size(self) -> None:
        if not self._in_band_window_resize:
            size = Size(*self._get_terminal_size())
            self._app.post_message(Resize(size, size))

    def write(self, data: str) -> None:
        """Write, but never ask whether the window has the focus: it would repaint for nothing."""
        if data not in _FOCUS_REPORTS:
            super().write(data)

    def run_input_thread(self) -> None:
        """Read what is typed until the app or the input ends."""
        decode = getincrementaldecoder("utf-8")(errors="replace").decode
        parser, tears = XTermParser(self._debug), Tears()
        with selectors.SelectSelector() as selector:
            selector.register(self.fileno, selectors.EVENT_READ)
            while not self.exit_event.is_set():
                if selector.select(_POLL):
                    data = self._read()
                    if not data:
                        self._app.call_later(self._app.exit)
                        break
                    text = tears.mend(decode(data), time.monotonic())
                    self._pass_on(parser.feed(text) if text else (), tears)
                self._pass_on(parser.tick(), tears)

    def _read(self) -> bytes:
        """Return what has been typed; nothing at the end of the input, and when the line has dropped."""
        try:
            return os.read(self.fileno, 4096)
        except OSError:
            return b""

    def _pass_on(self, messages: Iterable[Message], tears: Tears) -> None:
        for message in messages:
            if isinstance(message, Key) and message.key == "escape":
                tears.escaped(time.monotonic())
            self.process_message(message)

    def _run_input_thread(self) -> None:
        """Read; a fault here ends the app as any other does."""
        try:
            self.run_input_thread()
        except Exception as error:  # noqa: BLE001 - it is handed to the app, which reports it
            self._app.call_later(self._app._handle_exception, error)  # noqa: SLF001 - Textual's own way
