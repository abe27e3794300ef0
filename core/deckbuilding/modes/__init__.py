"""The modes: small objects with the same named hooks. Adding a mode is one file and one line here."""

from core.deckbuilding.modes.base import Mode
from core.deckbuilding.modes.story import Story

MODES: dict[str, Mode] = {mode.id: mode for mode in (Story(),)}

__all__ = ["MODES", "Mode"]
