"""Figures of the screen, in a real pseudo-terminal: first frame, keys, bytes, idle, memory."""

import resource
import time
from pathlib import Path
from statistics import median, quantiles

from attrs import frozen

from tests.tui.pty import Program

PLAY = ("play", "deckbuilding", "--scenario", "first-timer", "--seed", "5", "--seats", "2")
BOT = ("--bots", "steady")
KEYS = 40


def first_frames(home: Path, times: int = 7) -> tuple[float, float]:
    """Return the least time to the first frame of our app and of a minimal one, in seconds."""
    ours = min(_first_frame(home, "tui.cli", "What would you like to do?") for _ in range(times))
    theirs = min(_first_frame(home, "tests.bench.minimal", "Ready.") for _ in range(times))
    return ours, theirs


def _first_frame(home: Path, module: str, text: str) -> float:
    start = time.perf_counter()
    with Program(home=home, module=module) as program:
        program.wait_for(text)
        return time.perf_counter() - start


@frozen
class Keyed:
    """What a key costs at a size: seconds to the complete update (median, p95), bytes, memory in MB."""

    median: float
    p95: float
    bytes: int
    idle_bytes: int
    idle_cpu: float
    memory: float


def at_the_table(home: Path, size: tuple[int, int]) -> Keyed:
    """Measure keys, idle and memory at the table of a new game."""
    with Program(*PLAY, *BOT, size=size, home=home) as program:
        program.wait_for("Your choice")
        program.press("1", "enter")
        program.wait_for("your turn")
        program.press("tab")
        program.settle()
        times, sent = [], []
        for turn in range(KEYS):
            before = len(program.output)
            start = time.perf_counter()
            program.press("down" if turn % 20 < 10 else "up")
            program.wait_for(lambda before=before: len(program.output) > before)  # type: ignore[misc]
            times.append(time.perf_counter() - start)
            program.settle(quiet=0.05)
            sent.append(len(program.output) - before)
        idle_bytes, idle_cpu = _idle(program)
        memory = _memory(program.process.pid)
    high = quantiles(times, n=20)[-1]
    return Keyed(median(times), high, int(median(sent)), idle_bytes, idle_cpu, memory)


def _idle(program: Program, seconds: float = 15.0) -> tuple[int, float]:
    program.settle()
    before, cpu = len(program.output), _cpu(program.process.pid)
    program.silent_for(seconds)
    return len(program.output) - before, (_cpu(program.process.pid) - cpu) / seconds


def _cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    ticks = int(fields[11]) + int(fields[12])
    return ticks / 100


def _memory(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 2**20
