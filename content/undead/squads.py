"""Squads: checked against the rules of the team, each broken rule named (UND-4.11)."""

from collections.abc import Iterator

from content.expect import Problem
from core.undead.cards import Squad
from core.undead.catalogue import Book, Catalogue
from core.undead.setup import Seat, Setup
from core.undead.team import RULES, members_of, team_problems


def squad_problems(catalogue: Catalogue, squad: Squad) -> Iterator[Problem]:
    """Yield the rules that a squad breaks in the Missions that it is made for."""
    book = Book(catalogue)
    told = set()
    for mission in squad.missions:
        setup = Setup(mission, (Seat("A"),), members_of(book, squad, 1))
        for problem in team_problems(book, setup):
            if problem not in told:
                told.add(problem)
                yield ("members",), team_words(problem)


def team_words(problem: tuple[str, str, str]) -> str:
    """Return a broken rule of the team in words, with its number (UND-4.11)."""
    code, found, expected = problem
    return f"{expected} ({RULES[code]}), found {found}"
