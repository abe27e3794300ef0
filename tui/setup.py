"""From what a player asks for to the set-up of a Deck Building Game, with all that is wrong named.

The command line and the scenario screen fill the same Wish; a problem names its field.
"""

import re
import secrets
from collections.abc import Collection, Iterable, Iterator

from attrs import evolve, frozen
from rich.cells import cell_len

from content.expect import suggestion
from content.faults import printable
from core.deckbuilding.catalogue import Book, Scenario
from core.deckbuilding.modes import MODES, Mode
from core.deckbuilding.position import check_setup
from core.deckbuilding.setup import Seat, Setup
from core.kernel.errors import SetupError
from tui.narration.names import NAME_CELLS
from tui.narration.text import _, mark
from tui.narration.words import commas, either

DEFAULT_NAMES = ("Ana", "Ben", "Cleo", "Dan")
PERSON = "person"
MOST_SEED = 2**64 - 1

_MOST_CHARACTERS = 4 * NAME_CELLS
"""Marks that take no cell of their own must not pile up without an end."""


@frozen
class Wish:
    """What is asked of a game; what is empty was not asked for and gets its usual value.

    Numbers are as they were typed. `piles` are names or ids of cards, pile by pile, instead of a
    scenario. `bots` are kinds of bots, for the last seats.
    """

    mode: str = "story"
    scenario: str = ""
    piles: tuple[tuple[str, ...], ...] = ()
    mansion: str = ""
    seats: str = ""
    bots: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    reactions: str = ""
    seed: str = ""


@frozen
class Problem:
    """Why a wish cannot be met: the field of it, and one clause without a full stop."""

    field: str
    text: str


class WishError(Exception):
    """A wish that cannot be met; `problems` are all that is wrong with it."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(f"{each.field}: {each.text}" for each in self.problems))


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


def with_bots(setup: Setup, bots: tuple[str, ...], kinds: Collection[str]) -> Setup:
    """Return a set-up, such as a position's, with bots at its last seats. Raises WishError."""
    problems = [*_unknown_bots(bots, kinds), *_too_many_bots(bots, len(setup.seats))]
    if problems:
        raise WishError(problems)
    first = len(setup.seats) - len(bots)
    seats = tuple(
        seat if place < first else Seat(seat.name, bots[place - first])
        for place, seat in enumerate(setup.seats)
    )
    return evolve(setup, seats=seats)


def seed_of(typed: str) -> int:
    """Return the seed that was typed, or one by chance for an empty text. Raises WishError."""
    if not typed:
        return secrets.randbelow(MOST_SEED + 1)
    seed = _whole(typed)
    if seed is None or seed > MOST_SEED:
        text = _("{found} is no whole number from 0 to {most}")
        raise WishError([Problem("seed", text.format(found=quoted(typed), most=MOST_SEED))])
    return seed


def piles_of(typed: str) -> tuple[tuple[str, ...], ...]:
    """Return the names in a list of piles such as `Grenade, Longbow + Handgun`."""
    return tuple(
        tuple(" ".join(card.split()) for card in pile.split("+")) for pile in typed.split(",")
    )


def name_problem(name: str) -> str:
    """Return what is wrong with a player's name, or an empty string. Any sign that can be seen goes."""
    if not name:
        return _("a name is needed")
    if not name.isprintable():
        return _("{name} has control characters").format(name=quoted(name))
    if not 0 < cell_len(name) <= NAME_CELLS or len(name) > _MOST_CHARACTERS:
        return _("{name} is not 1 to {most} cells wide").format(name=quoted(name), most=NAME_CELLS)
    return ""


def quoted(text: str) -> str:
    """Return a text of a stranger as a sentence shows it: short, and nothing a terminal obeys."""
    return f'"{printable(text if len(text) <= 40 else text[:37] + "...")}"'


def problems_of(error: SetupError) -> list[Problem]:
    """Return what the rules find wrong with a set-up, in words."""
    return [
        Problem(_FIELDS.get(code, "position"), _words(code, what, expected))
        for code, what, expected in error.problems
    ]


_FIELDS = {
    "unknown-mode": "mode",
    "unknown-basics": "scenario",
    "unknown-mansion": "mansion",
    "unknown-card": "piles",
    "unknown-reactions": "reactions",
    "no-piles": "piles",
    "pile-twice": "piles",
    "not-a-resource": "piles",
    "seats": "seats",
    "no-boss": "mansion",
}
_TEXTS = {
    "pile-twice": mark("{what} lies in two piles, and all its copies lie in one (DBG-3.9)"),
    "not-a-resource": mark("{what} has no cost and cannot lie in a pile (DBG-3.9)"),
    "no-piles": mark("at least one pile is needed"),
    "no-boss": mark("{what} has no Boss, so the game could not end (DBG-21.6)"),
}


def _words(code: str, what: str, expected: str) -> str:
    text = _TEXTS.get(code)
    if text is None:
        return _("found {what}, expected {expected}").format(what=quoted(what), expected=expected)
    return _(text).format(what=what)


def _whole(typed: str) -> int | None:
    return int(typed) if re.fullmatch(r"[0-9]{1,20}", typed) else None


def _unknown_bots(bots: tuple[str, ...], kinds: Collection[str]) -> Iterator[Problem]:
    for kind in dict.fromkeys(bots):
        if kind not in kinds:
            text = _("no bot is called {kind}; there are {kinds}")
            yield Problem("bots", text.format(kind=quoted(kind), kinds=commas(kinds)))


def _too_many_bots(bots: tuple[str, ...], seats: int) -> Iterator[Problem]:
    if len(bots) > seats:
        text = _("{bots} bots for {seats} seats")
        yield Problem("bots", text.format(bots=len(bots), seats=seats))


