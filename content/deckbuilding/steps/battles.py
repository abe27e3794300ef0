"""Operations on the Infected being fought."""

from content.deckbuilding.steps.base import Form, Forms
from content.expect import one_of
from core.deckbuilding import operations as op
from core.deckbuilding.moments import Moment

FORMS: Forms = {
    op.Shield: Form(
        lambda words: {"against": one_of(("damage", "defeat"))},
        moments=frozenset({Moment.REVEAL}),
    ),
    op.Harmless: Form(
        lambda words: {"of": words.which, "on": one_of(("row", "it"))},
        moments=frozenset({Moment.USE, Moment.REVEALED}),
    ),
}
