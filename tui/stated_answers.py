"""The answers that a position file states: they are given before anybody sits down, and checked as such."""

from typing import TYPE_CHECKING, Any

from core.kernel.decision import Decision, IllegalAnswerError
from core.kernel.errors import CoreError, ForcedResultError
from core.kernel.rules import Answer, AnyRules
from core.kernel.table import Table
from tui.bad_input import forced_words
from tui.narration.text import _
from tui.narration.words import commas
from tui.setup import quoted

if TYPE_CHECKING:
    from content.positions import PositionCase

_SHOWN = 6
"""How many of the keys that would do are named."""


def problem(rules: AnyRules, setup: Any, seed: int, answers: tuple[Answer, ...]) -> str:
    """Return what is wrong with the first answer that is none to the question it comes to, or ""."""
    if not answers:
        return ""
    try:
        table = Table.begin(rules, setup, seed)
    except CoreError:
        return ""  # It is told where the game begins.
    for number, answer in enumerate(answers, start=1):
        if table.decision is None:
            text = _("number {number}: nothing, as the game is over then, found {found}")
            return text.format(number=number, found=_found(answer))
        try:
            table.play(answer)
        except IllegalAnswerError as error:
            text = _("number {number}: {expected}, found {found}")
            expected = _expected(error.decision)
            return text.format(number=number, expected=expected, found=_found(answer))
        except ForcedResultError as error:
            return _("number {number}: {what}").format(number=number, what=forced_words(error))
    return ""


def problem_of(game: str, catalogue: Any, case: "PositionCase") -> str:
    """Return what is wrong with the answers of a position of a game, or "": what `check` asks."""
    from tui.games import rules_for  # noqa: PLC0415 - few files have answers

    return problem(rules_for(game, catalogue), case.setup, 0, case.answers)


def _expected(decision: Decision) -> str:
    keys = decision.keys()
    shown = commas([*keys[:_SHOWN], *(["..."] if len(keys) > _SHOWN else [])])
    if decision.least == decision.most == 1:
        return _("one of {keys}").format(keys=shown)
    text = _("{least} to {most} of {keys}")
    return text.format(least=decision.least, most=decision.most, keys=shown)


def _found(answer: Answer) -> str:
    return commas(map(quoted, answer)) if answer else _("nothing")
