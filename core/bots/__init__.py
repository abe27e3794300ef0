"""Opponents: they see a view of their own seat, never the state."""
