"""A zone of any game as it is looked through."""

from attrs import frozen

from tui.rows import Row, Span, left, right, row


@frozen
class Zone:
    """A zone: whose it is, what it is called in a list and as a title, its cards, what is hidden.

    `cards` are copies, top card first where the zone has an order that may be known; `size` is the
    number of cards in it, `note` tells what is hidden.
    """

    key: str
    group: str
    name: str
    cards: tuple[int, ...]
    size: int
    note: str = ""
    title: str = ""


def zone_row(zone: Zone, width: int) -> Row:
    """Return the line of a zone: its name and the number of its cards."""
    role = "" if zone.size else "muted"
    return row(Span(left(f" {zone.name}", max(width - 4, 4)) + right(str(zone.size), 4), role))
