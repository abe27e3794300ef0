"""The zones of Undead (`v`): hands, decks, discard piles."""

from collections import Counter
from collections.abc import Sequence

from tui.look.zone import Zone
from tui.narration.text import mark
from tui.rows import Row
from tui.screens.base import Topic
from tui.screens.browsing import BrowsingScreen
from tui.undead.eyes import UndeadEyes
from tui.undead.why import Asking, card_topics
from tui.undead.zones import card_row, zones


class UndeadZonesScreen(BrowsingScreen[UndeadEyes]):
    """Look through the hands and decks of a Mission."""

    ABOUT = mark(
        "Hands lie open. A deck is shown as the cards that are in it, never in their order; what lies at"
        " its bottom in a known order says so."
    )

    def zones_of(self, eyes: UndeadEyes) -> Sequence[Zone]:
        return zones(eyes)

    def grouped(self, zone: Zone) -> Sequence[tuple[int, int]]:
        """Return the cards of a zone, those of one name together."""
        cards = self.eyes.view.cards
        many = Counter(cards[copy] for copy in zone.cards)
        first = {cards[copy]: copy for copy in reversed(zone.cards)}
        return [(first[card], count) for card, count in many.items()]

    def card_row(self, copy: int, count: int, width: int) -> Row:
        return card_row(self.eyes, copy, count, width)

    def card_topics(self, copy: int) -> tuple[Topic, ...]:
        return card_topics(Asking(self.eyes, self.refusal), copy)
