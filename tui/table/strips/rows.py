"""The order of the strips, and how many lines they take.

From the top: under the own Character the Partner and the Infection Level, then what the Levels do, then
XP and Skills, then the other players or the Teams, then the Mansion.
"""

from core.deckbuilding.view import SeatView
from core.kernel.decision import NONE
from tui.rows import Row
from tui.table import head
from tui.table.eyes import Eyes
from tui.table.strips import infection, partner, race, skills, teams

USUAL_LINES = 6
"""The lines above the Resource Area in a Story game of three seats, which the frames are drawn for."""

TITLED_LINES = 11
"""The same lines where its parts have titles and each Level a line (L1)."""


def under_own(eyes: Eyes, width: int) -> list[Row]:
    """Return the strips directly under the own Character."""
    rows = partner.own_rows(eyes, width) if has_partner(eyes) else []
    return rows + (infection.own_rows(eyes, width) if has_infection(eyes) else [])


def under_effects(
    eyes: Eyes, width: int, *, roomy: bool = False, titled: bool = False
) -> list[Row]:
    """Return the strip under what the own Levels do; `titled` it says what each Skill does too."""
    if not has_skills(eyes):
        return []
    return skills.full_rows(eyes, width) if titled else skills.own_rows(eyes, width, roomy=roomy)


def survivor_rows(eyes: Eyes, width: int, *, roomy: bool) -> list[Row]:
    """Return the lines of the others, or of the Teams; with `roomy` both, and more of a Partner."""
    rows = race.rows(eyes, width) if not eyes.mode.has_mansion else []
    if eyes.view.teams:
        rows += teams.rows(eyes, width, roomy=roomy)
    if roomy or not eyes.view.teams:
        for seat in eyes.view.seats:
            if seat.seat != eyes.view.seat:
                rows.append(head.mate_row(eyes, seat, width, both=not roomy))
                rows += _more_of_mate(eyes, seat, width) if roomy else []
    if has_skills(eyes) and not roomy:
        rows += skills.mates_rows(eyes, width)
    return rows


def _more_of_mate(eyes: Eyes, seat: SeatView, width: int) -> list[Row]:
    rows = partner.mate_rows(eyes, seat, width)
    return rows + (skills.mate_rows(eyes, seat, width) if has_skills(eyes) else [])


def has_partner(eyes: Eyes) -> bool:
    """Say whether there is a line of the own Partner; it stays where the Partner has gone."""
    return eyes.view.setup.partner or eyes.view.me.partner is not None


def has_infection(eyes: Eyes) -> bool:
    """Say whether there is a line of the own Infection Level."""
    return eyes.mode.infects


def has_skills(eyes: Eyes) -> bool:
    """Say whether the Skill System is played."""
    return eyes.view.setup.skills or bool(eyes.view.me.skills)


def crowd(eyes: Eyes, *, roomy: bool = False, titled: bool = False) -> int:
    """Return by how many lines the whole head is longer than the usual one; the layout makes room."""
    view, mode = eyes.view, eyes.mode
    usual = TITLED_LINES if titled else USUAL_LINES
    own = 2 + has_partner(eyes) + has_infection(eyes) + _effect_lines(eyes, titled=titled)
    others = len(view.seats) - 1 if roomy or not view.teams else 0
    others += len(view.teams) + bool(roomy and view.teams)
    if roomy:
        others += sum(each.partner is not None for each in view.seats if each.seat != view.seat)
    if has_skills(eyes):
        own += (1 + len(view.me.skills) if titled else 2) if roomy else 1
        others += len(view.seats) - 1 if roomy else len(view.seats) > 1
    around = (3 if titled else 1) * mode.has_mansion + titled
    return own + others + (not mode.has_mansion) + around - usual


def _effect_lines(eyes: Eyes, *, titled: bool) -> int:
    """Return the lines of what the own Characters do, `titled` one for each Level and one more."""
    me = eyes.view.me
    if not titled or me.character == NONE:
        return 1
    both = [me.character, *([me.partner.character] if me.partner else [])]
    return 1 + sum(len(eyes.card(copy).levels) for copy in both)
