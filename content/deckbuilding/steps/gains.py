"""Operations that Gain cards."""

from content.deckbuilding.steps.base import AT_LEAST_ONE, COUNT, Form, Forms
from content.expect import one_of
from core.deckbuilding import operations as op

FORMS: Forms = {
    op.Gain: Form(lambda words: {"of": words.which}, touches=True),
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
    op.GainWithin: Form(lambda words: {"count": AT_LEAST_ONE, "most": AT_LEAST_ONE}),
    op.GainFromIt: Form(lambda words: {"of": words.which}, needs_cards=True),
}
