"""What is seen of a new game (S8, L2): scenarios, their piles, the table, how it is played."""

from collections.abc import Iterable, Mapping, Sequence

from attrs import evolve
from textual.geometry import Region, Size

from core.bots.registry import kinds_for
from core.deckbuilding.catalogue import Scenario
from core.deckbuilding.modes import MODES
from tui import games, own
from tui.commands import Command, command, use
from tui.desk import Desk
from tui.narration.deckbuilding.cards import card_line
from tui.narration.deckbuilding.terms import MODES as MODE_NAMES
from tui.narration.deckbuilding.terms import word
from tui.narration.names import printable
from tui.narration.text import _, mark
from tui.narration.words import capital, commas
from tui.rows import Span, row, width_of
from tui.screens import makers, preview, seats
from tui.screens.base import Divider, Topic, side_by_side, stacked
from tui.screens.filtering import Listed, boxes_in, listed
from tui.screens.laid import LayingScreen
from tui.screens.laying import TABLE_ROWS, offer_items, table_items
from tui.screens.offers import Offer, inventory_of, mansions_of, offers, rules_of
from tui.screens.scenario_list import heading, scenario_items
from tui.sizes import READABLE
from tui.why.topics import choice_topics, scenario_topics
from tui.widgets.lines import Lines, Rows
from tui.widgets.panel import Item, Panel, text

GAME = "deckbuilding"

LIST_WIDTH = 39
"""The list of scenarios from 80 columns on; below, the preview is behind Tab."""

_NARROW = 60
"""The width below which the head leaves the game's name out."""

LOW = 18
"""The height below which the panels are behind Tab too, and the table is one line."""


