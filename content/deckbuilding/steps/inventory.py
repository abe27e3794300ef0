"""Operations on the own Inventory."""

from content.deckbuilding.steps.base import AT_LEAST_ONE, Form, Forms
from core.deckbuilding import operations as op

FORMS: Forms = {
    op.DiscardInventory: Form(touches=True),
    op.DiscardUntil: Form(lambda words: {"of": words.which}, touches=True),
    op.TakeIt: Form(needs_cards=True),
    op.SortTop: Form(lambda words: {"up_to": AT_LEAST_ONE}),
    op.GuessTop: Form(touches=True),
}
