"""Operations on the Mansion and its Infected."""

from content.deckbuilding.steps.base import Form, Forms
from core.deckbuilding import operations as op

FORMS: Forms = {
    op.LookTop: Form(),
    op.DefeatNext: Form(lambda words: {"of": words.which}),
    op.ShuffleIntoMansion: Form(lambda words: {"card": words.in_mansion}),
}
