"""Fingerprints that are found quickly are those of the core."""

from typing import Any

import pytest

from content.loader import load
from core.deckbuilding.rules import DeckBuilding
from core.kernel.rules import AnyRules
from core.kernel.table import Table, fingerprint
from saves.codec import codec_for
from saves.prints import Fingerprints
from tests.generic.under_test import dice, random_answer
from tests.saves.playing import SETUP, TOY, a_deckbuilding_setup

RULES = DeckBuilding(load("deckbuilding"))
GAMES: dict[str, tuple[AnyRules, Any]] = {
    "toy": (TOY, SETUP),
    "deckbuilding": (RULES, a_deckbuilding_setup(RULES)),
}


@pytest.mark.parametrize(("rules", "setup"), GAMES.values(), ids=GAMES)
def test_each_state_has_the_fingerprint_that_the_core_gives_it(rules: AnyRules, setup: Any) -> None:
    codec_for(rules.types)
    prints, numbers = Fingerprints(), dice("prints")
    for seed in range(3):
        table = Table.begin(rules, setup, seed)
        while table.decision is not None and len(table.answers) < 100:
            assert repr(table.state) == prints.text(table.state)
            assert fingerprint(table.state) == prints.of(table.state)
            table.play(random_answer(table.decision, numbers))


def test_the_last_one_is_at_hand() -> None:
    """Also for an equal state that is another object, and after another was asked for."""
    prints, states = Fingerprints(), [TOY.start(SETUP, seed) for seed in (1, 2, 1)]

    expected = [fingerprint(state) for state in states for _ in range(2)]
    assert expected == [prints.of(state) for state in states for _ in range(2)]


def test_what_prints_itself_is_asked_to() -> None:
    class Odd:
        def __repr__(self) -> str:
            return "odd!"

    assert "(odd!, (1, 'a'), None)" == Fingerprints().text((Odd(), (1, "a"), None))
