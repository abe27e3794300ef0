"""Operations on XP."""

from collections.abc import Iterator, Mapping

from content.deckbuilding.steps.base import (
    AT_LEAST_ONE,
    COUNT,
    Form,
    Forms,
    Words,
    exactly_one,
    given,
)
from content.expect import Expect, Problem, one_of
from core.deckbuilding import operations as op


def _gain(words: Words) -> Mapping[str, Expect]:
    return {"count": AT_LEAST_ONE, "per": COUNT, "of": words.which}


def _lose(words: Words) -> Mapping[str, Expect]:
    return {
        "of": one_of(("this", "character", "skill")),
        "count": AT_LEAST_ONE,
        "up_to": AT_LEAST_ONE,
    }


def _lose_problems(made: op.LoseXp) -> Iterator[Problem]:
    if made.of != "this":
        yield from exactly_one(made, "count", "any_number", "up_to")
    elif made.count:
        yield ("count",), "nothing, as all XP on this Skill is Removed"
    for key in given(made, ("any_number", "up_to")):
        if made.of != "character":
            yield (key,), 'nothing, as only XP of the "character" can be any number'


FORMS: Forms = {
    op.GainXp: Form(_gain),
    op.LoseXp: Form(_lose, _lose_problems),
}
