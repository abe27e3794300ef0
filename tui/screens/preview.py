"""What a list of piles holds, before a game begins: briefly beside the list, or pile by pile."""

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from textual.geometry import Size

from content.deckbuilding.terms import ANY
from core.deckbuilding.cards import Card, Kind
from core.deckbuilding.catalogue import Book, Inventory, Mansion, Scenario
from core.deckbuilding.modes import Mode
from tui.narration.deckbuilding.cards import card_text, line_parts
from tui.narration.names import printable
from tui.narration.text import _, mark_plural, ngettext, plural
from tui.narration.words import commas, fitted, listed
from tui.rows import Row, Span, left, right, row
from tui.widgets.lines import Rows
from tui.widgets.panel import Item
from tui.wrap import wrapped

Piles = tuple[tuple[str, ...], ...]

_ORDER = (Kind.AMMUNITION, Kind.ACTION, Kind.ITEM, Kind.WEAPON)

MIXED = "~"
"""The mark of a pile whose order is hidden."""

_CARDS = mark_plural("{count} card", "{count} cards")

_WIDE = 60
"""The width from which a pile has a line of its own, with what its card does."""

_FEEL = 2
"""The rows kept for what a list plays like, so that the piles stand in the same rows for each."""

_NARROW_FEEL = 3
"""The same where there is little room."""

_BESIDES = 8
"""The rows that are wanted besides the piles: the Mansion, the basic piles, blank lines."""

_TOLD = 10
"""The rows that are wanted below the piles for what the cards of one do."""


def pile_name(book: Book, pile: tuple[str, ...], *, short: bool = False) -> str:
    """Return a pile's name: its first card, with `~` if more kinds are mixed in it."""
    first = book.cards[pile[0]]
    return (first.short if short else first.name) + (MIXED if len(pile) > 1 else "")


def pile_size(book: Book, pile: tuple[str, ...]) -> int:
    """Return how many cards a pile begins with."""
    return sum(book.cards[card].copies for card in pile)


def costs(book: Book, pile: tuple[str, ...]) -> int:
    """Return what the first card of a pile costs."""
    return book.cards[pile[0]].cost or 0


_PILES = 13
"""The lines for piles where each has one: a published list has 10 to 13 of its own."""


def in_order(book: Book, piles: Piles) -> Piles:
    """Return piles as a player looks for them: Actions, Items, Weapons, the cheap ones first.

    Lists that share most piles then share most lines, too.
    """

    def place(pile: tuple[str, ...]) -> tuple[int, int, str]:
        card = book.cards[pile[0]]
        kind = _ORDER.index(card.kind) if card.kind in _ORDER else len(_ORDER)
        return kind, costs(book, pile), card.name

    return tuple(sorted(piles, key=place))


def brief(book: Book, feel: str, piles: Piles, room: Size) -> Rows:
    """Return what a list of piles plays like, and its piles with their costs.

    Where there is room each has a line; else they stand in two columns. What their cards do is told
    by `pile_items`, once the player has gone there: a step in the list of scenarios changes most of
    the piles, and their texts would cost a slow line ten times their names.
    """
    rows = [row(line) for line in _paragraph(feel, room.width)]
    if room.width >= _WIDE and room.height >= len(rows) + len(piles) + _BESIDES:
        rows += [row()] * (_FEEL - len(rows))
        # What stands below has one place, whatever list is shown, and so need not be drawn anew.
        spare = min(_PILES - len(piles), room.height - len(rows) - len(piles) - _BESIDES)
        rows += [row(), *(row(_pile_words(book, pile)) for pile in piles), row()]
        rows += [row()] * spare
    else:
        rows += [row()] * (_NARROW_FEEL - len(rows))
        rows += _two_columns(book, piles, room.width)
    if any(len(pile) > 1 for pile in piles):
        note = _("~ mixed: the next card is hidden")
        rows += [row(Span(line, "muted")) for line in wrapped(note, room.width)]
    return tuple(rows)


def count_words(piles: Piles, basics: Piles) -> str:
    """Return how many piles there are: `12 + 6 piles`."""
    return _("{own} + {basic} piles").format(own=len(piles), basic=len(basics))


