"""What is chosen but not answered yet is lost on leaving, and the question of q says so, at every table."""

from collections.abc import Callable

import pytest

from tests.tui import played, seated, test_undead_table, test_war_table, war_played
from tests.tui.dump import lines
from tests.tui.played import press, settled
from tui.app import InkRibbonApp

SAVED = "? Leave Ink Ribbon? The game is saved. q or Enter leaves, h goes home."
NOT_ALL = (
    "? Leave Ink Ribbon? The game is saved, what is only chosen here is not. q or Enter leaves, h goes"
    " home."
)


def explore() -> InkRibbonApp:
    return played.an_app_at(played.begun())


def assault() -> InkRibbonApp:
    table = test_war_table.at(war_played.EVENING, 1, *war_played.IN_THE_HIVE)
    return seated.an_app_at(table, bots={0: war_played.passing()})


def discards() -> InkRibbonApp:
    table = test_war_table.at(war_played.ENDING, 1)
    return seated.an_app_at(table, bots={0: war_played.passing()})


def attack() -> InkRibbonApp:
    _stage, table, _keys = test_undead_table.STAGES["attack"]
    return seated.an_app_at(table())


@pytest.mark.parametrize(
    ("app", "before", "chosen"),
    [
        (explore, (), ("e",)),
        (assault, (), ("3", "4")),
        (discards, (), ("1",)),
        (attack, ("e", "down"), ("1",)),
    ],
    ids=["explore", "assault", "discards", "attack"],
)
async def test_q_says_that_what_is_only_chosen_is_lost(
    app: Callable[[], InkRibbonApp], before: tuple[str, ...], chosen: tuple[str, ...]
) -> None:
    made = app()
    async with made.run_test(size=(80, 24)) as pilot:
        await settled(pilot)

        async def asked(*keys: str) -> str:
            await press(pilot, *keys, "q")
            shown = lines(pilot.app)[:-1]
            place = max(n for n, line in enumerate(shown) if line.startswith("?"))
            await press(pilot, "escape")
            return " ".join(line.strip() for line in shown[place:])

        assert SAVED == await asked(*before)
        assert NOT_ALL == await asked(*chosen)
