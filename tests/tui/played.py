"""Tables to play at in tests: positions that hold each stage of a turn, and a screen over one of them.

The bots' process is left out: what `Inline` stands for answers here and at once.
"""

import tempfile
from collections.abc import Mapping
from errno import ENOSPC
from pathlib import Path
from typing import Any

from attrs import frozen
from textual.pilot import Pilot

from core.bots.base import Bot, chance_for
from core.bots.registry import bot_for
from core.deckbuilding.setup import Position, PositionSeat, Seat, Setup
from core.deckbuilding.view import View
from core.kernel.chance import Chance
from core.kernel.decision import NONE
from core.kernel.records import evolve
from core.kernel.rules import Answer
from core.kernel.table import Table
from saves.errors import WriteFailedError
from saves.store import Store
from tests.deckbuilding.table import CATALOGUE, RULES
from tests.tui.dump import dump, lines
from tests.tui.story import ANSWERS, NARRATION, AnyTable, answer, cards, setup
from tests.tui.tables import PLAIN
from tui.app import InkRibbonApp, Terminal
from tui.desk import Desk
from tui.opened import Opened
from tui.rows import text_of
from tui.screens.base import BaseScreen
from tui.screens.table import TableScreen
from tui.session import InMemory, Keeper, Session
from tui.settings import Settings
from tui.table.eyes import Eyes
from tui.widgets.panel import Panel

PEOPLE = ("Ana", "Ben", "Cleo")

BEN = PositionSeat(
    "CH-005",
    health=90,
    hand=cards("Ammo x10 * 3", "Combat Knife * 2"),
    inventory=cards("Mansion Foyer", "Ammo x10 * 4", "Handgun"),
    discard_pile=cards("Ammo x10"),
    attached=cards("Cerberus", "Bui Kichwa", "Yellow Herb"),
)
CLEO = PositionSeat(
    "CH-006",
    wounds=1,
    face_down=True,
    inventory=cards("Ammo x10 * 6", "Handgun", "Combat Knife * 2"),
    attached=cards("Mimicry Marcus"),
)

EVENING = Position(
    seats=(
        PositionSeat(
            "CH-002",
            health=60,
            hand=cards(
                "Ammo x10 * 2", "Deadly Aim", "Handgun", "Pump-Action Shotgun", "Combat Knife"
            ),
            inventory=cards("Ammo x10 * 2", "Mansion Foyer"),
            play_area=cards("Escape from the Dead City * 2", "Mansion Foyer", "The Merchant"),
            discard_pile=cards("Ammo x20", "Green Herb"),
            attached=cards("Licker", "Dr. Salvador"),
        ),
        BEN,
        CLEO,
    ),
    mansion=cards(
        "Hunter", "Bui Kichwa", "Zombie Butcher", "Licker", "Nemesis T-Type", "Dr. Salvador",
        "Yellow Herb", "Majini", "Cerberus", "Uroboros Aheri", "Gatling Gun Case", "Executioner",
        "Zombie (Female)", "Hunter", "Mimicry Marcus", "Gatling Gun Majini", "Rocket Launcher Case",
        "Zombie (Male)", "Licker",
    ),
    turn=12,
    actions=1,
    buys=2,
    explores=1,
    gold=20,
    actions_played=4,
)  # fmt: skip
"""Ana, Leon S. Kennedy, in her twelfth turn: what S1 of screens.md shows."""


def with_hand(*names: str, **changed: Any) -> Position:
    """Return the evening with another Hand of Ana, and with other figures of it or of her."""
    seat_fields = {f.name for f in PositionSeat.__attrs_attrs__}
    own = {key: value for key, value in changed.items() if key in seat_fields}
    rest = {key: value for key, value in changed.items() if key not in seat_fields}
    ana = evolve(EVENING.seats[0], hand=cards(*names), **own)
    return evolve(EVENING, seats=(ana, *EVENING.seats[1:]), **rest)


def alone(position: Position) -> Position:
    """Return a position with its first seat only."""
    return evolve(position, seats=position.seats[:1])


def setup_of(
    position: Position, names: tuple[str, ...] = PEOPLE, persons: tuple[int, ...] = (0,)
) -> Setup:
    """Return a set-up of First Timer that begins with a position; bots play the other seats."""
    scenario = RULES.book.scenarios["first-timer"]
    seats = tuple(
        Seat(name, "person" if seat in persons else "steady")
        for seat, name in enumerate(names[: len(position.seats)])
    )
    return Setup("story", seats, scenario.piles, scenario.id, position=position)


def eyes_of(table: AnyTable, seat: int = NONE) -> Eyes:
    """Return what a seat sees, that of the turn if none is named."""
    wanted = table.state.turn.seat if seat == NONE else seat
    return Eyes(RULES.view(table.state, wanted), RULES.book, NARRATION)


