"""Random games told from beginning to end: no gap, no secret, no unannounced crossing of the undo line."""

import re
from random import Random

import pytest
from rich.cells import cell_len

from core.kernel.decision import NONE, Refusal
from core.kernel.event import EVERYONE, seen
from core.kernel.table import Table
from core.war import events
from core.war.setup import Setup
from tests.narration.sentences import assert_sentence
from tests.war.game import opened_setup
from tests.war.generated import generated_setup
from tests.war.table import CATALOGUE, RULES
from tui.narration.base import Line
from tui.narration.telling import TAGS
from tui.narration.war.narration import WarNarration

NARRATION = WarNarration(CATALOGUE)
NAMES = {card.name for card in CATALOGUE.cards}
SEEDS = range(6)


def setup_of(seed: int) -> Setup:
    return generated_setup(seed, late=True) if seed % 2 else opened_setup(seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_is_told_in_sentences(seed: int) -> None:
    """Questions, options, lines, refusals, the result; and what undo cannot take back is announced."""
    dice = Random(seed)  # noqa: S311 - for play, not for secrets
    table = Table.begin(RULES, setup_of(seed), seed)
    turn, step = 0, 0
    while (decision := table.decision) is not None:
        view = RULES.view(table.state, decision.seat)
        assert_sentence(NARRATION.question(decision, view))
        for option in decision.options:
            label, note = NARRATION.label(option, view), NARRATION.note(option, view)
            assert label
            assert label == label.strip()
            assert "{" not in label + note
        other = RULES.view(table.state, 1 - decision.seat)
        assert_sentence(NARRATION.waiting(other))
        answer = tuple(dice.sample(decision.keys(), decision.least))
        chosen = next(option for option in decision.options if option.key == answer[0])
        price = NARRATION.price(chosen, view)
        table.play(answer)
        if decision.least == 1 and table.barriers[-1]:
            assert price.endswith("; no undo past that"), (answer, table.barriers[-1], price)
        told = tuple(seen(event, 0) for event in table.steps[-1])
        lines = NARRATION.lines(told, RULES.view(table.state, 0), turn, step)
        turn, step = checked(lines, turn, step)
    result = table.result
    assert result is not None
    for line in NARRATION.result(result, RULES.view(table.state, 0)):
        assert_sentence(line)


def checked(lines: tuple[Line, ...], turn: int, step: int) -> tuple[int, int]:
    """Look at lines and return the number of the last one."""
    for line in lines:
        assert set(line.tags) <= set(TAGS)
        if "turn" in line.tags:
            assert line.step == 0
        else:
            assert_sentence(line.text)
            assert (turn, step + 1) == (line.turn, line.step)
        turn, step = line.turn, line.step
    return turn, step


@pytest.mark.parametrize("seed", SEEDS)
def test_no_line_names_a_card_that_its_reader_may_not_know(seed: int) -> None:
    """WAR-7.1: what others draw or search for is a number of cards."""
    dice = Random(seed)  # noqa: S311 - for play, not for secrets
    state, happened = RULES.opening(setup_of(seed), seed)
    while (decision := RULES.decision(state)) is not None:
        for reader in (0, 1, EVERYONE):
            view = RULES.view(state, max(reader, 0))
            for event in happened:
                shown = seen(event, reader)
                if shown == event:
                    continue
                lines = NARRATION.lines((shown,), view, 1, 0)
                assert isinstance(event, events.Decided) == (not lines)
                source = event.cause.card
                allowed = {CATALOGUE.cards[source].name} if source != NONE else set()
                for line in lines:
                    named = {
                        name for name in NAMES if re.search(rf"\b{re.escape(name)}\b", line.text)
                    }
                    assert named <= allowed, line.text
        state, happened = RULES.apply(state, tuple(dice.sample(decision.keys(), decision.least)))


def told(*happened: object) -> list[str]:
    state = RULES.start(opened_setup(0), 1)
    lines = NARRATION.lines(tuple(happened), RULES.view(state, 0), 1, 0)  # type: ignore[arg-type]
    return [line.text for line in lines]


def copy(name: str) -> int:
    return next(c for c, card in enumerate(CATALOGUE.cards) if card.name == name)


def test_a_fight_is_told_with_its_sums() -> None:
    """Both totals by name, then the dice, then the result."""
    cause = events.Cause(-1)
    parts = ((5, copy("STAR Alpha Team"), -1), (2, copy("Teamwork"), copy("STAR Alpha Team")))
    theirs = ((4, copy("Hive"), -1), (7, copy("Lickers"), -1))
    fought = events.Fought(cause, "WAR-5.7", "assault", 1, 14, (3, 4), parts, 16, (2, 3), theirs)

    assert [
        "The Heroes: STAR Alpha Team 5 + Teamwork on STAR Alpha Team 2 = 7.",
        "Umbrella: Hive 4 + Lickers 7 = 11.",
        "The Heroes 7 + 3 + 4 = 14, Umbrella 11 + 2 + 3 = 16: Umbrella wins.",
    ] == told(fought)


def test_fates_are_one_line() -> None:
    """Who comes back, and who does not."""
    rolls = [
        events.CharacterRolled(events.Cause(-1), "WAR-5.7", 0, copy(name), to)
        for name, to in (("Alice", "hand"), ("K-Mart", "discard_pile"), ("Ada Wong", "hand"))
    ]

    assert ["Of its Characters back to the hand: Alice and Ada Wong, discarded: K-Mart."] == told(
        *rolls
    )


def test_refusals_say_what_is_needed_and_the_rule() -> None:
    """As screens.md words the example."""
    view = RULES.view(RULES.start(opened_setup(0), 1), 0)
    names = ("umbrella-gunships", "umbrella-hive")

    assert (
        "Gunships goes on Search and Destroy only and cannot defend the Hive Facility (WAR-5.5)."
        == NARRATION.refusal(
            Refusal("search-only", "defend:gunships", "WAR-5.5", names=names), view
        )
    )
    for code in ("fourth-character", "enough-units", "not-asked", "no-such-code"):
        refusal = Refusal(code, "attach:strike-team", "WAR-4.5", 3, 4)
        words = NARRATION.refusal(refusal, view)
        assert words.endswith("(WAR-4.5).")
        assert cell_len(words) < 120
