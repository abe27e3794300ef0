"""Operations on the own Inventory."""

from collections.abc import Iterator

from content.deckbuilding.steps.base import AT_LEAST_ONE, Form, Forms
from content.expect import Problem, one_of
from core.deckbuilding import operations as op


def _reveal_problems(made: op.RevealTop) -> Iterator[Problem]:
    if made.guess and made.who != "own":
        yield ("guess",), "nothing, as only the type of the own top card is guessed"


FORMS: Forms = {
    op.DiscardUntil: Form(lambda words: {"of": words.which}, touches=True),
    op.SortTop: Form(lambda words: {"up_to": AT_LEAST_ONE}),
    op.RevealTop: Form(
        lambda words: {"who": one_of(("own", "others"))}, _reveal_problems, touches=True
    ),
}
