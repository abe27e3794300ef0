"""What the tests of the screens beside the table share: rows as text, and whole games of bots."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from core.bots.base import chance_for
from core.bots.registry import bot_for
from core.deckbuilding.setup import Seat, Setup
from core.kernel.table import Table
from tests.deckbuilding.table import CATALOGUE, RULES
from tests.tui.story import NARRATION, AnyTable
from tui.rows import Row, text_of
from tui.table.eyes import Eyes


def shown(rows: Iterable[Row]) -> str:
    """Return rows as the text that a terminal would show."""
    return "".join(f"{text_of(line).rstrip()}\n" for line in rows)


def a_game_of_bots(seed: int, answers: int) -> AnyTable:
    """Return a game of three steady bots after some answers, or at its end."""
    table = _played(seed, answers)
    return table.branch(len(table.answers))


def a_game_in(changed: dict[str, Any], seed: int, answers: int) -> AnyTable:
    """Return a game of three steady bots, in a set-up that is changed, after some answers."""
    scenario = RULES.book.scenarios["first-timer"]
    seats = tuple(Seat(name, "steady") for name in ("Ana", "Ben", "Cleo"))
    setup = Setup(**{"mode": "story", **changed}, seats=seats, piles=scenario.piles)
    return _go_on(Table.begin(RULES, setup, seed), answers)


@cache
def _played(seed: int, answers: int) -> AnyTable:
    scenario = RULES.book.scenarios["first-timer"]
    seats = tuple(Seat(name, "steady") for name in ("Ana", "Ben", "Cleo"))
    setup = Setup("story", seats, scenario.piles, scenario.id)
    return _go_on(Table.begin(RULES, setup, seed), answers)


def _go_on(table: AnyTable, answers: int) -> AnyTable:
    """Let steady bots give so many answers."""
    bot = bot_for("deckbuilding", "steady", CATALOGUE)
    while (decision := table.decision) is not None and len(table.answers) < answers:
        chance = chance_for(table.seed, decision.seat, len(table.answers))
        table.play(bot.answer(RULES.view(table.state, decision.seat), chance))
    return table


def eyes_on(table: AnyTable, seat: int) -> Iterator[Eyes]:
    """Yield what a seat sees of each state of a game."""
    for state in table.states:
        yield Eyes(RULES.view(state, seat), RULES.book, NARRATION)
