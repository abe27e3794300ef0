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
        self._wanted = False
        """Whether the app goes on, and the terminal is its own again after a suspension."""

    def start_application_mode(self) -> None:
        """Take the terminal, at the start and after a suspension: what it shows is not known."""
        painter = getattr(self._app, "painter", None)
        if painter is not None:
            painter.forget()
        super().start_application_mode()  # type: ignore[no-untyped-call]
        self._wanted = True
        self._listen_for_signals()

    def _listen_for_signals(self) -> None:
        """Answer signals between two steps of the app.

        Textual does it wherever the program is just then. There a second signal can overtake the first,
        and the older of two sizes be told last; and giving the terminal back can wait for what the
        interrupted step holds.
        """
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGWINCH, self._tell_size)
        loop.add_signal_handler(signal.SIGTSTP, self._suspend)
        loop.add_signal_handler(signal.SIGCONT, self._continue)

    def _tell_size(self) -> None:
        if not self._in_band_window_resize:
            size = Size(*self._get_terminal_size())
            self._app.post_message(Resize(size, size))

    def _suspend(self) -> None:
        self._give_back()
        os.kill(os.getpid(), signal.SIGSTOP)

    def _continue(self) -> None:
        """Take the terminal again, unless the app is at its end.

        What was stopped without being asked has not given it back, and another program has used it.
        """
        self._give_back()
        if self._wanted:
            self.start_application_mode()

    def _give_back(self) -> None:
        if self._wanted and self._holds_terminal:
            self.suspend_application_mode()
            self._wanted = True

    def disable_input(self) -> None:
        """Read no more, as the first step of giving the terminal back."""
        self._wanted = False
        super().disable_input()

    @property
    def _holds_terminal(self) -> bool:
        return self._writer_thread is not None and self._writer_thread.is_alive()

    def write(self, data: str) -> None:
        """Write, but not to a terminal that was given back.

        And never ask whether the window has the focus: it would repaint for nothing.
        """
        if self._holds_terminal and data not in _FOCUS_REPORTS:
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
