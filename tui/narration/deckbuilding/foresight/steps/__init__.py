"""What the steps of a text lead to: where they ask, what they show, where chance comes in."""

from tui.narration.deckbuilding.foresight.steps import (
    cards,
    counters,
    experience,
    flow,
    gains,
    health,
    infection,
    inventory,
    mansion,
    players,
    weapons,
)
from tui.narration.deckbuilding.foresight.steps.cards import shows_top
from tui.narration.deckbuilding.foresight.steps.counters import draws
from tui.narration.deckbuilding.foresight.steps.gains import turns_up

REGISTERED = (
    cards,
    counters,
    experience,
    flow,
    gains,
    health,
    infection,
    inventory,
    mansion,
    players,
    weapons,
)
"""These are here because importing them registers what their steps lead to."""

__all__ = ["draws", "shows_top", "turns_up"]
