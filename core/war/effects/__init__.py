"""What each operation does, one short function each, by subject."""

from core.war.effects import cards, fights

__all__ = ["cards", "fights"]
