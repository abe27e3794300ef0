"""A new game (S8, L2): which piles, and who sits at the table. Nothing is dealt until it begins."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from attrs import evolve
from textual.geometry import Region, Size

from core.bots.registry import kinds_for
from core.deckbuilding.catalogue import Book, Scenario
from core.kernel.errors import SetupError
from saves.errors import SaveError
from tui import games
from tui.commands import Command, command, use
from tui.desk import Desk
from tui.narration.names import NAME_CELLS, printable
from tui.narration.registry import narration_for
from tui.narration.text import _, mark
from tui.narration.words import sentence
from tui.opened import Opened
from tui.opening import begin
from tui.rows import Span, left, row
from tui.save_words import save_error_words
from tui.screens import preview, seats
from tui.screens.base import BaseScreen, Divider, side_by_side, stacked
from tui.screens.custom import CustomScreen
from tui.screens.laying import TABLE_ROWS, table_items
from tui.setup import WishError, seed_of
from tui.setup_deckbuilding import problems_of
from tui.sizes import READABLE
from tui.widgets.lines import Lines, Rows
from tui.widgets.panel import Item, Panel, text
from tui.wrap import wrapped

GAME = "deckbuilding"
CUSTOM = "custom"

LIST_WIDTH = 39
"""The list of scenarios from 80 columns on; below, the preview is behind Tab."""

LOW = 18
"""The height below which the panels are behind Tab too, and the table is one line."""


class ScenarioScreen(BaseScreen[None]):
    """Choose a scenario, set the table, begin."""

    TITLE = mark("New game")
    ABOUT = mark(
        "A scenario is a list of Resource piles; each plays differently. Tab goes on to what its piles"
        " hold, and to the table: who sits where, by chance or by seed. The last set-up is remembered."
    )

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        rules: Any = games.rules_for(GAME)
        self._book: Book = rules.book
        self._kinds = kinds_for(GAME)
        laid = seats.from_last(desk.settings.last, self._book, self._kinds)
        self.laid = evolve(laid, reactions=desk.settings.reactions)
        self._scenarios = tuple(self._book.scenarios.values())
        self.active = "scenarios"

    # What it says.

    def panels(self) -> Iterable[Lines]:
        yield Panel(id="scenarios")
        yield Divider(id="between")
        yield Panel(id="preview", margin=False)
        yield Panel(id="table")

    def placed(self, middle: Region, size: Size) -> Mapping[str, Region]:
        low = middle.height < LOW
        table = 1 if low and self.active != "table" else TABLE_ROWS + 1
        if low and self.active == "table":
            return {"table": middle}
        top, below = stacked(middle, 0, table)
        if size.width < 80:
            shown = "preview" if self.active == "preview" else "scenarios"
            return {shown: top, "table": below}
        first, between, second = side_by_side(top, min(LIST_WIDTH + (size.width - 80) // 5, 55))
        return {"scenarios": first, "between": between, "preview": second, "table": below}

    def head(self, size: Size) -> Rows:
        name = _(games.NAMES[GAME])
        return (row(" ", Span(_("New game: {game}").format(game=name), "own")),)

    def question(self) -> str:
        if self.active == "table":
            return _("Set the table: < > changes a line, Enter types. Tab, then Enter, starts.")
        if self.active == "preview":
            return _("Look at the piles. Enter starts with these settings.")
        if self._current() is None and not self.laid.piles:
            return _("Choose a scenario. Enter marks piles for a list of your own.")
        return _("Choose a scenario. Enter starts with these settings.")

    def listed(self) -> tuple[Command, ...]:
        nexts = {"scenarios": mark("Piles"), "preview": mark("Table"), "table": mark("Scenarios")}
        tab = command("tab").named(nexts[self.active])
        change = command("change").named(mark("Change"), footer=4)
        if self.active == "table":
            enter = command("enter").named(mark("Type"), mark("Type a name, a seed, or begin."))
            return (enter, tab, change, *use("move", "back"))
        enter = command("enter").named(mark("Start"), mark("Begin the game with these settings."))
        own = command("options").named(
            mark("Custom"), mark("Mark the piles of a list of your own.")
        )
        return (enter, tab, *use("move", "number", "find"), own, *use("back"))

    def draw(self, size: Size) -> None:
        self._draw_scenarios()
        self._draw_preview()
        width = self.panel("table").extent.width - 1
        heading = _("Table")
        if self.panel("table").extent.height == 1:
            names = ", ".join(printable(place.name) for place in self.laid.taken)
            heading = _("Table: {names}").format(names=names)
        items = table_items(self.laid, self._book, width, self.typing, self._cursor("table"))
        self.panel("table").fill(heading, items)

    # What its keys do.

    def on_mount(self) -> None:
        """Stand on the scenario of the last game."""
        self.panel("scenarios").fill("", self._scenario_items())
        self.panel("scenarios").stand_on(self.laid.scenario or CUSTOM)

    def moved(self, panel: Panel) -> None:
        item = panel.current
        if panel.id == "scenarios" and item:
            self.laid = evolve(self.laid, scenario="" if item.key == CUSTOM else item.key)

    def choose(self, panel: Panel, item: Item) -> None:
        if panel.id == "table":
            self._choose_line(item.key)
        elif panel.id == "scenarios" and item.key != (self.laid.scenario or CUSTOM):
            self.moved(panel)
        elif not self.laid.scenario and not self.laid.piles:
            self.do_options("o")
        else:
            self._start()

    def change(self, panel: Panel, item: Item, step: int) -> None:
        kind, _colon, number = item.key.partition(":")
        if panel.id != "table":
            return
        if kind == "seat":
            self.laid = self.laid.player(int(number), self._kinds, step)
        elif kind == "reactions":
            self.laid = self.laid.reacting(step)
        elif kind == "mansion":
            self.laid = self.laid.in_mansion(tuple(self._book.mansions), step)

    def do_number(self, key: str) -> None:
        """Stand on the scenario of a number; Enter then begins."""
        panel = self.panel("scenarios")
        if self.active == "scenarios" and (item := panel.labelled(key)):
            panel.stand_on(item.key)
            self.moved(panel)

    def do_options(self, _key: str) -> None:
        """Mark the piles of a list of one's own."""

        def done(piles: preview.Piles | None) -> None:
            if piles:
                self.laid = evolve(self.laid, scenario="", piles=piles)
                self.panel("scenarios").stand_on(CUSTOM)
            self.redraw()

        marked = self.laid.piles or (self._current() or self._scenarios[0]).piles
        self.app.push_screen(CustomScreen(self._book, self._basics(), marked), done)

    # How it is done.

    def _draw_scenarios(self) -> None:
        heading = _("Scenario, {count}").format(count=len(self._scenarios))
        self.panel("scenarios").fill(heading, self._scenario_items())

    def _scenario_items(self) -> list[Item]:
        items = []
        for number, each in enumerate(self._scenarios, start=1):
            label = str(number) if number <= 9 else ""
            shown = row(f"{label:1} {left(printable(each.name), 28)} ", _first(each))
            items.append(Item(each.id, (shown,), label))
        count = len(self.laid.piles)
        words = _("{count} piles").format(count=count) if count else ""
        own = row("  ", left(_("Custom ..."), 28), " ", Span(words, "muted"))
        return [*items, Item(CUSTOM, (own,))]

    def _draw_preview(self) -> None:
        panel = self.panel("preview")
        width = max(min(panel.extent.width, READABLE), 1)
        scenario = self._current()
        heading = printable(scenario.name) if scenario else _("Custom list")
        piles = preview.in_order(self._book, scenario.piles if scenario else self.laid.piles)
        if self.active == "preview" and piles:
            self._draw_piles(heading, piles, width - 2)
            return
        room = Size(width, panel.extent.height)
        if piles:
            feel = scenario.feel if scenario else _("Piles that you marked; o marks others.")
            rows = preview.brief(self._book, feel, piles, room)
        else:
            rows = self._no_piles(room)
        rows += preview.mansion_rows(self._book, self._book.mansions[self.laid.mansion], width)
        if panel.extent.height > len(rows) + 4:
            rows += (row(), *preview.basics_rows(self._book, self._basics(), width))
        panel.fill(heading, text(rows), right=preview.count_words(piles, self._basics()))

    def _no_piles(self, room: Size) -> Rows:
        """Return how piles are marked, in as many rows as piles take: what follows stays in its place."""
        first = self._scenarios[0]
        height = len(
            preview.brief(self._book, first.feel, preview.in_order(self._book, first.piles), room)
        )
        note = wrapped(_("Enter or o marks the piles of a list of your own."), room.width)
        return (*map(row, note), *[row()] * (height - len(note)))

    def _draw_piles(self, heading: str, piles: preview.Piles, width: int) -> None:
        """Show a line a pile; the cards of the one under the cursor are told."""
        panel = self.panel("preview")
        opened = self._cursor("preview")
        panel.fill(heading, self._pile_items(piles, width, opened))
        # Where the cursor stands is known only once there are piles to stand on.
        if self._cursor("preview") != opened:
            panel.fill(heading, self._pile_items(piles, width, self._cursor("preview")))

    def _pile_items(self, piles: preview.Piles, width: int, opened: str) -> Sequence[Item]:
        """Return the piles; their cards are told below them, or where there is no room in between."""
        if not preview.has_room(piles, self.panel("preview").extent):
            return preview.pile_items(self._book, piles, width, opened)
        told = preview.told(self._book, piles, width, opened)
        return [*preview.wide_items(self._book, piles, width), *text(told)]

    def _current(self) -> Scenario | None:
        return self._book.scenarios.get(self.laid.scenario)

    def _basics(self) -> preview.Piles:
        scenario = self._current() or self._scenarios[0]
        return self._book.basics[scenario.basics].piles

    def _cursor(self, panel_id: str) -> str:
        item = self.panel(panel_id).current
        return item.key if item and self.active == panel_id else ""

    def _choose_line(self, key: str) -> None:
        """Type the name of a seat or of the game, or the seed; elsewhere change the line."""
        kind, _colon, number = key.partition(":")
        if kind == "seat":
            self.type_line(
                self.laid.places[int(number)].name,
                lambda name: self._take_seat_name(number, name),
                most=NAME_CELLS,
            )
        elif kind == "seed":
            self.type_line(self.laid.seed, self._take_seed, most=20)
        elif kind == "name":
            self.type_line(self.laid.name, self._take_name, most=40)
        else:
            self.change(self.panel("table"), Item(key, ()), 1)

    def _take_seat_name(self, seat: str, name: str | None) -> None:
        if name is not None:
            try:
                self.laid = self.laid.named(int(seat), name)
            except WishError as error:
                self._refuse(error)

    def _take_seed(self, seed: str | None) -> None:
        if seed is not None:
            try:
                seed_of(seed.strip())
            except WishError as error:
                self._refuse(error)
            else:
                self.laid = evolve(self.laid, seed=seed.strip())

    def _take_name(self, name: str | None) -> None:
        if name is not None:
            self.laid = evolve(self.laid, name=" ".join(name.split()))

    def _start(self) -> None:
        """Begin the game and sit down; what is remembered is kept first, at worst for this run."""
        try:
            setup = seats.setup_for(self.laid, self._book, self._kinds)
            seed = seed_of(self.laid.seed)
            self._desk.change(last=seats.to_keep(self.laid), reactions=self.laid.reactions)
            session = begin(self._desk.store, self._game_name(), GAME, setup, seed)
        except WishError as error:
            self._refuse(error)
        except SetupError as error:
            self._refuse(WishError(problems_of(error)))
        except SaveError as error:
            self.refuse(save_error_words(error))
        else:
            saved: Any = session.keeper
            opened = Opened(session, narration_for(session.rules), saved.id, tuple(saved.reports))
            self.ink.sit_down(opened, instead=True)

    def _game_name(self) -> str:
        scenario = self._current()
        return self.laid.name or (scenario.name if scenario else _("Custom list"))

    def _refuse(self, error: WishError) -> None:
        self.refuse(sentence(error.problems[0].text))


def _first(scenario: Scenario) -> Span:
    return Span(_("first") if scenario.first else "", "gain")
