"""What all screens share: head, middle, log, question, footer; keys; sizes.

How to build a screen. It has no widgets of its own but panels, and says in five methods what stands
where; `redraw` asks them all again after each key, and only the lines that differ are sent.

    class Zones(BaseScreen[None]):
        '''Look through the zones.'''

        ABOUT = mark("The zones of every seat; hidden cards are counted, not named.")
        KEYS = (*use("enter", "tab", "find"), *use("back"))

        def panels(self):                        # once: the panels of the middle, by id
            yield Panel(id="zones")
            yield Divider(id="between")
            yield Panel(id="cards", reachable=False)

        def placed(self, middle, size):          # where they are at a size; what is left out is hidden
            left, between, right = side_by_side(middle, 30)
            return {"zones": left, "between": between, "cards": right}

        def head(self, size):                    # the first lines
            return (row("Zones"),)

        def question(self):                      # without the `?`
            return _("Ana, your turn waits. Escape goes back to it.")

        def draw(self, size):                    # fill the panels from what the screen knows
            self.panel("zones").fill(_("Zones"), [Item("hand", (row("1 Hand"),), label="1")])

        def choose(self, panel, item):           # Enter, or the item's number or letter
            ...

Keys come by the catalogue (`tui.commands`): `find` calls `do_find(key)`. `refuses(id)` says why a
command does not work now; the reason stands on the question line, and the footer leaves it out.
`refuse(text)` puts any other refusal there. `confirm(command, text, act)` asks for a second press.
`type_line(...)` lets the player type. A screen needs no resize handling: all of it is asked again.
Textual calls the `on_...` handlers of a screen and then those here: they never call `super()`.
All that a screen can say and use is in `tui.screens.acts`.
"""

from collections.abc import Mapping
from typing import TypeVar

from attrs import frozen
from textual.app import ComposeResult
from textual.events import Key, Paste, Resize, ScreenResume
from textual.geometry import Region, Size
from textual.layout import Layout

from tui.commands import Command, by_key, command, use
from tui.keys import after_escape, key_of, typed
from tui.narration.text import _, mark
from tui.rows import Row
from tui.screens.acts import Acts
from tui.screens.areas import ByPlaces, Divider, centred, side_by_side, stacked
from tui.screens.topic import Topic, paragraph
from tui.sizes import too_small
from tui.widgets.footer import footer_row
from tui.widgets.lines import Lines, Rows

__all__ = ["BaseScreen", "Divider", "Topic", "centred", "paragraph", "side_by_side", "stacked"]

ResultT = TypeVar("ResultT")

_SLEEPING_TOO = frozenset("u?/:0123456789") | {"enter", "escape"}
"""Keys that stay commands while letters are labels."""

_WHILE_TYPING = {key: each for each in use("move", "page") for key in each.keys if len(key) > 1}
"""Keys that move the cursor while something is typed on the question line."""

_TYPING = (
    command("enter").named(mark("Done")),
    command("back").named(mark("Cancel")),
)
"""The keys that mean something while a line is typed."""


@frozen
class _Frame:
    """What stands around the middle at a size; made once a drawing, since its height is needed first."""

    size: Size
    head: Rows
    log: Rows
    question: Rows


