"""The classes of Undead's catalogue, for the cache of what ships."""

from core.undead import cards, catalogue, operations
from core.undead.moments import Moment

CLASSES: tuple[type, ...] = (
    catalogue.Catalogue,
    cards.SoldierType,
    cards.Keyword,
    cards.Figure,
    cards.Passive,
    cards.Which,
    cards.Text,
    cards.Entry,
    cards.Attack,
    cards.Soldier,
    cards.Weapon,
    cards.Equipment,
    cards.Skill,
    cards.PowerCost,
    cards.Theology,
    cards.Boost,
    cards.Power,
    cards.Action,
    cards.Deed,
    cards.Location,
    cards.Column,
    cards.Hostile,
    cards.Objective,
    cards.Mission,
    cards.Reward,
    cards.Campaign,
    cards.SquadMember,
    cards.Squad,
    Moment,
    *operations.ALL,
)
"""Every record, and every enumeration, that a catalogue is made of."""

EMPTY = catalogue.Catalogue()
"""The catalogue of a game without content."""
