"""Operations that concern other players."""

from collections.abc import Iterator

from content.deckbuilding.steps.base import AT_LEAST_ONE, Form, Forms
from content.deckbuilding.steps.flow import or_nothing
from content.expect import Problem, listed, one_of
from core.deckbuilding import operations as op
from core.deckbuilding.moments import Moment

_TIED = ("most_decorations", "fewest_decorations")


def _several_tied(made: op.LetPlayer) -> Iterator[Problem]:
    if made.all and made.who not in _TIED:
        yield ("all",), f"nothing, as several Players tie only for {listed(_TIED)}"


FORMS: Forms = {
    op.LetPlayer: Form(
        lambda words: {
            "who": one_of(
                ("any", "other", "each", "others", "most_decorations", "fewest_decorations")
            ),
            "then": words.steps,
        },
        _several_tied,
    ),
    op.MakeDiscard: Form(
        lambda words: {"of": words.which, "then": or_nothing(words.steps)}, touches=True
    ),
    op.PassLeft: Form(),
    op.ApplyIt: Form(lambda words: {"times": AT_LEAST_ONE}, needs_cards=True),
    op.ShrugOff: Form(moments=frozenset({Moment.WOULD_BE_AFFECTED})),
}
