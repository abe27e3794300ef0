"""What other players do, as clauses."""

from collections.abc import Mapping

from core.deckbuilding import operations as op
from tui.narration.deckbuilding.clauses.base import chain, says
from tui.narration.deckbuilding.phrases import Names, some
from tui.narration.text import _, mark

WHO: Mapping[str, str] = {
    "any": mark("choose a Player who follows this: {steps}"),
    "other": mark("choose another Player who follows this: {steps}"),
    "each": mark("each Player follows this: {steps}"),
    "others": mark("each other Player follows this: {steps}"),
    "most_decorations": mark("the Player with the most Decorations follows this: {steps}"),
    "fewest_decorations": mark("the Player with the fewest Decorations follows this: {steps}"),
}
"""Who is let do something."""

ALL_OF_THEM: Mapping[str, str] = {
    "most_decorations": mark("each Player with the most Decorations follows this: {steps}"),
    "fewest_decorations": mark("each Player with the fewest Decorations follows this: {steps}"),
}
"""Those of whom several are meant if they tie."""

_WEAK = mark(
    "choose a Player whose Character has at most {points} Health and who follows this: {steps}"
)


@says(op.LetPlayer)
def _let_player(step: op.LetPlayer, names: Names) -> str:
    table = ALL_OF_THEM if step.all else WHO
    said = table.get(step.who, WHO[step.who]) if step.health_at_most is None else _WEAK
    return _(said).format(steps=chain(step.then, names), points=step.health_at_most)


@says(op.MakeDiscard)
def _make_discard(step: op.MakeDiscard, names: Names) -> str:
    said = _(
        "choose another Player, who Reveals the Hand; choose {card} in it, which is Discarded"
    ).format(card=some(step.of, 1, names))
    if not step.then:
        return said
    return _("{discard}, then {steps}").format(discard=said, steps=chain(step.then, names))


@says(op.PassLeft)
def _pass_left(step: op.PassLeft, names: Names) -> str:
    return _("each Player who holds cards passes 1 of the Hand to the next Player on the left")


@says(op.ApplyIt)
def _apply_it(step: op.ApplyIt, names: Names) -> str:
    return _("apply its icons and text {times}").format(times=so_often(step.times))


def so_often(times: int) -> str:
    """Return "once", "twice" or "3 times"."""
    words = {1: _("once"), 2: _("twice")}
    return words.get(times) or _("{count} times").format(count=times)


@says(op.ShrugOff)
def _shrug_off(step: op.ShrugOff, names: Names) -> str:
    if step.divert:
        return _(
            "that effect affects another Player, or another Character, whom you choose instead"
        )
    return _("that effect does not affect you")
