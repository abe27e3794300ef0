"""A list of one's own: mark the piles of a game, and name them to keep the list."""

from collections.abc import Iterable, Mapping

from attrs import frozen
from textual.geometry import Region, Size

from core.deckbuilding.cards import Kind
from core.deckbuilding.catalogue import Book
from tui.commands import command, use
from tui.narration.names import printable
from tui.narration.text import _, mark, mark_plural, plural
from tui.rows import Row, Span, left, right, row
from tui.screens import preview
from tui.screens.base import BaseScreen, Divider, side_by_side
from tui.screens.counting import NAME_CELLS, name_problem
from tui.widgets.lines import Lines, Rows
from tui.widgets.panel import Item, Panel, text

_MARKED = mark_plural("{count} pile marked", "{count} piles marked")


@frozen
class Marked:
    """Piles, and the name that their list is kept under; empty if it is for one game only."""

    piles: preview.Piles
    name: str


class CustomScreen(BaseScreen[Marked]):
    """Mark piles. A pile of several kinds, as the scenarios have them, is marked as one.

    The result are the marked piles with a name, or None.
    """

    TITLE = mark("Custom list")
    ABOUT = mark(
        "Mark the piles that you want to play with; the basic ones are always there. A published game"
        " has 12. Cards that a scenario mixes in one pile stay together, since all copies of a card"
        " lie in one pile. A list with a name is kept in a file that you can share."
    )
    KEYS = (
        command("toggle").named(mark("Mark"), mark("Mark the pile, or unmark it."), footer=6),
        command("enter").named(mark("Done"), mark("Play with the marked piles.")),
        command("none").named(mark("None"), mark("Unmark all piles."), footer=2),
        *use("find", "move", "back"),
    )

    def __init__(
        self, book: Book, basics: preview.Piles, marked: preview.Piles, name: str = ""
    ) -> None:
        super().__init__()
        self._book = book
        self._piles = offered(book, basics, marked)
        self._marked = [pile for pile in self._piles if pile in marked]
        self._called = name

    def panels(self) -> Iterable[Lines]:
        yield Panel(id="piles")
        yield Divider(id="between")
        yield Panel(id="text", reachable=False, margin=False)

    def placed(self, middle: Region, size: Size) -> Mapping[str, Region]:
        if size.width < 80:
            return {"piles": middle}
        first, between, second = side_by_side(middle, min(size.width // 2 + 2, 58))
        return {"piles": first, "between": between, "text": second}

    def head(self, size: Size) -> Rows:
        count = plural(_MARKED, len(self._marked)).format(count=len(self._marked))
        return (row(" ", Span(_("Custom list: {count}").format(count=count), "own")),)

    def question(self) -> str:
        return _("Mark piles with Space. Enter takes them, Escape leaves all as it was.")

    def draw(self, size: Size) -> None:
        panel = self.panel("piles")
        width = panel.extent.width - 1
        items = [Item(preview.key_of(each), (self._row(each, width),)) for each in self._piles]
        panel.fill(_("Piles, {count}").format(count=len(items)), items)
        pile = self._at(panel.current)
        if pile and size.width >= 80:
            about = self.panel("text")
            said = preview.texts(self._book, pile, max(about.extent.width - 2, 1))
            about.fill(printable(preview.pile_name(self._book, pile)), text(said))

    def choose(self, panel: Panel, item: Item) -> None:
        if self._marked:
            ask = _("Name it to keep it, or Enter alone:")
            self.type_line(self._called, self._named, ask=ask, most=NAME_CELLS)
        else:
            self.refuse(_("No pile is marked: a game needs one at least (DBG-3.5)."))

    def _named(self, typed: str | None) -> None:
        if typed is None:
            return
        name = " ".join(typed.split())
        if name and (problem := name_problem(name)):
            self.refuse(problem)
        else:
            piles = tuple(pile for pile in self._piles if pile in self._marked)
            self.dismiss(Marked(piles, name))

    def do_toggle(self, _key: str) -> None:
        """Mark the pile under the cursor, or unmark it."""
        pile = self._at(self.panel("piles").current)
        if pile in self._marked:
            self._marked.remove(pile)
        elif pile and (other := self._clash(pile)):
            name = printable(preview.pile_name(self._book, other))
            self.refuse(
                _("{name} holds the same card, and all copies lie in one pile (DBG-3.9).").format(
                    name=name
                )
            )
        elif pile:
            self._marked.append(pile)

    def do_none(self, _key: str) -> None:
        """Unmark all piles."""
        self._marked = []

    def _clash(self, pile: tuple[str, ...]) -> tuple[str, ...] | None:
        return next((each for each in self._marked if set(each) & set(pile)), None)

    def _at(self, item: Item | None) -> tuple[str, ...] | None:
        return next(
            (each for each in self._piles if item and preview.key_of(each) == item.key), None
        )

    def _row(self, pile: tuple[str, ...], width: int) -> Row:
        marked = pile in self._marked
        name = printable(preview.pile_name(self._book, pile))
        box = Span("[x] " if marked else "[ ] ", "gain" if marked else "")
        cost = right(str(preview.costs(self._book, pile)), 3)
        size = right(str(preview.pile_size(self._book, pile)), 3)
        return row(box, cost, " ", left(name, max(width - 13, 1)), Span(size, "muted"))


def offered(book: Book, basics: preview.Piles, marked: preview.Piles) -> preview.Piles:
    """Return all piles that can be marked: those of the scenarios, and what lies in none of them."""
    found = dict.fromkeys(
        pile for each in book.scenarios.values() for pile in each.piles
    ) | dict.fromkeys(marked)
    lying = {card for pile in (*found, *basics) for card in pile}
    found |= {
        (card.id,): None
        for card in book.cards.values()
        if card.cost is not None
        and card.kind not in (Kind.CHARACTER, Kind.INFECTED)
        and card.id not in lying
    }
    return preview.in_order(book, tuple(found))
