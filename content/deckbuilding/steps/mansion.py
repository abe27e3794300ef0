"""Operations on the Mansion and its Infected."""

from collections.abc import Mapping

from content.deckbuilding.steps.base import (
    CHANGE,
    COUNT,
    REACTIONS,
    Form,
    Forms,
    Words,
    something,
)
from content.expect import Expect, one_of
from core.deckbuilding import operations as op
from core.deckbuilding.moments import Moment

_ON_REVEAL = frozenset({Moment.REVEAL}) | REACTIONS
"""The moments at which there is a row of Revealed Infected that an effect can change."""


def _change_infected(words: Words) -> Mapping[str, Expect]:
    return {
        "on": one_of(("this", "others", "chosen")),
        "health": CHANGE,
        "damage": CHANGE,
        "per": COUNT,
        "of": words.which,
    }


FORMS: Forms = {
    op.ChangeInfected: Form(
        _change_infected, lambda made: something(made, "health", "damage"), moments=_ON_REVEAL
    ),
    op.LookTop: Form(),
    op.DefeatNext: Form(lambda words: {"of": words.which}),
    op.ShuffleIntoMansion: Form(lambda words: {"card": words.in_mansion}),
}
