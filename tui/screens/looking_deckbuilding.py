"""What the screens beside a table of the Deck Building Game share: who asks `why` there."""

from tui.screens.looking import LookScreen
from tui.table.eyes import Eyes
from tui.table.strips.race import absent
from tui.why.cards import Asking


def asking_at(screen: LookScreen[Eyes]) -> Asking:
    """Return who asks `why` at a screen: the person there, at the game as it stands."""
    return Asking(screen.eyes, screen.refusal)


class DeckBuildingLook(LookScreen[Eyes]):
    """A screen that looks at a table of the Deck Building Game."""

    @property
    def asking(self) -> Asking:
        """Who asks `why` here."""
        return asking_at(self)

    def refuses(self, command_id: str) -> str:
        if command_id == "mansion":
            return absent(self.eyes)
        return super().refuses(command_id)
