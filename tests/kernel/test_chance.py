"""The random source: the published algorithm, no bias, and results that positions force."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.kernel.chance import Chance, Forced, mix
from core.kernel.errors import ForcedResultError

WORDS = 1 << 64
GAMMA = 0x9E3779B97F4A7C15

counters = st.integers(0, WORDS - 1)
sizes = st.one_of(st.integers(1, 1_000), st.integers(1, WORDS))


def draw(chance: Chance, n: int, count: int) -> tuple[list[int], Chance]:
    """The next numbers below n, and the source after them."""
    numbers = []
    for _ in range(count):
        number, chance = chance.below(n)
        numbers.append(number)
    return numbers, chance


def unmixed(output: int) -> int:
    """The counter of an output: `mix` backwards, step by step."""
    z = unshifted(output, 31)
    z = unshifted(z * pow(0x94D049BB133111EB, -1, WORDS) % WORDS, 27)
    return unshifted(z * pow(0xBF58476D1CE4E5B9, -1, WORDS) % WORDS, 30)


def unshifted(value: int, bits: int) -> int:
    """The z of which `z ^ (z >> bits)` is the value."""
    z = value
    for _ in range(64 // bits):
        z = value ^ (z >> bits)
    return z


def before(output: int) -> Chance:
    """The source whose next output is this one."""
    return Chance((unmixed(output) - GAMMA) % WORDS)


def test_the_outputs_are_those_that_were_published() -> None:
    """The test vector that implementations of SplitMix64 share."""
    numbers, _ = draw(Chance(1234567), WORDS, 5)

    assert [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ] == numbers


@given(counters)
def test_no_output_is_more_likely_than_another(counter: int) -> None:
    """`mix` can be undone, so each of the 2**64 counters has an output of its own."""
    assert counter == unmixed(mix(counter))
    assert counter == mix(unmixed(counter))


@given(sizes, st.data())
def test_below_takes_as_many_outputs_for_each_number(n: int, data: st.DataObject) -> None:
    """The outputs 0, n, 2n ... are taken for 0, and so on, up to the last whole round of n.

    What is above the last whole round is thrown away. All outputs being equally likely, all numbers
    are: a proof, where counting could only make it plausible.
    """
    rounds = WORDS // n
    number = data.draw(st.integers(0, n - 1))
    for whole in (0, data.draw(st.integers(0, rounds - 1)), rounds - 1):
        source = before(whole * n + number)
        one_on = Chance((source.counter + GAMMA) % WORDS)
        assert (number, one_on) == source.below(n)


@given(st.integers(2, WORDS).filter(lambda n: WORDS % n), st.data())
def test_below_throws_away_what_would_favour_small_numbers(n: int, data: st.DataObject) -> None:
    source = before(data.draw(st.integers(WORDS - WORDS % n, WORDS - 1)))
    after = Chance((source.counter + GAMMA) % WORDS)

    assert after.below(n) == source.below(n)


def test_a_shuffle_throws_away_what_would_favour_some_orders() -> None:
    """Of 2**64 outputs the last is one too many for three places."""
    source = before(WORDS - 1)
    after = Chance((source.counter + GAMMA) % WORDS)

    assert after.shuffled(("ammo", "herb", "knife")) == source.shuffled(("ammo", "herb", "knife"))


@given(counters, sizes)
def test_below_stays_below(counter: int, n: int) -> None:
    number, after = Chance(counter).below(n)

    assert 0 <= number < n
    assert 0 <= after.counter < WORDS


def test_a_die_falls_on_each_side_as_often() -> None:
    numbers, _ = draw(Chance(6), 6, 60_000)

    # Five standard deviations, sqrt(60_000 x 1/6 x 5/6) = 91 each.
    assert set(range(6)) == set(numbers)
    assert all(abs(count - 10_000) < 5 * 91 for count in Counter(numbers).values())


@pytest.mark.parametrize(("items", "each", "deviation"), [(3, 4_000, 58), (4, 1_000, 31)])
def test_each_order_comes_as_often(items: int, each: int, deviation: int) -> None:
    """All orders come, each within five standard deviations of its share."""
    orders = set(permutations(range(items)))
    chance, counts = Chance(52), Counter[tuple[int, ...]]()
    for _ in range(each * len(orders)):
        order, chance = chance.shuffled(tuple(range(items)))
        counts[order] += 1

    assert orders == set(counts)
    assert all(abs(count - each) < 5 * deviation for count in counts.values())


@given(counters, st.lists(st.integers(), max_size=60))
def test_a_shuffle_is_the_textbook_one(counter: int, items: list[int]) -> None:
    """Fisher and Yates, from the end, each place drawn with `below`; `shuffled` only saves calls."""
    chance, result = Chance(counter), list(items)
    for last in range(len(items) - 1, 0, -1):
        place, chance = chance.below(last + 1)
        result[last], result[place] = result[place], result[last]

    assert (tuple(result), chance) == Chance(counter).shuffled(tuple(items))


def test_a_shuffle_is_the_same_on_every_machine() -> None:
    """Saved games depend on it: whoever changes this changes what they replay."""
    order, _ = Chance(2026).shuffled(tuple(range(10)))

    assert (5, 0, 9, 2, 4, 7, 3, 6, 8, 1) == order


def test_a_source_is_a_value() -> None:
    source = Chance(7)

    assert source.below(10) == source.below(10)
    assert Chance(7) == source
    assert hash(Chance(7)) == hash(source)


def test_forced_numbers_come_first_and_leave_the_sequence_alone() -> None:
    numbers, after = draw(Chance(7, (5, 0)), 6, 2)

    assert [5, 0] == numbers
    assert Chance(7) == after


def test_a_forced_order_names_the_old_places_top_first() -> None:
    order, after = Chance(7, ((2, 0, 1),)).shuffled(("ammo", "herb", "knife"))

    assert ("knife", "ammo", "herb") == order
    assert Chance(7) == after


def test_a_forced_result_waits_for_the_kind_of_call_that_it_fits() -> None:
    """A die does not use up an order, nor a shuffle a number; what waits behind waits too."""
    forced: tuple[Forced, ...] = ((1, 0), 5)
    number, after_die = Chance(7, forced).below(6)
    order, after_shuffle = after_die.shuffled(("ammo", "herb"))

    assert Chance(7).below(6) == (number, Chance(after_die.counter))
    assert forced == after_die.forced
    assert ("herb", "ammo") == order
    assert 5 == after_shuffle.below(6)[0]


def test_a_shuffle_does_not_use_up_a_forced_number() -> None:
    order, after = Chance(7, (5,)).shuffled(("ammo", "herb", "knife"))

    assert Chance(7).shuffled(("ammo", "herb", "knife"))[0] == order
    assert (5,) == after.forced


@pytest.mark.parametrize("number", [-1, 6, 7])
def test_a_forced_number_must_fit(number: int) -> None:
    with pytest.raises(ForcedResultError) as caught:
        Chance(7, (number,)).below(6)

    assert (number, 6) == (caught.value.result, caught.value.size)


@pytest.mark.parametrize("order", [(), (0,), (0, 0), (1, 2), (0, 1, 2)])
def test_a_forced_order_must_fit(order: tuple[int, ...]) -> None:
    with pytest.raises(ForcedResultError) as caught:
        Chance(7, (order,)).shuffled(("ammo", "herb"))

    assert (order, 2) == (caught.value.result, caught.value.size)


@given(st.permutations(range(6)))
def test_any_order_can_be_forced(order: list[int]) -> None:
    items = tuple("abcdef")

    assert tuple(items[i] for i in order) == Chance(0, (tuple(order),)).shuffled(items)[0]
