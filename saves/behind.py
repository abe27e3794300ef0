"""Work that an acknowledged answer need not wait for, done one after another behind its back."""

from collections.abc import Callable
from threading import Thread
from time import sleep


class Behind:
    """Does one thing at a time in a thread that lives no longer than it takes.

    Not a thread that waits for more: a process that has one should not be forked.
    """

    def __init__(self) -> None:
        self._thread: Thread | None = None
        self._error: BaseException | None = None

    def do(self, work: Callable[[], None]) -> None:
        """Begin some work once the work before it is done. Raises what that raised."""
        self.wait()
        self._thread = Thread(target=self._run, args=(work,), name="saves")
        self._thread.start()

    def wait(self) -> None:
        """Wait until nothing is left to do. Raises what the last work raised."""
        if self._thread is not None:
            self._thread.join()
            self._thread = None
        error, self._error = self._error, None
        if error is not None:
            raise error

    def _run(self, work: Callable[[], None]) -> None:
        # Let go once: otherwise whoever began this would wait for the interpreter until the work
        # first waits for the disk.
        sleep(0)
        try:
            work()
        except BaseException as error:  # noqa: BLE001 - it is raised again where it can be met
            self._error = error
