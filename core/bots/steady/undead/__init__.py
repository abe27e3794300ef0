"""The steady bot of Undead: rules of thumb that can lead any Soldier, from the view of its seat."""

from core.bots.steady.undead.bot import SteadyUndead

__all__ = ["SteadyUndead"]
