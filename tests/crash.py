"""Kill programs that play and damage what they saved: `python -m tests.crash`.

Prints what came of it in a table. Any loss, any game that was taken for another, and a control that
finds nothing make it fail.
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from attrs import frozen

from saves import digests
from tests.saves import damaging
from tests.saves.killing import Killer, LossError, death_at_call, judge, random_death
from tests.saves.memory import folder_in_memory
from tests.saves.victim import Order

KILLS = 1_000
DAMAGES = 100_000
CONTROLS = 1_000
EAGER = 20
CHUNK = 500


@frozen
class Row:
    """A line of the table: what was done, how often, what came of it, and whether that is right."""

    what: str
    times: int
    came: str
    right: bool


def main() -> int:
    """Do it, print the table, and return 1 if anything was not as it must be."""
    parser = argparse.ArgumentParser(prog="tests.crash", description=__doc__)
    parser.add_argument("--kills", type=int, default=KILLS, metavar="N")
    parser.add_argument("--damages", type=int, default=DAMAGES, metavar="N")
    options = parser.parse_args()
    start = perf_counter()
    rows: list[Row] = []
    with TemporaryDirectory(prefix="inkribbon-") as folder:
        for row in chain(killed(Path(folder), options.kills), damaged(options.damages)):
            rows.append(row)
            print(
                f"{row.what:44} {row.times:>7,}  {row.came:52} {'ok' if row.right else 'WRONG'}",
                flush=True,
            )
    print(f"{perf_counter() - start:.0f} s")
    return int(not all(row.right for row in rows))


def killed(home: Path, kills: int) -> Iterable[Row]:
    """Kill, and yield what came of it."""
    with Killer(home) as killer:
        yield _kills(killer, kills)
        yield _calls(killer)
        yield _eager(killer)


def _kills(killer: Killer, kills: int) -> Row:
    promised, losses = 0, []
    for number in range(kills):
        try:
            promised += random_death(killer, number).promised or 0
        except LossError as error:
            losses.append(_told(error))
    came = f"{promised:,} records promised, {len(losses)} losses"
    return Row("killed at a random instant", kills, came, not losses)


def _calls(killer: Killer) -> Row:
    number, deaths, losses = 0, 0, []
    finished = False
    while not finished:
        number += 1
        for half in (False, True):
            try:
                finished = death_at_call(killer, number, half=half).finished
                deaths += not finished
            except LossError as error:
                losses.append(_told(error))
    came = f"{number - 1} calls, before and half-way, {len(losses)} losses"
    return Row("killed at each call that changes the disk", deaths, came, not losses)


def _eager(killer: Killer) -> Row:
    caught = 0
    for number in range(EAGER):
        home = str(killer.home / f"eager-{number}")
        order = Order(home, seed=number, steps=9, wait_after=6, eager=True)
        try:
            judge(order, killer.kill(order, after=6))
        except LossError:
            caught += 1
    return Row("control: acknowledges before it saves", EAGER, f"{caught} caught", caught == EAGER)


def damaged(damages: int) -> Iterable[Row]:
    """Damage, and yield what came of it."""
    chunks = [range(i, min(i + CHUNK, damages)) for i in range(0, damages, CHUNK)]
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        kinds: Counter[tuple[str, str]] = sum(pool.map(_trials, chunks), Counter())
    for kind in damaging.KINDS:
        outcomes = {outcome: n for (each, outcome), n in kinds.items() if each == kind}
        wrong = outcomes.pop(VIOLATION, 0)
        came = ", ".join(f"{n:,} {outcome}" for outcome, n in sorted(outcomes.items()))
        times = sum(outcomes.values()) + wrong
        yield Row(f"damaged: {kind}", times, f"{came}, {wrong} taken for another", not wrong)
    with folder_in_memory() as home:
        yield _control(home)


VIOLATION = "violation"


def _trials(numbers: Iterable[int]) -> Counter[tuple[str, str]]:
    outcomes: Counter[tuple[str, str]] = Counter()
    with folder_in_memory() as home:
        for number in numbers:
            kind = damaging.kind_of(number)
            try:
                outcomes[kind, damaging.trial(home, number)] += 1
            except damaging.ViolationError as error:
                outcomes[kind, VIOLATION] += 1
                _told(error)
    return outcomes


def _control(home: Path) -> Row:
    for number in range(damaging.SPECIMENS):
        damaging.specimen(home, number)
    matches = digests.matches
    digests.matches = lambda *_: True
    try:
        found = damaging.violations(home, range(CONTROLS))
    finally:
        digests.matches = matches
    return Row("control: damaged, digests off", CONTROLS, f"{found} taken for another", found > 0)


def _told(error: AssertionError) -> str:
    text = "; ".join([str(error), *getattr(error, "__notes__", ())])
    print(text, file=sys.stderr)
    return text


if __name__ == "__main__":
    sys.exit(main())
