"""From what a player asks for to the set-up of an Undead Mission, with all that is wrong named.

The team is a ready-made squad, or that of a squad file of the player's own.
"""

from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Any, Protocol, TypeVar

from attrs import frozen

from core.kernel.errors import SetupError
from core.kernel.records import evolve
from core.undead.cards import Mission, SoldierType, Squad
from core.undead.catalogue import Book, Catalogue
from core.undead.position import MOST_SEATS, check_setup
from core.undead.setup import Seat, Setup
from core.undead.team import RULES, members_of
from tui.narration.text import _
from tui.narration.words import commas
from tui.setup import Problem, Seating, WishError, Words, id_of, quoted, shared_words

FILE_SUFFIX = ".toml"
"""What the name of a squad file ends in; anything else is the name of a ready-made squad."""


@frozen
class Wish:
    """What is asked of a game; what is empty was not asked for and gets its usual value.

    `mission` and `objective` are names or ids; `squad` is a ready-made one or a squad file. `campaign` is
    one that is kept or begun (`tui.undead.continuing`), `buy` what XP is spent for before its next Mission.
    """

    mission: str = ""
    objective: str = ""
    squad: str = ""
    campaign: str = ""
    buy: tuple[str, ...] = ()
    seats: str = ""
    bots: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    seed: str = ""


def wish_of(words: Words) -> Wish:
    """Return the wish that was typed."""
    return Wish(
        mission=words.get("mission", ""),
        objective=words.get("objective", ""),
        squad=words.get("squad", ""),
        campaign=words.get("campaign", ""),
        buy=tuple(words["buy"].split(",")) if "buy" in words else (),
        **shared_words(words),
    )


def spread(catalogue: Catalogue, wish: Wish) -> tuple[Wish, ...]:
    """Return a wish for each Mission, for a simulation of which neither it nor a squad is asked for."""
    if wish.mission or wish.squad.endswith(FILE_SUFFIX):
        return (wish,)
    squad = next((each for each in catalogue.squads if each.id == wish.squad), None)
    fitting = squad.missions if squad else tuple(each.id for each in catalogue.missions)
    return tuple(evolve(wish, mission=each) for each in fitting)


def about(setup: Setup) -> dict[str, Any]:
    """Return what a simulation tells of the set-up."""
    return {"mission": setup.mission, "squad": setup.squad}


def setup_of(book: Book, wish: Wish, kinds: Collection[str]) -> Setup:
    """Return the set-up that is wished for; `kinds` are the bots there are. Raises WishError."""
    reading = _Reading(book, wish, kinds)
    made = reading.setup()
    if not reading.problems:
        try:
            check_setup(book, made)
        except SetupError as error:
            reading.problems += problems_of(error)
    if reading.problems:
        raise WishError(reading.problems)
    return made


def problems_of(error: SetupError) -> list[Problem]:
    """Return what the rules find wrong with a set-up, in words, each broken rule by its number."""
    return [
        Problem(_FIELDS.get(code, "squad"), _words(code, what, expected))
        for code, what, expected in error.problems
    ]


_FIELDS = {"unknown-mission": "mission", "unknown-objective": "objective", "seats": "seats"}


def _words(code: str, what: str, expected: str) -> str:
    if code in RULES:
        text = _("{expected} ({rule}), found {what}")
        return text.format(expected=expected, rule=RULES[code], what=what)
    return _("found {what}, expected {expected}").format(what=quoted(what), expected=expected)


def players(book: Book, squad: Squad) -> int:
    """Return how many Player Soldiers a squad has, which is how many seats it is for at most."""
    types = (book.soldiers[each.soldier].type for each in squad.members)
    return sum(each is SoldierType.PLAYER for each in types)


def squads_for(book: Book, mission: str) -> list[Squad]:
    """Return the ready-made squads that are for a Mission."""
    return [each for each in book.catalogue.squads if mission in each.missions]


