"""What all games share on the way from what a player asks for to a set-up: seats, names, bots, seed.

Each game has a module that is `Wishes`; a problem names the field of the wish that it is about.
"""

import re
import secrets
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, Protocol

from attrs import evolve, frozen
from rich.cells import cell_len

from content.faults import printable
from core.kernel.errors import SetupError
from tui.narration.names import NAME_CELLS
from tui.narration.text import _
from tui.narration.words import commas

DEFAULT_NAMES = ("Ana", "Ben", "Cleo", "Dan")
PERSON = "person"
MOST_SEED = 2**64 - 1

_MOST_CHARACTERS = 4 * NAME_CELLS
"""Marks that take no cell of their own must not pile up without an end."""

Words = Mapping[str, str]
"""What was typed for options, by their names; what was not is not there."""


class AnyWish(Protocol):
    """What is asked of any game; what is empty was not asked for and gets its usual value.

    Numbers are as they were typed. `bots` are kinds of bots, for the last seats.
    """

    @property
    def seats(self) -> str: ...
    @property
    def bots(self) -> tuple[str, ...]: ...
    @property
    def names(self) -> tuple[str, ...]: ...
    @property
    def seed(self) -> str: ...


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


class Wishes(Protocol):
    """What a game's module of wishes gives. A wish is a frozen record with the fields of AnyWish."""

    def wish_of(self, words: Words) -> Any:
        """Return the wish that was typed."""

    def setup_of(self, book: Any, wish: Any, kinds: Collection[str]) -> Any:
        """Return the set-up that is wished for; `kinds` are the bots there are. Raises WishError."""

    def problems_of(self, error: SetupError) -> list[Problem]:
        """Return what the rules find wrong with a set-up, in words."""

    def about(self, setup: Any) -> dict[str, Any]:
        """Return what a simulation tells of the set-up, as plain data."""


def shared_words(words: Words) -> dict[str, Any]:
    """Return the fields that every wish has, from what was typed."""
    return {
        "seats": words.get("seats", ""),
        "bots": tuple(words["bots"].split(",")) if "bots" in words else (),
        "names": tuple(words["names"].split(",")) if "names" in words else (),
        "seed": words.get("seed", ""),
    }


def with_bots(setup: Any, bots: tuple[str, ...], kinds: Collection[str]) -> Any:
    """Return a set-up, such as a position's, with bots at its last seats. Raises WishError."""
    problems = [*unknown_bots(bots, kinds), *too_many_bots(bots, len(setup.seats))]
    if problems:
        raise WishError(problems)
    first = len(setup.seats) - len(bots)
    seats = tuple(
        seat if place < first else evolve(seat, player=bots[place - first])
        for place, seat in enumerate(setup.seats)
    )
    return evolve(setup, seats=seats)


def seed_of(typed: str) -> int:
    """Return the seed that was typed, or one by chance for an empty text. Raises WishError."""
    if not typed:
        return secrets.randbelow(MOST_SEED + 1)
    seed = whole(typed)
    if seed is None or seed > MOST_SEED:
        text = _("{found} is no whole number from 0 to {most}")
        raise WishError([Problem("seed", text.format(found=quoted(typed), most=MOST_SEED))])
    return seed


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


def whole(typed: str) -> int | None:
    """Return the whole number that was typed, or None."""
    return int(typed) if re.fullmatch(r"[0-9]{1,20}", typed) else None


def id_of(typed: str, names: Mapping[str, str]) -> str | None:
    """Return the id that a name or an id stands for, capitals or not."""
    wanted = typed.casefold()
    for known, name in names.items():
        if wanted in (known.casefold(), name.casefold()):
            return known
    return None


def unknown_bots(bots: tuple[str, ...], kinds: Collection[str]) -> Iterator[Problem]:
    """Yield the kinds of bots that there are not."""
    for kind in dict.fromkeys(bots):
        if kind not in kinds:
            text = _("no bot is called {kind}; there are {kinds}")
            yield Problem("bots", text.format(kind=quoted(kind), kinds=commas(kinds)))


def too_many_bots(bots: tuple[str, ...], seats: int) -> Iterator[Problem]:
    """Yield that there are more bots than seats."""
    if len(bots) > seats:
        text = _("{bots} bots for {seats} seats")
        yield Problem("bots", text.format(bots=len(bots), seats=seats))


class Seating:
    """Who sits at the seats that a wish asks for. What is wrong is noted, and read as if not asked."""

    def __init__(self, wish: AnyWish, kinds: Collection[str]) -> None:
        self.problems: list[Problem] = []
        self._wish = wish
        self._kinds = kinds

    def seated(self, least: int, most: int, what: str) -> tuple[tuple[str, str], ...]:
        """Return name and player of each seat; `what` is for `least` to `most` of them."""
        wish = self._wish
        self.problems += unknown_bots(wish.bots, self._kinds)
        count = self._count(least, most, what)
        self.problems += too_many_bots(wish.bots, count)
        bots = wish.bots[:count]
        players = (PERSON,) * (count - len(bots)) + bots
        return tuple(zip(self._names(count), players, strict=True))

    def _note(self, field: str, text: str) -> None:
        problem = Problem(field, text)
        if problem not in self.problems:
            self.problems.append(problem)

    def _count(self, least: int, most: int, what: str) -> int:
        wish = self._wish
        if least == most and not wish.seats:
            return most
        usual = max(len(wish.names), len(wish.bots) + 1, least)
        count = whole(wish.seats) if wish.seats else usual
        if count is None or not least <= count <= most:
            found = quoted(wish.seats) if wish.seats else str(usual)
            text = _("{found} seats: {what} is for {least} to {most}")
            if least == most:
                text = _("{found} seats: {what} is for {most}")
            self._note("seats", text.format(found=found, what=what, least=least, most=most))
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
