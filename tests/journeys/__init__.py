"""Journeys: the whole program in a real pseudo-terminal, from its command to its end."""
