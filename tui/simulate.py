"""`inkribbon simulate`: bots play many games without a screen; a table, a plot, or one JSON object.

Game number i of seed S is the same game whatever else is played, and by however many processes.
"""

import argparse
import json
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, nullcontext
from multiprocessing import get_context, parent_process
from statistics import mean, median
from typing import Any, Protocol

from attrs import frozen

from core.bots.base import Bot
from core.bots.match import LIMIT_TURNS, Outcome, play
from core.bots.registry import bot_for
from core.kernel.chance import mix
from core.kernel.event import Event
from core.kernel.rules import AnyRules
from tui.cli_play import add_game_arguments, words_of
from tui.games import rules_for, spread_for, survey_for, wishes_for
from tui.narration.text import _, ngettext
from tui.own import complain_of_own
from tui.setup import seed_of
from tui.starting import rules_named, setup_made

CHUNKS = 8
"""Parts of the work for each process, so that a slow game holds up little."""

INTERRUPTED = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `simulate`."""
    add_game_arguments(parser, simulated=True)
    parser.add_argument(
        "--seed", default="", metavar="N", help="the same seed gives the same games"
    )
    parser.add_argument(
        "--bots", default="steady,steady", metavar="KIND,...", help="a bot for every seat"
    )
    for name, usual, what in (
        ("--games", 100, "how many games"),
        ("--limit-turns", LIMIT_TURNS, "turns after which a game counts as unfinished"),
        ("--jobs", os.cpu_count() or 1, "processes that play"),
    ):
        parser.add_argument(name, type=_count, default=usual, metavar="N", help=what)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 0 < int(text) <= 1_000_000):
        raise argparse.ArgumentTypeError(_("a whole number from 1 to 1,000,000 is needed"))
    return int(text)


@frozen
class Work:
    """What a process needs to play any of the games: `games` of each of the `setups`."""

    game: str
    setups: tuple[Any, ...]
    games: int
    bots: tuple[str, ...]
    seed: int
    limit: int

    @property
    def total(self) -> int:
        """How many games are played in all."""
        return self.games * len(self.setups)


class Watching(Protocol):
    """What looks at one game and keeps what it finds."""

    def watch(self, happened: tuple[Event, ...]) -> None:
        """Look at what happened at one answer."""

    def found(self) -> Any:
        """Return what was found, as data that goes from process to process."""


class Surveys(Protocol):
    """What a game's module of surveys gives."""

    Survey: Callable[[AnyRules], Watching]

    def summary(self, rules: AnyRules, found: Iterable[Any]) -> dict[str, Any]:
        """Return what was found in all games as plain data."""

    def report(self, found: dict[str, Any]) -> list[str]:
        """Return the summary as lines."""


@frozen
class Played:
    """A game that has been played: turns of all seats, decisions, the seats that won, finished or not.

    `found` is what the survey of the game has found, None for a game without one.
    """

    turns: int
    decisions: int
    winners: tuple[int, ...]
    finished: bool
    found: Any = None


def run(options: argparse.Namespace) -> int:
    """Play the games and print what they came to. Raises BadInputError."""
    work = _work(options)
    start = time.perf_counter()
    try:
        with _progress(work.total, shown=not options.json) as tick:
            played = []
            for each in _all(work, processes(options)):
                played.append(each)
                tick()
    except KeyboardInterrupt:
        print(_("Stopped: nothing was printed."), file=sys.stderr)
        return INTERRUPTED
    found = summary(work, played, time.perf_counter() - start)
    print(json.dumps(found) if options.json else "\n".join(report(found, played)))
    return 0


def processes(options: argparse.Namespace) -> int:
    """Return how many processes play: more than a few for each processor would only crowd it."""
    most = 4 * (os.cpu_count() or 1)
    return min(int(options.jobs), int(options.games), most)


def _work(options: argparse.Namespace) -> Work:
    bots = tuple(options.bots.split(","))
    words = {**words_of(options, ("bots", "seed")), "seats": str(len(bots))}
    complain_of_own(options.game)
    rules, wish = rules_named(options.game), wishes_for(options.game).wish_of(words)
    spread = spread_for(options.game)
    wishes = spread(rules.catalogue, wish) if spread else (wish,)
    setups = tuple(setup_made(rules, each) for each in wishes)
    seed = seed_of(options.seed)
    return Work(options.game, setups, options.games, bots, seed, options.limit_turns)


