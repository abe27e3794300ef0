"""Home (S9): go on with a game, begin one, or change the settings."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from attrs import frozen
from textual.events import ScreenResume
from textual.geometry import Region, Size

from tui import games
from tui.commands import Command, command, use
from tui.desk import Desk
from tui.narration.text import _, mark
from tui.rows import Span, left, row
from tui.screens.base import BaseScreen, centred
from tui.sizes import height_class, width_class
from tui.version import VERSION
from tui.widgets.lines import Lines, Rows
from tui.widgets.panel import Item, Panel, text
from tui.wrap import clipped, wrapped

if TYPE_CHECKING:
    from tui.screens.shelf import Shelf

WIDTH, HEIGHT = 80, 24
"""What home is drawn in; a larger terminal has it in the middle."""

CONTINUE, NEW = "continue", "new "

_BESIDE = 56
"""The width from which the words of a line of the menu stand beside its name."""


@frozen
class Entry:
    """A line of the menu: its name, what it says of itself, and what it does."""

    key: str
    name: str
    words: tuple[str, ...]
    act: Callable[[], None]


class HomeScreen(BaseScreen[None]):
    """The first screen, and the one under all others."""

    TITLE = mark("Home")
    ABOUT = mark(
        "Continue goes on with the game that was saved last; below are all saved games. Each answer is"
        " on disk before you see its result: you can leave, or lose the line, at any moment. Deck Building"
        " Game: buy cards for your deck, Explore a Mansion and Defeat its Infected; a good first game, for"
        " 1 to 4. Biohazard War: a duel of two unlike decks, for 2. Undead: a skirmish for one side, for 1"
        " to 4."
    )
    KEYS = (
        command("enter").named(
            mark("Open"), mark("Do the line, or open the game, under the cursor.")
        ),
        *use("find"),
        command("palette").named(mark("Commands"), footer=1),
        *use("move"),
    )

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._shelf: Shelf | None = None
        self._expects_games = False

    def panels(self) -> Iterable[Lines]:
        yield Panel(id="home")
        yield Lines(id="hint")

    def placed(self, middle: Region, size: Size) -> Mapping[str, Region]:
        area = centred(middle, WIDTH, HEIGHT - 4)
        if height_class(size) < HEIGHT:
            return {"home": area}
        top, bottom = area.split_horizontal(-1)
        return {"home": top, "hint": bottom}

    def head(self, size: Size) -> Rows:
        margin = " " * centred(size.region, WIDTH, 1).x
        name = row(margin, " ", Span(f"Ink Ribbon {VERSION}", "own"))
        return (name, row(Span(self.ink.glyphs.double * size.width, "title")))

    def listed(self) -> tuple[Command, ...]:
        number = command("number").named(mark("Choose"), mark("Do the line of that number."))
        return (number.written(f"1-{len(self._menu())}"), *self.KEYS)

    def question(self) -> str:
        return _("What would you like to do?")

    def draw(self, size: Size) -> None:
        width = self.panel("home").extent.width - 1
        numbered = enumerate(self._menu(), start=1)
        items = [_menu_item(number, entry, width) for number, entry in numbered]
        self.panel("home").fill("", [*items, *self._saved(width)])
        hint = _("Each answer is on disk before you see its result.")
        self.query_one("#hint", Lines).show((row(" ", Span(hint, "muted")),))

    def on_mount(self) -> None:
        """Draw the menu; what is saved is looked at a moment later, and moves nothing in it."""
        self._expects_games = self._desk.store.campaigns.is_dir()
        self.call_after_refresh(self._look)

    def on_screen_resume(self, _event: ScreenResume) -> None:
        """Look again: a game may have been played meanwhile."""
        if self._shelf is not None:
            self._look()

    def choose(self, panel: Panel, item: Item) -> None:
        entry = next((each for each in self._menu() if each.key == item.key), None)
        if entry:
            entry.act()
        else:
            self._open(item.key)

    def _look(self) -> None:
        """Look at what is saved now; the cursor goes to the game to continue."""
        from tui.screens.shelf import Shelf  # noqa: PLC0415 - home is there sooner without it

        self._shelf = Shelf(self._desk.store)
        self.redraw()
        self.panel("home").stand_on(CONTINUE)

    def _menu(self) -> list[Entry]:
        begins = [
            Entry(f"{NEW}{each.id}", _("New game"), (_(each.name),), partial(self._new, each))
            for each in games.offered()
        ]
        return [
            *self._continue(),
            *begins,
            Entry("settings", _("Settings"), (self._settings_words(),), self._change_settings),
        ]

    def _continue(self) -> Iterable[Entry]:
        """Yield the line of the game saved last; before it is known its place is kept, not its words."""
        if self._shelf is None:
            if self._expects_games:
                yield Entry(CONTINUE, _("Continue"), ("", ""), self._continue_now)
        elif last := self._shelf.last:
            words = self._shelf.words(last)
            yield Entry(CONTINUE, _("Continue"), words, lambda: self._open(last))

    def _continue_now(self) -> None:
        """Continue before it is on the screen which game: who presses a key at once knows."""
        self._look()
        if self._shelf is not None and self._shelf.last:
            self._open(self._shelf.last)

    def _new(self, game: games.Game) -> None:
        self.app.push_screen(games.part(game.screens.begin)(self._desk))

    def _change_settings(self) -> None:
        from tui.screens.settings import SettingsScreen  # noqa: PLC0415 - only then

        self.app.push_screen(SettingsScreen(self._desk))

    def _settings_words(self) -> str:
        ascii_now = self.ink.glyphs.double.isascii()
        drawn = _("drawn in ASCII") if ascii_now else _("drawn with box characters")
        return _("theme {theme}, {drawn}").format(theme=self._desk.settings.theme, drawn=drawn)

    def _saved(self, width: int) -> Iterable[Item]:
        items = self._shelf.items(width_class(Size(width + 1, 1))) if self._shelf else ()
        if items:
            return (*text((row(), row(Span(_("Saved games"), "title")))), *items)
        if self._shelf is None and self._expects_games:
            return ()
        return text((row(), row(Span(_("No game has been saved yet."), "muted"))))

    def _open(self, key: str, *, mend: bool = False) -> None:
        """Go on with a game; of a damaged one say what is wrong and, if there is a way, ask."""
        from tui.screens.shelf import Between, Offer, Refused  # noqa: PLC0415 - it is there by now

        found = self._shelf.open(key, mend=mend) if self._shelf else None
        match found:
            case Offer(question):
                self.confirm(command("enter"), question, lambda: self._open(key, mend=True))
            case Refused(words):
                self.refuse(words)
            case Between(game, folder):
                screen = games.part(games.GAMES[game].screens.campaign)
                self.app.push_screen(screen(self._desk, folder))
            case None:
                pass
            case opened:
                self.ink.sit_down(opened)


def _menu_item(number: int, entry: Entry, width: int) -> Item:
    """Return a line of the menu; where it is narrow only Continue and New game say more than their name."""
    name = Span(left(entry.name, 13), "own")
    lines = [line for each in entry.words for line in wrapped(each, max(width - 16, 1), indent=2)]
    if width >= _BESIDE:
        first, *rest = lines
        more = [row(" " * 15 + line) for line in rest]
        return Item(entry.key, (row(f"{number} ", name, first), *more), str(number))
    if entry.key.startswith(NEW):
        return Item(
            entry.key, (row(f"{number} ", name, clipped(entry.words[0], width - 15)),), str(number)
        )
    more = [row("    " + line) for line in lines] if entry.key == CONTINUE else []
    return Item(entry.key, (row(f"{number} ", name), *more), str(number))
