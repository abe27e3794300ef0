"""Killing a program while it plays: what it was promised is on the disk, and nothing else is odd."""

import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from time import perf_counter
from types import TracebackType
from typing import Self

import attrs
from attrs import define, frozen

from saves.errors import SaveError
from saves.game import SavedGame
from saves.reports import TORN
from saves.store import Store
from tests.generic.under_test import dice
from tests.saves.playing import records_of, rules_for, script
from tests.saves.victim import Order

MOST_RECORDS_OF_A_STEP = 3
ROOT = Path(__file__).parent.parent.parent


class LossError(AssertionError):
    """Something that was acknowledged is gone, or something else is there."""


@frozen
class Death:
    """How far a victim had come: the records it promised, None if not even that there is a game."""

    promised: int | None
    finished: bool

    def later(self, line: str) -> "Death":
        """Return this after one more line that the victim said."""
        if line == "done":
            return Death(self.promised, finished=True)
        return Death(int(line.removeprefix("saved ")), self.finished)


@define
class Killer:
    """Has victims play, and kills them. To be used as a context manager."""

    home: Path
    _nursery: subprocess.Popen[bytes] = attrs.field(init=False)

    def __enter__(self) -> Self:
        self._nursery = subprocess.Popen(
            [sys.executable, "-m", "tests.saves.victim"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._nursery.communicate()

    def kill(self, order: Order, after: int, seconds: float = 0.0) -> Death:
        """Have a victim play; kill it some seconds after it has promised `after` records.

        -1 is as soon as it lives. It may also end by itself before that.
        """
        self._say(json.dumps(attrs.asdict(order)))
        pid = int(self._hear().removeprefix("pid "))
        death = Death(None, finished=False)
        while (death.promised if death.promised is not None else -1) < after:
            if (line := self._hear()) == "over":
                return death
            death = death.later(line)
        start = perf_counter()
        while perf_counter() - start < seconds:
            pass
        os.kill(pid, signal.SIGKILL)
        while (line := self._hear()) != "over":
            death = death.later(line)
        return death

    def _say(self, line: str) -> None:
        assert self._nursery.stdin is not None
        self._nursery.stdin.write(line.encode() + b"\n")
        self._nursery.stdin.flush()

    def _hear(self) -> str:
        assert self._nursery.stdout is not None
        line = self._nursery.stdout.readline().decode().rstrip("\n")
        assert line, "the nursery has died"
        return line


def judge(order: Order, death: Death) -> None:
    """Open what a victim has left. Raises LossError if that is not what it must be."""
    store = Store(Path(order.home))
    if death.promised is None and not store.games():
        return
    try:
        _open(store, order, death)
    except SaveError as error:
        raise LossError(f"promised {death.promised}, yet {error}") from error


def _open(store: Store, order: Order, death: Death) -> None:
    promised = death.promised or 0
    points = script(order.seed, order.steps)[1]
    with SavedGame.open(store, "victim/1", rules_for) as game:
        said = [report.code for report in game.reports]
        records = records_of(game)
        if records < promised:
            raise LossError(f"promised {promised} records, found {records}")
        if records > promised + MOST_RECORDS_OF_A_STEP:
            raise LossError(f"promised {promised} records, found {records}: never played")
        if not points[records].is_that_of(game.table):
            raise LossError(f"another game after {records} records")
        if said not in ([], [TORN]):
            raise LossError(f"more than torn: {game.reports}")
    with SavedGame.open(store, "victim/1", rules_for) as game:
        if game.reports or not points[records].is_that_of(game.table):
            raise LossError(f"opened again, it is another: {game.reports}")


def random_death(killer: Killer, number: int, steps: int = 14) -> Death:
    """Kill a victim at a random instant, and judge what it leaves. Raises LossError."""
    numbers = dice("kill", number)
    home = killer.home / f"victim-{number}"
    order = Order(str(home), seed=number, steps=steps)
    _, points = script(number, steps)
    after = numbers.randrange(-1, len(points))
    # Making a game takes longer than giving an answer.
    death = killer.kill(order, after, numbers.random() * (0.01 if after < 0 else 0.002))
    _judged(order, death)
    return death


def death_at_call(killer: Killer, number: int, *, half: bool, steps: int = 5) -> Death:
    """Have a victim die at its call of this number that changes the disk, and judge.

    Raises LossError.
    """
    home = killer.home / f"victim-{number}-{half}"
    order = Order(str(home), seed=3, steps=steps, dies_at=number, half=half)
    death = killer.kill(order, len(script(3, steps)[1]))
    _judged(order, death)
    return death


def _judged(order: Order, death: Death) -> None:
    try:
        judge(order, death)
    except LossError as error:
        error.add_note(f"{order}, {death}")
        raise
    finally:
        shutil.rmtree(order.home, ignore_errors=True)