class _Reading:
    """One reading of a wish. What is wrong is noted and read as if it had not been asked for."""

    def __init__(self, book: Book, wish: Wish, kinds: Collection[str]) -> None:
        self.problems: list[Problem] = []
        self._book = book
        self._wish = wish
        self._kinds = kinds

    def setup(self) -> Setup:
        """Return the set-up, of use only if there are no problems."""
        if self._wish.squad.endswith(FILE_SUFFIX):
            return self._of_file(Path(self._wish.squad))
        mission = self._mission()
        squad = self._squad(mission)
        most = players(self._book, squad) if squad else MOST_SEATS
        seats = self._seats(1, most)
        return Setup(
            mission.id,
            seats,
            members_of(self._book, squad, len(seats)) if squad else (),
            self._objective(mission),
            squad.id if squad else "",
        )

    def _of_file(self, path: Path) -> Setup:
        from content.positions import read_position  # noqa: PLC0415 - half of what starting costs

        case, faults = read_position(path, "undead", self._book.catalogue)
        self.problems += [Problem("squad", str(fault)) for fault in faults]
        if case is None:
            return Setup("", (), ())
        if case.position is not None:
            self.problems.append(Problem("squad", _("the file states a table: use --position")))
        made: Setup = case.setup
        if self._wish.mission:
            made = evolve(made, mission=self._mission().id, objective="")
        if self._wish.objective:
            mission = self._book.missions[made.mission]
            made = evolve(made, objective=self._objective(mission))
        count = len(made.seats)
        return evolve(made, seats=self._seats(count, count))

    def _note(self, field: str, text: str) -> None:
        problem = Problem(field, text)
        if problem not in self.problems:
            self.problems.append(problem)

    def _mission(self) -> Mission:
        missions = self._book.missions
        first = next(iter(missions.values()))
        if not self._wish.mission:
            return first
        known = named(self._wish.mission, missions.values())
        if known is None:
            text = _("no mission is called {name}; there are {names}")
            slugs = commas(each.slug for each in missions.values())
            self._note("mission", text.format(name=quoted(self._wish.mission), names=slugs))
            return first
        return known

    def _objective(self, mission: Mission) -> str:
        typed = self._wish.objective
        if not typed:
            return ""
        possible = [self._book.objectives[each] for each in mission.objectives]
        known = named(typed, possible)
        if known is None:
            text = _("{mission} has no objective called {name}; there are {names}")
            names = commas(each.slug for each in possible)
            self._note(
                "objective", text.format(mission=mission.name, name=quoted(typed), names=names)
            )
        return known.id if known else ""

    def _squad(self, mission: Mission) -> Squad | None:
        """Return the squad asked for, or the first for the Mission that has enough Player Soldiers."""
        typed = self._wish.squad
        fitting = squads_for(self._book, mission.id)
        if not typed:
            wanted = max(len(self._wish.names), len(self._wish.bots), _number(self._wish.seats), 1)
            enough = [each for each in fitting if players(self._book, each) >= wanted]
            return next(iter([*enough, *fitting]), None)
        squads = self._book.squads
        known = id_of(typed, {each.id: each.name for each in squads.values()})
        if known is None:
            text = _("no squad is called {name}; for {mission} there are {names}")
            names = commas(each.id for each in fitting)
            self._note("squad", text.format(name=quoted(typed), mission=mission.name, names=names))
            return next(iter(fitting), None)
        return squads[known]

    def _seats(self, least: int, most: int) -> tuple[Seat, ...]:
        seating = Seating(self._wish, self._kinds)
        pairs = seating.seated(least, most, _("this squad"))
        self.problems += seating.problems
        return tuple(Seat(name, player) for name, player in pairs)


def _number(typed: str) -> int:
    return int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 3 else 0


class _Named(Protocol):
    """A card that can be named."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def slug(self) -> str: ...
    @property
    def short(self) -> str: ...


_Card = TypeVar("_Card", bound=_Named)


def named(typed: str, cards: Iterable[_Card]) -> _Card | None:
    """Return the card of a name, short or long, an id or a slug, capitals or not; None if there is none."""
    wanted = typed.casefold()
    for card in cards:
        words = (card.id, card.name, card.slug, card.short)
        if wanted in (word.casefold() for word in words):
            return card
    return None
