"""What every screen of a game looks at, whichever game it is."""

from typing import Any, ClassVar, Protocol

from tui.glyphs import Glyphs
from tui.narration.base import Narration


class AnyEyes(Protocol):
    """A view of a game with what is needed to read it; each game has its own, which is a frozen record."""

    GAME: ClassVar[str]
    """The id of the game."""

    @property
    def view(self) -> Any:
        """What the reader may see."""

    @property
    def narration(self) -> Narration:
        """The sentences of the game."""

    @property
    def glyphs(self) -> Glyphs:
        """What rules and bars are drawn with."""

    def name(self, seat: int) -> str:
        """Return the name of a seat."""
