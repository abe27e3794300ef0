"""The zones of the Deck Building Game (`v`)."""

from collections.abc import Sequence

from tui.look.zone import Zone
from tui.look.zones import card_row, grouped, zones
from tui.narration.text import mark
from tui.rows import Row
from tui.screens.base import Topic
from tui.screens.browsing import BrowsingScreen
from tui.screens.looking_deckbuilding import asking_at
from tui.table.eyes import Eyes
from tui.why.topics import card_topics


class ZonesScreen(BrowsingScreen[Eyes]):
    """Look through the zones of every seat."""

    ABOUT = mark(
        "Every zone that may be looked through. What lies hidden is shown as the cards it is drawn "
        "from, never in its order: which cards a player owns is known to all (DBG-2.3, DBG-2.4)."
    )

    def zones_of(self, eyes: Eyes) -> Sequence[Zone]:
        return zones(eyes)

    def grouped(self, zone: Zone) -> Sequence[tuple[int, int]]:
        return grouped(self.eyes, zone)

    def card_row(self, copy: int, count: int, width: int) -> Row:
        return card_row(self.eyes, copy, count, width)

    def card_topics(self, copy: int) -> tuple[Topic, ...]:
        return card_topics(asking_at(self), copy)
