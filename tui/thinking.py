"""Bots think in another process: a busy thread would make the screen wait for seconds.

Run as a module it is that process: it reads the bots once, then one view after another, and writes
the answers; when the pipe closes it ends. What goes through the pipe is pickled by us, for us.
"""

import contextlib
import pickle
import subprocess
import sys
from typing import IO, Any

from core.bots.base import Bot, chance_for
from core.kernel.rules import Answer


class ClosedError(Exception):
    """A bot was asked at a table that has been left."""


class Thinker:
    """A worker process that answers for the bots of one table. It starts with `warm_up`."""

    def __init__(self, bots: dict[int, Bot], seed: int) -> None:
        self._bots = bots
        self._seed = seed
        self._worker: subprocess.Popen[bytes] | None = None
        self._closed = False

    def warm_up(self) -> None:
        """Start the worker; without one the bots think here."""
        if self._worker is not None or self._closed:
            return
        with contextlib.suppress(OSError):
            self._worker = subprocess.Popen(
                [sys.executable, "-m", "tui.thinking"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,  # Ctrl+C and a dropped line are the screen's to deal with
            )
            self._send((self._bots, self._seed))

    def __call__(self, bot: Bot, view: Any, seat: int, place: int) -> Answer:
        """Return a bot's answer to what it sees. Blocks: call it off the screen's loop.

        Raises ClosedError once the table has been left: nobody waits for the answer.
        """
        try:
            self._send((view, seat, place))
            return self._receive()
        except (OSError, EOFError, pickle.PickleError, ValueError):
            self._end()
            if self._closed:
                raise ClosedError from None
            return bot.answer(view, chance_for(self._seed, seat, place))

    def close(self) -> None:
        """End the worker; nothing is thought about any more."""
        self._closed = True
        self._end()

    def _end(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.kill()
            worker.wait()
            for pipe in (worker.stdin, worker.stdout):
                if pipe is not None:
                    with contextlib.suppress(OSError):
                        pipe.close()

    def _send(self, value: object) -> None:
        worker = self._worker  # the table may be left meanwhile, in another thread
        if worker is None or worker.stdin is None:
            raise OSError
        pickle.dump(value, worker.stdin)
        worker.stdin.flush()

    def _receive(self) -> Answer:
        worker = self._worker
        if worker is None or worker.stdout is None:
            raise OSError
        answer: Answer = pickle.load(worker.stdout)  # noqa: S301 - written by our worker
        return answer


def think(read: IO[bytes], write: IO[bytes]) -> None:
    """Answer until there is nothing more to read."""
    with contextlib.suppress(EOFError):
        bots, seed = pickle.load(read)  # noqa: S301 - written by the screen's process
        while True:
            view, seat, place = pickle.load(read)  # noqa: S301 - as above
            pickle.dump(bots[seat].answer(view, chance_for(seed, seat, place)), write)
            write.flush()


if __name__ == "__main__":
    think(sys.stdin.buffer, sys.stdout.buffer)
