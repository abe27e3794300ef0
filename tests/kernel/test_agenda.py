"""The agenda: in which order frames are done, what is asked, and what leaving drops."""

from collections.abc import Callable
from typing import ClassVar

import pytest

from core.kernel.agenda import Frame, Procedures, Work, only_answer
from core.kernel.chance import Chance
from core.kernel.decision import Decision, Option
from core.kernel.event import Cause, Decided


class Turn(Frame):
    """A scope."""


class ExtraTurn(Turn):
    """A scope of the same kind."""


class Say(Frame):
    """A word is said, and then others."""

    word: str
    then: tuple[Frame, ...] = ()


class SayAlways(Say):
    """A word is said by whoever leaves, too."""

    ALWAYS: ClassVar[bool] = True


class Leave(Frame):
    """The seat leaves its turn."""


class Ask(Frame):
    """The seat picks words."""

    least: int
    most: int
    words: tuple[str, ...]
    kind: str = "words"


class AskAnyway(Ask):
    """The seat is asked even where it has one answer."""

    ASKS: ClassVar[bool] = True


class Talk(Work):
    """What was said."""

    def __init__(self, *frames: Frame) -> None:
        super().__init__((), Chance(0))
        self.said: list[str] = []
        self.push(*frames)


talk: Procedures[Talk] = Procedures()


@talk.handles(Turn)
def _turn(work: Talk, frame: Turn) -> None:
    work.said.append("turn")


def _say(work: Talk, frame: Say) -> None:
    work.said.append(frame.word)
    work.push(*frame.then)


talk.handles(Say)(_say)
talk.handles(SayAlways)(_say)


@talk.handles(Leave)
def _leave(work: Talk, frame: Leave) -> None:
    work.leave(Turn, frame.seat)


@talk.handles(AskAnyway)
@talk.handles(Ask)
def _ask(work: Talk, frame: Ask) -> None:
    work.ask(a_decision(frame.least, frame.most, frame.words, frame.kind), frame)


@talk.answered(AskAnyway)
@talk.answered(Ask)
def _answered(work: Talk, frame: Ask, picked: tuple[Option, ...]) -> None:
    work.said.append("+".join(option.key for option in picked) or "nothing")


def a_decision(least: int, most: int, keys: tuple[str, ...], kind: str = "words") -> Decision:
    options = tuple(Option(key, "say", "TALK-1") for key in keys)
    return Decision(1, kind, least, most, options, "TALK-1", 12, "herb.use")


def said(*frames: Frame) -> list[str]:
    """What is said when the frames are worked off."""
    work = Talk(*frames)
    talk.run(work)
    return work.said


def words(text: str, seat: int = 0) -> list[Frame]:
    return [Say(seat, word) for word in text.split()]


def test_frames_happen_in_the_order_in_which_they_are_named() -> None:
    assert ["one", "two", "three"] == said(*words("one two three"))


def test_what_a_frame_pushes_happens_before_what_waits() -> None:
    effect = Say(0, "effect", then=(Say(0, "cost", then=(Say(0, "refund"),)), Say(0, "gain")))

    assert ["effect", "cost", "refund", "gain", "end"] == said(effect, Say(0, "end"))


def test_later_pushes_of_one_handler_come_first() -> None:
    work = Talk(Say(0, "last"))
    work.push(Say(0, "second"))
    work.push(Say(0, "first"))
    talk.run(work)

    assert ["first", "second", "last"] == work.said


def test_nothing_to_do_is_done_at_once() -> None:
    assert [] == said()


def test_a_question_stops_the_work_and_what_waits_stays() -> None:
    ask = Ask(0, 0, 1, ("yes",))
    work = Talk(Say(0, "before"), ask, Say(0, "after"))
    talk.run(work)

    assert ["before"] == work.said
    assert [Say(0, "after")] == work.agenda
    assert work.question is not None
    assert ask == work.question.frame


def test_an_answer_goes_to_the_frame_that_asked_and_the_work_goes_on() -> None:
    work = Talk(Ask(0, 0, 2, ("yes", "no")), Say(0, "after"))
    talk.run(work)
    question = work.question
    assert question is not None
    later = Talk(*reversed(work.agenda))
    talk.resume(later, question, question.decision.pick(("no", "yes")))

    assert ["no+yes", "after"] == later.said
    assert later.question is None


