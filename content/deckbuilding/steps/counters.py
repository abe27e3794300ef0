"""Operations on the counters of turns."""

from content.deckbuilding.steps.base import AT_LEAST_ONE, CHANGE, COUNT, Form, Forms, something
from content.deckbuilding.steps.flow import or_nothing
from content.expect import one_of, whole
from core.deckbuilding import operations as op
from core.deckbuilding.moments import Moment

_LOWERED = ("actions", "buys", "explores", "gold", "ammo")
"""The counters that a card can lower as well."""

_HOLDS = (
    "actions",
    "buys",
    "explores",
    "cards",
    "must_explore",
    "no_actions",
    "skip",
    "most_actions",
    "no_attack",
    "ammo",
)
"""What can hold in a next turn."""
_TURNS_ADDED = frozenset({Moment.TAKE, Moment.PLAY})

FORMS: Forms = {
    op.Add: Form(
        lambda words: {
            **dict.fromkeys(_LOWERED, CHANGE),
            "cards": whole(),
            "per": COUNT,
            "of": words.which,
            "every": AT_LEAST_ONE,
        },
        lambda made: something(made, *_LOWERED, "cards", "end_cards"),
    ),
    op.LetDraw: Form(
        lambda words: {
            "cards": AT_LEAST_ONE,
            "who": one_of(("other", "any")),
            "then": or_nothing(words.steps),
        }
    ),
    op.NextTurn: Form(
        lambda words: {
            "who": one_of(("any", "own", "attacked")),
            "most_actions": whole(),
            "ammo": AT_LEAST_ONE,
        },
        lambda made: something(made, *_HOLDS),
    ),
    op.SkipTurn: Form(moments=frozenset({Moment.TURN_START})),
    op.PayAmmo: Form(lambda words: {"ammo": AT_LEAST_ONE}),
    op.MoreTurns: Form(lambda words: {"turns": AT_LEAST_ONE}, moments=_TURNS_ADDED),
}
