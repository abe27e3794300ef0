"""The own Inventory, in a few words."""

from core.deckbuilding import operations as op
from tui.narration.deckbuilding.briefly.base import says
from tui.narration.deckbuilding.phrases import Names, cards
from tui.narration.text import _


@says(op.DiscardUntil)
def _discard_until(step: op.DiscardUntil, names: Names) -> str:
    return _("discard until {card}").format(card=cards(step.of, 1, names))


@says(op.SortTop)
def _sort_top(step: op.SortTop, names: Names) -> str:
    if step.trash_all is not None:
        return _("purge your top {count} cards").format(count=step.count or step.up_to)
    looks = _("look at {count}").format(count=step.count or step.up_to)
    return _("{looks}, Trash 1").format(looks=looks) if step.trash_one else looks


@says(op.RevealTop)
def _reveal_top(step: op.RevealTop, names: Names) -> str:
    if step.guess:
        return _("guess the type of your top card")
    return _("others Reveal top cards") if step.who == "others" else _("Reveal your top card")
