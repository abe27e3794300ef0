"""Print every figure of the targets as a ratio, in one run: `make bench`."""

import compileall
from pathlib import Path
from tempfile import TemporaryDirectory

from content.loader import load
from core.deckbuilding.rules import DeckBuilding
from tests.bench import core, screen
from tests.bench.unit import unit
from tests.bench_saves import acknowledging
from tests.saves.playing import a_deckbuilding_setup

ROOT = Path(__file__).parent.parent.parent


def as_installed() -> None:
    """Compile the program's modules, as its installation does: starts would else pay for it."""
    for each in ("core", "content", "saves", "tui", "tests"):
        compileall.compile_dir(ROOT / each, quiet=2)


def line(what: str, figure: str, must: str) -> None:
    """Print one figure beside what it must reach."""
    print(f"{what:<44}{figure:>34}   {must}", flush=True)


def headless() -> None:
    """Print the figures that need no terminal."""
    premiere, every = core.boxes_compared()
    line("deckbuilding: decisions a C, Premiere", f"{premiere:.1f}", "must 15, aim 30")
    figure = f"{every:.1f}, {every / premiere:.2f} of Premiere"
    line("deckbuilding: decisions a C, all boxes", figure, "must 0.8")
    for game, decisions, whole in (
        ("deckbuilding", "", "reported"),
        ("war", "must 20", "must 50"),
        ("undead", "must 10, aim 15", "reported"),
    ):
        found = core.measured(game)
        if decisions:
            line(f"{game}: decisions a C, random", f"{core.decisions_a_unit(found):.1f}", decisions)
        line(f"{game}: C a game of steady bots", f"{core.units_a_game(found):.0f}", whole)
        slowest = core.slowest_answer(found)
        line(f"{game}: slowest steady answer", f"{slowest * 1e3:.1f} ms", "must 100 ms")
    start, bare = core.start_seconds()
    line(
        "start to the first decision",
        f"{start * 1e3:.0f} ms, {(start - bare) * 1e3:.0f} over the interpreter",
        "must 200 ms, aim 60 over",
    )
    line("content, warm cache", f"{core.content_seconds() * 1e3:.1f} ms", "must 15 ms, aim 3")


def saves() -> None:
    """Print what acknowledging an answer costs."""
    rules = DeckBuilding(load("deckbuilding"))
    with TemporaryDirectory() as folder:
        found = acknowledging(rules, a_deckbuilding_setup(rules), Path(folder))
    line(
        "acknowledging, of a bare append and fdatasync",
        f"{found.ratio:.2f} times",
        "must 2, aim 1.2",
    )


def screens() -> None:
    """Print the figures of the app in a pseudo-terminal."""
    with TemporaryDirectory() as folder:
        ours, theirs = screen.first_frames(Path(folder))
        line(
            "first frame, of a minimal Textual app",
            f"{ours / theirs:.2f} times",
            "must 1.3, aim 1.1",
        )
        for size in ((80, 24), (200, 60)):
            keyed = screen.at_the_table(Path(folder), size)
            at = f"at {size[0]}x{size[1]}"
            figure = f"{keyed.median * 1e3:.1f} ms, p95 {keyed.p95 * 1e3:.1f}"
            line(f"key to update {at}", figure, "must 16 ms p95, aim 6")
            line(f"bytes a key {at}", f"{keyed.bytes}", "must 1,000, aim 412")
            idle = f"{keyed.idle_bytes} bytes, {keyed.idle_cpu:.1%} CPU"
            line(f"idle {at}", idle, "must 0 bytes, under 0.5%")
            line(f"memory {at}", f"{keyed.memory:.0f} MB", "must 55 MB, aim 42")


if __name__ == "__main__":
    print(f"C = {unit() * 1e6:.0f} microseconds")
    as_installed()
    headless()
    saves()
    screens()
