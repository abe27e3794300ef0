"""Infected being fought, in a few words."""

from core.deckbuilding import operations as op
from tui.narration.deckbuilding.briefly.base import says
from tui.narration.deckbuilding.phrases import Names
from tui.narration.text import _


@says(op.Shield)
def _shield(step: op.Shield, names: Names) -> str:
    return _("receives no Damage") if step.against == "damage" else _("cannot be Defeated")


@says(op.Harmless)
def _harmless(step: op.Harmless, names: Names) -> str:
    if step.on == "it":
        return _("they deal 0 Damage")
    most = step.of.health_at_most
    if most is None:
        return _("Infected deal 0 Damage")
    return _("Infected of Health {points} deal 0 Damage").format(points=most)
