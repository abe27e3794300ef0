"""A table as it is laid before a game, and what is typed into it: the same for the games of all kinds."""

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar

from attrs import evolve, frozen

from tui.narration.names import NAME_CELLS
from tui.narration.registry import narration_for
from tui.narration.words import sentence
from tui.opened import Opened
from tui.screens.base import BaseScreen
from tui.screens.places import Place
from tui.session import Session
from tui.setup import Problem, WishError, name_problem, seed_of

_SEED, _NAME = 20, 40
"""The most letters of a seed and of a game's name."""


@frozen(kw_only=True)
class LaidTable:
    """A table as it is laid: the places; the seed and the game's name are empty until they are typed."""

    places: tuple[Place, ...]
    seed: str = ""
    name: str = ""

    def with_place(self, seat: int, place: Place) -> Self:
        """Return the table with another place."""
        return evolve(self, places=(*self.places[:seat], place, *self.places[seat + 1 :]))

    def with_player(self, seat: int, player: str) -> Self:
        """Return the table with another kind of player at a seat."""
        return self.with_place(seat, evolve(self.places[seat], player=player))

    def with_name(self, seat: int, name: str) -> Self:
        """Return the table with another name at a seat. Raises WishError."""
        name = " ".join(name.split(" "))
        if problem := name_problem(name):
            raise WishError([Problem("names", problem)])
        return self.with_place(seat, evolve(self.places[seat], name=name))

    def with_seed(self, seed: str) -> Self:
        """Return the table with another seed. Raises WishError."""
        seed_of(seed.strip())
        return evolve(self, seed=seed.strip())

    def called(self, name: str) -> Self:
        """Return the table with another name of the game."""
        return evolve(self, name=" ".join(name.split()))


LaidT = TypeVar("LaidT", bound=LaidTable)


class LayingScreen(BaseScreen[None], Generic[LaidT]):
    """A screen on which a table is laid."""

    laid: LaidT

    def type_setting(self, key: str) -> bool:
        """Type what a line of the table says, by its key; say whether it is one that is typed."""
        kind, _colon, number = key.partition(":")
        laid = self.laid
        if kind == "seat":
            seat = int(number)
            self._type_into(
                laid.places[seat].name, NAME_CELLS, lambda name: laid.with_name(seat, name)
            )
        elif kind == "seed":
            self._type_into(laid.seed, _SEED, laid.with_seed)
        elif kind == "name":
            self._type_into(laid.name, _NAME, laid.called)
        else:
            return False
        return True

    def _type_into(self, start: str, most: int, with_it: Callable[[str], LaidT]) -> None:
        """Type a line of at most so many letters, and take the table with it, or say what is wrong."""

        def done(typed: str | None) -> None:
            if typed is None:
                return
            try:
                self.laid = with_it(typed)
            except WishError as error:
                self.refuse_wish(error)

        self.type_line(start, done, most=most)

    def refuse_wish(self, error: WishError) -> None:
        """Say the first thing that is wrong with a table."""
        self.refuse(sentence(error.problems[0].text))

    def sit_at(self, session: Session) -> None:
        """Show the table of a game that has begun."""
        saved: Any = session.keeper
        opened = Opened(session, narration_for(session.rules), saved.id, tuple(saved.reports))
        self.ink.sit_down(opened, instead=True)
