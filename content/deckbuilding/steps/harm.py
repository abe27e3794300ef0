"""Operations on what a Character suffers and on its Maximum Health."""

from content.deckbuilding.steps.base import (
    AT_LEAST_ONE,
    COUNT,
    Form,
    Forms,
    exactly_one,
    something,
)
from content.deckbuilding.steps.flow import or_nothing
from content.expect import one_of, whole
from core.deckbuilding import operations as op
from core.deckbuilding.moments import Moment

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
    op.ReduceDamage: Form(
        lambda words: {"by": AT_LEAST_ONE, "per": COUNT, "to": whole()},
        lambda made: exactly_one(made, "by", "to"),
        moments=frozenset({Moment.WOULD_DAMAGE, Moment.WOULD_FALL}),
    ),
}
