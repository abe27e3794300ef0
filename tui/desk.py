"""What the screens share besides the terminal: the saves, the settings, and how a table is shown."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from attrs import define, evolve
from textual.screen import Screen

from saves.errors import WriteFailedError
from saves.store import Store
from tui import settings
from tui.narration.text import _
from tui.settings import Settings

if TYPE_CHECKING:
    from tui.opened import Opened


@define
class Desk:
    """The saves and settings of this run. `table` makes the screen that a game is played on."""

    store: Store
    table: "Callable[[Desk, Opened], Screen[Any]]"
    settings: Settings

    def change(self, **changed: Any) -> str:
        """Change settings and keep them; return why they could not be kept, or an empty text.

        They hold for this run either way.
        """
        self.settings = evolve(self.settings, **changed)
        try:
            settings.write(self.store, self.settings)
        except WriteFailedError as error:
            from tui.save_words import reason_words  # noqa: PLC0415 - only then

            reason = reason_words(error.reason)
            return _("The settings hold until you leave: {reason}.").format(reason=reason)
        return ""
