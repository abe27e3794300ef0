"""What other players do, in a few words."""

from collections.abc import Mapping

from core.deckbuilding import operations as op
from tui.narration.deckbuilding.briefly.base import briefly, says
from tui.narration.deckbuilding.clauses.players import so_often
from tui.narration.deckbuilding.phrases import Names, some
from tui.narration.text import _, mark
from tui.narration.words import commas

_WHO: Mapping[str, str] = {
    "any": mark("a Player: {steps}"),
    "other": mark("another Player: {steps}"),
    "each": mark("each: {steps}"),
    "others": mark("each other: {steps}"),
    "most_decorations": mark("who has most Decorations: {steps}"),
    "fewest_decorations": mark("who has fewest Decorations: {steps}"),
}


@says(op.LetPlayer)
def _let_player(step: op.LetPlayer, names: Names) -> str:
    steps = commas(briefly(each, names) for each in step.then)
    if step.health_at_most is not None:
        return _("a Player of Health {points} or less: {steps}").format(
            points=step.health_at_most, steps=steps
        )
    return _(_WHO[step.who]).format(steps=steps)


@says(op.MakeDiscard)
def _make_discard(step: op.MakeDiscard, names: Names) -> str:
    card = some(step.of, 1, names)
    match step.then:
        case (op.ApplyIt(times=times),) if step.of.cost_at_most is not None:
            return _("a rival's Action of {cost} or less {times}").format(
                cost=step.of.cost_at_most, times=so_often(times)
            )
    if step.then:
        return _("another Player Discards {card}, and more").format(card=card)
    return _("another Player Discards {card}").format(card=card)


@says(op.PassLeft)
def _pass_left(step: op.PassLeft, names: Names) -> str:
    return _("each passes 1 card to the left")


@says(op.ApplyIt)
def _apply_it(step: op.ApplyIt, names: Names) -> str:
    return _("apply it {times}").format(times=so_often(step.times))


@says(op.ShrugOff)
def _shrug_off(step: op.ShrugOff, names: Names) -> str:
    if step.divert:
        return _("it affects another one instead")
    return _("it does not affect you")
