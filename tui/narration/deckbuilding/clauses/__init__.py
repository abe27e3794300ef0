"""What an operation does, as a clause in the words of the rules: "Trash up to 2 cards from your Hand".

A clause has no full stop, and a small letter at its front unless a word of the rules stands there.
"""

from tui.narration.deckbuilding.clauses import (
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
from tui.narration.deckbuilding.clauses.base import CLAUSES, chain, clause
from tui.narration.deckbuilding.clauses.counters import additions, next_turn_duties
from tui.narration.deckbuilding.clauses.flow import way
from tui.narration.deckbuilding.clauses.mansion import infected_change
from tui.narration.deckbuilding.clauses.players import so_often
from tui.narration.deckbuilding.clauses.weapons import (
    ammo_change,
    damage_change,
    strength_change,
    weapon_change,
)

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
"""These are here because importing them registers their clauses."""

__all__ = [
    "CLAUSES",
    "additions",
    "ammo_change",
    "chain",
    "clause",
    "damage_change",
    "infected_change",
    "next_turn_duties",
    "so_often",
    "strength_change",
    "way",
    "weapon_change",
]
