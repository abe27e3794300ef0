"""The table of a new game before it begins: seats, what is played and how, and the game's name."""

from collections.abc import Sequence

from attrs import frozen

from core.deckbuilding.catalogue import Book
from core.deckbuilding.difficulties import BASE, OUTBREAK
from core.deckbuilding.modes import MODES
from core.deckbuilding.setup import Seat, Setup
from core.kernel.records import evolve
from tui.narration.text import _, mark
from tui.opened import PERSON
from tui.screens.laid import LaidTable
from tui.screens.places import EMPTY, Place
from tui.settings import REACTIONS, LastSetup
from tui.setup import DEFAULT_NAMES, Problem, WishError, name_problem
from tui.setup_deckbuilding import Wish, setup_of
from tui.setup_deckbuilding.lists import NO_BASICS, fitting, made_for, usual
from tui.setup_deckbuilding.options import OWN, TEAM_TURNS, always_own, difficulties

YES, NO = "yes", "no"

MOST = 4
"""The seats of the table."""

TEAM_SHAPES = {3: ("1v2",), 4: ("1,2,1,2", "1v3")}
"""The Teams that are offered for a number of seats, besides everybody alone (DBG-15.1)."""

Piles = tuple[tuple[str, ...], ...]


@frozen(kw_only=True)
class Laid(LaidTable):
    """A table as it is laid. `scenario` is empty for a list of one's own, which is `piles`.

    `mansions` are shuffled together; without one it is that of the scenario. `basics`, `inventories`,
    `difficulty`, `partner`, `skills`, `teams`, `team_turn` and `night` are as they are typed, empty for
    their usual values.
    `reactions` is one of REACTIONS.
    """

    scenario: str
    mode: str = "story"
    piles: Piles = ()
    mansions: tuple[str, ...] = ()
    basics: str = ""
    inventories: str = ""
    difficulty: tuple[str, ...] = ()
    partner: str = ""
    skills: str = ""
    teams: str = ""
    team_turn: str = ""
    night: str = ""
    reactions: str = "auto"

    @property
    def taken(self) -> tuple[Place, ...]:
        """The seats that are not empty."""
        return tuple(place for place in self.places if place.player != EMPTY)

    @property
    def made_for(self) -> tuple[str, ...]:
        """What scenarios for the modifications of the table are made for."""
        offered = MODES[self.mode].modifications
        return made_for(
            partner="partner" in offered and self.partner == YES,
            skills="skills" in offered and self.skills == YES,
        )

    @property
    def asked(self) -> str:
        """Who is asked for reactions: `holders` or `everyone`."""
        if self.reactions != "auto":
            return self.reactions
        persons = sum(place.player == PERSON for place in self.places)
        return "everyone" if persons > 1 else "holders"

    def player(self, seat: int, kinds: Sequence[str], step: int) -> "Laid":
        """Return the table with the next kind of player at a seat: person, bots, empty."""
        cycle = (PERSON, *kinds, EMPTY)
        at = cycle.index(self.places[seat].player)
        return self.with_player(seat, cycle[(at + step) % len(cycle)])

    def reacting(self, step: int) -> "Laid":
        """Return the table with the next rule of who is asked."""
        at = REACTIONS.index(self.reactions)
        return evolve(self, reactions=REACTIONS[(at + step) % len(REACTIONS)])


def from_last(last: LastSetup, book: Book, kinds: Sequence[str]) -> Laid:
    """Return the table of the last game, as far as what it names is still there."""
    known = (PERSON, EMPTY, *kinds)
    places = [
        Place(name, player if player in known else kinds[-1])
        for name, player in zip(last.names, last.players, strict=True)
        if not name_problem(name)
    ][:MOST]
    free = [name for name in DEFAULT_NAMES if name not in {place.name for place in places}]
    places += [Place(name, EMPTY) for name in free[: MOST - len(places)]]
    mode = MODES.get(last.mode) or next(iter(MODES.values()))
    modified = made_for(partner=last.partner == YES, skills=last.skills == YES)
    there = fitting(book.scenarios.values(), mode, modified)
    ids = {each.id for each in there}
    piles = tuple(pile for pile in last.piles if all(card in book.cards for card in pile))
    scenario = last.scenario if last.scenario in ids else usual(there, mode, modified).id
    return Laid(
        places=tuple(places),
        scenario="" if piles and not last.scenario else scenario,
        mode=mode.id,
        piles=piles,
        mansions=tuple(each for each in last.mansions if each in book.mansions),
        basics=last.basics if last.basics in (*book.basics, NO_BASICS) else "",
        inventories=last.inventories if last.inventories in (OWN, *book.inventories) else "",
        difficulty=tuple(each for each in last.difficulty if each in (*BASE, *OUTBREAK)),
        partner=last.partner if last.partner == YES else "",
        skills=last.skills if last.skills == YES else "",
        teams=last.teams,
        team_turn=last.team_turn if last.team_turn in TEAM_TURNS else "",
        reactions=last.reactions if last.reactions in REACTIONS else "auto",
    )


def to_keep(laid: Laid) -> LastSetup:
    """Return what is remembered of a table for the next game; the seed and the name are not."""
    return LastSetup(
        mode=laid.mode,
        scenario=laid.scenario,
        mansions=laid.mansions,
        basics=laid.basics,
        inventories=laid.inventories,
        difficulty=laid.difficulty,
        partner=laid.partner,
        skills=laid.skills,
        teams=laid.teams,
        team_turn=laid.team_turn,
        names=tuple(place.name for place in laid.places),
        players=tuple(place.player for place in laid.places),
        piles=laid.piles,
        reactions=laid.reactions,
    )


def wish_of(laid: Laid) -> Wish:
    """Return what a table asks for; its bots sit down afterwards."""
    taken = laid.taken
    mode = MODES[laid.mode]
    there = difficulties(mode) if mode.has_mansion else ()
    shapes = TEAM_SHAPES.get(len(taken), ()) if mode.has_teams else ()
    return Wish(
        mode=laid.mode,
        scenario=laid.scenario,
        piles=() if laid.scenario else laid.piles,
        mansion=laid.mansions if mode.has_mansion else (),
        basics=laid.basics,
        inventories="" if always_own(mode) else laid.inventories,
        difficulty=tuple(each for each in laid.difficulty if each in there),
        partner=laid.partner if "partner" in mode.modifications else "",
        skills=laid.skills if "skills" in mode.modifications else "",
        teams=laid.teams if laid.teams in shapes else "",
        team_turn=laid.team_turn if mode.has_teams else "",
        seats=str(len(taken)),
        names=tuple(place.name for place in taken),
        reactions=laid.asked,
        night=laid.night,
        seed=laid.seed,
    )


def setup_for(laid: Laid, book: Book, kinds: Sequence[str]) -> Setup:
    """Return the set-up of a table. Raises WishError with all that is wrong with it."""
    problems = []
    if not laid.scenario and not laid.piles:
        problems.append(Problem("piles", _("the list of your own has no pile yet")))
    if all(place.player != PERSON for place in laid.taken):
        problems.append(Problem("seats", _(_NO_PERSON)))
    try:
        made = setup_of(book, wish_of(laid), kinds)
    except WishError as error:
        raise WishError([*problems, *error.problems]) from error
    if problems:
        raise WishError(problems)
    return evolve(made, seats=tuple(Seat(place.name, place.player) for place in laid.taken))


_NO_PERSON = mark("no seat is a person's; inkribbon simulate lets bots play among themselves")
