"""Biohazard War in sentences."""
