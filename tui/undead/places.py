"""Where the panels of the table of Undead are at each size (section 4)."""

from collections.abc import Mapping

from textual.geometry import Region, Size

from tui.screens.areas import beside_log, log_column, side_by_side

NARROW = 60
"""The width below which the panels stand one at a time."""

COLUMN = 18
"""The least cells of a column of the track; a wider track is seen in part."""

WIDE, HIGH = 120, 26
"""From this size on what a Soldier can do stands beside his hand."""

Places = Mapping[str, Region]


def column_id(at: int) -> str:
    """Return the id of the column of a place of the track."""
    return f"place{at}"


def columns_shown(count: int, width: int, around: int) -> range:
    """Return the places of the track that are shown in a width: all, or those around one of them."""
    most = max(min(width // COLUMN, count), 1)
    first = min(max(around - (most - 1) // 2, 0), count - most)
    return range(first, first + most)


def track_places(area: Region, count: int, around: int) -> Places:
    """Return the places of the columns of the track, as wide as there is room for."""
    shown = columns_shown(count, area.width, around)
    each, more = divmod(area.width, len(shown))
    x, found = area.x, {}
    for number, at in enumerate(shown):
        width = each + (number < more)
        gap = number + 1 < len(shown)
        found[column_id(at)] = Region(x, area.y, width - gap, area.height)
        x += width
    return found


def mission_places(
    middle: Region,
    size: Size,
    active: str,
    *,
    track: tuple[int, int],
    soldiers: int,
    held: int,
    needed: int,
) -> Places:
    """Return the places of the mission: the track, the Soldiers, the hand, what a Soldier can do.

    `track` is the number of its places and the one to be seen; `held` are the cards of the hand,
    `needed` the rows of the highest column.
    """
    rest, log = beside_log(middle, log_column(size))
    if size.width < NARROW:
        return {**_one_at_a_time(rest, active, track, soldiers), **log}
    # The hand stands in two columns where the track leaves it the room, else in three.
    free = rest.height - (needed + 1) - (soldiers + 2)
    hand = min(max(-(-held // 2), 1), max(free, -(-held // 3), 1))
    below = soldiers + 1 + hand + 1
    if rest.width >= WIDE and rest.height >= HIGH:
        return {**_side(rest, track, soldiers, needed), **log}
    low = active == "acts"
    lower = max(min(max(below, 13) if low else below, rest.height - 5), 2)
    lower = max(lower, rest.height - max(needed + 1, 8))
    top, bottom = rest.split_horizontal(rest.height - lower)
    places = dict(track_places(top, *track))
    if low:
        return {**places, "acts": bottom, **log}
    squad, cards = bottom.split_horizontal(min(soldiers + 1, max(lower - 2, 1)))
    return {**places, "squad": squad, "hand": cards, **log}


def _one_at_a_time(rest: Region, active: str, track: tuple[int, int], soldiers: int) -> Places:
    """Return the places in a narrow terminal: a column or two, and below them the panel with the keys."""
    if active.startswith("place"):
        return track_places(rest, *track)
    lower = max(min(soldiers + 1, rest.height - 4), 3) if active == "squad" else rest.height // 2
    top, bottom = rest.split_horizontal(rest.height - lower)
    return {**track_places(top, *track), active: bottom}


def _side(rest: Region, track: tuple[int, int], soldiers: int, needed: int) -> Places:
    """Return the places where there is room for what a Soldier can do beside his hand."""
    lower = max(rest.height - needed - 1, soldiers + 12)
    lower = min(lower, rest.height * 3 // 5)
    top, bottom = rest.split_horizontal(rest.height - lower)
    squad, below = bottom.split_horizontal(soldiers + 1)
    left, between, right = side_by_side(below, (rest.width - 3) * 2 // 5)
    return {
        **track_places(top, *track), "squad": squad, "hand": left, "line": between, "acts": right,
    }  # fmt: skip


def choice_places(
    middle: Region, size: Size, name: str, *, track: tuple[int, int], needed: int, rows: int
) -> Places:
    """Return the places of a list below the track; a list of many `rows` takes what it needs."""
    rest, log = beside_log(middle, log_column(size))
    if size.width < NARROW or rest.height < 12:
        return {name: rest, **log}
    least = 6 if rest.height < 18 else 8
    lower = min(max(rows + 1, rest.height - needed - 1, 6), rest.height - least)
    top, bottom = rest.split_horizontal(rest.height - lower)
    return {**track_places(top, *track), name: bottom, **log}


def attack_places(middle: Region, size: Size, *, targets: int, odds: int, cards: int) -> Places:
    """Return the places of an Attack: what it is made with, its targets, its odds, its cards, what follows.

    The numbers are the rows that each would fill; what comes back goes first where it is low.
    """
    rest, log = beside_log(middle, log_column(size))
    heights = _shares(rest.height, (2, targets + 1, odds + 1, cards + 1 if cards else 0))
    places: dict[str, Region] = dict(log)
    y = rest.y
    for name, height in zip(("aim", "targets", "odds", "cards"), heights, strict=True):
        if height > 0:
            places[name] = Region(rest.x, y, rest.width, height)
        y += height
    left = rest.bottom - y
    if left >= 2:
        places["back"] = Region(rest.x, y, rest.width, left)
    elif left == 1 and "odds" in places:
        places["odds"] = places["odds"].grow((0, 0, 0, 0))
    return places


def _shares(room: int, wanted: tuple[int, int, int, int]) -> list[int]:
    """Return the heights of the parts of an Attack: the odds and three targets first, then the cards."""
    aim, targets, odds, cards = wanted
    given = [min(aim, room), min(targets, 4), 0, 0]
    room -= sum(given)
    given[2] = max(min(odds, room), 0)
    room -= given[2]
    given[3] = max(min(cards, room), 0)
    room -= given[3]
    more = min(targets - given[1], room)
    given[1] += more
    return given


def one_place(middle: Region, size: Size, name: str) -> Places:
    """Return the places while one panel takes over the middle; the log column stays."""
    rest, log = beside_log(middle, log_column(size))
    return {name: rest, **log}
