"""Operations that choose among other operations."""

from collections.abc import Iterator, Mapping

from content.deckbuilding.steps.base import Form, Forms, Words
from content.deckbuilding.steps.conditions import condition
from content.deckbuilding.terms import SLUG
from content.expect import Expect, Problem, every, shown
from content.records import record
from core.deckbuilding import operations as op


def _when(words: Words) -> Mapping[str, Expect]:
    return {
        "cond": condition(words.which),
        "then": words.steps,
        "otherwise": or_nothing(words.steps),
    }


def or_nothing(steps: Expect) -> Expect:
    """Return the expectation of steps, or of none."""
    return Expect(
        steps.words,
        lambda value: value == [] or steps.fits(value),
        lambda value: steps(value) if value else (),
    )


def _choose(words: Words) -> Mapping[str, Expect]:
    branch = {"key": SLUG, "do": or_nothing(words.steps), "needs_in_hand": words.bought}
    return {"ways": every(record(op.Branch, branch), "way", least=2)}


def _different_ways(made: op.Choose) -> Iterator[Problem]:
    keys = [way.key for way in made.ways]
    for number, key in enumerate(keys):
        if key in keys[:number]:
            yield (
                ("ways", f"way {number + 1}", "key"),
                f"a key that no other way has, found {shown(key)}",
            )


FORMS: Forms = {
    op.When: Form(_when),
    op.Choose: Form(_choose, _different_ways),
    op.FlipCoin: Form(),
}
