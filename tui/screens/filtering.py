"""Which scenarios are listed for a new game: by mode, number of seats, and the boxes that a player owns."""

from collections.abc import Iterable, Mapping

from attrs import frozen
from textual.geometry import Region, Size

from core.deckbuilding.catalogue import Book, Scenario
from core.deckbuilding.modes import MODES
from tui.commands import command, use
from tui.narration.deckbuilding.terms import MODES as MODE_NAMES
from tui.narration.deckbuilding.terms import word
from tui.narration.names import printable
from tui.narration.text import _, mark, mark_plural, plural
from tui.narration.words import capital
from tui.rows import Span, left, right, row
from tui.screens.base import BaseScreen, centred
from tui.screens.seats import Laid
from tui.setup_deckbuilding.lists import fitting
from tui.widgets.lines import Lines, Rows
from tui.widgets.panel import Item, Panel

_SCENARIOS = mark_plural("{count} scenario", "{count} scenarios")


@frozen
class Listed:
    """The scenarios that fit a table, how many there are in all, and why none fits, if that is so."""

    scenarios: tuple[Scenario, ...]
    of: int
    why_none: str = ""


def listed(book: Book, laid: Laid, missing: Iterable[str]) -> Listed:
    """Return the scenarios of a mode, for the seats of a table, without those that need missing boxes."""
    mode, seats = MODES[laid.mode], len(laid.taken)
    count = len(book.scenarios)
    if not mode.least_seats <= seats <= mode.most_seats:
        text = _("{mode} is for {least} to {most} seats, and {seats} are taken.")
        why = text.format(
            mode=word(MODE_NAMES, mode.id),
            least=mode.least_seats,
            most=mode.most_seats,
            seats=seats,
        )
        return Listed((), count, why)
    gone = {*missing}
    there = fitting(book.scenarios.values(), mode, laid.made_for)
    found = tuple(each for each in there if not gone.intersection(each.boxes))
    return Listed(found, count, "" if found else _("All of them need boxes that you do not own."))


def boxes_in(book: Book) -> tuple[str, ...]:
    """Return the boxes that there are, those of a player's own content too."""
    return tuple(dict.fromkeys(card.set for card in book.catalogue.cards))


class FilterScreen(BaseScreen[tuple[str, ...]]):
    """Mark the boxes that one owns. The result are the others, or None."""

    TITLE = mark("Filter")
    ABOUT = mark(
        "Mark the boxes that you own: scenarios that need another one are not listed. What fits the mode"
        " and the seats is listed by itself. The boxes are remembered."
    )
    KEYS = (
        command("toggle").named(mark("Mark"), mark("Mark the box, or unmark it."), footer=6),
        command("enter").named(mark("Done"), mark("List what fits the marked boxes.")),
        *use("move", "back"),
    )

    def __init__(self, book: Book, missing: Iterable[str]) -> None:
        super().__init__()
        self._book = book
        self._boxes = boxes_in(book)
        self._missing = {*missing}

    def panels(self) -> Iterable[Lines]:
        yield Panel(id="boxes")

    def placed(self, middle: Region, size: Size) -> Mapping[str, Region]:
        return {"boxes": centred(middle, 60, 14)}

    def head(self, size: Size) -> Rows:
        return (row(" ", Span(_("Filter: the boxes that you own"), "own")),)

    def question(self) -> str:
        return _("Mark your boxes with Space. Enter lists what they can play.")

    def draw(self, size: Size) -> None:
        self.panel("boxes").fill(_("Boxes"), [self._item(box) for box in self._boxes])

    def choose(self, panel: Panel, item: Item) -> None:
        if len(self._missing & {*self._boxes}) == len(self._boxes):
            self.refuse(_("No box is marked: a game needs one at least."))
        else:
            self.dismiss(tuple(box for box in self._boxes if box in self._missing))

    def do_toggle(self, _key: str) -> None:
        """Mark the box under the cursor, or unmark it."""
        if item := self.panel("boxes").current:
            self._missing ^= {item.key}

    def _item(self, box: str) -> Item:
        owned = box not in self._missing
        cards = sum(card.copies for card in self._book.catalogue.cards if card.set == box)
        needing = sum(box in each.boxes for each in self._book.scenarios.values())
        text = plural(_SCENARIOS, needing).format(count=needing)
        shown = row(
            Span("[x] " if owned else "[ ] ", "gain" if owned else ""),
            left(printable(capital(box)), 20),
            right(_("{count} cards").format(count=cards), 10),
            "  ",
            Span(text, "muted"),
        )
        return Item(box, (shown,))
