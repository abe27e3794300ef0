"""Choosing the Mansions of a new game: one, several that are shuffled together, or one of one's own."""

from collections.abc import Callable, Iterable, Mapping

from textual.geometry import Region, Size

from core.deckbuilding.catalogue import Book, Mansion
from tui.commands import command, use
from tui.narration.names import printable
from tui.narration.text import _, mark
from tui.rows import Span, left, right, row
from tui.screens import preview
from tui.screens.base import BaseScreen, Divider, side_by_side
from tui.widgets.lines import Lines, Rows
from tui.widgets.panel import Item, Panel, text

Make = Callable[[Mansion, Callable[[str, Book], None]], None]
"""Opens the maker of a Mansion that begins with the cards of another; what it calls gets the new id."""


class MansionsScreen(BaseScreen[tuple[str, ...]]):
    """Mark Mansions. The result are the marked ones in their order, or None."""

    TITLE = mark("Mansions")
    ABOUT = mark(
        "Mark the Mansion that the game is played with. Several are shuffled together, and the game ends"
        " with the last of their Bosses (DBG-21.5). o makes one of your own from the one under the cursor."
    )
    KEYS = (
        command("toggle").named(mark("Mark"), mark("Mark the Mansion, or unmark it."), footer=6),
        command("enter").named(mark("Done"), mark("Play with the marked Mansions.")),
        command("options").named(
            mark("Make one"), mark("Make a Mansion of your own from this one.")
        ),
        *use("find", "move", "back"),
    )

    def __init__(self, book: Book, marked: Iterable[str], make: Make) -> None:
        super().__init__()
        self._book = book
        self._marked = list(marked)
        self._make = make

    def panels(self) -> Iterable[Lines]:
        yield Panel(id="mansions")
        yield Divider(id="between")
        yield Panel(id="text", reachable=False, margin=False)

    def placed(self, middle: Region, size: Size) -> Mapping[str, Region]:
        if size.width < 80:
            return {"mansions": middle}
        first, between, second = side_by_side(middle, min(size.width // 2 + 2, 58))
        return {"mansions": first, "between": between, "text": second}

    def head(self, size: Size) -> Rows:
        cards = sum(_size(self._book.mansions[each]) for each in self._marked)
        return (row(" ", Span(_("Mansions: {count} cards").format(count=cards), "own")),)

    def question(self) -> str:
        return _("Mark Mansions with Space. Enter takes them, Escape leaves all as it was.")

    def draw(self, size: Size) -> None:
        panel = self.panel("mansions")
        panel.fill(_("Mansions"), [self._item(each) for each in self._book.mansions.values()])
        if size.width >= 80 and panel.current:
            mansion = self._book.mansions[panel.current.key]
            about = self.panel("text")
            rows = preview.mansion_cards(self._book, mansion, max(about.extent.width - 2, 1))
            about.fill(printable(mansion.name), text(rows))

    def choose(self, panel: Panel, item: Item) -> None:
        if self._marked:
            self.dismiss(tuple(self._marked))
        else:
            self.refuse(_("No Mansion is marked: a game needs one at least (DBG-3.13)."))

    def do_toggle(self, _key: str) -> None:
        """Mark the Mansion under the cursor, or unmark it."""
        item = self.panel("mansions").current
        if item and item.key in self._marked:
            self._marked.remove(item.key)
        elif item:
            self._marked.append(item.key)

    def do_options(self, _key: str) -> None:
        """Make one of one's own from the Mansion under the cursor."""

        def made(mansion: str, book: Book) -> None:
            self._book = book
            self._marked = [mansion]
            self.redraw()
            self.panel("mansions").stand_on(mansion)

        if item := self.panel("mansions").current:
            self._make(self._book.mansions[item.key], made)

    def _item(self, mansion: Mansion) -> Item:
        marked = mansion.id in self._marked
        shown = row(
            Span("[x] " if marked else "[ ] ", "gain" if marked else ""),
            left(printable(mansion.name), 24),
            right(str(_size(mansion)), 4),
        )
        return Item(mansion.id, (shown,))


def _size(mansion: Mansion) -> int:
    return sum(each.copies for each in mansion.cards)
