"""Operations on the own Inventory."""

from content.deckbuilding.steps.base import AT_LEAST_ONE, Form, Forms
from core.deckbuilding import operations as op

FORMS: Forms = {
    op.DiscardUntil: Form(lambda words: {"of": words.which}, touches=True),
    op.SortTop: Form(lambda words: {"up_to": AT_LEAST_ONE}),
    op.GuessTop: Form(touches=True),
}
