"""The table of a new game before it begins: seats, Mansion, reactions, seed, and the game's name."""

from collections.abc import Sequence

from attrs import evolve, frozen

from core.deckbuilding.catalogue import Book
from core.deckbuilding.setup import Seat, Setup
from tui.narration.text import _, mark
from tui.opened import PERSON
from tui.settings import REACTIONS, LastSetup
from tui.setup import DEFAULT_NAMES, Problem, WishError, name_problem
from tui.setup_deckbuilding import Wish, setup_of

EMPTY = "empty"

MOST = 4
"""The seats of the table."""

Piles = tuple[tuple[str, ...], ...]


@frozen
class Place:
    """A seat: the name, and `person`, a kind of bot, or `empty`. An empty seat keeps its name."""

    name: str
    player: str


@frozen
class Laid:
    """A table as it is laid. `scenario` is empty for a list of one's own, which is `piles`.

    `reactions` is one of REACTIONS; `name` and `seed` are empty until they are typed.
    """

    places: tuple[Place, ...]
    mansion: str
    scenario: str
    piles: Piles = ()
    reactions: str = "auto"
    seed: str = ""
    name: str = ""

    @property
    def taken(self) -> tuple[Place, ...]:
        """The seats that are not empty."""
        return tuple(place for place in self.places if place.player != EMPTY)

    @property
    def asked(self) -> str:
        """Who is asked for reactions: `holders` or `everyone`."""
        if self.reactions != "auto":
            return self.reactions
        persons = sum(place.player == PERSON for place in self.places)
        return "everyone" if persons > 1 else "holders"

    def named(self, seat: int, name: str) -> "Laid":
        """Return the table with another name at a seat. Raises WishError."""
        name = " ".join(name.split(" "))
        if problem := name_problem(name):
            raise WishError([Problem("names", problem)])
        return self._with(seat, evolve(self.places[seat], name=name))

    def player(self, seat: int, kinds: Sequence[str], step: int) -> "Laid":
        """Return the table with the next kind of player at a seat: person, bots, empty."""
        cycle = (PERSON, *kinds, EMPTY)
        at = cycle.index(self.places[seat].player)
        return self._with(seat, evolve(self.places[seat], player=cycle[(at + step) % len(cycle)]))

    def reacting(self, step: int) -> "Laid":
        """Return the table with the next rule of who is asked."""
        at = REACTIONS.index(self.reactions)
        return evolve(self, reactions=REACTIONS[(at + step) % len(REACTIONS)])

    def in_mansion(self, mansions: Sequence[str], step: int) -> "Laid":
        """Return the table with the next Mansion."""
        at = mansions.index(self.mansion)
        return evolve(self, mansion=mansions[(at + step) % len(mansions)])

    def _with(self, seat: int, place: Place) -> "Laid":
        return evolve(self, places=(*self.places[:seat], place, *self.places[seat + 1 :]))


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
    usual = next((each.id for each in book.scenarios.values() if each.first), "")
    scenario = last.scenario if last.scenario in book.scenarios else usual
    piles = tuple(pile for pile in last.piles if all(card in book.cards for card in pile))
    return Laid(
        places=tuple(places),
        mansion=last.mansion if last.mansion in book.mansions else next(iter(book.mansions)),
        scenario="" if piles and not last.scenario else scenario,
        piles=piles,
        reactions=last.reactions,
    )


def to_keep(laid: Laid) -> LastSetup:
    """Return what is remembered of a table for the next game; the seed and the name are not."""
    return LastSetup(
        scenario=laid.scenario,
        mansion=laid.mansion,
        names=tuple(place.name for place in laid.places),
        players=tuple(place.player for place in laid.places),
        piles=laid.piles,
        reactions=laid.reactions,
    )


def setup_for(laid: Laid, book: Book, kinds: Sequence[str]) -> Setup:
    """Return the set-up of a table. Raises WishError with all that is wrong with it."""
    taken = laid.taken
    wish = Wish(
        scenario=laid.scenario,
        piles=() if laid.scenario else laid.piles,
        mansion=(laid.mansion,),
        seats=str(len(taken)),
        names=tuple(place.name for place in taken),
        reactions=laid.asked,
        seed=laid.seed,
    )
    problems = []
    if not laid.scenario and not laid.piles:
        problems.append(Problem("piles", _("the list of your own has no pile yet")))
    if all(place.player != PERSON for place in taken):
        problems.append(Problem("seats", _(_NO_PERSON)))
    try:
        made = setup_of(book, wish, kinds)
    except WishError as error:
        raise WishError([*problems, *error.problems]) from error
    if problems:
        raise WishError(problems)
    return evolve(made, seats=tuple(Seat(place.name, place.player) for place in taken))


_NO_PERSON = mark("no seat is a person's; inkribbon simulate lets bots play among themselves")
