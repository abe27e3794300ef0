"""Headless figures: decisions a C, a whole game in C, the start, the content."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from attrs import frozen

from content.loader import load
from core.bots.base import chance_for
from core.bots.match import play
from core.bots.registry import bot_for
from core.deckbuilding.rules import DeckBuilding
from core.deckbuilding.setup import Seat, Setup
from core.kernel.decision import Decision
from core.kernel.records import evolve
from core.kernel.rules import AnyRules
from core.undead import setup as undead_setup
from core.undead.rules import Undead
from core.undead.team import members_of
from core.war import setup as war_setup
from core.war.rules import War
from tests.bench.unit import unit
from tests.deckbuilding.generated import generated_setup
from tests.deckbuilding.table import CATALOGUE
from tests.undead.generated import generated_setup as undead_generated
from tests.war.generated import generated_setup as war_generated

GAMES = 24
ROUNDS = 7
LONGEST = 1_000
"""No game that is measured goes on for more decisions."""

SEATS = (Seat("Ana"), Seat("Ben"))


@frozen
class Measured:
    """A game that is measured: its rules, the random games with their seeds, and the usual set-up."""

    rules: AnyRules
    games: tuple[tuple[Any, int], ...]
    usual: Any


def measured(game: str) -> Measured:
    """Return what is measured of a game: two seats, half of the games generated positions."""
    return {
        "deckbuilding": _deckbuilding, "modified": _modified, "war": _war, "undead": _undead,
    }[game]()  # fmt: skip


def _deckbuilding() -> Measured:
    rules = DeckBuilding(CATALOGUE)
    scenario = rules.book.scenarios["first-timer"]
    usual = Setup("story", SEATS, scenario.piles, scenario.id, scenario.basics)
    return Measured(rules, _halves(usual, _positions(modified=False)), usual)


def _modified() -> Measured:
    """Return what is measured of Story Mode with Partners or Skills: positions alone."""
    found = _deckbuilding()
    positions = _positions(modified=True)
    games = tuple((next(positions), seed) for seed in range(GAMES // 2))
    return evolve(found, games=games)


def _positions(*, modified: bool) -> Iterator[Setup]:
    """Yield generated positions of Story Mode with two seats, with modifications or without."""
    for seed in range(10_000):
        setup = generated_setup(seed, mode="story")
        if len(setup.seats) == 2 and (setup.partner or setup.skills) is modified:
            yield setup


def _war() -> Measured:
    rules = War(load("war"))
    seats = war_setup.Seat("Ana"), war_setup.Seat("Ben")
    usual = war_setup.Setup(seats, heroes=0)
    positions = (evolve(war_generated(seed), reactions="holders") for seed in range(10_000))
    return Measured(rules, _halves(usual, positions), usual)


def _undead() -> Measured:
    rules = Undead(load("undead"))
    book, squad = rules.book, rules.catalogue.squads[0]
    seats = undead_setup.Seat("Ana"), undead_setup.Seat("Ben")
    team = members_of(book, squad, len(seats))
    usual = undead_setup.Setup(squad.missions[0], seats, team, squad=squad.id)
    return Measured(rules, _halves(usual, map(undead_generated, range(10_000))), usual)


def _halves(usual: Any, positions: Iterator[Any]) -> tuple[tuple[Any, int], ...]:
    """Return games in turn from the usual set-up and from positions."""
    return tuple(
        pair for seed in range(GAMES // 2) for pair in ((usual, seed), (next(positions), seed))
    )


def decisions_a_unit(found: Measured) -> float:
    """Return how many random decisions, through `apply` with events, are made in one C."""
    ratios = []
    for _ in range(ROUNDS):
        seconds, count = _play_all(found.rules, found.games)
        ratios.append(count / seconds * unit())
    return max(ratios)


def _any_answer(decision: Decision, pick: Callable[[], float]) -> tuple[str, ...]:
    """Return a number of options from a random place on."""
    options, least = decision.options, decision.least
    first = int(pick() * len(options)) if options else 0
    size = least if least == decision.most else least + int(pick() * (decision.most - least + 1))
    if size == 1:
        return (options[first].key,)
    return tuple([option.key for option in (options + options)[first : first + size]])


def _play_all(rules: AnyRules, games: tuple[tuple[Any, int], ...]) -> tuple[float, int]:
    seconds, count = 0.0, 0
    for setup, seed in games:
        state = rules.start(setup, seed)
        pick = Random(seed).random  # noqa: S311 - for play, not for secrets
        start = time.process_time()
        # A Character that cannot fall would play on for good.
        last = count + LONGEST
        while (decision := rules.decision(state)) is not None and count < last:
            state, _ = rules.apply(state, _any_answer(decision, pick))
            count += 1
        seconds += time.process_time() - start
    return seconds, count


def with_boxes(boxes: str) -> float:
    """Return the decisions a C of the Deck Building Game in Story Mode, with these boxes or, empty, all.

    It is a process of its own that is measured, so that nothing of other boxes is there at all.
    """
    code = "from tests.bench.core import *; print(decisions_a_unit(measured('deckbuilding')))"
    run = subprocess.run(
        [sys.executable, "-c", code],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "INKRIBBON_TEST_BOXES": boxes},
    )
    return float(run.stdout)


def boxes_compared(times: int = 3) -> tuple[float, float]:
    """Return the decisions a C with the Premiere box, and with all, the best of some runs in turn."""
    pairs = [(with_boxes("premiere"), with_boxes("")) for _ in range(times)]
    return max(one for one, _ in pairs), max(every for _, every in pairs)


def units_a_game(found: Measured) -> float:
    """Return how many C a whole game of two steady bots takes, bots and views included."""
    rules = found.rules
    bots = tuple(bot_for(rules.game, "steady", rules.catalogue) for _ in SEATS)
    times = []
    for seed in range(9):
        start = time.process_time()
        play(rules, found.usual, seed, bots)
        times.append(time.process_time() - start)
    return median(times) / unit()


def slowest_answer(found: Measured) -> float:
    """Return the longest time that a steady bot thinks in some games, its view included, in seconds."""
    rules, longest = found.rules, 0.0
    bot = bot_for(rules.game, "steady", rules.catalogue)
    for setup, seed in found.games:
        state = rules.start(setup, seed)
        for _ in range(200):
            decision = rules.decision(state)
            if decision is None:
                break
            start = time.process_time()
            answer = bot.answer(rules.view(state, decision.seat), chance_for(seed, 0, 0))
            longest = max(longest, time.process_time() - start)
            state, _happened = rules.apply(state, answer)
    return longest


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
