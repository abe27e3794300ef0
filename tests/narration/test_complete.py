"""Every member of every closed list has its words."""

import ast
import inspect
from collections.abc import Iterator
from types import ModuleType

import attrs
import pytest

from core.deckbuilding import effects, events, explain, operations
from core.deckbuilding.cards import Ban, Figure, Kind, WeaponType
from core.deckbuilding.decisions import KINDS
from core.deckbuilding.modes import MODES
from core.deckbuilding.moments import Moment
from core.deckbuilding.operations import COUNTS, Condition
from core.kernel.decision import IllegalAnswerError, Refusal
from core.kernel.event import Event, seen
from core.kernel.table import Barrier
from tests.narration.samples import CONDITIONS, PASSIVES, STEPS, sample
from tests.narration.sentences import assert_phrase, assert_sentence
from tests.narration.table import ANA, BEN, Table, card_id, narration, seat
from tui.narration.base import Line
from tui.narration.deckbuilding import (
    briefly,
    clauses,
    moments,
    passives,
    questions,
    refusals,
    terms,
)
from tui.narration.deckbuilding.log import lines, telling, turns
from tui.narration.undo import undo_line, undo_refusal


def table() -> Table:
    """Return a table with two seats."""
    return Table(seat("Leon S. Kennedy", hand=("Handgun",)), seat("Barry Burton"))


def told(event: Event, reader: int = ANA) -> tuple[Line, ...]:
    """Return the lines of a single event."""
    return narration().lines((seen(event, reader),), table().view(reader), 12, 0)


def calls(module: ModuleType, name: str) -> Iterator[ast.Call]:
    """Yield the calls of a function or class in a module's source."""
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.Call):
            called = (
                node.func.attr
                if isinstance(node.func, ast.Attribute)
                else getattr(node.func, "id", "")
            )
            if called == name:
                yield node


def words(call: ast.Call, place: int) -> Iterator[str]:
    """Yield the texts that an argument of a call can be."""
    for node in ast.walk(call.args[place]):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


REFUSALS = sorted({code for call in calls(explain, "Refusal") for code in words(call, 0)})

NOT_DONE = sorted(
    {
        what
        for module in (
            effects,
            *(module for _, module in inspect.getmembers(effects, inspect.ismodule)),
        )
        for name, place in (("nothing", 2), ("NothingHappened", 3))
        for call in calls(module, name)
        for what in words(call, place)
    }
)


class TestEvents:
    def test_the_tellers_are_those_of_the_closed_list(self) -> None:
        """None is missing and none is left over."""
        assert set(events.ALL) == set(telling.TELLERS)

    @pytest.mark.parametrize("kind", events.ALL, ids=lambda kind: kind.__name__)
    @pytest.mark.parametrize("reader", [ANA, BEN])
    def test_an_event_alone_is_told(self, kind: type[Event], reader: int) -> None:
        """Whatever comes alone has a line: to the seat it is about, and to another one."""
        handgun = table().view().me.hand[0]

        found = told(sample(kind, handgun), reader)

        assert found
        for line in found:
            if "turn" in line.tags:
                assert_phrase(line.text)
            else:
                assert_sentence(line.text)
            assert set(line.tags) <= set(telling.TAGS)

    @pytest.mark.parametrize("what", NOT_DONE)
    def test_what_could_not_be_done_has_a_reason(self, what: str) -> None:
        """The core's words for it are all known."""
        assert_phrase(turns.NOT_DONE[what])

    def test_what_could_not_be_done_is_found_in_the_source(self) -> None:
        """Guards the test above against finding nothing."""
        assert {"trash", "put", "look_top", "more_turns"} <= set(NOT_DONE)

    def test_every_kind_of_decision_can_be_left_unasked(self) -> None:
        """A Decision with one answer is told by its kind if nothing else tells it."""
        assert set(KINDS) == set(lines.DECIDED)


