"""What a screen says and can use, and the keys that mean the same on all (screens.md, section 2).

`BaseScreen` draws it and takes the keys; `tui.screens.base` says how to build a screen.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, cast

from textual.geometry import Region, Size
from textual.screen import Screen

from tui.commands import Command, command, complete, use
from tui.keys import step_of
from tui.narration.text import _, mark
from tui.screens.asking import Armed, Asking, Line
from tui.screens.topic import Topic, paragraph
from tui.widgets.lines import Lines, Rows
from tui.widgets.panel import Item, Panel
from tui.widgets.typing import Typing

if TYPE_CHECKING:
    from tui.app import InkRibbonApp
    from tui.eyes import AnyEyes
    from tui.screens.base import BaseScreen

ResultT = TypeVar("ResultT")

_LEAVING = (
    command("enter").named(mark("Leave")),
    command("quit").named(mark("Leave")),
    command("back").named(mark("Stay")),
)
_HOME = command("go-home").named(mark("Home"), footer=4).written("h")
"""The keys that answer whether to leave, without and with a game."""


class Acts(Screen[ResultT], inherit_bindings=False):
    """The half of a screen that its subclasses fill and use."""

    KEYS: ClassVar[tuple[Command, ...]] = ()
    HOLDS_GAME: ClassVar[bool] = False
    """Whether it is a table that a game is played at."""

    ABOUT: ClassVar[str] = ""
    """What the screen is for, in a sentence or two; `?` shows it."""

    def __init__(self) -> None:
        super().__init__()
        self.active = ""
        self.labels_on = False
        self._asking = Asking()

    # What a screen says.

    def panels(self) -> Iterable[Lines]:
        """Return the panels of the middle, each with an id."""
        return ()

    def placed(self, middle: Region, size: Size) -> Mapping[str, Region]:
        """Return where the panels are at a size; those that are left out are hidden."""
        return {}

    def head(self, size: Size) -> Rows:
        """Return the first lines."""
        return ()

    def log_rows(self, size: Size) -> Rows:
        """Return the last lines of the log, directly above the question."""
        return ()

    def question(self) -> str:
        """Return what is asked, without the `?`."""
        return ""

    def draw(self, size: Size) -> None:
        """Fill the panels; each knows its room (`extent`)."""

    def refuses(self, command_id: str) -> str:
        """Return why a command does not work now, or an empty text."""
        return ""

    def listed(self) -> tuple[Command, ...]:
        """Return the commands of the screen as they are now; the footer keeps their order."""
        return self.KEYS

    def topics(self) -> tuple[Topic, ...]:
        """Return what `?` explains, the nearest first; the keys come last."""
        title = _(self.title or mark("This screen"))
        return (Topic(title, lambda width: paragraph(_(self.ABOUT), width)),)

    def choose(self, panel: Panel, item: Item) -> None:
        """Do what an item says: Enter, or its number or letter."""

    def change(self, panel: Panel, item: Item, step: int) -> None:
        """Change an item by Left (-1) or Right (1)."""

    def moved(self, panel: Panel) -> None:
        """Take note that the cursor of a panel has moved."""

    def redraw(self) -> None:
        """Ask for everything again and send what differs."""

    def seen(self) -> "AnyEyes | None":
        """Return what the person at the screen sees of the game that is played here, if one is."""
        return None

    def last_words(self) -> str:
        """Return what is left on the terminal when the app is left from here."""
        return ""

    def close_game(self) -> None:
        """Leave the game that is played here, if there is one; leaving again does nothing."""

    # What a screen can use.

    @property
    def ink(self) -> "InkRibbonApp":
        """The app."""
        return cast("InkRibbonApp", self.app)

    @property
    def commands(self) -> tuple[Command, ...]:
        """All commands, those that every screen has included."""
        return complete((*self.listed(), *(use("go-home") if self.ink.at_table else ())))

    def panel(self, panel_id: str) -> Panel:
        """Return a panel by its id."""
        return self.query_one(f"#{panel_id}", Panel)

    @property
    def active_panel(self) -> Panel | None:
        """The panel that has the keys."""
        return self.panel(self.active) if self.active else None

    def tabs(self) -> tuple[str, ...]:
        """Return the ids of the panels that Tab goes through."""
        return tuple(each.id or "" for each in self.query(Panel) if each.reachable)

    def activate(self, panel_id: str) -> None:
        """Give the keys to a panel."""
        self.active = panel_id
        for each in self.query(Panel):
            each.activate(each.id == panel_id)

    def refuse(self, text: str) -> None:
        """Say on the question line why something cannot be done, until the next key."""
        self._asking.refusal = text

    def confirm(
        self,
        asked: Command,
        text: str,
        act: Callable[[], None],
        others: Mapping[str, Callable[[], None]] | None = None,
        shown: tuple[Command, ...] = (),
    ) -> None:
        """Ask for a second press of the same key, or Enter; any other key forgets it.

        Keys of `others` do something else instead; the text says what. The footer shows the keys that
        answer where they are given as `shown`.
        """
        self._asking.armed = Armed(asked, text, act, others or {}, shown)

    def type_line(
        self,
        start: str,
        done: Callable[[str | None], None],
        *,
        ask: str = "",
        changed: Callable[[str], None] | None = None,
        most: int = 60,
    ) -> None:
        """Let the player type. `done` gets the text at Enter, None at Escape; `changed` each change.

        With `ask` the line is typed on the question line; else the screen draws `typing` itself.
        """
        self._asking.line = Line(Typing.of(start, most), ask, done, changed)

    @property
    def typing(self) -> Typing | None:
        """The line that is being typed, or None."""
        line = self._asking.line
        return line.typing if line else None

    def run_command(self, asked: Command, key: str = "") -> None:
        """Do what a command of this screen does, or say why it cannot be done."""
        reason = self.refuses(asked.id)
        if reason:
            self.refuse(reason)
            return
        act: Callable[[str], None] = getattr(self, f"do_{asked.id.replace('-', '_')}")
        act(key or next(iter(asked.keys), ""))

    # The keys that mean the same on every screen.

    def do_move(self, key: str) -> None:
        """Move the cursor of the active panel."""
        if panel := self.active_panel:
            panel.move(-1 if key in ("up", "k") else 1)
            self.moved(panel)

    def do_page(self, key: str) -> None:
        """Move by what is in sight."""
        if panel := self.active_panel:
            panel.page(-1 if key == "pageup" else 1)
            self.moved(panel)

    def do_ends(self, key: str) -> None:
        """Move to the first or the last row."""
        if panel := self.active_panel:
            many = sum(len(item.rows) for item in panel.items)
            panel.move(-many if key == "home" else many)
            self.moved(panel)

    def do_change(self, key: str) -> None:
        """Change the item under the cursor."""
        if (panel := self.active_panel) and (item := panel.current):
            self.change(panel, item, step_of(key))

    def do_enter(self, _key: str) -> None:
        """Do the row under the cursor."""
        if (panel := self.active_panel) and (item := panel.current):
            self.choose(panel, item)

    def do_number(self, key: str) -> None:
        """Do the row of a number."""
        self.choose_labelled(key)

    def choose_labelled(self, label: str) -> bool:
        """Do the row of a number or a letter; say whether there is one."""
        panel = self.active_panel
        item = panel.labelled(label) if panel else None
        if panel and item:
            panel.stand_on(item.key)
            self.choose(panel, item)
        return item is not None

    def do_tab(self, _key: str) -> None:
        """Give the keys to the next panel."""
        self._cycle(1)

    def do_tab_back(self, _key: str) -> None:
        """Give the keys to the panel before."""
        self._cycle(-1)

    def do_find(self, _key: str) -> None:
        """Go to the first item with a text in it, while it is typed."""

        def found(text: str) -> None:
            panel = self.active_panel
            if panel and text and (item := panel.first_with(text)):
                panel.stand_on(item.key)
                self.moved(panel)

        self.type_line("", lambda _text: None, ask=_("Find:"), changed=found)

    def do_palette(self, _key: str) -> None:
        """List all commands; the chosen one is done here."""
        from tui.screens.palette import PaletteScreen  # noqa: PLC0415 - it is a screen itself

        def done(chosen: str | None) -> None:
            asked = next((each for each in self.commands if each.id == chosen), None)
            if asked:
                self.run_command(asked)
            self.redraw()

        self.app.push_screen(PaletteScreen(cast("BaseScreen[Any]", self)), done)

    def do_redraw(self, _key: str) -> None:
        """Send the whole screen again: something else may have written to the terminal."""
        self.ink.painter.forget()
        self.refresh()

    def do_why(self, _key: str) -> None:
        """Explain what is nearest, and the keys."""
        from tui.screens.why import WhyScreen  # noqa: PLC0415 - it is a screen itself

        self.app.push_screen(WhyScreen(cast("BaseScreen[Any]", self)))

    def do_back(self, _key: str) -> None:
        """Go back to the screen below."""
        self.dismiss(None)

    def do_quit(self, _key: str) -> None:
        """Ask, then leave; from a game the home screen is offered too."""
        if self.ink.at_table:
            text = _("Leave Ink Ribbon? The game is saved. q or Enter leaves, h goes home.")
            if self.unsaved():
                text = _(
                    "Leave Ink Ribbon? The game is saved, what is only chosen here is not. q or Enter"
                    " leaves, h goes home."
                )
            home = {"h": self.ink.go_home}
            self.confirm(command("quit"), text, self.ink.leave, home, (*_LEAVING, _HOME))
        else:
            text = _("Leave Ink Ribbon? The game is saved. q or Enter leaves.")
            self.confirm(command("quit"), text, self.ink.leave, shown=_LEAVING)

    def unsaved(self) -> bool:
        """Say whether something has been chosen here that is no answer yet: it is lost on leaving."""
        return False

    def do_go_home(self, _key: str) -> None:
        """Leave the game for the home screen: it is saved, and opens there again."""
        self.ink.go_home()

    def _cycle(self, step: int) -> None:
        tabs = self.tabs()
        if tabs:
            at = tabs.index(self.active) if self.active in tabs else 0
            self.activate(tabs[(at + step) % len(tabs)])
