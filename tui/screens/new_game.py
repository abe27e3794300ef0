"""What the screens of a new game share where one panel lays the table: seats, choices, what is typed.

A game says what else can be chosen, what stands at the right, and how its set-up is made.
"""

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Generic

from textual.geometry import Region, Size

from core.bots.registry import kinds_for
from saves.errors import SaveError
from tui import games
from tui.commands import Command
from tui.desk import Desk
from tui.narration.text import _
from tui.opened import PERSON
from tui.rows import Row, Span, row
from tui.save_words import save_error_words
from tui.screens.base import Divider, side_by_side
from tui.screens.laid import LaidT, LayingScreen
from tui.screens.places import seat_row, typed_row
from tui.session import Session
from tui.setup import WishError, seed_of
from tui.widgets.lines import Lines, Rows
from tui.widgets.panel import Item, Panel

_LEFT = 39
"""The cells of the table at a width of 80."""

Named = tuple[str, Row]
"""A line of the table, by its key."""


class NewGameScreen(LayingScreen[LaidT], Generic[LaidT]):
    """Set the table of a game, and begin it."""

    GAME: ClassVar[str]
    KEYS: ClassVar[tuple[Command, ...]]
    NAME_CELLS: ClassVar[int]
    """The cells of a player's name at most."""

    EMPTY: ClassVar[tuple[str, ...]] = ()
    """What a place can be besides a person and a bot."""

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
        if item.key == "start":
            self._start()
        elif not self.type_setting(item.key):
            self.change(panel, item, 1)

    def change(self, panel: Panel, item: Item, step: int) -> None:
        kind, _colon, number = item.key.partition(":")
        if kind == "seat":
            now = self.laid.places[int(number)].player
            player = following((PERSON, *self._kinds, *self.EMPTY), now, step)
            self.laid = self.laid.with_player(int(number), player)
        else:
            self.changed(kind, step)

    def do_next(self, _key: str) -> None:
        """Begin the game."""
        self._start()

    def _start(self) -> None:
        """Begin the game and sit down; what is remembered is kept first, at worst for this run."""
        try:
            setup = self.setup()
            seed = seed_of(self.laid.seed)
            self.remember()
            session = self.begun(self.laid.name or self.usual_name(), setup, seed)
        except WishError as error:
            self.refuse_wish(error)
        except SaveError as error:
            self.refuse(save_error_words(error))
        else:
            self.sit_at(session)


def following(cycle: tuple[str, ...], now: str, step: int) -> str:
    """Return what comes so many steps after something, round and round."""
    return cycle[(cycle.index(now) + step) % len(cycle)]
