"""Operations on the Mansion and its Infected."""

from collections.abc import Iterator, Mapping

from content.deckbuilding.steps.base import (
    AT_LEAST_ONE,
    CHANGE,
    COUNT,
    IN_A_FIGHT,
    REACTIONS,
    Form,
    Forms,
    Words,
    given,
    something,
)
from content.expect import Expect, Problem, one_of
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


def _look_problems(made: op.LookTop) -> Iterator[Problem]:
    if made.stays and made.infected:
        yield ("stays",), "nothing, as an Infected does not stay there"
    if made.below is not None and made.infected != "defeat":
        yield ("infected",), '"defeat", as what is weaker is Defeated'


def _look_moments(made: op.LookTop) -> frozenset[Moment]:
    """What is shuffled in with the card has been Revealed; what has been Defeated can be compared with."""
    if made.below is not None:
        return frozenset({Moment.DEFEATING})
    return frozenset({Moment.REVEAL}) if made.infected else frozenset()


def _move_problems(made: op.MoveInfected) -> Iterator[Problem]:
    for key in given(made, ("to", "all", "healthier")) if made.own else ():
        yield (key,), "nothing, as 1 Infected of one's own goes to the bottom"
    if made.most_decorations and not made.own:
        yield ("most_decorations",), "nothing, as only those of one's own are so compared"


FORMS: Forms = {
    op.ChangeInfected: Form(
        _change_infected, lambda made: something(made, "health", "damage"), moments=_IN_THE_ROW
    ),
    op.LookTop: Form(
        lambda words: {"infected": one_of(("defeat", "attach")), "below": words.which},
        _look_problems,
        moments_of=_look_moments,
    ),
    op.DefeatNext: Form(lambda words: {"of": words.which}),
    op.MoveInfected: Form(
        lambda words: {"of": words.which, "to": one_of(("top", "bottom"))},
        _move_problems,
        moments_of=lambda made: frozenset(Moment) - REACTIONS if made.own else _IN_THE_ROW,
    ),
    op.FindInMansion: Form(
        lambda words: {"card": words.in_mansion, "count": AT_LEAST_ONE}, touches=True
    ),
    op.RevealFromBottom: Form(),
    op.RevealMore: Form(lambda words: {"count": AT_LEAST_ONE}, moments=frozenset({Moment.REVEAL})),
    op.ShuffleIntoMansion: Form(lambda words: {"card": words.in_mansion}),
}
