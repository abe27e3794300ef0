"""Bots: legal, honest, deterministic, and better than chance."""
