"""Operations that Gain cards."""

from collections.abc import Iterator

from content.deckbuilding.steps.base import AT_LEAST_ONE, COUNT, Form, Forms, given
from content.expect import Problem, one_of
from core.deckbuilding import operations as op


def _gain_problems(made: op.Gain) -> Iterator[Problem]:
    alone = given(made, ("zone", "cheapest", "may"))
    several = given(made, ("count", "within"))
    for key in alone if several else ():
        yield (key,), "nothing, as several cards are Gained one after another"
    if made.within and made.count == 1:
        yield ("within",), "a count of several cards that it limits"
    if made.zone == "it" and made.cheapest:
        yield ("cheapest",), 'nothing, as the cards of "it" are not compared'


FORMS: Forms = {
    op.Gain: Form(
        lambda words: {
            "of": words.which,
            "zone": one_of(("it",)),
            "count": AT_LEAST_ONE,
            "within": AT_LEAST_ONE,
            "to": one_of(("inventory_top",)),
        },
        _gain_problems,
        touches=True,
    ),
    op.MoveResource: Form(lambda words: {"to": one_of(("opponent", "removed"))}, touches=True),
    op.GainNamed: Form(
        lambda words: {
            "card": words.bought,
            "count": AT_LEAST_ONE,
            "who": one_of(("own", "most_decorations")),
            "per": COUNT,
        },
        touches=True,
    ),
    op.TakeNamed: Form(
        lambda words: {
            "card": words.bought,
            "count": AT_LEAST_ONE,
            "per": COUNT,
            "to": one_of(("hand", "inventory")),
        },
        touches=True,
    ),
    op.GainsToHand: Form(),
}
