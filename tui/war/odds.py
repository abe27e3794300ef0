"""Chances as the panels show them: always the viewer's own, exact over all throws (WAR-7.2)."""

from core.kernel.decision import NONE
from core.war import forecast
from core.war.figures import may_defend
from core.war.forecast import Outlook
from core.war.odds import WAYS
from core.war.view import Totals
from tui.narration.text import _
from tui.narration.war.terms import percent
from tui.rows import right
from tui.war.eyes import WarEyes

_CELLS, _FEW_CELLS = 7, 4
"""The cells of a column of chances, and where it is narrow."""

_NARROW = 34
"""The width of a panel below which it is."""


def own_ways(eyes: WarEyes, outlook: Outlook) -> int:
    """Return in how many of the 1,296 throws the viewer wins."""
    return outlook.ways if eyes.are_heroes else WAYS - outlook.ways


def own_chance(eyes: WarEyes, outlook: Outlook) -> str:
    """Return the viewer's chance: "44.4%"."""
    return percent(own_ways(eyes, outlook))


def totals_words(eyes: WarEyes, outlook: Outlook) -> str:
    """Return both totals before the dice, the viewer's first: "11 to 4"."""
    mine, other = outlook.heroes, outlook.umbrella
    if not eyes.are_heroes:
        mine, other = other, mine
    return _("{mine} to {other}").format(mine=mine, other=other)


def best_defender(eyes: WarEyes, facility: int, team: int) -> tuple[int, Outlook] | None:
    """Return the Unit in play that would hold a Facility best against a Team, and how that stands."""
    view, book = eyes.view, eyes.book
    found = [
        (forecast.assault(book, view, (team,), facility, (unit,)), unit)
        for unit in view.side_of_umbrella.units
        if may_defend(book.printed, unit, facility)
    ]
    if not found:
        return None
    outlook, unit = min(found, key=lambda each: (each[0].ways, -each[0].umbrella))
    return unit, outlook


def assault_words(eyes: WarEyes, team: int, facility: int, width: int) -> str:
    """Return the Heroes' chance against a Facility in two columns: bare, held by its best Unit ready.

    In a panel that is narrow they are whole percents.
    """
    bare = forecast.assault(eyes.book, eyes.view, (team,), facility)
    held = best_defender(eyes, facility, team)
    say, cells = (percent, _CELLS) if width >= _NARROW else (_whole_percent, _FEW_CELLS)
    chance = say(held[1].ways) if held is not None else "-"
    return right(say(bare.ways), cells) + right(chance, cells)


def odds_heading(width: int) -> str:
    """Return what stands over the columns of `assault_words`, in the title of the panel."""
    cells = _CELLS if width >= _NARROW else _FEW_CELLS
    return right(_("bare"), cells - 1) + right(_("held"), cells)


def _whole_percent(ways: int) -> str:
    """Return a chance in whole percents; what can happen is never 0%, what can fail never 100%."""
    share = round(100 * ways / WAYS)
    return f"{min(max(share, 1), 99) if 0 < ways < WAYS else share}%"


def mission_words(eyes: WarEyes, unit: int, team: int) -> str:
    """Return how a Unit would stand against a Team: "7 to 11, 9.7%"."""
    outlook = forecast.mission(eyes.book, eyes.view, (unit,), team)
    chance = percent(WAYS - outlook.ways)
    words = _("{unit} to {team}, {chance}")
    return words.format(unit=outlook.umbrella, team=outlook.heroes, chance=chance)


def own_chance_of(eyes: WarEyes, totals: Totals) -> str:
    """Return how a fight stands for the viewer, before the dice: "17 to 16, 55.6%"."""
    if totals.ways == NONE:
        return _("no dice, the Bomb goes off")
    outlook = Outlook(totals.heroes.total, totals.umbrella.total, totals.ways)
    return f"{totals_words(eyes, outlook)}, {own_chance(eyes, outlook)}"
