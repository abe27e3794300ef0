"""A process that makes processes to be killed: each plays a script and says what it was promised.

It reads lines of JSON, an `Order` each, from its input. For each it forks a process, says `pid N`,
lets it play, and says `over` when it has ended. What the player was promised comes in between:
`saved N`, once N records are said to be on the disk; and `done`, if it came to the end.
"""

import json
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from attrs import frozen

from saves import files
from saves.game import SavedGame
from saves.store import Store
from tests.saves.playing import SETUP, TOY, script

ENDLESS = 1 << 30


@frozen
class Order:
    """What a victim is to do: play some steps of the script of a seed and save in `home`.

    It stops dead after the promise of `wait_after` records, to be killed there. It kills itself at
    its `dies_at`-th call that changes the disk, with half of the bytes written if it is a write and
    `half` is true. An `eager` one promises before it saves: the fault that must be found.
    """

    home: str
    seed: int
    steps: int
    wait_after: int = ENDLESS
    dies_at: int = ENDLESS
    half: bool = False
    eager: bool = False


def main() -> None:
    """Serve orders until the input ends."""
    with TemporaryDirectory() as warm_up:
        # What is made once for all games need not be made by every victim.
        SavedGame.create(Store(Path(warm_up)), "warm-up", TOY, SETUP, 1).close()
    ended = 0
    for line in sys.stdin:
        if ended:
            os.waitpid(ended, 0)
        pid = os.fork()
        if pid == 0:
            say(f"pid {os.getpid()}")
            play(Order(**json.loads(line)))
            os._exit(0)
        # It is left a zombie until the next order, so that its number cannot become another's.
        os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
        say("over")
        ended = pid


def say(text: str) -> None:
    _write(1, f"{text}\n".encode())


_write = os.write
"""The call as it was before it was made to count."""


def play(order: Order) -> None:
    """Play and promise. Most victims do not live to return from here."""
    mortal(order)
    steps, _ = script(order.seed, order.steps)
    records = 0
    game = SavedGame.create(Store(Path(order.home)), "victim", TOY, SETUP, order.seed)
    promise(order, records)
    for step in steps:
        records += step.records
        if order.eager:
            promise(order, records)
        step.take(game)
        if not order.eager:
            promise(order, records)
    game.close()
    say("done")


def promise(order: Order, records: int) -> None:
    say(f"saved {records}")
    if records >= order.wait_after:
        signal.pause()


def mortal(order: Order) -> None:
    """Let the calls that change the disk be counted, and the right one be the last."""
    calls = 0

    def counted(call: Callable[..., Any]) -> Callable[..., Any]:
        def dying(*arguments: Any) -> Any:
            nonlocal calls
            calls += 1
            if calls == order.dies_at:
                if order.half and call is _write:
                    descriptor, data = arguments
                    _write(descriptor, data[: len(data) // 2])
                os.kill(os.getpid(), signal.SIGKILL)
            return call(*arguments)

        return dying

    files.sync_data = counted(files.sync_data)
    for name in ("write", "fsync", "replace", "rename", "ftruncate", "mkdir"):
        setattr(os, name, counted(getattr(os, name)))


if __name__ == "__main__":
    main()