def _all(work: Work, jobs: int) -> Iterator[Played]:
    """Yield the games in their order, played by so many processes."""
    if jobs < 2:
        _begin(work)
        yield from map(_play, range(work.total))
        return
    chunk = max(work.total // (jobs * CHUNKS), 1)
    with ProcessPoolExecutor(jobs, get_context("spawn"), _begin, (work,)) as pool:
        try:
            yield from pool.map(_play, range(work.total), chunksize=chunk)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


_here: list[tuple[Work, AnyRules, tuple[Bot, ...]]] = []
"""What this process plays with, once it has begun."""


def _begin(work: Work) -> None:
    if parent_process() is not None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    rules = rules_for(work.game)
    bots = tuple(bot_for(work.game, kind, rules.catalogue) for kind in work.bots)
    _here[:] = [(work, rules, bots)]


def _play(number: int) -> Played:
    ((work, rules, bots),) = _here
    surveys = survey_for(work.game)
    survey = surveys.Survey(rules) if surveys else None
    watch = survey.watch if survey else None
    setup, seed = work.setups[number // work.games], seed_for(work.seed, number % work.games)
    outcome: Outcome = play(rules, setup, seed, bots, work.limit, watch)
    winners = outcome.result.winners if outcome.result else ()
    found = survey.found() if survey else None
    return Played(outcome.turns, outcome.decisions, winners, outcome.finished, found)


def seed_for(seed: int, number: int) -> int:
    """Return the seed of a game of a simulation."""
    return mix(mix(seed) ^ number)


def summary(work: Work, played: list[Played], seconds: float) -> dict[str, Any]:
    """Return the figures as plain data. `wins` is by seat from 1; `none` counts games without a winner."""
    turns = sorted(each.turns for each in played if each.finished)
    wins = Counter({**{str(seat + 1): 0 for seat in range(len(work.bots))}, "none": 0})
    for each in played:
        wins.update([str(seat + 1) for seat in each.winners] or ["none"])
    return {
        "format": 1,
        "game": work.game,
        **(wishes_for(work.game).about(work.setups[0]) if len(work.setups) == 1 else {}),
        "bots": list(work.bots),
        "seed": work.seed,
        "games": len(played),
        "finished": len(turns),
        "decisions": sum(each.decisions for each in played),
        "seconds": round(seconds, 3),
        "turns": {
            "mean": round(mean(turns), 2) if turns else 0,
            "median": median(turns) if turns else 0,
            "p5": quantile(turns, 0.05),
            "p95": quantile(turns, 0.95),
            "min": turns[0] if turns else 0,
            "max": turns[-1] if turns else 0,
        },
        "wins": dict(wins),
        **_surveyed(work, played),
    }


def _surveyed(work: Work, played: list[Played]) -> dict[str, Any]:
    """Return what the survey of the game has to add."""
    surveys = survey_for(work.game)
    return surveys.summary(rules_for(work.game), [p.found for p in played]) if surveys else {}


def quantile(ordered: list[int], part: float) -> int:
    """Return the value below which a part of ordered numbers lies; 0 for none."""
    return ordered[min(int(part * len(ordered)), len(ordered) - 1)] if ordered else 0


def report(found: dict[str, Any], played: Iterable[Played]) -> list[str]:
    """Return the figures as lines: a table, then a plot of the turns."""
    turns = found["turns"]
    rate = found["decisions"] / found["seconds"] if found["seconds"] else 0
    unfinished = found["games"] - found["finished"]
    games = ngettext("{count} game", "{count} games", found["games"]).format(count=found["games"])
    lines = [
        _("{games} of {bots}, seed {seed}: {finished} finished, {unfinished} not.").format(
            games=games,
            bots=", ".join(found["bots"]),
            seed=found["seed"],
            finished=found["finished"],
            unfinished=unfinished,
        ),
        _(
            "Turns: median {median}, mean {mean}, 5% below {p5}, 95% below {p95}, {min} to {max}."
        ).format(**turns),
        _("{decisions} decisions in {seconds:.1f} s: {rate:.0f} a second.").format(
            decisions=found["decisions"], seconds=found["seconds"], rate=rate
        ),
        "",
        _("Seat  Bot         Won"),
    ]
    for seat, kind in enumerate(found["bots"], 1):
        won = found["wins"][str(seat)]
        lines.append(f"{seat:>4}  {kind:<10} {won:>4}  {won / found['games']:.0%}")
    lines.append(f"{_('Nobody'):<16} {found['wins']['none']:>4}")
    if surveys := survey_for(found["game"]):
        lines += ["", *surveys.report(found)]
    finished = [each.turns for each in played if each.finished]
    return [*lines, "", *plot(finished)] if len(set(finished)) > 1 else lines


def plot(turns: list[int]) -> list[str]:
    """Return a histogram of the turns of finished games as lines of text."""
    import plotext  # noqa: PLC0415 - only for people

    plotext.clear_figure()
    plotext.theme("clear")
    plotext.plot_size(72, 16)
    plotext.title(_("Turns of a game, all seats together"))
    plotext.hist(turns, bins=min(24, len(set(turns))))
    return [line.rstrip() for line in plotext.uncolorize(plotext.build()).splitlines()]


@contextmanager
def _progress(games: int, *, shown: bool) -> Iterator[Any]:
    """Show a bar on the standard error output, if somebody looks; yield what counts a game."""
    if not (shown and sys.stderr.isatty()):
        with nullcontext():
            yield lambda: None
        return
    from rich.console import Console  # noqa: PLC0415 - only where it is seen
    from rich.progress import Progress  # noqa: PLC0415 - as above

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(_("Games"), total=games)
        yield lambda: bar.advance(task)
