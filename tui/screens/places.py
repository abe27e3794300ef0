"""Lines of the table of a new game, whichever game it is: seats, choices, what is typed."""

from attrs import frozen

from tui.narration.names import printable
from tui.narration.text import _
from tui.opened import PERSON
from tui.rows import Row, Span, left, row
from tui.widgets.typing import Typing

EMPTY = "empty"

_LABEL, _NUMBER = 11, 8
"""The cells of a line's name, and of a seat's."""


@frozen
class Place:
    """A seat: the name, and `person`, a kind of bot, or `empty`. An empty seat keeps its name."""

    name: str
    player: str


def seat_row(seat: int, place: Place, wide: int, typing: Typing | None) -> Row:
    """Return a seat: number, name, who sits there."""
    number = _("Seat {number}").format(number=seat + 1)
    if typing is not None:
        return row(f"{left(number, _NUMBER)}", *typing.spans())
    empty = place.player == EMPTY
    name = "-" if empty else printable(place.name)
    role = "muted" if empty else "own" if place.player == PERSON else "other"
    return row(
        f"{left(number, _NUMBER)}", Span(left(name, wide), role), f"< {_kind(place.player)} >"
    )


def _kind(player: str) -> str:
    if player == PERSON:
        return _("person")
    if player == EMPTY:
        return _("empty")
    return _("bot, {kind}").format(kind=player)


def choice_row(name: str, value: str) -> Row:
    """Return a line whose value is changed with Left and Right."""
    return row(left(name, _LABEL), f"< {value} >")


def typed_row(name: str, value: str, usual: str, typing: Typing | None) -> Row:
    """Return a line whose value is typed; `usual` stands there until it is."""
    if typing is not None:
        return row(left(name, _LABEL), *typing.spans())
    return row(left(name, _LABEL), Span(printable(value), "own") if value else Span(usual, "muted"))
