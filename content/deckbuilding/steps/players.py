"""Operations that concern other players."""

from content.deckbuilding.steps.base import AT_LEAST_ONE, Form, Forms
from content.expect import one_of
from core.deckbuilding import operations as op

FORMS: Forms = {
    op.LetPlayer: Form(
        lambda words: {
            "who": one_of(("any", "other", "others", "most_decorations", "fewest_decorations")),
            "then": words.steps,
        }
    ),
    op.ReturnDiscarded: Form(lambda words: {"up_to": AT_LEAST_ONE}),
    op.CopyAction: Form(),
}
