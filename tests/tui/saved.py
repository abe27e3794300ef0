"""Saved games for the tests of home: whole ones and all kinds of damaged ones, at fixed times."""

import os
from pathlib import Path

from core.deckbuilding.setup import Seat, Setup
from core.kernel.rules import Answer
from saves.game import SavedGame
from saves.store import Store
from tui.games import rules_for

PILES = (("AC-001",),)
SATURDAY = 1_795_990_440.0
"""29 November 2026, 22:14 UTC."""


def save(store: Store, name: str, *names: str, answers: int = 3, age: int = 0) -> Path:
    """Save a game of some seats (`Cleo*` is a bot) after some answers; return its journal.

    `age` is how many minutes before SATURDAY it was saved.
    """
    seats = tuple(
        Seat(each.rstrip("*"), "steady" if each.endswith("*") else "person") for each in names
    )
    rules = rules_for("deckbuilding")
    first = next(each for each in rules.catalogue.scenarios if each.first)
    setup = Setup(mode="story", seats=seats, piles=first.piles, scenario=first.id)
    with SavedGame.create(store, name, rules, setup, 1) as game:
        for _ in range(answers):
            game.play(_first_answer(game))
    journal = game.place.journal
    for path in (journal, game.place.snapshot):
        os.utime(path, (SATURDAY - age * 60,) * 2)
    return journal


def _first_answer(game: SavedGame) -> Answer:
    decision = game.table.decision
    assert decision is not None
    return tuple(option.key for option in decision.options[: decision.least or 1])


def damage(journal: Path) -> None:
    """Change a byte of the last answer of a journal."""
    times = (journal.stat().st_atime, journal.stat().st_mtime)
    data = bytearray(journal.read_bytes())
    place = data.rindex(b"[[answer]]") + 14
    data[place] ^= 1
    journal.write_bytes(bytes(data))
    os.utime(journal, times)


def litter(store: Store) -> None:
    """Put into the folder of saves what users really had in it."""
    store.campaigns.mkdir(parents=True, exist_ok=True)
    (store.campaigns / "empty.toml").write_bytes(b"")
    (store.campaigns / "noise").mkdir()
    (store.campaigns / "noise" / "1.toml").write_bytes(bytes(range(256)) * 4)
    (store.campaigns / "x.json").mkdir()
    (store.campaigns / "strange\x1b[31m [b]name").mkdir()
    for path in (*store.campaigns.iterdir(), store.campaigns / "noise" / "1.toml"):
        os.utime(path, (SATURDAY - 60_000,) * 2)