def basics_rows(book: Book, basics: Piles, width: int) -> Rows:
    """Return the names of the Basic Resources."""
    names = commas(printable(pile_name(book, pile)) for pile in basics)
    return tuple(
        map(row, wrapped(_("Basic Resources: {names}").format(names=names), width, indent=2))
    )


def mansion_rows(
    book: Book, mansions: Sequence[Mansion], width: int, *, bosses: bool = True
) -> Rows:
    """Return the size of the Mansions that are shuffled together, and their Bosses; nothing of none."""
    if not mansions:
        return ()
    cards = [each for mansion in mansions for each in mansion.cards]
    size = sum(each.copies for each in cards)
    text = _("Mansion {name}: {cards}").format(
        name=" + ".join(printable(each.name) for each in mansions),
        cards=plural(_CARDS, size).format(count=size),
    )
    named = [book.cards[each.card] for each in cards if book.cards[each.card].boss]
    if bosses and named and width >= _WIDE:
        text += _(", boss {bosses}").format(bosses=commas(_boss(each) for each in named))
    return tuple(row(line) for line in wrapped(text, width, indent=2))


def mansion_cards(book: Book, mansion: Mansion, width: int) -> Rows:
    """Return the cards of a Mansion, a line each: copies, name, and what it has and does.

    Where there is little room it is Health, Damage and Decorations alone, below their names.
    """
    cards = [(each.copies, book.cards[each.card]) for each in mansion.cards]
    cards.sort(key=lambda each: (each[1].health or 0, each[1].name))
    if width >= _WIDE:
        return tuple(
            row(_copies_of(count, card, 25), "  ", fitted(line_parts(book, card), width - 30))
            for count, card in cards
        )
    name = max(min(width - 17, 25), 1)
    heads = (_("Health"), _("Dmg"), _("Deco"))
    head = row(Span(f"   {left('', name)}" + _columns(heads), "muted"))
    lines = [row(_copies_of(count, card, name), _columns(_infected(card))) for count, card in cards]
    return (head, *lines)


def _copies_of(count: int, card: Card, width: int) -> str:
    name = card.name if cell_len(card.name) <= width else card.short
    return f"{right(str(count), 2)} {left(printable(name), width)}"


def _infected(card: Card) -> tuple[str, ...]:
    """Return the figures of an Infected; of another card what kind it is."""
    if card.kind is Kind.INFECTED:
        return str(card.health or 0), str(card.damage or 0), str(card.decorations)
    return "-", "-", "-"


def _columns(figures: Sequence[str]) -> str:
    return f"{right(figures[0], 6)}{right(figures[1], 4)}{right(figures[2], 5)}"


def mansions_cards(book: Book, mansions: Sequence[Mansion], width: int) -> Rows:
    """Return the cards of Mansions that are shuffled together, those of each below its name."""
    rows: list[Row] = []
    for mansion in mansions:
        rows += [row(Span(printable(mansion.name), "title"))] if len(mansions) > 1 else []
        rows += mansion_cards(book, mansion, width)
    return tuple(rows)


def exchange_rows(book: Book, mode: Mode, scenario: Scenario | None, width: int) -> Rows:
    """Return that piles of a list for another mode may be exchanged, if it lacks what this one likes."""
    if scenario is None or scenario.mode in (mode.id, ANY):
        return ()
    there = {card for pile in scenario.piles for card in pile}
    lacking = [book.cards[card].name for card in mode.exchanged_for if card not in there]
    if not lacking:
        return ()
    text = ngettext(
        "o can exchange a pile for {names} (DBG-16.2)",
        "o can exchange {count} piles for {names} (DBG-16.2)",
        len(lacking),
    ).format(count=len(lacking), names=listed(lacking))
    return tuple(row(Span(f" {line}", "muted")) for line in wrapped(text, width - 1))


def inventory_rows(book: Book, inventory: Inventory | None, width: int) -> Rows:
    """Return the cards that every player begins with; None are those of the own Character."""
    if inventory is None:
        return tuple(map(row, wrapped(_("Inventory: each Character's own list"), width, indent=2)))
    cards = commas(
        f"{each.copies} {printable(book.cards[each.card].name)}" for each in inventory.cards
    )
    text = _("Inventory: {cards}").format(cards=cards)
    return tuple(row(line) for line in wrapped(text, width, indent=2))


