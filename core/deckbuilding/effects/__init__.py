"""What each operation does, one short function each, by subject."""

from core.deckbuilding.effects import (
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

__all__ = [
    "cards",
    "counters",
    "experience",
    "flow",
    "gains",
    "health",
    "infection",
    "mansion",
    "weapons",
]