class TestDecisions:
    def test_the_questions_are_those_of_the_closed_list(self) -> None:
        """None is missing and none is left over."""
        assert set(KINDS) == set(questions.QUESTIONS)


class TestRefusals:
    @pytest.mark.parametrize("code", REFUSALS)
    def test_a_refusal_has_its_sentence_with_its_rule(self, code: str) -> None:
        """The rule stands in every refusal."""
        refused = Refusal(code, "play:handgun", "DBG-5.1", 1, 2, (card_id("Handgun"),))

        text = narration().refusal(refused, table().view())

        assert code in {*refusals.PLAIN, *refusals.REFUSALS}
        assert_sentence(text)
        assert "(DBG-5.1)" in text

    @pytest.mark.parametrize("code", REFUSALS)
    def test_a_refusal_without_names_and_figures_has_no_gap(self, code: str) -> None:
        """Only the code and the key are certain to be there."""
        text = narration().refusal(Refusal(code, "x\x1b", "DBG-5.1"), table().view())

        assert text.isprintable()
        assert "{" not in text

    def test_refusals_are_found_in_the_source(self) -> None:
        """Guards the tests above against finding nothing."""
        assert {"too-dear", "must-explore", "weapon-used", "game-over"} <= set(REFUSALS)

    def test_illegal_answers_have_sentences_too(self) -> None:
        """What a Decision itself refuses is told with the same words."""
        decision = table().decision
        with pytest.raises(IllegalAnswerError) as caught:
            decision.pick(("end", "end"))

        assert caught.value.code in refusals.PLAIN
        assert {"unknown-key", "picked-twice", "too-few", "too-many"} <= set(refusals.PLAIN)


class TestCards:
    def test_the_operations_are_those_of_the_closed_list(self) -> None:
        """Each has a clause and a few words; the tests make one of each."""
        assert set(operations.ALL) == set(clauses.CLAUSES)
        assert set(operations.ALL) == set(briefly.BRIEF)
        assert set(operations.ALL) == set(STEPS)

    def test_every_passive_has_its_words(self) -> None:
        """Figures and Bans; the tests make one of each."""
        assert set(Figure) == set(passives.FIGURES)
        assert set(Ban) == set(passives.BANS)
        assert {*Figure, *Ban} == set(PASSIVES)

    def test_every_condition_is_made_by_the_tests(self) -> None:
        """The card texts that the tests make have all of them."""
        assert {field.name for field in attrs.fields(Condition)} == set(CONDITIONS)

    def test_every_count_has_its_words(self) -> None:
        """What `per` counts."""
        assert set(COUNTS) == set(terms.EACH)

    def test_every_moment_has_its_words(self) -> None:
        """In sentences and in lists."""
        assert set(Moment) == set(moments.WHEN)
        assert set(Moment) == set(moments.BRIEF_WHEN)

    def test_every_kind_and_weapon_type_has_its_words(self) -> None:
        """One card and several."""
        assert set(Kind) == set(terms.KINDS) == set(terms.ONE_OF_KIND)
        assert {"", *Kind} == set(terms.NOUNS)
        assert set(WeaponType) == set(terms.WEAPONS) == set(terms.ONE_OF_WEAPON)

    def test_every_mode_has_its_name(self) -> None:
        """Also those that cards name but that are not played yet."""
        assert set(MODES) <= set(terms.MODES)


class TestUndo:
    @pytest.mark.parametrize("reason", ["hidden", "chance", "seat", "end"])
    def test_a_barrier_says_which_answer_it_was(self, reason: str) -> None:
        """The refusal names the answer."""
        text = undo_refusal(Barrier(232, reason))

        assert_sentence(text)
        assert "232" in text
        assert_phrase(undo_line(reason))

    def test_nothing_can_be_taken_back_at_the_beginning(self) -> None:
        """A game without an answer has no barrier."""
        assert_sentence(undo_refusal(None))