def told(
    count: int = len(ANSWERS), persons: tuple[int, ...] = (0,), names: tuple[str, ...] = PEOPLE
) -> AnyTable:
    """Return the game of `tests.tui.story` after some of its answers: one with a past."""
    return Table.begin(RULES, setup(names, persons), 5, tuple(map(answer, ANSWERS[:count])))


class Full(InMemory):
    """A keeper whose disk is full for as long as it is told."""

    def __init__(
        self, table: AnyTable, fails: int = 1, after: int = 0, *, usable: bool = True
    ) -> None:
        super().__init__(table)
        self.fails, self.after, self.usable = fails, after, usable

    def _check(self) -> None:
        if self.after > 0:
            self.after -= 1
        elif self.fails > 0:
            self.fails -= 1
            raise WriteFailedError(
                Path("1.toml"), "append", OSError(ENOSPC, "full"), usable=self.usable
            )

    def play(self, answer: Answer) -> Any:
        """Give an answer, or fail."""
        self._check()
        return super().play(answer)

    def play_all(self, answers: tuple[Answer, ...]) -> Any:
        """Give answers, or fail."""
        self._check()
        return super().play_all(answers)

    def undo(self) -> Answer:
        """Take back an answer, or fail."""
        self._check()
        return super().undo()


class Inline:
    """Answers for the bots of a table at once, instead of a process of their own."""

    def __init__(self, bots: Mapping[int, Bot], seed: int) -> None:
        self._seed = seed

    def warm_up(self) -> None:
        """There is nothing to warm up."""

    def __call__(self, bot: Bot, view: Any, seat: int, place: int) -> Answer:
        """Return the bot's answer."""
        return bot.answer(view, chance_for(self._seed, seat, place))

    def close(self) -> None:
        """There is nothing to end."""


def begun(
    position: Position = EVENING,
    *answers: str,
    names: tuple[str, ...] = PEOPLE,
    persons: tuple[int, ...] = (0,),
    seed: int = 5,
) -> AnyTable:
    """Return the table of a position after some answers of one key each; "" chooses nothing."""
    keys = tuple((key,) if key else () for key in answers)
    return Table.begin(RULES, setup_of(position, names, persons), seed, keys)


@frozen
class Scripted:
    """A bot that gives the answers it wants, the first of them that it may; else it declines."""

    wanted: tuple[str, ...] = ()
    kind: str = "scripted"

    def answer(self, view: View, chance: Chance) -> Answer:
        """Answer as wanted, else with the last option, which declines or ends the turn."""
        assert view.decision is not None
        keys = view.decision.keys()
        for key in self.wanted:
            if key in keys:
                return (key,)
        return (keys[-1],) if view.decision.least else ()


def session_of(
    table: AnyTable, keeper: Keeper | None = None, bots: Mapping[int, Bot] | None = None
) -> Session:
    """Return the session of a table; its bots are the steady ones unless others are given."""
    steady = {
        seat: bot_for("deckbuilding", "steady", CATALOGUE)
        for seat, kind in enumerate(RULES.players(table.setup))
        if kind != "person"
    }
    return Session(keeper or InMemory(table), {**steady, **(bots or {})})


def an_app_at(
    table: AnyTable,
    *,
    settings: Settings | None = None,
    terminal: Terminal = PLAIN,
    keeper: Keeper | None = None,
    bots: Mapping[int, Bot] | None = None,
) -> InkRibbonApp:
    """Return the app that opens with a table in the place of home."""
    store = Store(Path(tempfile.gettempdir()) / "inkribbon-of-nobody")
    desk = Desk(store, TableScreen, settings or Settings())
    opened = Opened(session_of(table, keeper, bots), NARRATION, "friday-table/1", ())
    return InkRibbonApp(desk, lambda d: TableScreen(d, opened), terminal=terminal)


def table_of(pilot: Pilot[None]) -> TableScreen:
    """Return the table, whatever stands over it."""
    return next(each for each in pilot.app.screen_stack if isinstance(each, TableScreen))


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys one after another and wait until all that they began is done."""
    for key in keys:
        screen = pilot.app.screen
        assert isinstance(screen, BaseScreen)
        screen.press(key, key if len(key) == 1 else "")
        await settled(pilot)


async def settled(pilot: Pilot[None]) -> None:
    """Wait until the bots have answered and the screen is drawn."""
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def scrolls_to_its_end(pilot: Pilot[None], panel: Panel) -> None:
    """See that the last line of a panel is not in sight, that the footer says so, and that it comes."""
    last = text_of(panel.items[-1].rows[-1]).strip()
    cut, keys_shown = last not in dump(pilot.app), lines(pilot.app)[-1]
    await press(pilot, *["down"] * len(panel.items))

    assert cut
    assert "Up/Down Scroll" in keys_shown
    assert last in dump(pilot.app)
