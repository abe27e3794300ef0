"""Operations on what a Character suffers and on its Maximum Health."""

from collections.abc import Iterator

from content.deckbuilding.steps.base import (
    AT_LEAST_ONE,
    CHANGE,
    COUNT,
    Form,
    Forms,
    exactly_one,
    something,
)
from content.deckbuilding.steps.flow import or_nothing
from content.expect import Problem, one_of, whole
from core.deckbuilding import operations as op
from core.deckbuilding.moments import Moment

_HEALED = frozenset({Moment.WOULD_HEAL})
_HARMED = frozenset({Moment.WOULD_DAMAGE, Moment.WOULD_FALL})


def _amount_problems(made: op.ChangeAmount) -> Iterator[Problem]:
    yield from exactly_one(made, "by", "to")
    if made.what == "heal" and (made.by < 0 or made.to is not None):
        yield ("by",), "points that the Heal is greater by"
    if made.what == "damage" and made.by > 0:
        yield ("by",), f"points less, with a minus, found {made.by}"


FORMS: Forms = {
    op.Suffer: Form(
        lambda words: {"per": COUNT, "of": words.which, "then": or_nothing(words.steps)},
        lambda made: something(made, "amount", "more"),
    ),
    op.Spare: Form(moments=frozenset({Moment.WOULD_DAMAGE})),
    op.LowerMaximum: Form(
        lambda words: {"points": AT_LEAST_ONE, "who": one_of(("own", "characters"))}
    ),
    op.SetHealth: Form(
        check=lambda made: exactly_one(made, "points", "full"),
        moments=frozenset({Moment.WOULD_FALL, Moment.REACT_FALL}),
    ),
    op.ChangeAmount: Form(
        lambda words: {
            "what": one_of(("damage", "heal")),
            "by": CHANGE,
            "per": COUNT,
            "to": whole(),
        },
        _amount_problems,
        moments_of=lambda made: _HEALED if made.what == "heal" else _HARMED,
    ),
}
