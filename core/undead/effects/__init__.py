"""What each operation does, one short function each, by subject."""

from core.undead.effects import attacks, hostiles, places, powers, soldiers, supplies

__all__ = ["attacks", "hostiles", "places", "powers", "soldiers", "supplies"]
