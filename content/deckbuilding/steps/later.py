"""Operations that last for the rest of the turn, and further turns."""

from content.deckbuilding.steps.base import Form, Forms
from content.expect import one_of
from core.deckbuilding import operations as op
from core.deckbuilding.moments import Moment

LASTING = (Moment.EXPLORE, Moment.ACTION, Moment.DEFEATING, Moment.TURN_END)
"""The moments that can still come in a turn, most of them again and again."""

FORMS: Forms = {
    op.ThisTurn: Form(
        lambda words: {"when": one_of([each.value for each in LASTING]), "then": words.steps}
    ),
    op.FreeActions: Form(),
    op.ExtraTurn: Form(),
}
