"""What an operation does in a few words, for lists: "+1 Explore", "put 1 card on top"."""

from tui.narration.deckbuilding.briefly import (
    battles,
    cards,
    counters,
    experience,
    flow,
    gains,
    harm,
    health,
    infection,
    inventory,
    later,
    mansion,
    players,
    weapons,
)
from tui.narration.deckbuilding.briefly.base import BRIEF, briefly
from tui.narration.deckbuilding.briefly.flow import brief_else, brief_way, brief_when

REGISTERED = (
    battles,
    cards,
    counters,
    experience,
    flow,
    gains,
    harm,
    health,
    infection,
    inventory,
    later,
    mansion,
    players,
    weapons,
)
"""These are here because importing them registers their words."""

__all__ = ["BRIEF", "brief_else", "brief_way", "brief_when", "briefly"]
