"""The own Inventory, as clauses."""

from core.deckbuilding import operations as op
from tui.narration.deckbuilding.clauses.base import says
from tui.narration.deckbuilding.phrases import Names, some
from tui.narration.text import _, mark_plural, plural


@says(op.DiscardUntil)
def _discard_until(step: op.DiscardUntil, names: Names) -> str:
    said = _("discard from the top of your Inventory until {card} comes").format(
        card=some(step.of, 1, names)
    )
    return _("{said} (that one too)").format(said=said) if step.all else said


_SORTED = mark_plural(
    "look at up to {count} card on top of your Inventory, and Trash it",
    "look at up to {count} cards on top of your Inventory, Trash 1 of them, and put the others on the "
    "top or the bottom in any order",
)


@says(op.SortTop)
def _sort_top(step: op.SortTop, names: Names) -> str:
    return plural(_SORTED, step.up_to).format(count=step.up_to)


@says(op.RevealTop)
def _reveal_top(step: op.RevealTop, names: Names) -> str:
    if step.who == "others":
        return _("each other Player Reveals the top card of the own Inventory")
    if step.guess:
        return _(
            "name a card type and Reveal the top card of your Inventory to see whether it is of it"
        )
    return _("Reveal the top card of your Inventory")
