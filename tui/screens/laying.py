"""The lines of the table panel of a new game: seats at the left, what is fixed at the right."""

from collections.abc import Sequence

from rich.cells import cell_len

from core.deckbuilding.catalogue import Book
from core.deckbuilding.setup import STANDARD
from tui.narration.names import printable
from tui.narration.text import _, mark
from tui.opened import PERSON
from tui.rows import Row, Span, left, row, width_of
from tui.screens.seats import EMPTY, Laid, Place
from tui.widgets.panel import Item
from tui.widgets.typing import Typing
from tui.wrap import wrapped

TABLE_ROWS = 8
"""The rows of the panel without its title."""

_NAME = 16
"""The width of a name, unless one is longer."""

REACTION_WORDS = {
    "auto": mark("by the table"),
    "holders": mark("ask who holds one"),
    "everyone": mark("ask everybody"),
}


def table_items(
    laid: Laid, book: Book, width: int, typing: Typing | None, cursor: str
) -> Sequence[Item]:
    """Return the lines of a table; the one under the cursor shows the line that is being typed."""
    wide = max(_NAME, *(cell_len(printable(place.name)) + 1 for place in laid.places))
    lines = [
        (f"seat:{seat}", _seat(seat, place, wide, _now(f"seat:{seat}", cursor, typing)))
        for seat, place in enumerate(laid.places)
    ]
    lines.append(("reactions", _choice(_("Reactions"), _reactions(laid, width))))
    if len(book.mansions) > 1:
        mansion = printable(book.mansions[laid.mansion].name)
        lines.append(("mansion", _choice(_("Mansion"), mansion)))
    lines.append(
        ("seed", _typed(_("Seed"), laid.seed, _("by chance"), _now("seed", cursor, typing)))
    )
    named = _("that of the scenario")
    lines.append(("name", _typed(_("Name"), laid.name, named, _now("name", cursor, typing))))
    column = wide + 24
    notes = _notes(laid, book, width - column - 2) if width >= 78 else {}
    return [Item(key, (_beside(line, notes.get(key, ""), column),)) for key, line in lines]


def _now(key: str, cursor: str, typing: Typing | None) -> Typing | None:
    return typing if cursor == key else None


def _seat(seat: int, place: Place, wide: int, typing: Typing | None) -> Row:
    """Return a seat: number, name, who sits there."""
    number = _("Seat {number}").format(number=seat + 1)
    if typing is not None:
        return row(f"{left(number, 8)}", *typing.spans())
    empty = place.player == EMPTY
    name = "-" if empty else printable(place.name)
    role = "muted" if empty else "own" if place.player == PERSON else "other"
    return row(f"{left(number, 8)}", Span(left(name, wide), role), f"< {_kind(place.player)} >")


def _kind(player: str) -> str:
    if player == PERSON:
        return _("person")
    if player == EMPTY:
        return _("empty")
    return _("bot, {kind}").format(kind=player)


def _choice(name: str, value: str) -> Row:
    return row(left(name, 11), f"< {value} >")


def _typed(name: str, value: str, usual: str, typing: Typing | None) -> Row:
    if typing is not None:
        return row(left(name, 11), *typing.spans())
    return row(left(name, 11), Span(printable(value), "own") if value else Span(usual, "muted"))


def _reactions(laid: Laid, width: int) -> str:
    words = _(REACTION_WORDS[laid.reactions])
    if laid.reactions == "auto" and width >= 50:
        return _("{words}: {now}").format(words=words, now=_(REACTION_WORDS[laid.asked]))
    return words


def _notes(laid: Laid, book: Book, width: int) -> dict[str, str]:
    """Return what is fixed (Characters, Mansion, Inventory, first player) by the lines it stands beside."""
    inventory = book.inventories[STANDARD]
    cards = ", ".join(
        f"{each.copies} {printable(book.cards[each.card].name)}" for each in inventory.cards
    )
    size = sum(each.copies for each in book.mansions[laid.mansion].cards)
    mansion = _("{name}, {count} cards").format(
        name=printable(book.mansions[laid.mansion].name), count=size
    )
    pairs = (
        (_("Characters"), _("deal 2, keep 1")),
        (_("Mansion"), mansion),
        (_("Inventory"), cards),
    )
    lines: list[str] = []
    for name, value in pairs:
        first, *more = wrapped(value, max(width - 12, 8))
        lines += [left(name, 12) + first, *(" " * 12 + line for line in more)]
    beside = {f"seat:{seat}": line for seat, line in enumerate(lines[: len(laid.places)])}
    return beside | {"seed": _("First player by chance")}


def _beside(line: Row, note: str, column: int) -> Row:
    gap = " " * max(column - width_of(line), 1)
    return (*line, Span(gap), Span(note, "muted")) if note else line
