"""The real program in a pseudo-terminal, and the screen that a player sees (by pyte).

    with Program(size=(80, 24), home=tmp_path) as game:
        game.wait_for("What would you like to do?")
        game.press("?")
        game.wait_for("Keys of this screen")
        game.kill(signal.SIGHUP)
        assert game.exit_code() == 0

Nothing sleeps for a fixed time: `wait_for` reads until the text is there, `settle` until nothing more
comes; both give up at a deadline with what is on the screen.
"""

import fcntl
import os
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import pyte

ROOT = Path(__file__).parent.parent.parent

DEADLINE = 20.0
"""How long anything is waited for, in seconds; machines that run tests are slow and shared."""

QUIET = 0.15
"""After so long without a byte an update is complete, in seconds."""

KEYS = {
    "enter": "\r", "escape": "\x1b", "tab": "\t", "shift+tab": "\x1b[Z", "space": " ",
    "up": "\x1b[A", "down": "\x1b[B", "right": "\x1b[C", "left": "\x1b[D",
    "home": "\x1b[H", "end": "\x1b[F", "pageup": "\x1b[5~", "pagedown": "\x1b[6~",
    "backspace": "\x7f", "ctrl+c": "\x03", "ctrl+p": "\x10", "ctrl+u": "\x15",
}  # fmt: skip
"""What a terminal sends for the keys that are no characters."""

_IF_STOPPED = os.WUNTRACED | os.WNOHANG

_UNKNOWN_TO_PYTE = re.compile(rb"\x1b\[[<>=?][0-9;]*(?:u|\$p)|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)")
_UNFINISHED = re.compile(rb"\x1b(?:\[[0-?]*[ -/]*|\][^\x07\x1b]*)?\Z")


class Program:
    """The program, running. Leaving the `with` block ends it, whatever has happened."""

    def __init__(
        self,
        *arguments: str,
        size: tuple[int, int] = (80, 24),
        home: Path | None = None,
        env: Mapping[str, str] | None = None,
        module: str = "tui.cli",
        ignoring: signal.Signals | None = None,
    ) -> None:
        """Start `python -m MODULE ARGUMENTS`.

        `env` is added to a bare environment with UTF-8 and 256 colours; an empty value unsets.
        """
        self.output = bytearray()
        """All bytes that have come."""
        self._screen: Any = pyte.HistoryScreen(*size, history=2_000)
        self._stream: Any = pyte.ByteStream(self._screen)
        self._rest = b""
        self._master, slave = os.openpty()
        self._set_size(*size)
        self.process = subprocess.Popen(
            [sys.executable, "-m", module, *arguments],
            cwd=ROOT,
            env=_environment(home, env or {}),
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            preexec_fn=lambda: _take_terminal(ignoring),  # noqa: PLW1509 - the child only execs after it
        )
        os.close(slave)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.hang_up()
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(DEADLINE)

    @property
    def lines(self) -> list[str]:
        """The lines on the screen, without blanks at their ends."""
        return [line.rstrip() for line in self._screen.display]

    @property
    def text(self) -> str:
        """The screen as one text."""
        return "\n".join(self.lines)

    @property
    def scrollback(self) -> str:
        """What can be scrolled back to, as one text."""
        past = self._screen.history.top
        return "\n".join("".join(line[x].data for x in sorted(line)) for line in past)

    def press(self, *keys: str) -> None:
        """Press keys, by their names in KEYS or as characters."""
        for key in keys:
            self.write(KEYS.get(key, key).encode())

    def write(self, data: bytes) -> None:
        """Send bytes as a terminal does."""
        os.write(self._master, data)

    def wait_for(self, wanted: str | Callable[[], bool], within: float = DEADLINE) -> None:
        """Read until a text is on the screen, or something holds."""
        end = time.monotonic() + within
        while not (wanted in self.text if isinstance(wanted, str) else wanted()):
            left = end - time.monotonic()
            if left <= 0 or (not self._read(min(left, 0.5)) and self.process.poll() is not None):
                raise AssertionError(f"not seen: {wanted!r}; on the screen:\n{self.text}")

    def settle(self, within: float = DEADLINE, quiet: float = QUIET) -> int:
        """Read until nothing more comes; return the number of bytes that came."""
        before, end = len(self.output), time.monotonic() + within
        while self._read(quiet):
            if time.monotonic() > end:
                raise AssertionError(f"never quiet; on the screen:\n{self.text}")
        return len(self.output) - before

    def cost_of(self, *keys: str) -> int:
        """Press keys and return how many bytes they cost."""
        self.settle()
        before = len(self.output)
        self.press(*keys)
        self.wait_for(lambda: len(self.output) > before)
        self.settle()
        return len(self.output) - before

    def read_until(self, moment: float) -> None:
        """Read whatever comes until a moment of the monotonic clock."""
        while (left := moment - time.monotonic()) > 0:
            self._read(left)

    def silent_for(self, seconds: float) -> bool:
        """Say whether no byte comes for so long."""
        return not self._read(seconds)

    def resize(self, width: int, height: int) -> None:
        """Give the terminal another size, as a window does."""
        self._screen.resize(height, width)
        self._set_size(width, height)
        self.kill(signal.SIGWINCH)

    def kill(self, number: int) -> None:
        """Send a signal."""
        self.process.send_signal(number)

    def stop(self, number: int) -> None:
        """Send a signal that stops the program, and read until it has stopped."""
        self.kill(number)
        self.wait_for(lambda: os.WIFSTOPPED(os.waitpid(self.process.pid, _IF_STOPPED)[1]))

    @property
    def mode(self) -> list[Any]:
        """What the terminal does with what is typed and written, as `termios.tcgetattr` tells it."""
        return termios.tcgetattr(self._master)

    def hang_up(self) -> None:
        """Close the terminal, as a dropped line does."""
        if self._master >= 0:
            os.close(self._master)
            self._master = -1

    def exit_code(self, within: float = DEADLINE) -> int:
        """Read to the end and return the exit code, below 0 for a signal."""
        end = time.monotonic() + within
        while self._master >= 0 and time.monotonic() < end:
            if not self._read(0.2) and self.process.poll() is not None:
                break
        return self.process.wait(max(end - time.monotonic(), 0.1))

    def _read(self, timeout: float) -> bool:
        """Read once; say whether anything came."""
        if self._master < 0 or not select.select([self._master], [], [], timeout)[0]:
            return False
        try:
            data = os.read(self._master, 65536)
        except OSError:
            return False
        self.output += data
        self._feed(data)
        return bool(data)

    def _feed(self, data: bytes) -> None:
        data = _UNKNOWN_TO_PYTE.sub(b"", self._rest + data)
        torn = _UNFINISHED.search(data)
        self._rest = torn[0] if torn else b""
        self._stream.feed(data[: len(data) - len(self._rest)])

    def _set_size(self, width: int, height: int) -> None:
        fcntl.ioctl(self._master, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))


def _environment(home: Path | None, more: Mapping[str, str]) -> dict[str, str]:
    """Return an environment in which the terminal is all that counts; `more` may unset by ''."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    base = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
    if home is not None:
        base |= {"INKRIBBON_HOME": str(home), "XDG_CACHE_HOME": str(home / "cache")}
    made = {**kept, **base, **more}
    return {name: value for name, value in made.items() if value}


def _take_terminal(ignoring: signal.Signals | None) -> None:
    """Make the child's input its terminal; `ignoring` is a signal that it starts with ignored."""
    if ignoring is not None:
        signal.signal(ignoring, signal.SIG_IGN)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
