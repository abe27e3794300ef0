"""The random source: a value inside the state, one specified algorithm, the same on every machine.

The generator is SplitMix64 (Steele, Lea and Flood, 2014): a 64-bit counter that grows by a fixed odd
constant and is mixed into each output. `below` is unbiased by rejection.
"""

from functools import cache
from typing import TypeVar

from core.kernel.errors import ForcedResultError
from core.kernel.quick import maker
from core.kernel.records import Record

T = TypeVar("T")

Forced = int | tuple[int, ...]
"""A number for the next `below`, or an order (old places, top first) for the next shuffle."""

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


def mix(counter: int) -> int:
    """Return the SplitMix64 output (0 to 2**64 - 1) for a counter that has already been advanced."""
    z = (counter ^ (counter >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB & _MASK
    return z ^ (z >> 31)


_HIGH = _MASK - (1 << 20)
"""Below it an output is fair for any `n` of up to a million: hardly one must be looked at twice."""


@cache
def _limit(n: int) -> int:
    """Return below what an output is fair for `n` numbers: those from there on would favour the low ones."""
    return (1 << 64) - (1 << 64) % n


class Chance(Record):
    """A point of the random sequence, and the results that are forced before it goes on.

    `counter` is 0 to 2**64 - 1. `forced` is what a position states: numbers for `below`, orders for
    shuffles, used up from the front, each only by the kind of call that it fits.
    """

    counter: int
    forced: tuple[Forced, ...] = ()

    def below(self, n: int) -> tuple[int, "Chance"]:
        """Return a number from 0 to n - 1, each equally likely, and the source after it.

        Raises ForcedResultError if the forced number is not below n.
        """
        if self.forced and isinstance(self.forced[0], int):
            number = self.forced[0]
            if not 0 <= number < n:
                raise ForcedResultError(number, n)
            return number, Chance(self.counter, self.forced[1:])
        counter = self.counter
        limit = _limit(n)
        while True:
            counter = (counter + _GAMMA) & _MASK
            value = mix(counter)
            if value < limit:
                return value % n, _chance(counter, self.forced)

    def shuffled(self, items: tuple[T, ...]) -> tuple[tuple[T, ...], "Chance"]:
        """Return the items in a random order, each order equally likely, and the source after it.

        Raises ForcedResultError if a forced order is not an order of that many places.
        """
        if self.forced and isinstance(self.forced[0], tuple):
            order = self.forced[0]
            if sorted(order) != list(range(len(items))):
                raise ForcedResultError(order, len(items))
            return tuple(items[place] for place in order), Chance(self.counter, self.forced[1:])
        result = list(items)
        counter = self.counter
        for last in range(len(result) - 1, 0, -1):
            n = last + 1
            counter = (counter + _GAMMA) & _MASK
            # `mix` written out: a shuffle draws for every card.
            value = (counter ^ (counter >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
            value = (value ^ (value >> 27)) * 0x94D049BB133111EB & _MASK
            value ^= value >> 31
            while value >= _HIGH and value >= _limit(n):
                counter = (counter + _GAMMA) & _MASK
                value = mix(counter)
            place = value % n
            result[last], result[place] = result[place], result[last]
        return tuple(result), _chance(counter, self.forced)


_chance = maker(Chance)
