"""Damaged saves: they are refused in one line, or told and a point of the game, never another game.

A trial damages one file of a save in one way, by its number, opens the save and judges what came.
"""

import json
import re
import shutil
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from random import Random
from unittest.mock import patch

from attrs import frozen

from saves import reports
from saves.errors import DamagedError, SaveError
from saves.game import SavedGame
from saves.store import Store
from tests.generic.under_test import dice
from tests.saves.playing import SETUP, TOY, Point, rules_for, script

SPECIMENS = 6
"""How many games are damaged, over and over."""

REFUSED = "refused"
TOLD = "told"
WHOLE = "whole"
SHORTER = "shorter"
"""What comes of a trial: refused with an error, told in a report, nothing lost; or whole records
are gone that nothing vouches for, which is how a program that was killed earlier leaves a save."""

FILES = {"1.toml": 12, "1.snapshot.json": 3, "catalogue.json": 2, "campaign.json": 2}
"""What is damaged, and how often."""


class ViolationError(AssertionError):
    """A damaged save was taken for another game, or broke something."""


@frozen
class Specimen:
    """A save as it is before it is damaged, and what it must be after each of its records.

    `vouched` is how many records its snapshot vouches for.
    """

    files: dict[str, bytes]
    points: list[Point]
    name: str
    vouched: int

    def write(self, store: Store) -> Path:
        """Write the save to a store, in the place of whatever was there."""
        folder = store.campaigns / "specimen"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for name, data in self.files.items():
            (folder / name).write_bytes(data)
        return folder


@lru_cache(maxsize=SPECIMENS)
def specimen(home: Path, number: int) -> Specimen:
    """Return one of the specimens, made below `home`.

    Every third was left properly, every third was killed in the middle of a turn, and every third
    has lost its snapshot.
    """
    store = Store(home / f"specimen-{number}")
    name = f"Specimen [{number}]"
    steps, points = script(number, 12 + 6 * number)
    with _the_same_each_time(number), SavedGame.create(store, name, TOY, SETUP, number) as game:
        for step in steps:
            step.take(game)
        if number % 3 == 0:
            game.close()
        game.settle()
        files = {path.name: path.read_bytes() for path in game.place.folder.iterdir()}
    if number % 3 == 2:
        del files["1.snapshot.json"]
    return Specimen(files, points, name, _vouched(files.get("1.snapshot.json")))


@contextmanager
def _the_same_each_time(number: int) -> Iterator[None]:
    """Let a game be begun with an id and a time that are not drawn, so that a trial can be repeated."""
    with (
        patch("saves.founding.token_hex", lambda _: f"{number:016x}"),
        patch("saves.founding.now", lambda: "2026-11-30T12:00:00Z"),
    ):
        yield


def _vouched(snapshot: bytes | None) -> int:
    return int(json.loads(snapshot)["body"]["last_record"]) if snapshot else 0


def flip_a_bit(data: bytes, _: bytes, numbers: Random) -> bytes:
    place = numbers.randrange(len(data))
    changed = data[place] ^ 1 << numbers.randrange(8)
    return data[:place] + bytes([changed]) + data[place + 1 :]


def cut_the_end(data: bytes, _: bytes, numbers: Random) -> bytes:
    return data[: numbers.randrange(len(data))]


def splice(data: bytes, other: bytes, numbers: Random) -> bytes:
    """Put a piece of another save, or of this one, somewhere else."""
    source = numbers.choice((data, other))
    start = numbers.randrange(len(source))
    piece = source[start : start + numbers.randint(1, 400)]
    place = numbers.randrange(len(data))
    over = numbers.choice((0, len(piece)))
    return data[:place] + piece + data[place + over :]


def swap_records(data: bytes, other: bytes, numbers: Random) -> bytes:
    """Swap two records, or drop, repeat or exchange one for another save's; or the whole file."""
    records, others = data.split(b"\n\n"), other.split(b"\n\n")
    one, two = numbers.randrange(len(records)), numbers.randrange(len(records))
    match numbers.choice(("swap", "drop", "repeat", "exchange", "whole")):
        case "swap":
            records[one], records[two] = records[two], records[one]
        case "drop":
            del records[one]
        case "repeat":
            records.insert(one, records[two])
        case "exchange":
            records[one] = numbers.choice(others)
        case _:
            return other
    return b"\n\n".join(records)


def zero_a_run(data: bytes, _: bytes, numbers: Random) -> bytes:
    start = numbers.randrange(len(data))
    end = min(len(data), start + numbers.choice((1, 8, 64, 512, 4096)))
    return data[:start] + bytes(end - start) + data[end:]


