"""The lines below the scenarios of a new game: the table at the left, what is played at the right."""

from collections.abc import Sequence

from rich.cells import cell_len

from tui.narration.names import printable
from tui.narration.text import _, mark
from tui.screens.offers import Offer
from tui.screens.places import choice_row, seat_row, typed_row
from tui.screens.seats import Laid
from tui.widgets.panel import Item
from tui.widgets.typing import Typing

TABLE_ROWS = 8
"""The rows of the panel without its title."""

_NAME = 16
"""The width of a name, unless one is longer."""

_BESIDE_NAME = 23
"""The cells of a seat's number and of who sits there."""

REACTION_WORDS = {
    "auto": mark("by the table"),
    "holders": mark("ask who holds one"),
    "everyone": mark("ask everybody"),
}


def table_items(laid: Laid, width: int, typing: Typing | None, cursor: str) -> Sequence[Item]:
    """Return the lines of a table; the one under the cursor shows the line that is being typed."""
    longest = max(cell_len(printable(place.name)) + 1 for place in laid.places)
    wide = max(min(max(_NAME, longest), width - _BESIDE_NAME), 1)
    lines = [
        (f"seat:{seat}", seat_row(seat, place, wide, _now(f"seat:{seat}", cursor, typing)))
        for seat, place in enumerate(laid.places)
    ]
    lines.append(("reactions", choice_row(_("Reactions"), _reactions(laid, width))))
    lines.append(
        ("seed", typed_row(_("Seed"), laid.seed, _("by chance"), _now("seed", cursor, typing)))
    )
    named = _("that of the scenario")
    lines.append(("name", typed_row(_("Name"), laid.name, named, _now("name", cursor, typing))))
    return [Item(key, (line,)) for key, line in lines]


def offer_items(offers: Sequence[Offer]) -> Sequence[Item]:
    """Return the lines of what is chosen besides the seats."""
    return [Item(each.key, (choice_row(each.name, each.value),)) for each in offers]


def _now(key: str, cursor: str, typing: Typing | None) -> Typing | None:
    return typing if cursor == key else None


def _reactions(laid: Laid, width: int) -> str:
    words = _(REACTION_WORDS[laid.reactions])
    if laid.reactions == "auto" and width >= 50:
        return _("{words}: {now}").format(words=words, now=_(REACTION_WORDS[laid.asked]))
    return words
