"""Operations on the own Inventory."""

from collections.abc import Iterator

from content.deckbuilding.steps.base import AT_LEAST_ONE, Form, Forms, exactly_one, given
from content.expect import Problem, one_of
from core.deckbuilding import operations as op


def _reveal_problems(made: op.RevealTop) -> Iterator[Problem]:
    if made.guess and made.who != "own":
        yield ("guess",), "nothing, as only the type of the own top card is guessed"


def _sort_problems(made: op.SortTop) -> Iterator[Problem]:
    yield from exactly_one(made, "count", "up_to")
    if given(made, ("trash_one", "trash_all", "bottom")) == ["trash_one", "trash_all"]:
        yield from exactly_one(made, "trash_one", "trash_all")


FORMS: Forms = {
    op.DiscardUntil: Form(lambda words: {"of": words.which}, touches=True),
    op.SortTop: Form(
        lambda words: {"count": AT_LEAST_ONE, "up_to": AT_LEAST_ONE, "trash_all": words.which},
        _sort_problems,
    ),
    op.RevealTop: Form(
        lambda words: {"who": one_of(("own", "others"))}, _reveal_problems, touches=True
    ),
}
