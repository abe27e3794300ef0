"""Bots think in a process of their own: the same answers, and no harm when that process is gone."""

from collections.abc import Iterator

import pytest

from core.bots.base import chance_for
from core.bots.registry import bot_for
from tests.deckbuilding.table import CATALOGUE, RULES
from tests.tui.played import begun
from tui.thinking import ClosedError, Thinker

BOT = bot_for("deckbuilding", "steady", CATALOGUE)


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    """A process that thinks for the bot of seat 0."""
    made = Thinker({0: BOT}, 5)
    yield made
    made.close()


def view() -> object:
    return RULES.view(begun().state, 0)


def here() -> tuple[str, ...]:
    return BOT.answer(view(), chance_for(5, 0, 3))


def test_the_process_answers_as_the_bot_would_here(thinker: Thinker) -> None:
    thinker.warm_up()

    assert here() == thinker(BOT, view(), 0, 3)
    assert here() == thinker(BOT, view(), 0, 3)


def test_without_a_process_the_bot_thinks_here(thinker: Thinker) -> None:
    assert here() == thinker(BOT, view(), 0, 3)


def test_when_the_process_has_died_the_bot_thinks_here(thinker: Thinker) -> None:
    thinker.warm_up()
    assert thinker._worker is not None
    thinker._worker.kill()

    assert here() == thinker(BOT, view(), 0, 3)


def test_a_table_that_was_left_is_not_thought_about(thinker: Thinker) -> None:
    thinker.warm_up()
    worker = thinker._worker
    thinker.close()
    thinker.warm_up()

    assert worker is not None
    assert worker.poll() is not None
    with pytest.raises(ClosedError):
        thinker(BOT, view(), 0, 3)
