"""Every member of every closed list of Biohazard War has its words."""

import ast
import inspect

import pytest

from core.war import decisions, events, explain, operations
from core.war.cards import Kind, Side, Subtype, Use
from core.war.state import PHASES
from tests.war.table import CATALOGUE
from tui.narration.war import cards, log, questions, refusals, results, terms

CODES = sorted(
    {
        str(node.args[0].value)
        for node in ast.walk(ast.parse(inspect.getsource(explain)))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("Refusal", "_no")
        and isinstance(node.args[0], ast.Constant)
    }
    | {"event-phase", "for-fights", "answer-first", "wrong-use", "must-choose", "not-offered"}
    | {"in-play", "not-in-hand", "destroyed", "not-in-play"}
)


def test_every_question_has_a_prompt() -> None:
    """How many cards are discarded is a prompt of its own."""
    assert decisions.KINDS.keys() == questions.QUESTIONS.keys() | {"discard"}


def test_every_event_is_told() -> None:
    """Those that say nothing of their own, too."""
    assert set(events.ALL) == log.TELLERS.keys()


def test_every_operation_has_a_sentence_and_a_few_words() -> None:
    """As cards are shown in full and in lists."""
    assert set(operations.ALL) == cards._STEPS.keys() == cards._BRIEFLY.keys()


def test_every_refusal_has_its_reason() -> None:
    """And no reason is left over."""
    assert set(CODES) == refusals.REFUSALS.keys()


def test_every_term_has_its_word() -> None:
    """Sides, kinds, subtypes, phases, uses."""
    assert {*Side} == terms.SIDES.keys()
    assert {*Kind} == terms.KINDS.keys()
    assert {*Subtype} == terms.SUBTYPES.keys()
    assert {*Use} == terms.USES.keys()
    assert {*PHASES} == terms.PHASES.keys()


def test_every_end_has_its_reason() -> None:
    """Of a game, and of a match."""
    assert {"facilities", "teams", "both", "match"} == results.REASONS.keys()


@pytest.mark.parametrize(
    ("ways", "words"), [(0, "0%"), (1, "0.1%"), (648, "50.0%"), (1295, "99.9%"), (1296, "100%")]
)
def test_a_chance_is_never_rounded_to_certain(ways: int, words: str) -> None:
    """WAR-7.2: it is exact."""
    assert words == terms.percent(ways)


def test_the_catalogue_is_the_one_that_ships() -> None:
    """All of these tests are about all 88 cards."""
    assert 88 == len(CATALOGUE.cards)
