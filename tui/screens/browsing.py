"""The zones of any game: a list of them, and the cards of the one under the cursor (`v`)."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence

from textual.geometry import Region, Size

from tui.commands import Command, command, use
from tui.look.heads import head_of
from tui.look.logbook import Logbook
from tui.look.zone import Zone, zone_row
from tui.narration.text import _, mark, ngettext
from tui.rows import Row, Span, row
from tui.screens.base import Divider, Topic, side_by_side
from tui.screens.looking import EyesT, Look, LookScreen
from tui.session import Session
from tui.widgets.lines import Lines, Rows
from tui.widgets.panel import Item, Panel, text
from tui.wrap import wrapped

_LEFT = 30


class BrowsingScreen(LookScreen[EyesT]):
    """Look through the zones of every seat. A game says which they are and what a card is there."""

    KEYS = (
        *use("move", "find"),
        command("enter").named(mark("Open"), mark("Go to the cards of a zone, or explain a card.")),
        command("tab").named(mark("Cards"), mark("Give the keys to the other column.")),
    )

    def __init__(self, session: Session, look: Look, logbook: Logbook | None = None) -> None:
        super().__init__(session, look, logbook)
        self._zones: dict[str, Zone] = {}

    @abstractmethod
    def zones_of(self, eyes: EyesT) -> Sequence[Zone]:
        """Return the zones in their order."""

    @abstractmethod
    def grouped(self, zone: Zone) -> Sequence[tuple[int, int]]:
        """Return the cards of a zone with how often each is there."""

    @abstractmethod
    def card_row(self, copy: int, count: int, width: int) -> Row:
        """Return the line of a card."""

    @abstractmethod
    def card_topics(self, copy: int) -> tuple[Topic, ...]:
        """Explain a card."""

    def listed(self) -> tuple[Command, ...]:
        return (*self.KEYS, *self.other_looks(), *use("back"))

    def panels(self) -> Iterable[Lines]:
        yield Panel(id="zones")
        yield Divider(id="between")
        yield Panel(id="cards")

    def looked(self, eyes: EyesT) -> None:
        self._zones = {zone.key: zone for zone in self.zones_of(eyes)}

    def placed(self, middle: Region, size: Size) -> Mapping[str, Region]:
        if size.width < 60:
            return {self.active or "zones": middle}
        left, between, right = side_by_side(middle, _LEFT)
        return {"zones": left, "between": between, "cards": right}

    def head(self, size: Size) -> Rows:
        words = [_("Zones"), _("turn {number}").format(number=self.turn())]
        return (head_of(words, size.width, self.eyes.glyphs),)

    def turn(self) -> int:
        """Return the number of the turn."""
        return self.session.rules.turn(self.session.table.state)

    def draw(self, size: Size) -> None:
        panel = self.panel("zones")
        panel.fill(_("Zones"), self._items(panel.extent.width - 1))
        zone = self._zone()
        if zone is not None:
            self._draw_cards(zone)

    def topics(self) -> tuple[Topic, ...]:
        item = self.panel("cards").current
        if self.active == "cards" and item:
            return (*self.card_topics(int(item.key)), *super().topics())
        return super().topics()

    def choose(self, panel: Panel, item: Item) -> None:
        if panel.id == "cards":
            self.explain(self.card_topics(int(item.key)))
        elif self.panel("cards").places:
            self.activate("cards")
        else:
            self.refuse(_("No card lies there."))

    def moved(self, panel: Panel) -> None:
        if panel.id == "zones":
            self.panel("cards").rewind()

    def _zone(self) -> Zone | None:
        item = self.panel("zones").current
        return self._zones.get(item.key) if item else None

    def _items(self, width: int) -> list[Item]:
        """Return the zones below the names of those they belong to."""
        items: list[Item] = []
        group = ""
        for zone in self._zones.values():
            if zone.group != group:
                group = zone.group
                items += text([row(Span(group, "title"))])
            items.append(Item(zone.key, (zone_row(zone, width),)))
        return items

    def _draw_cards(self, zone: Zone) -> None:
        panel = self.panel("cards")
        width = panel.extent.width - 1
        items = [
            Item(str(copy), (self.card_row(copy, count, width),))
            for copy, count in self.grouped(zone)
        ]
        many = ngettext("{count} card", "{count} cards", zone.size).format(count=zone.size)
        panel.fill(zone.title or zone.name, [*text(_note(zone, width)), *items], right=many)


def _note(zone: Zone, width: int) -> list[Row]:
    words = zone.note or ("" if zone.cards else _("No card lies there."))
    return [row(Span(line, "muted")) for line in wrapped(words, max(width, 10))] if words else []
