"""Where the panels of the table are at each size, and which of its lines there is room for (section 4)."""

from collections.abc import Mapping

from attrs import frozen
from textual.geometry import Region, Size

from tui.screens.areas import beside_log, log_column, log_lines, side_by_side
from tui.sizes import height_class, width_class
from tui.table.piles import columns_at

_LOG_AT_24 = 2
"""The lines of the usual log at a height of 24."""

LEAST_HAND = 3
"""The lines of the Hand, with its title, that piles never take: they do not jump with each card."""

CARD_LINES = 3
"""The lines that a card's text needs at least, with its title."""

SUM = 3
"""The lines of the plan's total and of what lacks Ammo."""


@frozen
class Room:
    """What a size has room for at the table.

    `mates` are lines for each of the others, else they share one (`together`); `strips` are those of a
    mode under the own Character, and `roomy` ones say more; with `titled` the parts of the head have
    titles and more lines (L1).
    """

    effects: bool
    mates: bool
    together: bool
    mansion: bool
    strips: bool
    roomy: bool
    played: bool
    titled: bool
    card: bool
    log_lines: int
    log_column: int


_SPARE = {24: 0, 30: 3, 40: 5}
"""By so many lines the head can be longer than usual before something goes, by height class."""


def is_roomy(size: Size) -> bool:
    """Say whether the strips of a mode have more lines."""
    return height_class(size) >= 30 and width_class(size) >= 80


def is_titled(size: Size) -> bool:
    """Say whether the parts of the head have titles and more lines (L1)."""
    return height_class(size) >= 40 and width_class(size) >= 120


def room_at(size: Size, crowd: int) -> Room:
    """Return what a size has room for; what goes first where it is short goes first here.

    `crowd` is by how many lines the head is longer than usual (`strips.rows`): the log becomes shorter,
    then what the Levels do goes, then what was played.
    """
    height, width = height_class(size), width_class(size)
    column = log_column(size)
    each = height >= 24 and width >= 80
    over = max(crowd - _SPARE.get(height, crowd), 0) if each else 0
    lines = log_lines(size)
    # A log at the right leaves the lines of the usual one free.
    spared = min(over, _LOG_AT_24 if column else max(lines - 1, 0))
    over -= spared
    lines -= spared
    return Room(
        effects=height >= 24 and over < 1,
        mates=each,
        together=height >= 18 and not each,
        mansion=each,
        strips=height >= 18,
        roomy=is_roomy(size),
        played=height >= 24 and over < 2,
        titled=is_titled(size),
        card=width >= 120 and height >= 24,
        log_lines=0 if column else max(lines, 0),
        log_column=column,
    )


def main_places(
    middle: Region,
    size: Size,
    crowd: int,
    piles: int,
    held: int,
    *,
    buying: bool = False,
    lent: int = 0,
) -> Mapping[str, Region]:
    """Return the places of the main part: piles, what was played, the Hand, card, log column.

    The Hand keeps the rows that it needs, of some at most, and the piles scroll where they do not fit.
    Very low, one of the two is only a line, whichever has not the keys. `held` are the rows of the Hand:
    what they leave free has the text of the card under the cursor, if it has no place of its own. `lent`
    are the free rows that the log has instead.
    """
    room = room_at(size, crowd)
    rest, log = beside_log(middle, room.log_column)
    played = 0 if not room.played else 2 if room.titled else 1
    columns = columns_at(rest.width, size.height)
    rows = -(-piles // columns)
    if height_class(size) < 18:
        grid = rest.height - 2 if buying else 1
    else:
        most_hand = 4 if height_class(size) < 24 else 6
        least_hand = min(most_hand, max(held + 1, LEAST_HAND))
        grid = min(rows + 1, max(rest.height - least_hand + lent - played, 2))
    top, below = rest.split_horizontal(min(grid, rest.height))
    between, hand = below.split_horizontal(played)
    places = {"piles": top, "played": between, "hand": hand, **log}
    if room.card:
        places["hand"], places["line"], places["card"] = side_by_side(hand, hand.width * 70 // 120)
    elif (buying or held) and not lent and hand.height - 1 - held >= CARD_LINES:
        places["hand"], places["card"] = hand.split_horizontal(held + 1)
    return places


def one_place(middle: Region, size: Size, name: str) -> Mapping[str, Region]:
    """Return the places while one panel takes over the middle; the log column stays."""
    rest, log = beside_log(middle, log_column(size))
    return {name: rest, **log}


def plan_places(middle: Region, size: Size, weapons: int) -> Mapping[str, Region]:
    """Return the places of the plan: the Weapons, the total, the odds. The total is always there."""
    rest, log = beside_log(middle, log_column(size))
    low = rest.height < 11
    sums = 1 if low else SUM
    odds = 3 if low else 5
    if not low and rest.height - sums - odds < weapons + 2:
        # Without the blank line one Weapon more is in sight.
        sums -= 1
    spare = rest.height - sums - (weapons + 2)
    if rest.height < 7:
        odds = 0
    elif spare > odds:
        odds = min(spare, 12)
    top, below = rest.split_horizontal(max(rest.height - odds - sums, 1))
    total, chances = below.split_horizontal(min(sums, below.height))
    return {"plan": top, "sum": total, "odds": chances, **log}