class ScenarioView(LayingScreen[seats.Laid]):
    """What the screen of a new game shows, and the table as it is laid."""

    TITLE = mark("New game")
    ABOUT = mark(
        "A scenario is a list of Resource piles; each plays differently. Tab goes on to what its piles"
        " hold, to the table, and to the mode, Mansion and difficulty. Lists, Mansions and starting"
        " Inventories of your own are made here. The last set-up is remembered. In the list * marks a"
        " good first game, and the letters are the boxes whose cards it takes: P Premiere and so on, told"
        " at its end. Reactions: whom the game asks when a card of a Hand could answer what happens, who"
        " holds one or everybody, so that to be asked tells nothing; by the table is everybody if several"
        " persons sit there."
    )

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._book = makers.today(GAME)
        self._kinds = kinds_for(GAME)
        laid = seats.from_last(desk.settings.last, self._book, self._kinds)
        self.laid = evolve(laid, reactions=desk.settings.reactions)
        self._missing = desk.settings.missing
        self._left_out = own.left_out(games.faults_for(GAME))
        self.active = "scenarios"

    # What it says.

    def panels(self) -> Iterable[Lines]:
        yield Panel(id="scenarios")
        yield Divider(id="between")
        yield Panel(id="preview", margin=False)
        yield Panel(id="table")
        yield Divider(id="below")
        yield Panel(id="options")

    def placed(self, middle: Region, size: Size) -> Mapping[str, Region]:
        at_table = self.active in ("table", "options")
        low = middle.height < LOW
        if low and at_table:
            return self._table_places(middle, size)
        top, below = stacked(middle, 0, 1 if low else TABLE_ROWS + 1)
        places = {"table": below} if low else self._table_places(below, size)
        if size.width < 80:
            shown = "preview" if self.active == "preview" else "scenarios"
            return places | {shown: top}
        first, between, second = side_by_side(top, min(LIST_WIDTH + (size.width - 80) // 3, 70))
        return places | {"scenarios": first, "between": between, "preview": second}

    def _table_places(self, area: Region, size: Size) -> dict[str, Region]:
        if size.width < 80:
            return {"options" if self.active == "options" else "table": area}
        first, between, second = side_by_side(area, min(LIST_WIDTH + (size.width - 80) // 3, 70))
        return {"table": first, "below": between, "options": second}

    def head(self, size: Size) -> Rows:
        title = Span(_("New game: {game}").format(game=_(games.NAMES[GAME])), "own")
        if size.width < _NARROW:
            title = Span(_("New game"), "own")
        mode = _("Mode < {mode} >").format(mode=word(MODE_NAMES, self.laid.mode))
        taken = _("Seats {count}").format(count=len(self.laid.taken))
        line = row(" ", title, f"   {mode}   {taken}")
        room = size.width - width_of(line) - 4
        return ((*line, Span("   "), Span(self._boxes(room), "muted")),)

    def _boxes(self, room: int) -> str:
        """Return the boxes that are owned, or how many there is no room to name."""
        there = boxes_in(self._book)
        owned = [box for box in there if box not in self._missing]
        names = _("Boxes: {names}").format(names=commas(map(capital, owned)))
        if len(names) <= room:
            return printable(names)
        counted = _("Boxes: {count} of {all}").format(count=len(owned), all=len(there))
        return counted if len(counted) <= room else ""

    def question(self) -> str:
        if self.active == "table":
            return _("Set the table: < > changes a line, Enter types. Tab, then Enter, starts.")
        if self.active == "options":
            return _("Choose how it is played: < > changes a line. Tab, then Enter, starts.")
        if self.active == "preview":
            return _("Look at the piles. Enter starts with these settings.")
        if self._left_out:
            return self._left_out[0]
        if self._current() is None and not self.laid.piles:
            return _("Choose a scenario. Enter marks piles for a list of your own.")
        return _("Choose a scenario. Enter starts with these settings.")

    def listed(self) -> tuple[Command, ...]:
        nexts = {
            "scenarios": mark("Piles"),
            "preview": mark("Table"),
            "table": mark("Options"),
            "options": mark("Scenarios"),
        }
        tab = command("tab").named(nexts[self.active])
        change = command("change").named(mark("Change"), footer=4)
        if self.active == "table":
            enter = command("enter").named(mark("Type"), mark("Type a name, a seed, or begin."))
            return (enter, tab, change, *use("move", "back"))
        if self.active == "options":
            enter = command("enter").named(
                mark("More"), mark("Combine Mansions, make one, or change the line.")
            )
            return (enter, tab, change, *use("move", "back"))
        enter = command("enter").named(mark("Start"), mark("Begin the game with these settings."))
        own_list = command("options").named(
            mark("Custom"), mark("Mark the piles of a list of your own.")
        )
        mode = command("change").named(mark("Mode"), mark("Change the mode."), footer=4)
        chosen = use("filter", "move", "number", "find")
        return (
            enter,
            tab,
            *((mode,) if self.active == "scenarios" else ()),
            *chosen,
            own_list,
            *use("back"),
        )

    def draw(self, size: Size) -> None:
        self._draw_scenarios()
        self._draw_preview()
        panel = self.panel("table")
        title = _("Table")
        if panel.extent.height == 1:
            names = ", ".join(printable(place.name) for place in self.laid.taken)
            title = _("Table: {names}").format(names=names)
        width = max(panel.extent.width - 1, 1)
        panel.fill(title, table_items(self.laid, width, self.typing, self._cursor("table")))
        self._draw_options()

    def topics(self) -> tuple[Topic, ...]:
        scenario, item = self._current(), self.panel("options").current
        if self.active == "options" and item:
            name = self._offer(item.key).name
            return (
                *choice_topics(name, rules_of(item.key, self.laid.mode), self.ink.glyphs),
                *super().topics(),
            )
        if self.active in ("scenarios", "preview") and scenario:
            found = scenario_topics(self._book, self._card_line, scenario, self.ink.glyphs)
            return (*found, *super().topics())
        return super().topics()

    def _card_line(self, card: str) -> str:
        return card_line(self._book, self._book.cards[card])

    # What it draws.

    def _listed(self) -> Listed:
        return listed(self._book, self.laid, self._missing)

    def _offers(self) -> tuple[Offer, ...]:
        return offers(self.laid, self._book)

    def _offer(self, key: str) -> Offer:
        return next(each for each in self._offers() if each.key == key)

    def _draw_scenarios(self) -> None:
        there = self._listed()
        panel = self.panel("scenarios")
        width = max(panel.extent.width - 1, 1)
        panel.fill(heading(there), scenario_items(there, len(self.laid.piles), width))

    def _draw_preview(self) -> None:
        panel = self.panel("preview")
        width = max(min(panel.extent.width, READABLE), 1)
        scenario = self._current()
        title = printable(scenario.name) if scenario else _("Custom list")
        piles = preview.in_order(self._book, scenario.piles if scenario else self.laid.piles)
        if self.active == "preview" and piles:
            self._draw_piles(title, piles, width - 2)
            return
        piles = piles or preview.in_order(self._book, self._usual().piles)
        room = Size(width, panel.extent.height)
        rows = preview.brief(
            self._book, scenario.feel if scenario else self._own_words(), piles, room
        )
        mansions = [self._book.mansions[each] for each in mansions_of(self.laid, self._book)]
        stepping = self.active == "scenarios"
        rows += preview.mansion_rows(self._book, mansions, width, bosses=not stepping)
        basics = preview.basics_rows(self._book, self._basics(), width)
        inventory = inventory_of(self.laid, self._book)
        begin_with = preview.inventory_rows(self._book, inventory, width)
        cards = preview.mansions_cards(self._book, mansions, width)
        # A step in the list would draw all of these anew, which is more than a slow line carries.
        further = () if stepping else (begin_with, basics, (row(), *cards))
        for more in further:
            if panel.extent.height > len(rows) + len(more) + 1:
                rows += more
        panel.fill(title, text(rows), right=preview.count_words(piles, self._basics()))

    def _draw_options(self) -> None:
        panel = self.panel("options")
        mode, width = MODES[self.laid.mode], max(panel.extent.width - 1, 1)
        notes = preview.exchange_rows(self._book, mode, self._current(), width)
        items = offer_items(self._offers())
        panel.fill(_("How it is played"), [*items, *text((row(), *notes) if notes else ())])

    def _own_words(self) -> str:
        """Return what the piles of a list of one's own are: marked, or those to begin with."""
        if self.laid.piles:
            return _("Piles that you marked; o marks others.")
        return _("Enter or o marks the piles of a list of your own, beginning with these.")

    def _draw_piles(self, title: str, piles: preview.Piles, width: int) -> None:
        """Show a line a pile; the cards of the one under the cursor are told."""
        panel = self.panel("preview")
        opened = self._cursor("preview")
        panel.fill(title, self._pile_items(piles, width, opened))
        # Where the cursor stands is known only once there are piles to stand on.
        if self._cursor("preview") != opened:
            panel.fill(title, self._pile_items(piles, width, self._cursor("preview")))

    def _pile_items(self, piles: preview.Piles, width: int, opened: str) -> Sequence[Item]:
        """Return the piles; their cards are told below them, or where there is no room in between."""
        if not preview.has_room(piles, self.panel("preview").extent):
            return preview.pile_items(self._book, piles, width, opened)
        told = preview.told(self._book, piles, width, opened)
        return [*preview.wide_items(self._book, piles, width), *text(told)]

    def _current(self) -> Scenario | None:
        return self._book.scenarios.get(self.laid.scenario)

    def _usual(self) -> Scenario:
        return next(iter(self._book.scenarios.values()))

    def _basics(self) -> preview.Piles:
        chosen = self.laid.basics or (self._current() or self._usual()).basics
        return self._book.basics[chosen].piles if chosen in self._book.basics else ()

    def _cursor(self, panel_id: str) -> str:
        item = self.panel(panel_id).current
        return item.key if item and self.active == panel_id else ""
