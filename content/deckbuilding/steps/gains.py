"""Operations that Gain cards."""

from content.deckbuilding.steps.base import Form, Forms
from core.deckbuilding import operations as op

FORMS: Forms = {
    op.Gain: Form(lambda words: {"of": words.which}, touches=True),
    op.GainNamed: Form(lambda words: {"card": words.bought}, touches=True),
    op.GainFromIt: Form(lambda words: {"of": words.which}, needs_cards=True),
}