class BaseScreen(Acts[ResultT], inherit_bindings=False):
    """A screen: see the module on how to build one."""

    AUTO_FOCUS = ""
    DEFAULT_CSS = """
    BaseScreen { overflow: hidden hidden; background: $background; color: $foreground; }
    """

    def __init__(self) -> None:
        super().__init__()
        self._placing = ByPlaces()
        self._drawn_at: Mapping[str, Region] = {}
        self._placed: Mapping[str, Region] = {}
        self._frame = _Frame(Size(0, 0), (), (), ())

    # Drawing.

    @property
    def layout(self) -> Layout:
        """The layout that asks `placed`."""
        return self._placing

    def compose(self) -> ComposeResult:
        for name in ("guard", "head"):
            yield Lines(id=name)
        yield from self.panels()
        for name in ("log", "question", "footer"):
            yield Lines(id=name)

    def redraw(self) -> None:
        """Ask for everything again and send what differs."""
        if not self.is_mounted or not self._nodes:
            return
        size = self.app.size
        if not too_small(size):
            self._frame = self._frame_at(size)
        places = self._placed = self.places_at(size)
        for each in self.query(Lines):
            if region := places.get(each.id or ""):
                each.fit(region.size)
        if too_small(size):
            self._lines("guard").show(_guard_rows(size))
        else:
            self._draw_all(size)
        if places != self._drawn_at:
            self._drawn_at = places
            self._clear_arrangement_cache()
            self.refresh(layout=True)

    def places_at(self, size: Size) -> Mapping[str, Region]:
        """Return where everything is at a size."""
        if too_small(size):
            return {"guard": size.region}
        frame = self._frame if self._frame.size == size else self._frame_at(size)
        head, log, question = len(frame.head), len(frame.log), len(frame.question)
        middle = size.height - head - log - question - 1
        names = ("head", "middle", "log", "question", "footer")
        regions = stacked(size.region, head, middle, log, question, 1)
        places = {
            name: region for name, region in zip(names, regions, strict=True) if region.height
        }
        area = places.pop("middle", Region(0, head, size.width, 0))
        return {**places, **self.placed(area, size)}

    def in_sight(self, name: str) -> bool:
        """Say whether a panel has room where `draw` draws now; one that has none keeps its last extent."""
        region = self._placed.get(name)
        return region is not None and region.height > 1

    def _draw_all(self, size: Size) -> None:
        self._lines("head").show(self._frame.head)
        self.draw(size)
        self._lines("log").show(self._frame.log)
        # What is asked may depend on where the cursor stands, which is known only now.
        self._lines("question").show(self._asking.rows(self.question, size.width))
        self._lines("footer").show((self._footer_row(size.width),))

    def _frame_at(self, size: Size) -> _Frame:
        question = self._asking.rows(self.question, size.width)
        return _Frame(size, self.head(size), self.log_rows(size), question)

    def _footer_row(self, width: int) -> Row:
        armed = self._asking.armed
        if self._asking.line:
            return footer_row(_TYPING, width)
        if armed and armed.shown:
            return footer_row(armed.shown, width)
        return footer_row([each for each in self.commands if not self.refuses(each.id)], width)

    def _lines(self, name: str) -> Lines:
        return self.query_one(f"#{name}", Lines)

    # Keys.

    def press(self, key: str, text: str = "") -> None:
        """Do what a key means here and draw the result; `text` is what it types."""
        if too_small(self.app.size):
            if key in command("quit").keys:
                self.ink.leave()
            return
        self._asking.refusal = ""
        if self._asking.line is not None:
            self._type(key, text)
        else:
            armed = self._asking.taken()
            if armed and armed.confirmed_by(key):
                armed.act()
            elif armed and key in armed.others:
                armed.others[key]()
            elif not (armed and key == "escape"):
                self._do(key)
        self.redraw()

    def _do(self, key: str) -> None:
        if self.labels_on and key not in _SLEEPING_TOO and self.choose_labelled(key):
            return
        asked: Command | None = by_key(self.commands).get(key)
        if asked:
            self.run_command(asked, key)
        else:
            self.choose_labelled(key)

    def _type(self, key: str, text: str) -> None:
        line = self._asking.line
        if line is None:
            return
        if key in ("enter", "escape"):
            self._asking.finish(line.typing.text if key == "enter" else None)
        elif line.ask and not text and (asked := _WHILE_TYPING.get(key)):
            self.run_command(asked, key)
        else:
            self._asking.typed(line.typing.press(key, text))

    # Events.

    def on_mount(self) -> None:
        self.activate(self.active or next(iter(self.tabs()), ""))
        self.redraw()

    def on_resize(self, _event: Resize) -> None:
        self.redraw()

    def on_screen_resume(self, _event: ScreenResume) -> None:
        self.redraw()

    def on_key(self, event: Key) -> None:
        event.stop()
        event.prevent_default()
        if self._is_behind():
            return
        after = after_escape(event)
        self.press("escape" if after else key_of(event), typed(event))
        if after:
            self.app.post_message(after)

    def _is_behind(self) -> bool:
        """Say whether another screen has come, or this one has gone, since a key was pressed.

        Keys of one burst wait at the screen that was there. The next one does not get them: a person
        must not type beyond a hand-over.
        """
        return self.app.screen is not self

    def on_paste(self, event: Paste) -> None:
        """Put pasted text into the line that is typed; anywhere else it is no command."""
        event.stop()
        if self._asking.line is not None and not self._is_behind():
            self._asking.typed(self._asking.line.typing.insert(event.text))
            self.redraw()


def _guard_rows(size: Size) -> Rows:
    return paragraph(_("Ink Ribbon needs 40x12. The game is saved."), max(size.width, 1))
