"""The app: the terminal's side of a run, from the first byte to the last."""

import logging
import signal
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from attrs import frozen
from textual._compositor import ChopsUpdate, CompositorUpdate
from textual.app import App
from textual.driver import Driver
from textual.events import Resize
from textual.screen import Screen
from textual.strip import Strip

from core.kernel.errors import ForcedResultError
from tui import environment
from tui.bad_input import forced_words
from tui.desk import Desk
from tui.glyphs import ASCII, BOXES, Glyphs
from tui.narration.text import _
from tui.painter import Painter, Ready
from tui.screens.base import BaseScreen
from tui.settings import Settings
from tui.themes import LOOKS, Styles, styles_of, textual_theme
from tui.widgets.lines import Lines

if TYPE_CHECKING:
    from tui.eyes import AnyEyes
    from tui.opened import Opened

LOG = logging.getLogger("inkribbon")

WIPE = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and what can be scrolled back to."""


@frozen
class Terminal:
    """What a terminal can do: colours, box characters, and the encoding of what is written to it."""

    colours: bool = True
    boxes: bool = True
    encoding: str = "utf-8"

    @classmethod
    def here(cls) -> "Terminal":
        """Return what the terminal of this program can do."""
        found = environment.current()
        return cls(
            environment.has_colours(found), environment.has_boxes(found), environment.encoding()
        )


class InkRibbonApp(App[None], inherit_bindings=False):
    """The app. `first` makes the screen that it opens with, and that is under all others.

    Without colours the theme is the terminal's own, in bold and reverse video.
    """

    TITLE = "Ink Ribbon"
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[Any]] = []
    CSS = "Screen { background: $background; color: $foreground; }"

    def __init__(
        self,
        desk: Desk,
        first: Callable[[Desk], Screen[Any]],
        *,
        terminal: Terminal | None = None,
        opened: "Opened | None" = None,
        above: Callable[[Desk], Screen[Any]] | None = None,
        log: Path | None = None,
    ) -> None:
        """`opened` is the game whose table it opens with, `above` the screen, which stands over the first."""
        self.terminal = terminal or Terminal()
        self.log_file = log
        super().__init__(
            driver_class=_driver_class(), ansi_color=None if self.terminal.colours else True
        )
        # Nothing floats over the table: what there is to say stands on the question line.
        self._disable_tooltips = self._disable_notifications = True
        self.animation_level = "none"
        self.desk = desk
        self.painter = Painter()
        self._first = first
        self._opened = opened
        self._above = above
        self._ascii_only = desk.settings.ascii_only
        self.role_styles: Styles = styles_of("ansi", colours=False)
        for look in LOOKS:
            self.register_theme(textual_theme(look.name))
        self.use(desk.settings)

    @property
    def encoding(self) -> str:
        """The encoding of what is written to the terminal."""
        return self.terminal.encoding

    @property
    def glyphs(self) -> Glyphs:
        """The characters that rules and bars are drawn with."""
        only = not self.terminal.boxes if self._ascii_only is None else self._ascii_only
        return ASCII if only else BOXES

    def use(self, settings: Settings) -> None:
        """Draw everything as the settings say."""
        colours = self.terminal.colours
        self._ascii_only = settings.ascii_only
        self.role_styles = styles_of(settings.theme, colours=colours)
        self.theme = settings.theme if colours else "ansi"
        for screen in self.screen_stack if self._screen_stack else ():
            for each in screen.query(Lines):
                each.restyle()

    @property
    def at_table(self) -> bool:
        """Whether a game is being played, here or on a screen below."""
        return any(isinstance(each, BaseScreen) and each.HOLDS_GAME for each in self.screen_stack)

    def seen(self) -> "AnyEyes | None":
        """Return what the person at the screen sees of the game that is played, or None."""
        games = (each.seen() for each in self.screen_stack if isinstance(each, BaseScreen))
        return next(filter(None, games), None)

    def go_home(self) -> None:
        """Leave the game for the screen under all others, which then finds it saved."""
        for each in self.screen_stack:
            if isinstance(each, BaseScreen):
                each.close_game()
        while len(self.screen_stack) > 1:
            self.pop_screen()

    def leave(self) -> None:
        """Leave; every answer is on disk already, and the last line on the terminal says so."""
        screens = (each for each in self.screen_stack if isinstance(each, BaseScreen))
        words = next(filter(None, (each.last_words() for each in screens)), "")
        self.exit(message=words or None)

    def sit_down(self, opened: "Opened", *, instead: bool = False) -> None:
        """Show the table of a game, over this screen or `instead` of it, and what its files said."""
        from tui.save_words import report_words  # noqa: PLC0415 - home is there sooner without it

        table = self.desk.table(self.desk, opened)
        if instead:
            self.switch_screen(table)
        else:
            self.push_screen(table)
        told = " ".join(report_words(each) for each in opened.reports)
        if told and isinstance(table, BaseScreen):
            table.refuse(told)

    def wipe(self) -> None:
        """Clear the terminal, what can be scrolled back to included, before the next screen is drawn."""
        driver: Driver | None = self._driver
        if driver is not None and not self.is_headless:
            driver.write(WIPE)
            self.painter.forget()
        if self._screen_stack:
            self.screen.refresh()

    def on_mount(self) -> None:
        """Sit down at the table that the app was started for, or show its screen, if it was for one."""
        self._listen_for_signals()
        if self._opened is not None:
            self.sit_down(self._opened)
        elif self._above is not None:
            self.push_screen(self._above(self.desk))

    def on_resize(self, event: Resize) -> None:
        """Draw all again: a terminal that shrank and grew on the way has lost what stood there.

        A layout for another size follows by itself, and all of it is sent then.
        """
        self.painter.forget()
        if self._screen_stack and event.size == self.screen.size:
            self.screen.refresh()

    def get_default_screen(self) -> Screen[Any]:
        """Return the screen under all others: the first one, so that nothing is drawn twice."""
        return self._first(self.desk)

    def _listen_for_signals(self) -> None:
        """End on the signals of a dropped line as on `q`; by default no code of ours would run."""
        if not self.is_headless and self._loop is not None:
            for number in (signal.SIGHUP, signal.SIGTERM):
                self._loop.add_signal_handler(number, self.exit)

    def _display(self, screen: Screen[Any], renderable: Any) -> None:
        """Send what differs from what the terminal shows; nothing if nothing does."""
        if isinstance(renderable, CompositorUpdate) and self._can_display():
            text = self.painter.changes(_lines_of(screen, renderable), self.size, self.console)
            renderable = Ready(text) if text else None
        super()._display(screen, renderable)

    def _can_display(self) -> bool:
        """Say whether Textual would write an update now; if not, nothing must be remembered as shown."""
        idle = bool(self._batch_count) or self.is_headless or self._driver is None
        return self.is_running and not idle

    def _handle_exception(self, error: Exception) -> None:
        """End after a fault with its exit code; a test that drives the app sees the fault."""
        self._return_code = 2 if isinstance(error, ForcedResultError) else 1
        if self._exception is None:
            self._exception = error
            self._exception_event.set()
        self._fatal_error()

    def _fatal_error(self) -> None:
        """End after a fault: one clear line for the player; of one of ours the rest in the log file."""
        error = self._exception
        if isinstance(error, ForcedResultError):
            self._exit_renderables.append(forced_words(error))
            self._close_messages_no_wait()
            return
        where = ""
        if self.log_file is not None and _logged(self.log_file, error):
            where = " " + _("Details are in {file}.").format(file=self.log_file)
        name = type(error).__name__
        line = _("Ink Ribbon stopped because of a fault ({name}). The game is saved.").format(
            name=name
        )
        self._exit_renderables.append(line + where)
        self._close_messages_no_wait()


def _lines_of(screen: Screen[Any], update: CompositorUpdate) -> Mapping[int, Strip]:
    """Return the lines that an update is about, each whole."""
    compositor = screen._compositor  # noqa: SLF001 - Textual has no public way to a line
    touched = {y for y, _, _ in update.spans} if isinstance(update, ChopsUpdate) else None
    region = compositor.size.region
    chops = compositor._render_chops(region, lambda y: touched is None or y in touched)  # noqa: SLF001
    return {
        y: Strip.join(chop.values())
        for y, chop in enumerate(chops)
        if touched is None or y in touched
    }


def _driver_class() -> type[Driver] | None:
    """Return our driver where there is one for the system, None for Textual's own."""
    if sys.platform == "win32":
        return None
    from tui.driver import PatientDriver  # noqa: PLC0415 - it needs termios

    return PatientDriver


def _logged(path: Path, error: BaseException | None) -> bool:
    """Write a fault into the log file; say whether that worked."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = logging.FileHandler(path, encoding="utf-8", delay=True)
        LOG.addHandler(handler)
        LOG.error("fault", exc_info=error)
        handler.close()
        LOG.removeHandler(handler)
    except OSError:
        return False
    return path.exists()
