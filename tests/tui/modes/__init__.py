"""A table of each mode and modification, as position files, for what the screens show of them."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from content.positions import position_case
from core.deckbuilding.setup import Setup
from core.kernel.records import evolve
from core.kernel.table import Table
from tests.deckbuilding.table import CATALOGUE, RULES
from tests.tui.story import AnyTable

FOLDER = Path(__file__).parent
MODES = tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))


@cache
def _setup(name: str) -> Setup:
    table: dict[str, Any] = tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))
    case, faults = position_case(table, name, "deckbuilding", CATALOGUE)
    assert case is not None, faults
    setup: Setup = case.setup
    return setup


def at(name: str, *answers: str, persons: tuple[int, ...] = (0,), seed: int = 5) -> AnyTable:
    """Return the table of a mode after some answers of one key each; bots sit at the other seats."""
    setup = _setup(name)
    seats = tuple(
        evolve(seat, player="person" if place in persons else "steady")
        for place, seat in enumerate(setup.seats)
    )
    keys = tuple((key,) if key else () for key in answers)
    return Table.begin(RULES, evolve(setup, seats=seats), seed, keys)