class _Reading:
    """One reading of a wish. What is wrong is noted and read as if it had not been asked for."""

    def __init__(self, book: Book, wish: Wish, kinds: Collection[str]) -> None:
        self.problems: list[Problem] = []
        self._book = book
        self._wish = wish
        self._kinds = kinds

    def setup(self) -> Setup:
        """Return the set-up, of use only if there are no problems."""
        mode = self._mode()
        scenario = self._scenario(mode)
        seats = self._seats(mode)
        persons = sum(seat.player == PERSON for seat in seats)
        return Setup(
            mode=mode.id,
            seats=seats,
            piles=self._piles() if self._wish.piles else scenario.piles,
            scenario="" if self._wish.piles else scenario.id,
            basics=scenario.basics,
            mansion=self._mansion(scenario),
            reactions=self._reactions(persons),
        )

    def _note(self, field: str, text: str) -> None:
        problem = Problem(field, text)
        if problem not in self.problems:
            self.problems.append(problem)

    def _mode(self) -> Mode:
        known = _id_of(self._wish.mode, {each: each for each in MODES})
        if known is None:
            text = _("no mode is called {name}; there is {modes}")
            self._note("mode", text.format(name=quoted(self._wish.mode), modes=either(MODES)))
        return MODES[known or next(iter(MODES))]

    def _scenario(self, mode: Mode) -> Scenario:
        """Return the scenario asked for; with piles of one's own, the one whose basics they get."""
        fitting = [each for each in self._book.scenarios.values() if each.mode == mode.id]
        usual = next((each for each in fitting if each.first), fitting[0])
        typed = self._wish.scenario
        if not typed:
            return usual
        if self._wish.piles:
            self._note("scenario", _("a scenario has its own piles: choose it or piles, not both"))
        names = {each.id: each.name for each in fitting}
        known = _id_of(typed, names)
        if known is None:
            near = suggestion(typed, [*names, *names.values()]) or _("; there are {names}").format(
                names=commas(names)
            )
            text = _("no scenario is called {name}{near}")
            self._note("scenario", text.format(name=quoted(typed), near=near))
        return self._book.scenarios[known] if known else usual

    def _piles(self) -> tuple[tuple[str, ...], ...]:
        return tuple(
            tuple(card for name in pile if (card := self._card(name))) for pile in self._wish.piles
        )

    def _card(self, name: str) -> str:
        cards = {each.id: each.name for each in self._book.catalogue.cards if each.cost is not None}
        slugs = {each.id: each.slug for each in self._book.catalogue.cards if each.cost is not None}
        known = _id_of(name, cards) or _id_of(name, slugs)
        if known is None:
            near = suggestion(name, cards.values())
            text = _("no Resource card is called {name}{near}")
            self._note("piles", text.format(name=quoted(name), near=near))
        return known or ""

    def _mansion(self, scenario: Scenario) -> str:
        mansions = self._book.mansions
        usual = next((each for each in mansions if each in scenario.boxes), next(iter(mansions)))
        typed = self._wish.mansion
        if not typed:
            return usual
        known = _id_of(typed, {each.id: each.name for each in mansions.values()})
        if known is None:
            text = _("no Mansion is called {name}; there is {names}")
            self._note("mansion", text.format(name=quoted(typed), names=either(mansions)))
        return known or usual

    def _reactions(self, persons: int) -> str:
        typed = self._wish.reactions
        if not typed:
            return "everyone" if persons > 1 else "holders"
        if typed not in ("holders", "everyone"):
            text = _("{found} is neither holders nor everyone")
            self._note("reactions", text.format(found=quoted(typed)))
        return typed

    def _seats(self, mode: Mode) -> tuple[Seat, ...]:
        wish = self._wish
        self.problems += _unknown_bots(wish.bots, self._kinds)
        count = self._seat_count(mode)
        self.problems += _too_many_bots(wish.bots, count)
        names = self._names(count)
        bots = wish.bots[:count]
        players = (PERSON,) * (count - len(bots)) + bots
        return tuple(Seat(name, player) for name, player in zip(names, players, strict=True))

    def _seat_count(self, mode: Mode) -> int:
        wish = self._wish
        least, most = mode.least_seats, mode.most_seats
        usual = max(len(wish.names), len(wish.bots) + 1, least)
        count = _whole(wish.seats) if wish.seats else usual
        if count is None or not least <= count <= most:
            found = quoted(wish.seats) if wish.seats else str(usual)
            text = _("{found} seats: {mode} is for {least} to {most}")
            self._note("seats", text.format(found=found, mode=mode.id, least=least, most=most))
            return min(max(usual, least), most)
        return count

    def _names(self, count: int) -> tuple[str, ...]:
        given = [re.sub(" +", " ", name).strip(" ") for name in self._wish.names]
        for name in given:
            if problem := name_problem(name):
                self._note("names", problem)
        for name in dict.fromkeys(given):
            if name and given.count(name) > 1:
                text = _("two seats cannot both be called {name}")
                self._note("names", text.format(name=quoted(name)))
        if len(given) > count:
            text = _("{names} names for {seats} seats")
            self._note("names", text.format(names=len(given), seats=count))
        free = [name for name in DEFAULT_NAMES if name not in given]
        return tuple((given + free)[:count])


def _id_of(typed: str, names: dict[str, str]) -> str | None:
    """Return the id that a name or an id stands for, capitals or not."""
    wanted = typed.casefold()
    for known, name in names.items():
        if wanted in (known.casefold(), name.casefold()):
            return known
    return None
