"""Making a Mansion or a starting Inventory: how many of which cards, and under which name it is kept."""

from collections.abc import Callable, Iterable, Mapping

from attrs import frozen
from textual.geometry import Region, Size

from core.deckbuilding.cards import Card
from core.deckbuilding.catalogue import Book, Counted
from tui.commands import command, use
from tui.narration.deckbuilding.cards import card_text, line_parts
from tui.narration.names import printable
from tui.narration.text import _, mark
from tui.narration.words import fitted
from tui.rows import Row, Span, left, right, row
from tui.screens.base import BaseScreen, Divider, side_by_side
from tui.widgets.lines import Lines, Rows
from tui.widgets.panel import Item, Panel, text
from tui.wrap import wrapped

_WIDE = 54
"""The width from which there is room for what a card does."""

NAME_CELLS = 40
"""The widest name of something that a player makes."""


@frozen
class Kept:
    """What was made: its cards and its name."""

    cards: tuple[Counted, ...]
    name: str


@frozen
class Making:
    """What is made: its title, the cards to choose from, and what the count of one may reach.

    `wrong` says what is wrong with a choice of cards, or nothing.
    """

    title: str
    cards: tuple[Card, ...]
    most: Callable[[Card], int]
    wrong: Callable[[tuple[Counted, ...]], str]


class CountScreen(BaseScreen[Kept]):
    """Count cards, then name what they make. The result is kept by who opened the screen, or None."""

    TITLE = mark("Make your own")
    ABOUT = mark(
        "Count the cards of a Mansion or of a starting Inventory of your own. It is kept under its name"
        " in a file that you can share, and every new game offers it."
    )
    KEYS = (
        *use("more", "fewer"),
        command("change").named(mark("Count"), mark("One more or one fewer of the card.")),
        command("enter").named(mark("Keep"), mark("Name it, and keep it.")),
        command("none").named(mark("None"), mark("None of the card."), footer=1),
        *use("find", "move", "back"),
    )

    def __init__(self, book: Book, making: Making, start: Iterable[Counted], name: str) -> None:
        super().__init__()
        self._book = book
        self._making = making
        self._counts = {each.card: each.copies for each in start}
        self._called = name

    @property
    def _chosen(self) -> tuple[Counted, ...]:
        return tuple(
            Counted(card.id, count)
            for card in self._making.cards
            if (count := self._counts.get(card.id, 0))
        )

    def panels(self) -> Iterable[Lines]:
        yield Panel(id="cards")
        yield Divider(id="between")
        yield Panel(id="text", reachable=False, margin=False)

    def placed(self, middle: Region, size: Size) -> Mapping[str, Region]:
        if size.width < 80:
            return {"cards": middle}
        first, between, second = side_by_side(middle, min(size.width // 2 + 2, 70))
        return {"cards": first, "between": between, "text": second}

    def head(self, size: Size) -> Rows:
        count = sum(each.copies for each in self._chosen)
        words = _("{what}: {count} cards").format(what=self._making.title, count=count)
        return (row(" ", Span(words, "own")),)

    def question(self) -> str:
        return _("Count cards with + and -. Enter keeps them, Escape leaves all as it was.")

    def draw(self, size: Size) -> None:
        panel = self.panel("cards")
        width = panel.extent.width - 1
        items = [Item(card.id, (self._row(card, width),)) for card in self._making.cards]
        panel.fill(_("Cards, {count} kinds").format(count=len(self._chosen)), items)
        if size.width >= 80 and panel.current:
            self._tell(self._book.cards[panel.current.key])

    def _tell(self, card: Card) -> None:
        panel = self.panel("text")
        width = max(panel.extent.width - 2, 1)
        rows = [
            row(line) for line in wrapped(card_text(self._book, card) or _("No effect."), width)
        ]
        panel.fill(printable(card.name), text(rows))

    def _row(self, card: Card, width: int) -> Row:
        count = self._counts.get(card.id, 0)
        shown = Span(right(str(count) if count else "-", 3), "gain" if count else "muted")
        of = Span(_(" of {most}").format(most=left(str(self._making.most(card)), 2)), "muted")
        name = left(printable(card.name), min(30, max(width - 10, 1)))
        does = fitted(line_parts(self._book, card), width - 42) if width > _WIDE else ""
        return row(shown, of, " ", name, " ", Span(does, "muted"))

    def choose(self, panel: Panel, item: Item) -> None:
        if problem := self._making.wrong(self._chosen):
            self.refuse(problem)
            return
        self.type_line(self._called, self._named, ask=_("Name it:"), most=NAME_CELLS)

    def _named(self, typed: str | None) -> None:
        if typed is None:
            return
        name = " ".join(typed.split())
        if problem := name_problem(name):
            self.refuse(problem)
        else:
            self.dismiss(Kept(self._chosen, name))

    def change(self, panel: Panel, item: Item, step: int) -> None:
        card = self._book.cards[item.key]
        count = self._counts.get(card.id, 0) + step
        if count > self._making.most(card):
            most = self._making.most(card)
            text = _("There are {most} {name} in the box.")
            self.refuse(text.format(most=most, name=printable(card.name)))
        elif count >= 0:
            self._counts[card.id] = count

    def do_more(self, _key: str) -> None:
        """One more of the card under the cursor."""
        self.do_change("right")

    def do_fewer(self, _key: str) -> None:
        """One fewer of it."""
        self.do_change("left")

    def do_none(self, _key: str) -> None:
        """None of it."""
        if item := self.panel("cards").current:
            self._counts[item.key] = 0


def name_problem(name: str) -> str:
    """Return what is wrong with the name of something that a player makes, or an empty text."""
    if not name:
        return _("A name is needed.")
    if not name.isprintable() or {*"[]"} & {*name}:
        return _("A name has no square brackets and no control characters.")
    return ""