@pytest.mark.parametrize(
    ("decision", "answer"),
    [
        (a_decision(1, 1, ("a",)), ("a",)),
        (a_decision(2, 2, ("a", "b")), ("a", "b")),
        (a_decision(0, 0, ()), ()),
        (a_decision(0, 0, ("a", "b")), ()),
    ],
)
def test_what_must_be_and_can_be_in_one_way_only_is_not_asked(
    decision: Decision, answer: tuple[str, ...]
) -> None:
    picked = only_answer(decision)

    assert picked is not None
    assert answer == tuple(option.key for option in picked)


@pytest.mark.parametrize(
    "decision",
    [
        a_decision(1, 1, ("a", "b")),
        a_decision(2, 2, ("a", "b", "c")),
        a_decision(0, 1, ("a",)),
        a_decision(0, 1, ()),
        a_decision(1, 2, ("a", "b")),
    ],
)
def test_what_can_be_chosen_or_declined_is_asked(decision: Decision) -> None:
    assert only_answer(decision) is None


@pytest.mark.parametrize("kind", ["main", "react"])
@pytest.mark.parametrize(("count", "keys"), [(1, ("end",)), (0, ())])
def test_the_main_part_and_reactions_are_always_asked(
    kind: str, count: int, keys: tuple[str, ...]
) -> None:
    assert only_answer(a_decision(count, count, keys, kind)) is None


def test_what_is_done_unasked_is_told_with_its_cause() -> None:
    work = Talk(Ask(1, 2, 2, ("a", "b")), Say(0, "after"))
    talk.run(work)

    assert ["a+b", "after"] == work.said
    assert [Decided(Cause(1, 12, "herb.use"), "TALK-1", 1, "words", ("a", "b"))] == work.events


@pytest.mark.parametrize(("count", "keys"), [(1, ("end",)), (0, ())])
def test_a_frame_can_insist_on_being_asked(count: int, keys: tuple[str, ...]) -> None:
    """Not to be asked would tell of hidden cards, or the question itself shows some."""
    work = Talk(AskAnyway(0, count, count, keys), Say(0, "after"))
    talk.run(work)

    question = work.question
    assert [] == work.said
    assert question is not None
    later = Talk(*reversed(work.agenda))
    talk.resume(later, question, question.decision.options)
    assert ["end" if keys else "nothing", "after"] == later.said


def test_what_cannot_be_done_is_skipped_without_a_word() -> None:
    work = Talk(Ask(1, 0, 0, ()), Say(0, "after"))
    talk.run(work)

    assert ["nothing", "after"] == work.said
    assert [] == work.events


def test_many_steps_need_no_deep_stack() -> None:
    """A chain of forced answers longer than Python's recursion allows."""
    asks = [Ask(0, 1, 1, ("a",)) for _ in range(5_000)]

    assert 5_000 == len(said(*asks))


def test_leaving_drops_the_rest_of_the_turn() -> None:
    assert ["a", "turn", "b"] == said(
        Say(0, "a"), Leave(0), *words("lost lost"), Turn(0), Say(0, "b")
    )


def test_leaving_keeps_what_must_always_happen() -> None:
    frames = [Leave(0), Say(0, "lost"), SayAlways(0, "clean-up"), Say(0, "lost"), Turn(0)]

    assert ["clean-up", "turn"] == said(*frames)


def test_leaving_keeps_the_frames_of_others() -> None:
    frames = [Leave(0), Say(1, "mine"), Say(0, "lost"), Say(1, "too"), Turn(0)]

    assert ["mine", "too", "turn"] == said(*frames)


def test_leaving_ends_at_the_topmost_frame_of_the_scope() -> None:
    frames = [Leave(0), Say(0, "lost"), Turn(1), Say(0, "kept"), Turn(0), Say(0, "end")]

    assert ["turn", "kept", "turn", "end"] == said(*frames)


def test_leaving_a_scope_that_one_is_not_in_drops_nothing() -> None:
    assert ["kept", "too"] == said(Leave(0), *words("kept too"))


def test_a_scope_is_a_class_with_its_subclasses() -> None:
    work = Talk(*words("lost"), ExtraTurn(0), Say(0, "kept"), Turn(0))
    work.leave(Turn, 0)

    assert [Turn(0), Say(0, "kept"), ExtraTurn(0)] == work.agenda


@pytest.mark.parametrize(
    "use",
    [
        lambda work: work.below(6),
        lambda work: work.shuffled((1, 2, 3)),
    ],
    ids=["below", "shuffled"],
)
def test_work_goes_on_with_the_random_source(use: Callable[[Talk], object]) -> None:
    work = Talk()
    results = [use(work) for _ in range(20)]

    assert Chance(0) != work.chance
    assert 1 < len(set(map(repr, results)))