def pile_items(
    book: Book, piles: Iterable[tuple[str, ...]], width: int, opened: str
) -> Sequence[Item]:
    """Return a line a pile: cost, name, cards; the one with the key `opened` has its cards' texts."""
    return [_pile_item(book, pile, width, opened) for pile in piles]


def wide_items(book: Book, piles: Piles, width: int) -> Sequence[Item]:
    """Return a line a pile with what its first card does, for a panel with room for `told` below."""
    return [Item(key_of(pile), (_pile_line(book, pile, width),)) for pile in piles]


def told(book: Book, piles: Piles, width: int, opened: str) -> Rows:
    """Return what the cards of the pile with the key `opened` do, to stand below all piles."""
    found = [pile for pile in piles if key_of(pile) == opened]
    return tuple(row() for _pile in found) + tuple(
        row(" ", *line) for pile in found for line in texts(book, pile, width - 1)
    )


def has_room(piles: Piles, room: Size) -> bool:
    """Say whether `wide_items` fit, with what is told below them; nothing moves then by a step."""
    return room.width >= _WIDE and room.height >= len(piles) + _TOLD


def key_of(pile: tuple[str, ...]) -> str:
    """Return the key of a pile's item."""
    return "+".join(pile)


def texts(book: Book, pile: tuple[str, ...], width: int) -> Rows:
    """Return what the cards of a pile do; each with its name if there are several."""
    rows: list[Row] = []
    for card in (book.cards[each] for each in pile):
        said = card_text(book, card)
        if len(pile) > 1:
            copies = plural(_CARDS, card.copies).format(count=card.copies)
            said = f"{printable(card.name)}, {copies}: {said}"
        rows += [row(line) for line in wrapped(said, width, indent=2 if len(pile) > 1 else 0)]
    return tuple(rows)


def _pile_item(book: Book, pile: tuple[str, ...], width: int, opened: str) -> Item:
    name = printable(pile_name(book, pile))
    figures = f"{right(str(costs(book, pile)), 3)} "
    size = right(str(pile_size(book, pile)), 3)
    first = row(figures, left(name, max(width - 8, 1)), Span(size, "muted"))
    more: Rows = ()
    if key_of(pile) == opened:
        more = tuple(
            row("    ", *(Span(span.text, "muted") for span in line))
            for line in texts(book, pile, max(width - 5, 1))
        )
    return Item(key_of(pile), (first, *more))


def _pile_line(book: Book, pile: tuple[str, ...], width: int) -> Row:
    """Return a pile in a line: cost, name, cards, and what the first card does."""
    does = fitted(line_parts(book, book.cards[pile[0]]), width - 34)
    return row(f"{_pile_words(book, pile)}  {does}")


def _pile_words(book: Book, pile: tuple[str, ...]) -> str:
    """Return cost, name and cards of a pile, in one style and fixed columns: few bytes."""
    cost, size = right(str(costs(book, pile)), 3), right(str(pile_size(book, pile)), 2)
    return f"{cost} {left(printable(pile_name(book, pile)), 25)} {size}"


def _two_columns(book: Book, piles: Piles, width: int) -> list[Row]:
    digits = max(len(str(costs(book, pile))) for pile in piles)
    half = (len(piles) + 1) // 2
    first = (width + 2) // 2
    lefts = [_cell(book, pile, first - 1, digits) for pile in piles[:half]]
    rights = [_cell(book, pile, width - first, digits) for pile in piles[half:]]
    rights += [""] * (half - len(rights))
    return [row(left(one, first), other) for one, other in zip(lefts, rights, strict=True)]


def _cell(book: Book, pile: tuple[str, ...], width: int, digits: int) -> str:
    """Return a pile in a column: cost and short name."""
    mixed = MIXED if len(pile) > 1 else ""
    name = printable(book.cards[pile[0]].short)
    room = width - digits - 1 - len(mixed)
    cost = right(str(costs(book, pile)), digits)
    return f"{cost} {left(name, min(cell_len(name), max(room, 0)))}{mixed}"


def _boss(card: Card) -> str:
    return _("{name} ({health} Health, {damage} Damage)").format(
        name=printable(card.name), health=card.health, damage=card.damage
    )


def _paragraph(text: str, width: int) -> tuple[str, ...]:
    return wrapped(printable(text), width) if text else ()
