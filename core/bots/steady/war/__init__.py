"""The steady bot of Biohazard War: a sensible beginner of either side, from the view of its seat."""

from core.bots.steady.war.bot import SteadyWar

__all__ = ["SteadyWar"]
