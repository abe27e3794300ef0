"""A program killed at any instant, and the control that shows that a loss would be found."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.saves.killing import Killer, LossError, death_at_call, judge, random_death
from tests.saves.victim import Order

KILLS = 30
"""How many programs are killed at random instants in a run of the suite. `make crash` kills 1,000."""

BATCHES = 3
STEPS = 4
"""Steps of the game that is killed at each of its calls in turn."""


@pytest.fixture
def killer(tmp_path: Path) -> Iterator[Killer]:
    with Killer(tmp_path) as killer:
        yield killer


@pytest.mark.parametrize("batch", range(BATCHES))
def test_killed_at_a_random_instant_nothing_acknowledged_is_lost(
    killer: Killer, batch: int
) -> None:
    deaths = [random_death(killer, number) for number in range(batch, KILLS, BATCHES)]

    assert KILLS // BATCHES == len(deaths)
    assert any(death.promised for death in deaths)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_killed_at_any_call_that_changes_the_disk_nothing_acknowledged_is_lost(
    killer: Killer, batch: int
) -> None:
    """With half of the bytes written, if it is a write."""
    number, promised = batch + 1, []
    while not (death := death_at_call(killer, number, half=True, steps=STEPS)).finished:
        promised.append(death.promised)
        number += BATCHES

    assert None in promised
    assert len(set(promised)) > 2


def test_a_game_that_acknowledges_before_it_saves_is_caught(killer: Killer) -> None:
    """The control: the same eyes see it, so what they do not see is not there."""
    order = Order(str(killer.home / "eager"), seed=1, steps=9, wait_after=6, eager=True)

    death = killer.kill(order, after=6)

    assert death.promised is not None
    with pytest.raises(LossError, match="promised"):
        judge(order, death)


def test_a_game_that_saves_first_is_not(killer: Killer) -> None:
    order = Order(str(killer.home / "honest"), seed=1, steps=9, wait_after=6)

    judge(order, killer.kill(order, after=6))
