"""What an operation does in a few words, for lists: "+1 Explore", "put 1 card on top"."""

from tui.narration.deckbuilding.briefly import (
    cards,
    counters,
    experience,
    flow,
    gains,
    health,
    infection,
    mansion,
    weapons,
)
from tui.narration.deckbuilding.briefly.base import BRIEF, briefly
from tui.narration.deckbuilding.briefly.flow import brief_way

REGISTERED = (cards, counters, experience, flow, gains, health, infection, mansion, weapons)
"""These are here because importing them registers their words."""

__all__ = ["BRIEF", "brief_way", "briefly"]
