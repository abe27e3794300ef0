"""Operations on infection."""

from collections.abc import Iterator

from content.deckbuilding.steps.base import CHANGE, COUNT, Form, Forms, something
from content.expect import Problem, one_of
from core.deckbuilding import operations as op
from core.deckbuilding.moments import Moment


def _by_something(made: op.RaiseInfection) -> Iterator[Problem]:
    return something(made, "amount", "per")


def _lowered_by_something(made: op.LowerInfection) -> Iterator[Problem]:
    return something(made, "amount", "per", "any")


FORMS: Forms = {
    op.RaiseInfection: Form(
        lambda words: {
            "who": one_of(("own", "each", "any", "attacked")),
            "amount": CHANGE,
            "per": COUNT,
        },
        _by_something,
    ),
    op.LowerInfection: Form(lambda words: {"per": COUNT}, _lowered_by_something, touches=True),
    op.Worsen: Form(moments=frozenset({Moment.INFECTION_RAISED})),
}
