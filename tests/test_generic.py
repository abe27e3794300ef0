"""Every game keeps every generic promise."""

import os

import pytest

from tests.games import GAMES
from tests.generic import (
    CHECKS,
    Check,
    agrees_with_another_process,
    game_at,
    plays_to_the_end,
    survives_saving,
)

BATCHES = 4
"""Random games are dealt to as many tests, so that several processes share them."""

TIMES = int(os.environ.get("INKRIBBON_TEST_TIMES", "1"))
"""How many times as many games to play; a nightly run has the time for 25."""

every_game = pytest.mark.parametrize("place", GAMES.values(), ids=GAMES)


@every_game
@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_end(place: str, batch: int) -> None:
    game = game_at(place)

    for seed in range(batch, game.games * TIMES, BATCHES):
        plays_to_the_end(game, seed)


@every_game
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_every_game(check: Check, place: str) -> None:
    game = game_at(place)
    if check is survives_saving and not (game.encode and game.decode):
        pytest.skip("the game has no codec yet")

    for seed in range(game.seeds * TIMES):
        check(game, seed)


@every_game
def test_every_game_agrees_with_another_process(place: str) -> None:
    agrees_with_another_process(game_at(place), seed=7)
