"""Headless figures: decisions a C, a whole game in C, the start, the content."""

import subprocess
import sys
import time
from collections.abc import Iterator
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from content.loader import load
from core.bots.match import play
from core.bots.registry import bot_for
from core.deckbuilding.rules import DeckBuilding
from core.deckbuilding.setup import Seat, Setup
from tests.bench.unit import unit
from tests.deckbuilding.generated import generated_setup

GAMES = 24
ROUNDS = 7
SEATS = (Seat("Ana"), Seat("Ben"))


def first_timer(rules: DeckBuilding) -> Setup:
    """Return the usual set-up: First Timer, two seats."""
    scenario = rules.book.scenarios["first-timer"]
    return Setup("story", SEATS, scenario.piles, scenario.id, scenario.basics)


def setups(rules: DeckBuilding) -> Iterator[tuple[Setup, int]]:
    """Yield set-ups of two seats, half of them generated positions."""
    positions = (
        setup for seed in range(10_000) if len((setup := generated_setup(seed)).seats) == 2
    )
    for seed in range(GAMES // 2):
        yield first_timer(rules), seed
        yield next(positions), seed


def decisions_a_unit() -> float:
    """Return how many random decisions, through `apply` with events, are made in one C."""
    rules = DeckBuilding(load("deckbuilding"))
    games = list(setups(rules))
    ratios = []
    for _ in range(ROUNDS):
        seconds, count = _play_all(rules, games)
        ratios.append(count / seconds * unit())
    return max(ratios)


def _play_all(rules: DeckBuilding, games: list[tuple[Setup, int]]) -> tuple[float, int]:
    seconds, count = 0.0, 0
    for setup, seed in games:
        state = rules.start(setup, seed)
        pick = Random(seed).random  # noqa: S311 - for play, not for secrets
        start = time.process_time()
        while (decision := rules.decision(state)) is not None and count < 1_000_000:
            options, least = decision.options, decision.least
            size = least + int(pick() * (decision.most - least + 1))
            first = int(pick() * len(options)) if options else 0
            chosen = (options[first:] + options[:first])[:size]
            state, _ = rules.apply(state, tuple(option.key for option in chosen))
            count += 1
        seconds += time.process_time() - start
    return seconds, count


def units_a_game() -> float:
    """Return how many C a whole game of two steady bots takes, bots and views included."""
    rules = DeckBuilding(load("deckbuilding"))
    bots = tuple(bot_for("deckbuilding", "steady", rules.catalogue) for _ in SEATS)
    times = []
    for seed in range(9):
        start = time.process_time()
        play(rules, first_timer(rules), seed, bots)
        times.append(time.process_time() - start)
    return median(times) / unit()


START = """
from content.loader import load
from core.deckbuilding.rules import DeckBuilding
from core.deckbuilding.setup import Seat, Setup
rules = DeckBuilding(load("deckbuilding"))
scenario = rules.book.scenarios["first-timer"]
setup = Setup("story", (Seat("Ana"), Seat("Ben")), scenario.piles, scenario.id, scenario.basics)
print(rules.decision(rules.start(setup, 1)).kind)
"""


def seconds_of(code: str, times: int = 9) -> float:
    """Return the least time that a new interpreter takes for some code, in seconds."""
    best = float("inf")
    for _ in range(times):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
        best = min(best, time.perf_counter() - start)
    return best


def start_seconds() -> tuple[float, float]:
    """Return the time from nothing to the first Decision, and that of the bare interpreter."""
    load("deckbuilding")
    return seconds_of(START), seconds_of("pass")


def content_seconds() -> float:
    """Return the time that the content takes to load with a warm cache, imports apart."""
    with TemporaryDirectory() as folder:
        code = (
            "import time\nfrom pathlib import Path\nfrom content.loader import load\n"
            f"what = 'deckbuilding', Path({folder!r})\nload(*what)\n"
            "start = time.perf_counter()\nload(*what)\n"
            "print(time.perf_counter() - start)"
        )
        runs = [
            subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
            for _ in range(7)
        ]
    return min(float(run.stdout) for run in runs)
