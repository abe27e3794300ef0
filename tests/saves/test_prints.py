"""Fingerprints that are found quickly are those of the core."""

from core.kernel.table import fingerprint
from saves.prints import Fingerprints
from tests.saves.playing import script


def test_each_state_has_the_fingerprint_that_the_core_gives_it() -> None:
    prints = Fingerprints()

    for seed in range(5):
        for point in script(seed, 40)[1]:
            assert repr(point.state) == prints.text(point.state)
            assert fingerprint(point.state) == prints.of(point.state)


def test_what_prints_itself_is_asked_to() -> None:
    class Odd:
        def __repr__(self) -> str:
            return "odd!"

    assert "(odd!, (1, 'a'), None)" == Fingerprints().text((Odd(), (1, "a"), None))
