"""Operations on the counters of turns."""

from content.deckbuilding.steps.base import AT_LEAST_ONE, CHANGE, COUNT, Form, Forms, something
from content.expect import one_of, whole
from core.deckbuilding import operations as op
from core.deckbuilding.moments import Moment

_LOWERED = ("actions", "buys", "explores", "gold", "ammo")
"""The counters that a card can lower as well."""

FORMS: Forms = {
    op.Add: Form(
        lambda words: {
            **dict.fromkeys(_LOWERED, CHANGE),
            "cards": whole(),
            "per": COUNT,
            "of": words.which,
            "every": AT_LEAST_ONE,
        },
        lambda made: something(made, *_LOWERED, "cards"),
    ),
    op.LetDraw: Form(lambda words: {"cards": AT_LEAST_ONE}),
    op.NextTurn: Form(
        lambda words: {
            "who": one_of(("any", "attacked")),
            "most_actions": whole(),
            "ammo": AT_LEAST_ONE,
        },
        lambda made: something(
            made,
            "explores",
            "must_explore",
            "no_actions",
            "skip",
            "most_actions",
            "no_attack",
            "ammo",
        ),
    ),
    op.MoreTurns: Form(lambda words: {"turns": AT_LEAST_ONE}, moments=frozenset({Moment.TAKE})),
}
