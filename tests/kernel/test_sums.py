"""A sum is the same on each version of Python."""

from core.kernel.sums import sum_of


def test_each_step_is_rounded() -> None:
    """What `sum` says up to Python 3.11; later ones say 1.0."""
    assert 0.9999999999999999 == sum_of([0.1] * 10)


def test_nothing_is_nothing() -> None:
    assert 0.0 == sum_of([])
