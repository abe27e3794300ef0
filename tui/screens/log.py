"""The log of the whole game: filter, search, and the table as it was at a line (S7)."""

from collections.abc import Iterable, Mapping

from textual.geometry import Region, Size

from tui.commands import Command, command, use
from tui.eyes import AnyEyes
from tui.look.heads import head_of
from tui.look.log import (
    NOWHERE,
    Page,
    Sought,
    head_words,
    next_filter,
    next_hit,
    page_of,
)
from tui.look.logbook import Entry, Logbook
from tui.look.marking import sought
from tui.narration.text import _, mark
from tui.screens.aside import ASIDE, TABLE, aside_panels, draw_aside, split
from tui.screens.base import Topic
from tui.screens.before import BeforeScreen
from tui.screens.looking import Look, LookScreen
from tui.session import Session
from tui.sizes import width_class
from tui.why.about import line_topic
from tui.widgets.lines import Lines, Rows
from tui.widgets.panel import Item, Panel


class LogScreen(LookScreen[AnyEyes]):
    """Read what has happened, as the person at the screen may see it."""

    ABOUT = mark(
        "All that has happened, turn by turn, each line with its number. f leaves only fights, then "
        "dangers, then purchases; / searches, n goes to the next hit. Enter shows the table as it was."
    )
    KEYS = (
        command("find").named(mark("Search"), mark("Search the lines for a text.")),
        command("filter").named(
            mark("Fights"), mark("Show fights, dangers, purchases, or all lines.")
        ),
        command("next").named(
            mark("Next hit"), mark("Go to the next line with the searched text.")
        ),
        command("enter").named(mark("Show table"), mark("Show the table as it was at this line.")),
        *use("move"),
    )

    def __init__(self, session: Session, look: Look, logbook: Logbook | None = None) -> None:
        super().__init__(session, look, logbook)
        self._sought = Sought()
        self._entries: tuple[Entry, ...] = ()
        self._page = Page((), (), ())
        self._made_for: object = None
        self._at_end = True
        self._here = NOWHERE

    def listed(self) -> tuple[Command, ...]:
        return (*self.KEYS, *self.other_looks(), *use("back"))

    def panels(self) -> Iterable[Lines]:
        yield Panel(id="lines")
        yield from aside_panels()

    def looked(self, eyes: AnyEyes) -> None:
        self._entries = self.logbook.entries(eyes.view.seat)

    def placed(self, middle: Region, size: Size) -> Mapping[str, Region]:
        parted = split(middle, size)
        return {"lines": parted.text, **parted.aside}

    def draw(self, size: Size) -> None:
        if width_class(size) >= ASIDE:
            draw_aside(self.panel(TABLE), self.eyes)

    def head(self, size: Size) -> Rows:
        # The page decides what the first and the last lines say, and is made before these are counted.
        self._fill()
        self._here = self._place()
        words = head_words(self._entries, self._page, self._sought, self._here)
        return (head_of(words, size.width, self.eyes.glyphs, kept=-1),)

    def question(self) -> str:
        if self._here == NOWHERE:
            return super().question()
        number = self._entries[self._here].number
        return _("Enter shows the table as it was at {number}; Escape goes back.").format(
            number=number
        )

    def refuses(self, command_id: str) -> str:
        if command_id == "next" and not self._sought.text:
            return _("Nothing is searched for: / searches.")
        return ""

    def topics(self) -> tuple[Topic, ...]:
        if self._here == NOWHERE:
            return super().topics()
        line = self._entries[self._here]
        return (line_topic(line.line.text, line.number, self.eyes.glyphs), *super().topics())

    def choose(self, panel: Panel, item: Item) -> None:
        entry = self._entries[int(item.key)]
        self.app.push_screen(BeforeScreen(self.logbook.past, self.look, entry))

    def moved(self, panel: Panel) -> None:
        self._at_end = False

    def do_filter(self, _key: str) -> None:
        """Show only lines with the next tag."""
        self._sought = Sought(next_filter(self._sought.tag), self._sought.text)

    def do_find(self, _key: str) -> None:
        """Search the lines that are shown, while the text is typed."""
        self.type_line(self._sought.text, self._searched, ask=_("Search:"), changed=self._search)

    def do_next(self, _key: str) -> None:
        """Go to the next line with the searched text, going round."""
        self._fill()
        place = next_hit(self._page, self._place())
        if place == NOWHERE:
            self.refuse(_('No line has "{text}" in it.').format(text=self._sought.text))
        else:
            self._stand(place)

    def do_back(self, key: str) -> None:
        """Leave the search first, then the log."""
        if self._sought.text:
            self._search("")
        else:
            super().do_back(key)

    def _search(self, typed: str) -> None:
        self._sought = Sought(self._sought.tag, sought(typed))
        self._fill()
        if self._page.hits and self._place() not in self._page.hits:
            self._stand(next_hit(self._page, self._place()))

    def _searched(self, typed: str | None) -> None:
        """Enter keeps the search, Escape drops it."""
        if typed is None:
            self._search("")

    def _place(self) -> int:
        """Return the place of the line under the cursor."""
        item = self.panel("lines").current if self.is_mounted else None
        return int(item.key) if item else NOWHERE

    def _stand(self, place: int) -> None:
        self._at_end = False
        self.panel("lines").stand_on(str(place))

    def _fill(self) -> None:
        """Make the page anew where something has changed; a long game has many lines."""
        if not self.is_mounted:
            return
        panel = self.panel("lines")
        eyes = self.eyes
        width = split(self.app.size.region, self.app.size).text.width - 1
        made_for = (self._entries, self._sought, width, eyes.glyphs)
        if made_for != self._made_for:
            self._made_for = made_for
            self._page = page_of(self._entries, self._sought, width, eyes.glyphs)
            panel.fill("", [_item(place, rows) for place, rows in self._passages()])
            if self._at_end and self._page.shown:
                panel.stand_on(str(self._page.shown[-1]))

    def _passages(self) -> Iterable[tuple[int, Rows]]:
        return ((each.place, each.rows) for each in self._page.passages)


def _item(place: int, rows: Rows) -> Item:
    return Item(str(place) if place != NOWHERE else "", rows)
