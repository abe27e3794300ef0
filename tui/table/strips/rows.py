"""The order of the strips, and how many lines they take.

From the top: under the own Character the Partner and the Infection Level, then what the Levels do,
then the other players or the Teams, then the Mansion.
"""

from tui.rows import Row
from tui.table import head
from tui.table.eyes import Eyes
from tui.table.strips import infection, partner, race, teams

USUAL_LINES = 6
"""The lines above the Resource Area in a Story game of three seats, which the frames are drawn for."""


def under_own(eyes: Eyes, width: int) -> list[Row]:
    """Return the strips directly under the own Character."""
    rows = partner.own_rows(eyes, width) if has_partner(eyes) else []
    return rows + (infection.own_rows(eyes, width) if has_infection(eyes) else [])


def survivor_rows(eyes: Eyes, width: int, *, roomy: bool) -> list[Row]:
    """Return the lines of the others, or of the Teams; with `roomy` both, and more of a Partner."""
    rows = race.rows(eyes, width) if not eyes.mode.has_mansion else []
    if eyes.view.teams:
        rows += teams.rows(eyes, width, roomy=roomy)
    if roomy or not eyes.view.teams:
        for seat in eyes.view.seats:
            if seat.seat != eyes.view.seat:
                rows.append(head.mate_row(eyes, seat, width, both=not roomy))
                rows += partner.mate_rows(eyes, seat, width) if roomy else []
    return rows


def has_partner(eyes: Eyes) -> bool:
    """Say whether there is a line of the own Partner; it stays where the Partner has gone."""
    return eyes.view.setup.partner or eyes.view.me.partner is not None


def has_infection(eyes: Eyes) -> bool:
    """Say whether there is a line of the own Infection Level."""
    return eyes.mode.infects


def crowd(eyes: Eyes) -> int:
    """Return by how many lines the whole head is longer than USUAL_LINES; the layout makes room."""
    view, mode = eyes.view, eyes.mode
    own = 2 + has_partner(eyes) + has_infection(eyes) + 1
    others = len(view.teams) or len(view.seats) - 1
    return own + others + (not mode.has_mansion) + mode.has_mansion - USUAL_LINES
