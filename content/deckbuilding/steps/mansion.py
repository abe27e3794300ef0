"""Operations on the Mansion and its Infected."""

from collections.abc import Mapping

from content.deckbuilding.steps.base import (
    AT_LEAST_ONE,
    CHANGE,
    COUNT,
    IN_A_FIGHT,
    Form,
    Forms,
    Words,
    something,
)
from content.expect import Expect, one_of
from core.deckbuilding import operations as op
from core.deckbuilding.moments import Moment

_IN_THE_ROW = frozenset({Moment.REVEAL, Moment.REVEALED, Moment.BATTLE}) | IN_A_FIGHT
"""The moments at which there is a row of Revealed Infected that an effect can change."""


def _change_infected(words: Words) -> Mapping[str, Expect]:
    return {
        "on": one_of(("this", "others", "chosen")),
        "health": CHANGE,
        "damage": CHANGE,
        "per": COUNT,
        "of": words.which,
        "counting": words.which,
    }


FORMS: Forms = {
    op.ChangeInfected: Form(
        _change_infected, lambda made: something(made, "health", "damage"), moments=_IN_THE_ROW
    ),
    op.LookTop: Form(),
    op.DefeatNext: Form(lambda words: {"of": words.which}),
    op.MoveInfected: Form(
        lambda words: {"of": words.which, "to": one_of(("top", "bottom"))}, moments=_IN_THE_ROW
    ),
    op.FreeInfected: Form(),
    op.DefeatLowerTop: Form(
        lambda words: {"of": words.which}, moments=frozenset({Moment.DEFEATING}), needs_cards=True
    ),
    op.FindInMansion: Form(
        lambda words: {"card": words.in_mansion, "count": AT_LEAST_ONE}, touches=True
    ),
    op.RevealFromBottom: Form(),
    op.RevealMore: Form(lambda words: {"count": AT_LEAST_ONE}, moments=frozenset({Moment.REVEAL})),
    op.TargetTop: Form(moments=frozenset({Moment.REVEAL})),
    op.ShuffleIntoMansion: Form(lambda words: {"card": words.in_mansion}),
}
