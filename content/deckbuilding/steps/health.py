"""Operations on Health."""

from content.deckbuilding.steps.base import AT_LEAST_ONE, COUNT, Form, Forms, exactly_one
from content.expect import one_of
from core.deckbuilding import operations as op
from core.deckbuilding.moments import Moment

_DAMAGED = (
    "each",
    "adjacent",
    "adjacent_to_attacked",
    "attacked",
    "not_attacked",
    "characters",
    "exploring",
    "not_exploring",
    "chosen",
)


FORMS: Forms = {
    op.Heal: Form(
        lambda words: {"who": one_of(("any", "own", "pair"))},
        lambda made: exactly_one(made, "amount", "full"),
    ),
    op.Damage: Form(lambda words: {"who": one_of(_DAMAGED), "amount": AT_LEAST_ONE, "per": COUNT}),
    op.RedirectDamage: Form(moments=frozenset({Moment.WOULD_DAMAGE})),
}
