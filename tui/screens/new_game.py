"""What the screens of a new game share where one panel lays the table: seats, choices, what is typed.

A game says what else can be chosen, what stands at the right, and how its set-up is made.
"""

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Generic, Self, TypeVar

from attrs import evolve, frozen
from textual.geometry import Region, Size

from core.bots.registry import kinds_for
from saves.errors import SaveError
from tui import games
from tui.commands import Command
from tui.desk import Desk
from tui.narration.names import NAME_CELLS
from tui.narration.registry import narration_for
from tui.narration.text import _
from tui.narration.words import sentence
from tui.opened import PERSON, Opened
from tui.rows import Row, Span, row
from tui.save_words import save_error_words
from tui.screens.base import BaseScreen, Divider, side_by_side
from tui.screens.places import Place, seat_row, typed_row
from tui.session import Session
from tui.setup import WishError, name_problem, seed_of
from tui.widgets.lines import Lines, Rows
from tui.widgets.panel import Item, Panel

_LEFT = 39
"""The cells of the table at a width of 80."""

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


LaidT = TypeVar("LaidT", bound=LaidTable)

Named = tuple[str, Row]
"""A line of the table, by its key."""


class NewGameScreen(BaseScreen[None], Generic[LaidT]):
    """Set the table of a game, and begin it."""

    GAME: ClassVar[str]
    KEYS: ClassVar[tuple[Command, ...]]
    NAME_CELLS: ClassVar[int]
    """The cells of a player's name at most."""

    EMPTY: ClassVar[tuple[str, ...]] = ()
    """What a place can be besides a person and a bot."""

    laid: LaidT

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        rules: Any = games.rules_for(self.GAME)
        self._book: Any = rules.book
        self._kinds = kinds_for(self.GAME)

    # What a game says.

    @abstractmethod
    def usual_name(self) -> str:
        """Return what the game is called where no name is typed."""

    @abstractmethod
    def changed(self, kind: str, step: int) -> None:
        """Change a line that is the game's own."""

    @abstractmethod
    def setup(self) -> Any:
        """Return the set-up of the table. Raises WishError with all that is wrong with it."""

    @abstractmethod
    def remember(self) -> None:
        """Keep what is remembered for the next game."""

    @abstractmethod
    def begun(self, name: str, setup: Any, seed: int) -> Session:
        """Begin the game. Raises WishError or SaveError."""

    # What it says.

    def panels(self) -> Iterable[Lines]:
        yield Panel(id="table")
        yield Divider(id="between")
        yield Panel(id="about", reachable=False, margin=False)

    def placed(self, middle: Region, size: Size) -> Mapping[str, Region]:
        if size.width < 80:
            return {"table": middle}
        first, between, second = side_by_side(middle, _LEFT + (size.width - 80) // 4)
        return {"table": first, "between": between, "about": second}

    def head(self, size: Size) -> Rows:
        title = _("New game: {game}").format(game=_(games.NAMES[self.GAME]))
        return (row(" ", Span(title, "own")),)

    def question(self) -> str:
        return _("Set the table. n, or Enter on the last line, starts with these settings.")

    def listed(self) -> tuple[Command, ...]:
        return self.KEYS

    def seat_rows(self, width: int) -> list[Named]:
        """Return a line for each place."""
        cells = min(self.NAME_CELLS, width - 23)
        return [
            (f"seat:{seat}", seat_row(seat, place, cells, self._typed(f"seat:{seat}")))
            for seat, place in enumerate(self.laid.places)
        ]

    def last_rows(self, start: str) -> list[Named]:
        """Return the seed, the name, and the line that begins the game."""
        laid, usual = self.laid, self.usual_name()
        return [
            ("seed", typed_row(_("Seed"), laid.seed, _("by chance"), self._typed("seed"))),
            ("name", typed_row(_("Name"), laid.name, usual, self._typed("name"))),
            ("start", row(Span(start, "gain"))),
        ]

    def _typed(self, key: str) -> Any:
        """Return what is being typed on a line, or None."""
        cursor = self.panel("table").current
        return self.typing if self.typing and cursor and cursor.key == key else None

    # What its keys do.

    def choose(self, panel: Panel, item: Item) -> None:
        kind, _colon, number = item.key.partition(":")
        if kind == "seat":
            name = self.laid.places[int(number)].name
            self.type_line(name, lambda typed: self._take_seat(int(number), typed), most=NAME_CELLS)
        elif kind == "seed":
            self.type_line(self.laid.seed, self._take_seed, most=_SEED)
        elif kind == "name":
            self.type_line(self.laid.name, self._take_name, most=_NAME)
        elif kind == "start":
            self._start()
        else:
            self.change(panel, item, 1)

    def change(self, panel: Panel, item: Item, step: int) -> None:
        kind, _colon, number = item.key.partition(":")
        if kind == "seat":
            place = self.laid.places[int(number)]
            player = following((PERSON, *self._kinds, *self.EMPTY), place.player, step)
            self.laid = self.laid.with_place(int(number), evolve(place, player=player))
        else:
            self.changed(kind, step)

    def do_next(self, _key: str) -> None:
        """Begin the game."""
        self._start()

    def _take_seat(self, seat: int, name: str | None) -> None:
        if name is None:
            return
        name = " ".join(name.split(" "))
        if problem := name_problem(name):
            self.refuse(sentence(problem))
        else:
            self.laid = self.laid.with_place(seat, evolve(self.laid.places[seat], name=name))

    def _take_seed(self, seed: str | None) -> None:
        if seed is None:
            return
        try:
            seed_of(seed.strip())
        except WishError as error:
            self.refuse(sentence(error.problems[0].text))
        else:
            self.laid = evolve(self.laid, seed=seed.strip())

    def _take_name(self, name: str | None) -> None:
        if name is not None:
            self.laid = evolve(self.laid, name=" ".join(name.split()))

    def _start(self) -> None:
        """Begin the game and sit down; what is remembered is kept first, at worst for this run."""
        try:
            setup = self.setup()
            seed = seed_of(self.laid.seed)
            self.remember()
            session = self.begun(self.laid.name or self.usual_name(), setup, seed)
        except WishError as error:
            self.refuse(sentence(error.problems[0].text))
        except SaveError as error:
            self.refuse(save_error_words(error))
        else:
            saved: Any = session.keeper
            opened = Opened(session, narration_for(session.rules), saved.id, tuple(saved.reports))
            self.ink.sit_down(opened, instead=True)


def following(cycle: tuple[str, ...], now: str, step: int) -> str:
    """Return what comes so many steps after something, round and round."""
    return cycle[(cycle.index(now) + step) % len(cycle)]
