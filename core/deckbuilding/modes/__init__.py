"""The modes: small objects with the same named hooks. Adding a mode is one file and one line here."""

from core.deckbuilding.modes.base import Mode
from core.deckbuilding.modes.mercenary import Mercenary
from core.deckbuilding.modes.outbreak import Outbreak
from core.deckbuilding.modes.story import Story
from core.deckbuilding.modes.versus import Versus

MODES: dict[str, Mode] = {mode.id: mode for mode in (Story(), Mercenary(), Versus(), Outbreak())}

__all__ = ["MODES", "Mode"]
