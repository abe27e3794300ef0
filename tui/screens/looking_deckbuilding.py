"""What the screens beside a table of the Deck Building Game share: who asks `why` there."""

from tui.screens.looking import LookScreen
from tui.table.eyes import Eyes
from tui.why.cards import Asking


class DeckBuildingLook(LookScreen[Eyes]):
    """A screen that looks at a table of the Deck Building Game."""

    @property
    def asking(self) -> Asking:
        """Who asks `why`: the same person, at the game as it stands."""
        return Asking(self.eyes, self.refusal)
