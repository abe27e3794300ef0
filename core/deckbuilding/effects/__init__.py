"""What each operation does, one short function each, by subject."""

from core.deckbuilding.effects import (
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

__all__ = [
    "battles",
    "cards",
    "counters",
    "experience",
    "flow",
    "gains",
    "harm",
    "health",
    "infection",
    "inventory",
    "later",
    "mansion",
    "players",
    "weapons",
]
