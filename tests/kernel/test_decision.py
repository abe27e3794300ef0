"""Which answers a Decision takes, and why it refuses the others."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.kernel.decision import NONE, Decision, IllegalAnswerError, Option, numbered, option
from core.kernel.errors import CoreError

KEYS = ("use:handgun", "use:knife", "use:rifle", "use:shotgun")


def a_decision(least: int, most: int, keys: tuple[str, ...] = KEYS) -> Decision:
    options = tuple(Option(key, "use", "DBG-7.6", card) for card, key in enumerate(keys))
    return Decision(0, "weapons", least, most, options, "DBG-7.6")


def refusal_of(decision: Decision, *answer: str) -> tuple[str, str]:
    with pytest.raises(IllegalAnswerError) as caught:
        decision.pick(answer)
    assert decision == caught.value.decision
    return caught.value.code, caught.value.key


def test_the_order_of_the_keys_is_the_order_of_the_picks() -> None:
    picked = a_decision(0, 4).pick(("use:shotgun", "use:handgun", "use:rifle"))

    assert [3, 0, 2] == [each.card for each in picked]


@given(st.data())
def test_every_ordered_choice_of_least_to_most_options_is_an_answer(data: st.DataObject) -> None:
    least = data.draw(st.integers(0, len(KEYS)))
    most = data.draw(st.integers(least, len(KEYS)))
    order = data.draw(st.permutations(KEYS))
    answer = tuple(order[: data.draw(st.integers(least, most))])

    assert answer == tuple(each.key for each in a_decision(least, most).pick(answer))


@given(st.integers(0, 4), st.integers(0, 6), st.lists(st.sampled_from([*KEYS, "end"]), max_size=6))
def test_nothing_else_is(least: int, more: int, keys: list[str]) -> None:
    """However an answer is wrong, it is refused, and only then."""
    most = least + more
    legal = len(set(keys)) == len(keys) and set(keys) <= set(KEYS) and least <= len(keys) <= most
    try:
        picked = a_decision(least, most).pick(tuple(keys))
    except IllegalAnswerError:
        assert not legal
    else:
        assert legal
        assert keys == [each.key for each in picked]


@pytest.mark.parametrize("most", [1, 2])
def test_a_key_that_is_not_on_offer_is_unknown(most: int) -> None:
    """Of an answer of one key, too, which takes a shorter way."""
    assert ("unknown-key", "use:rocket") == refusal_of(a_decision(1, most), "use:rocket")


def test_an_unknown_key_among_others_is_named() -> None:
    assert ("unknown-key", "end") == refusal_of(a_decision(0, 4), "use:knife", "end")


def test_a_key_counts_once() -> None:
    answer = "use:rifle", "use:knife", "use:knife"

    assert ("picked-twice", "use:knife") == refusal_of(a_decision(0, 4), *answer)


def test_a_key_twice_is_no_way_to_the_least() -> None:
    assert ("picked-twice", "use:knife") == refusal_of(a_decision(2, 2), "use:knife", "use:knife")


@pytest.mark.parametrize("answer", [(), ("use:knife",)])
def test_too_few_keys_are_counted(answer: tuple[str, ...]) -> None:
    assert ("too-few", str(len(answer))) == refusal_of(a_decision(2, 3), *answer)


@pytest.mark.parametrize("most", [0, 1, 2, 3])
def test_too_many_keys_are_counted(most: int) -> None:
    answer = KEYS[: most + 1]

    assert ("too-many", str(most + 1)) == refusal_of(a_decision(0, most), *answer)


def test_a_declined_choice_is_an_empty_answer() -> None:
    assert () == a_decision(0, 2).pick(())


def test_a_decision_without_options_takes_the_empty_answer_only() -> None:
    pass_only = a_decision(0, 1, ())

    assert () == pass_only.pick(())
    assert ("unknown-key", "use:knife") == refusal_of(pass_only, "use:knife")


def test_an_illegal_answer_is_an_error_of_the_core() -> None:
    assert issubclass(IllegalAnswerError, CoreError)


def test_keys_are_in_the_order_of_the_options() -> None:
    assert KEYS == a_decision(0, 1).keys()


def test_options_with_one_key_are_numbered_from_the_second_on() -> None:
    used = [option("use:knife", "use", "DBG-7.6", card) for card in (4, 8, 9)]
    other = option("use:rifle", "use", "DBG-7.6", 5)
    options = numbered([used[0], other, *used[1:]])

    assert ["use:knife", "use:rifle", "use:knife#2", "use:knife#3"] == [o.key for o in options]
    assert [4, 5, 8, 9] == [each.card for each in options]


def test_numbering_changes_nothing_but_the_key() -> None:
    twice = [option("buy:herb", "buy", "DBG-6.1", 3, 20, 1)] * 2

    assert Option("buy:herb#2", "buy", "DBG-6.1", 3, 20, 1) == numbered(twice)[1]


def test_an_option_says_nothing_where_it_is_not_told() -> None:
    end = option("end", "end", "DBG-4.9")

    assert Option("end", "end", "DBG-4.9", NONE, NONE, NONE) == end
    assert option("end", "end", "DBG-4.9") is end
