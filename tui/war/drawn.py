"""The table of Biohazard War as rows, where it is only looked at: beside a text, or as it was."""

from core.kernel.decision import NONE
from tui.glyphs import title
from tui.narration.text import _
from tui.rows import Row, Span, row
from tui.war import fronts, sums
from tui.war.eyes import WarEyes
from tui.war.head import head_rows


def table_rows(eyes: WarEyes, width: int) -> list[Row]:
    """Return the table from top to bottom: both lines, the fight, both fronts, the own hand."""
    view = eyes.view
    rows = head_rows(eyes, width, "")
    if view.fight is not None and view.totals is not None:
        totals = view.totals
        for heading, total in ((_("Heroes"), totals.heroes), (_("Umbrella"), totals.umbrella)):
            rows.append(title(heading, width, eyes.glyphs))
            rows += sums.sum_rows(eyes, total.parts, total.total, width, 12)
        rows += sums.chance_rows(eyes, view.fight, totals, width)
    rows.append(title(_("Umbrella: Facilities"), width, eyes.glyphs))
    rows += [fronts.facility_row(eyes, copy, width, NONE) for copy in eyes.facilities]
    units = view.side_of_umbrella.units
    rows.append(title(_("Units ready, {count}").format(count=len(units)), width, eyes.glyphs))
    rows += [fronts.unit_row(eyes, copy, width) for copy in units]
    teams = view.side_of_heroes.teams
    rows.append(title(_("Heroes: Teams, {count}").format(count=len(teams)), width, eyes.glyphs))
    for team in teams:
        rows += fronts.team_rows(eyes, team, width)
    rows += fronts.text_rows([fronts.lost_words(eyes)], width)
    rows.append(title(_("Your hand, {count}").format(count=view.me.hand_size), width, eyes.glyphs))
    rows += [fronts.hand_row(eyes, copy, width, "", works=None) for copy in view.me.hand]
    if not view.me.hand:
        rows.append(row(Span(_("empty"), "muted")))
    return rows
