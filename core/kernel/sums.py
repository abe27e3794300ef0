"""Sums of fractions that are the same wherever the game is played."""

from collections.abc import Iterable
from functools import reduce
from operator import add


def sum_of(values: Iterable[float]) -> float:
    """Return a sum, rounded after each step.

    From Python 3.12 on `sum` rounds once. A bot that chooses between answers of nearly the same worth
    would there play another game with the same seed.
    """
    return reduce(add, values, 0.0)
