"""Where the panels of the table of Biohazard War are at each size (section 4)."""

from collections.abc import Callable, Mapping

from textual.geometry import Region, Size

from tui.screens.areas import beside_log, log_column, side_by_side

NARROW = 60
"""The width below which the panels of the fronts stand one at a time."""

FACILITIES = 8
"""The rows of the Facilities with their title."""

HIGH = 7
"""The rows of what is told below the hand where there is room for more than that."""

Places = Mapping[str, Region]


def front_places(middle: Region, size: Size, active: str, held: int) -> Places:
    """Return the places of both fronts, the hand of `held` cards, and of what is under the cursor."""
    rest, log = beside_log(middle, log_column(size))
    if size.width < NARROW:
        return {active: rest, **log}
    top_rows = FACILITIES if rest.height >= 16 else rest.height // 2
    if rest.height >= 30:
        top_rows += (rest.height - 26) // 4
    left, between, right = side_by_side(rest, (rest.width - 3) // 2)
    facilities, teams = left.split_horizontal(top_rows)
    units, below = right.split_horizontal(top_rows)
    hand = min(held + 1, below.height)
    if below.height - hand > HIGH:
        # There is room for the texts of the cards too.
        hand = below.height - HIGH
    elif below.height - hand < 2:
        hand = below.height
    cards, under = below.split_horizontal(hand)
    return {
        "facilities": facilities, "teams": teams, "units": units, "line": between,
        "hand": cards, "under": under, **log,
    }  # fmt: skip


def fight_places(middle: Region, size: Size, lines: Callable[[int], int], listed: str) -> Places:
    """Return the places of a fight: both sums, the chance, and a list.

    `lines` says how many rows the sums take where there is room for so many.
    """
    rest, log = beside_log(middle, log_column(size))
    if rest.height < 10:
        chance, below = rest.split_horizontal(min(1, rest.height))
        return {"chance": chance, listed: below, **log}
    sums = max(min(lines(rest.height - 10) + 1, rest.height - 9), 0)
    if sums < 4 or size.width < NARROW:
        sums = 0
    top, below = rest.split_horizontal(sums)
    chance, cards = below.split_horizontal(3)
    ours, between, theirs = side_by_side(top, (rest.width - 3) // 2)
    places = {"chance": chance, listed: cards, **log}
    return {**places, "ours": ours, "line": between, "theirs": theirs} if sums else places


def one_place(middle: Region, size: Size, name: str) -> Places:
    """Return the places while one panel takes over the middle; the log column stays."""
    rest, log = beside_log(middle, log_column(size))
    return {name: rest, **log}
