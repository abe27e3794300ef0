"""Infected being fought, as clauses."""

from core.deckbuilding import operations as op
from tui.narration.deckbuilding.clauses.base import says
from tui.narration.deckbuilding.phrases import Names, what_it_is
from tui.narration.text import _


@says(op.Shield)
def _shield(step: op.Shield, names: Names) -> str:
    if step.against == "damage":
        return _("it cannot receive Damage this turn")
    return _("it cannot be Defeated this turn")


@says(op.Harmless)
def _harmless(step: op.Harmless, names: Names) -> str:
    if step.on == "it":
        return _("each of them that {is_so} deals 0 Damage this turn").format(
            is_so=what_it_is(step.of, names)
        )
    return _("in this Explore each Revealed Infected deals 0 Damage if it {is_so}").format(
        is_so=what_it_is(step.of, names)
    )