def change_a_digit(data: bytes, _: bytes, numbers: Random) -> bytes:
    """Change a digit of a number or of a digest for another one."""
    place = numbers.choice([found.start() for found in re.finditer(rb"[0-9]", data)])
    return data[:place] + b"%d" % numbers.randrange(10) + data[place + 1 :]


Kind = Callable[[bytes, bytes, Random], bytes]

KINDS: dict[str, Kind] = {
    "bit": flip_a_bit,
    "cut": cut_the_end,
    "splice": splice,
    "swap": swap_records,
    "zero": zero_a_run,
    "digit": change_a_digit,
}


def kind_of(number: int) -> str:
    """Return the kind of damage that the trial of a number does."""
    return list(KINDS)[number % len(KINDS)]


def trials(home: Path, numbers: Iterable[int]) -> Counter[str]:
    """Run trials and count their outcomes. Raises ViolationError."""
    return Counter(trial(home, number) for number in numbers)


def violations(home: Path, numbers: Iterable[int]) -> int:
    """Return how many trials ended with another game. For the control, where some will.

    Whatever else goes wrong there is no wonder and does not count.
    """
    count = 0
    for number in numbers:
        try:
            trial(home, number)
        except ViolationError:
            count += 1
        except Exception:  # noqa: BLE001, S112 - rules are not made for what they now get
            continue
    return count


def trial(home: Path, number: int) -> str:
    """Damage a save in the way of this number, open it, and return what came of it.

    Raises ViolationError if it was taken for another game, or for a whole one that it is not.
    """
    numbers = dice("damage", number)
    one, two = numbers.sample(range(SPECIMENS), 2)
    this, other = specimen(home, one), specimen(home, two)
    store = Store(home / "damaged")
    folder = this.write(store)
    name, path = _chosen(folder, this, numbers)
    kind = kind_of(number)
    before = path.read_bytes()
    while (after := KINDS[kind](before, _alike(other, name), numbers)) == before:
        pass
    path.write_bytes(after)
    shorter = before.startswith(after) and after.endswith(b'"\n\n')
    may_be_shorter = shorter and after.count(b"\nchain = ") > this.vouched
    try:
        return judge(store, this, may_be_shorter=may_be_shorter)
    except ViolationError as error:
        error.add_note(f"trial {number}: {kind} in {name}")
        raise


def judge(store: Store, this: Specimen, *, may_be_shorter: bool) -> str:
    """Open a damaged save and return what came of it. Raises ViolationError."""
    listed = store.games()
    if len(listed) != 1:
        raise ViolationError(f"listed as {listed}")
    try:
        return _opened(store, this, may_be_shorter=may_be_shorter)
    except SaveError as error:
        _one_line(error)
        if listed[0].problem is None and error.path.name == "1.toml":
            raise ViolationError(f"listed as good, yet {error}") from error
        if isinstance(error, DamagedError) and error.answers is not None:
            _opened(store, this, accept_prefix=True)
            _opened(store, this, may_be_shorter=True)
        return REFUSED


def _opened(
    store: Store, this: Specimen, *, accept_prefix: bool = False, may_be_shorter: bool = False
) -> str:
    with SavedGame.open(store, "specimen/1", rules_for, accept_prefix=accept_prefix) as game:
        said = {report.code for report in game.reports}
        if not any(point.is_that_of(game.table) for point in this.points):
            raise ViolationError(f"another game, at answer {len(game.table.answers)}: {said}")
        if game.name != this.name and reports.CAMPAIGN_MENDED not in said:
            raise ViolationError(f"another name: {game.name}")
        if this.points[-1].is_that_of(game.table) or said & {reports.TORN, reports.CUT}:
            return TOLD if said else WHOLE
        if not may_be_shorter:
            raise ViolationError(f"answers were lost without a word: {said}")
        return SHORTER


def _one_line(error: SaveError) -> None:
    if "\n" in str(error) or not error.code:
        raise ViolationError(f"not one line: {error}")


def _chosen(folder: Path, this: Specimen, numbers: Random) -> tuple[str, Path]:
    names = [name for name in this.files if _kind_of_file(name) in FILES]
    name = numbers.choices(names, [FILES[_kind_of_file(name)] for name in names])[0]
    return _kind_of_file(name), folder / name


def _alike(other: Specimen, name: str) -> bytes:
    alike = [data for each, data in other.files.items() if _kind_of_file(each) == name]
    return alike[0] if alike else other.files["1.toml"]


def _kind_of_file(name: str) -> str:
    return "catalogue.json" if name.startswith("catalogue-") else name
