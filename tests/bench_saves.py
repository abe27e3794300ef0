"""What it costs until an answer is acknowledged, beside a bare append and fdatasync.

Both are done in turns in the same run and on the same disk, so that only their ratio counts.
`python -m tests.bench_saves` prints the figures of the toy game and of the Deck Building Game.
"""

import os
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from attrs import define, frozen

from content.loader import load
from core.deckbuilding.rules import DeckBuilding
from core.kernel.rules import Answer, AnyRules
from saves.game import SavedGame
from saves.store import Store
from tests.generic.under_test import dice, random_answer
from tests.saves.playing import SETUP, TOY, a_deckbuilding_setup

ANSWERS = 400


@frozen
class Acknowledged:
    """Medians in seconds, of as many answers each.

    `bare` is an append of the bytes of a record, and fdatasync; `saved` an answer from its being
    given until `play` returns, without the rules' own work, which is `applied`, and with what
    `prepare` does while the player thinks done. `turn_end` is the
    same as `saved` where a turn ended, and so a snapshot began to be written.
    """

    answers: int
    bare: float
    saved: float
    applied: float
    turn_end: float

    @property
    def ratio(self) -> float:
        """How many times a bare append and fdatasync an answer costs."""
        return self.saved / self.bare

    @property
    def with_rules(self) -> float:
        """The same, with the work of the rules counted in."""
        return (self.saved + self.applied) / self.bare


@define
class Timed:
    """Rules that take the time of each `apply`."""

    rules: AnyRules
    seconds: float = 0.0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rules, name)

    def apply(self, state: Any, answer: Answer) -> Any:
        start = perf_counter()
        try:
            return self.rules.apply(state, answer)
        finally:
            self.seconds = perf_counter() - start


def acknowledging(
    rules: AnyRules, setup: Any, folder: Path, answers: int = ANSWERS
) -> Acknowledged:
    """Play random games below a folder until so many answers have been given."""
    bare: list[float] = []
    saved: list[float] = []
    turn_end: list[float] = []
    applied: list[float] = []
    numbers = dice("bench")
    descriptor = os.open(folder / "bare", os.O_CREAT | os.O_WRONLY | os.O_APPEND)
    seed = 0
    while len(bare) < answers:
        seed += 1
        timed = Timed(rules)
        with SavedGame.create(Store(folder), f"{seed}", timed, setup, seed) as game:
            size = game.place.journal.stat().st_size
            while game.table.decision is not None and len(bare) < answers:
                answer = random_answer(game.table.decision, numbers)
                turn = rules.turn(game.table.state)
                start = perf_counter()
                game.play(answer)
                seconds = perf_counter() - start - timed.seconds
                ended = rules.turn(game.table.state) > turn or game.table.result is not None
                (turn_end if ended else saved).append(seconds)
                applied.append(timed.seconds)
                game.settle()
                game.prepare()
                data = bytes(game.place.journal.stat().st_size - size)
                size += len(data)
                bare.append(_append(descriptor, data))
    os.close(descriptor)
    figures = (median(each) for each in (bare, saved, applied, turn_end))
    return Acknowledged(len(bare), *figures)


def _append(descriptor: int, data: bytes) -> float:
    start = perf_counter()
    os.write(descriptor, data)
    os.fdatasync(descriptor)
    return perf_counter() - start


def main() -> None:
    """Print the figures, in microseconds."""
    rules = DeckBuilding(load("deckbuilding"))
    for name, each, setup in (
        ("toy", TOY, SETUP),
        ("deckbuilding", rules, a_deckbuilding_setup(rules)),
    ):
        with TemporaryDirectory() as folder:
            found = acknowledging(each, setup, Path(folder))
        times = {"bare": found.bare, "saved": found.saved, "rules": found.applied}
        times["end of turn"] = found.turn_end
        listed = ", ".join(f"{what} {seconds * 1e6:.0f}" for what, seconds in times.items())
        ratios = f"{found.ratio:.2f} times, {found.with_rules:.2f} with the rules"
        print(f"{name}: {listed} microseconds; {ratios} ({found.answers} answers)")


if __name__ == "__main__":
    main()
