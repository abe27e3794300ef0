"""The closed list of moments at which a card's text can work."""

from enum import StrEnum


class Moment(StrEnum):
    """When a text works. The value is the word that content files write for it."""

    MOVE = "move"
    """Action card, as a Soldier Moves (UND-5.2)."""
    ATTACK = "attack"
    """Action card, before an Attack's dice (UND-11.2)."""
    AFTER_DICE = "after_dice"
    """Action card, after the Attack dice and before the Cover die."""
    DEFENCE = "defence"
    """Action card, after a Hostile Attack roll is known (UND-15.2)."""
    TURN = "turn"
    """Action card, at any time in the Soldier Turn (UND-8.5)."""
    POWER = "power"
    """Action card, with a Divine Power (UND-5.2)."""
    LOCATION = "location"
    """Action card, instead of the payment for a Location (UND-8.1)."""
    USE = "use"
    """Equipment, for 1 Action (UND-7.5)."""
    SETUP = "setup"
    """Equipment, while the team is made ready (UND-3)."""
    ACTION = "action"
    """A Divine Power, for 1 Action (UND-22.2)."""
    SOLDIER_HIT = "soldier_hit"
    """A Reaction power: a Soldier would suffer Hits (UND-15.2)."""
    REINFORCEMENT = "reinforcement"
    """A Reaction power: a Reinforcement has been drawn and seen (UND-22.6)."""
    HERE = "here"
    """A Location, for Actions of Soldiers in it (UND-7.11)."""
