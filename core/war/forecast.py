"""What a step in a fight would lead to, from what a seat knows: totals and the exact chance (WAR-7.2).

Screens, notes of options and bots ask here before anything is committed; nothing is changed.
"""

from collections.abc import Iterable

from core.kernel.decision import NONE
from core.kernel.records import Record, evolve
from core.war.catalogue import Book
from core.war.figures import heroes_parts, teams_in, umbrella_parts
from core.war.odds import WAYS, ways_to_win
from core.war.state import Committed, Fight, Team
from core.war.view import View


class Outlook(Record):
    """Both totals before the dice, and in how many of 1,296 throws the Heroes win."""

    heroes: int
    umbrella: int
    ways: int

    @property
    def chance(self) -> float:
        """The chance (0 to 1) that the Heroes win."""
        return self.ways / WAYS


def outlook(book: Book, view: View, fight: Fight) -> Outlook:
    """Return how a fight stands, whether it is in progress or only thought of."""
    printed, heroes = book.printed, view.heroes
    teams = teams_in(fight, view.side_of_heroes.teams)
    ours = sum(part.amount for part in heroes_parts(printed, teams, fight, heroes))
    theirs = sum(part.amount for part in umbrella_parts(printed, fight, 1 - heroes))
    if fight.facility != NONE:
        return Outlook(ours, theirs, ways_to_win(ours, theirs))
    return Outlook(ours, theirs, WAYS - ways_to_win(theirs, ours))


def assault(
    book: Book, view: View, teams: Iterable[int], facility: int, units: Iterable[int] = ()
) -> Outlook:
    """Return how an Assault of some Teams on a Facility with some defenders would stand."""
    return outlook(book, view, Fight("assault", tuple(teams), facility, tuple(units)))


def mission(book: Book, view: View, units: Iterable[int], team: int) -> Outlook:
    """Return how a Search and Destroy of some Units against a Team would stand."""
    return outlook(book, view, Fight("search", (team,), units=tuple(units)))


def with_event(book: Book, view: View, card: int) -> Outlook | None:
    """Return how the fight in progress would stand with one more Event; None without a fight.

    A bonus counts the same whichever card it is on.
    """
    fight = view.fight
    if fight is None:
        return None
    committed = (*fight.committed, Committed(view.seat, card))
    return outlook(book, view, evolve(fight, committed=committed))


def with_unit(book: Book, view: View, card: int) -> Outlook | None:
    """Return how the fight in progress would stand with one more Unit; None without a fight."""
    fight = view.fight
    return None if fight is None else outlook(book, view, evolve(fight, units=(*fight.units, card)))


def with_team(book: Book, view: View, card: int) -> Outlook | None:
    """Return how the fight in progress would stand with one more Team; None without a fight."""
    fight = view.fight
    return None if fight is None else outlook(book, view, evolve(fight, teams=(*fight.teams, card)))


def team_of(view: View, card: int) -> Team:
    """Return the Team in play with this card; one that is not in play stands alone."""
    teams = view.side_of_heroes.teams
    return next((team for team in teams if team.card == card), Team(card))


def force_of(book: Book, team: Team) -> int:
    """Return the Force of a Team with its Characters, in points."""
    return sum(book.printed[copy].force or 0 for copy in team.members)
