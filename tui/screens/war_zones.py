"""The zones of Biohazard War (`v`): hands, decks, piles."""

from collections.abc import Sequence

from tui.look.zone import Zone
from tui.narration.text import mark
from tui.rows import Row
from tui.screens.base import Topic
from tui.screens.browsing import BrowsingScreen
from tui.war.eyes import WarEyes
from tui.war.why import Asking, card_topics
from tui.war.zones import card_row, zones


class WarZonesScreen(BrowsingScreen[WarEyes]):
    """Look through the zones of both sides."""

    ABOUT = mark(
        "Every zone of both sides. What lies hidden is shown as the cards it is drawn from, never in its "
        "order: which cards each side has is known to both (WAR-7.1)."
    )

    def zones_of(self, eyes: WarEyes) -> Sequence[Zone]:
        return zones(eyes)

    def grouped(self, zone: Zone) -> Sequence[tuple[int, int]]:
        return [(copy, 1) for copy in zone.cards]

    def card_row(self, copy: int, count: int, width: int) -> Row:
        return card_row(self.eyes, copy, width)

    def card_topics(self, copy: int) -> tuple[Topic, ...]:
        return card_topics(Asking(self.eyes, self.refusal, self.eyes.view.kind), copy)
