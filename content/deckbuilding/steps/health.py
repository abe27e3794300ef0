"""Operations on Health."""

from content.deckbuilding.steps.base import AT_LEAST_ONE, Form, Forms, exactly_one
from content.expect import one_of
from core.deckbuilding import operations as op

_HURT = one_of(("each", "adjacent", "adjacent_to_attacked"))

FORMS: Forms = {
    op.Heal: Form(
        lambda words: {"who": one_of(("any", "own"))},
        lambda made: exactly_one(made, "amount", "full"),
    ),
    op.Damage: Form(lambda words: {"who": _HURT, "amount": AT_LEAST_ONE}),
}
