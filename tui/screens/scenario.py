"""A new game (S8, L2): which piles, who sits at the table, and how it is played. Nothing is dealt yet."""

from collections.abc import Callable

from attrs import evolve

from content.deckbuilding.writing import Made
from core.deckbuilding.catalogue import Book, Inventory, Mansion, Scenario
from core.deckbuilding.modes import MODES
from core.kernel.errors import SetupError
from saves.errors import SaveError
from tui import own
from tui.narration.names import printable
from tui.narration.text import _
from tui.opening import begin
from tui.save_words import save_error_words
from tui.screens import makers, seats
from tui.screens.combining import MansionsScreen
from tui.screens.counting import CountScreen, Kept
from tui.screens.custom import CustomScreen, Marked
from tui.screens.filtering import FilterScreen, listed
from tui.screens.offers import in_mode, inventory_of, mansions_of
from tui.screens.scenario_list import CUSTOM
from tui.screens.scenario_view import GAME, ScenarioView
from tui.setup import WishError, seed_of
from tui.setup_deckbuilding import problems_of
from tui.setup_deckbuilding.lists import usual
from tui.setup_deckbuilding.options import usual_inventory
from tui.widgets.panel import Item, Panel


class ScenarioScreen(ScenarioView):
    """Choose a scenario, set the table, choose how it is played, begin."""

    _kept_as = ""
    """The file that what was just made is kept in, until the next key."""

    def question(self) -> str:
        if self._kept_as:
            return _("Kept as {path}.").format(path=printable(self._kept_as))
        return super().question()

    # What its keys do.

    def on_mount(self) -> None:
        """Stand on the scenario of the last game."""
        self._draw_scenarios()
        self.panel("scenarios").stand_on(self.laid.scenario or CUSTOM)

    def press(self, key: str, text: str = "") -> None:
        """Whatever is pressed next, where something was kept has been read."""
        self._kept_as = ""
        super().press(key, text)

    def moved(self, panel: Panel) -> None:
        item = panel.current
        if panel.id == "scenarios" and item:
            self.laid = evolve(self.laid, scenario="" if item.key == CUSTOM else item.key)

    def choose(self, panel: Panel, item: Item) -> None:
        if panel.id == "table":
            self._choose_line(item.key)
        elif panel.id == "options":
            self._choose_offer(item.key)
        elif panel.id == "scenarios" and item.key != (self.laid.scenario or CUSTOM):
            self.moved(panel)
        elif not self.laid.scenario and not self.laid.piles:
            self.do_options("o")
        else:
            self._start()

    def change(self, panel: Panel, item: Item, step: int) -> None:
        kind, _colon, number = item.key.partition(":")
        if panel.id == "scenarios":
            self._refit(in_mode(self.laid, step))
        elif panel.id == "options":
            self._refit(self._offer(item.key).step(step))
        elif kind == "seat":
            self._refit(self.laid.player(int(number), self._kinds, step))
        elif kind == "reactions":
            self.laid = self.laid.reacting(step)

    def do_number(self, key: str) -> None:
        """Stand on the scenario of a number; Enter then begins."""
        panel = self.panel("scenarios")
        if self.active == "scenarios" and (item := panel.labelled(key)):
            panel.stand_on(item.key)
            self.moved(panel)

    def do_filter(self, _key: str) -> None:
        """Mark the boxes that are owned; they are remembered."""

        def done(missing: tuple[str, ...] | None) -> None:
            if missing is not None:
                self._missing = missing
                self._refit(self.laid)
                if problem := self._desk.change(missing=missing):
                    self.refuse(problem)
            self.redraw()

        self.app.push_screen(FilterScreen(self._book, self._missing), done)

    def do_options(self, _key: str) -> None:
        """Mark the piles of a list of one's own."""
        scenario = self._current()

        def done(marked: Marked | None) -> None:
            if marked:
                self._take_list(marked)
            self.redraw()

        piles = self.laid.piles if scenario is None else scenario.piles
        name = scenario.name if scenario and own.is_own(Scenario, scenario.id) else ""
        screen = CustomScreen(self._book, self._basics(), piles or self._usual().piles, name)
        self.app.push_screen(screen, done)

    # How it is done.

    def _refit(self, laid: seats.Laid) -> None:
        """Take a table, and a scenario that fits it if the one it has does not."""
        there = listed(self._book, laid, self._missing).scenarios
        if laid.scenario and there and laid.scenario not in {each.id for each in there}:
            laid = evolve(laid, scenario=usual(there, MODES[laid.mode], laid.made_for).id)
        self.laid = laid
        self._draw_scenarios()
        self.panel("scenarios").stand_on(laid.scenario or CUSTOM)

    def _choose_line(self, key: str) -> None:
        """Type the name of a seat or of the game, or the seed; elsewhere change the line."""
        if not self.type_setting(key):
            self.change(self.panel("table"), Item(key, ()), 1)

    def _choose_offer(self, key: str) -> None:
        """Combine Mansions, make a starting Inventory; elsewhere change the line."""
        if key == "mansion":
            chosen = mansions_of(self.laid, self._book)
            self.app.push_screen(
                MansionsScreen(self._book, chosen, self._make_mansion), self._take_mansions
            )
        elif key == "inventories":
            self._make_inventory()
        else:
            self.change(self.panel("options"), Item(key, ()), 1)

    def _take_mansions(self, chosen: tuple[str, ...] | None) -> None:
        if chosen:
            self.laid = evolve(self.laid, mansions=chosen)
        self.redraw()

    def _make_mansion(self, start: Mansion, made: Callable[[str, Book], None]) -> None:
        name = start.name if own.is_own(Mansion, start.id) else ""

        def done(kept: Kept | None) -> None:
            if kept and (
                number := self._keep(Mansion, lambda: makers.kept_mansion(self._book, kept))
            ):
                made(number, self._book)

        making = makers.mansion_making(self._book)
        self.app.push_screen(CountScreen(self._book, making, start.cards, name), done)

    def _make_inventory(self) -> None:
        start = inventory_of(self.laid, self._book)
        name = start.name if start and own.is_own(Inventory, start.id) else ""

        def done(kept: Kept | None) -> None:
            if kept and (
                number := self._keep(Inventory, lambda: makers.kept_inventory(self._book, kept))
            ):
                self.laid = evolve(self.laid, inventories=number)
            self.redraw()

        making = makers.inventory_making(self._book)
        cards = (start or self._book.inventories[usual_inventory(self._book, "")]).cards
        self.app.push_screen(CountScreen(self._book, making, cards, name), done)

    def _take_list(self, marked: Marked) -> None:
        """Play with piles: for this game, or kept under their name as a scenario."""
        if not marked.name:
            self.laid = evolve(self.laid, scenario="", piles=marked.piles)
            self.panel("scenarios").stand_on(CUSTOM)
            return
        basics = self.laid.basics or (self._current() or self._usual()).basics
        number = self._keep(Scenario, lambda: makers.kept_scenario(self._book, marked, basics))
        if number:
            self._refit(evolve(self.laid, scenario=number))

    def _keep(self, kind: type[Made], act: Callable[[], str]) -> str:
        """Keep what was made, say where, and offer it; return its id, or nothing if that failed."""
        try:
            number = act()
        except SaveError as error:
            self.refuse(save_error_words(error))
            return ""
        self._book = makers.today(GAME)
        self._kept_as = str(own.path_of(kind, number))
        return number

    def _start(self) -> None:
        """Begin the game and sit down; what is remembered is kept first, at worst for this run."""
        try:
            setup = seats.setup_for(self.laid, self._book, self._kinds)
            seed = seed_of(self.laid.seed)
            self._desk.change(last=seats.to_keep(self.laid), reactions=self.laid.reactions)
            session = begin(self._desk.store, self._game_name(), GAME, setup, seed)
        except WishError as error:
            self.refuse_wish(error)
        except SetupError as error:
            self.refuse_wish(WishError(problems_of(error)))
        except SaveError as error:
            self.refuse(save_error_words(error))
        else:
            self.sit_at(session)

    def _game_name(self) -> str:
        scenario = self._current()
        return self.laid.name or (scenario.name if scenario else _("Custom list"))
