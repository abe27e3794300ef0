"""The own Inventory, as clauses."""

from core.deckbuilding import operations as op
from tui.narration.deckbuilding.clauses.base import says
from tui.narration.deckbuilding.phrases import Names, some, what_it_is
from tui.narration.text import _, mark, mark_plural, plural
from tui.narration.words import listed


@says(op.DiscardUntil)
def _discard_until(step: op.DiscardUntil, names: Names) -> str:
    said = _("discard from the top of your Inventory until {card} comes").format(
        card=some(step.of, 1, names)
    )
    return _("{said} (that one too)").format(said=said) if step.all else said


@says(op.SortTop)
def _sort_top(step: op.SortTop, names: Names) -> str:
    looked = step.count or step.up_to
    steps = [plural(_LOOKED if step.count else _LOOKED_UP_TO, looked).format(count=looked)]
    if step.trash_one:
        steps.append(_("Trash 1 of them"))
    if step.trash_all is not None:
        steps.append(_("Trash each that {is_so}").format(is_so=what_it_is(step.trash_all, names)))
    gone = step.trash_one or step.trash_all is not None
    if looked > 1 or not step.trash_one:
        steps.append(_(_LAID[gone, step.bottom]))
    return listed(steps)


_LOOKED = mark_plural(
    "look at the top {count} card of your Inventory",
    "look at the top {count} cards of your Inventory",
)
_LOOKED_UP_TO = mark_plural(
    "look at up to {count} card on top of your Inventory",
    "look at up to {count} cards on top of your Inventory",
)
_LAID = {
    (True, True): mark("put the others on the top or the bottom in any order"),
    (True, False): mark("put the others back on top in any order"),
    (False, True): mark("put them on the top or the bottom in any order"),
    (False, False): mark("put them back on top in any order"),
}
"""Where the cards go, by whether some are gone and whether they may go to the bottom."""


@says(op.RevealTop)
def _reveal_top(step: op.RevealTop, names: Names) -> str:
    if step.who == "others":
        return _("each other Player Reveals the top card of the own Inventory")
    if step.guess:
        return _(
            "name a card type and Reveal the top card of your Inventory to see whether it is of it"
        )
    return _("Reveal the top card of your Inventory")
