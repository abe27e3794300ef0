"""A game of three in its twelfth turn, the same each time: what the screens beside the table are shown.

It begins from a position in turn 10, so every card that comes is known here; no bot decides anything.
"""

from typing import Any

from attrs import evolve, frozen

from core.bots.registry import bot_for
from core.deckbuilding.setup import Position, PositionSeat, Seat, Setup
from core.kernel.table import Table
from tests.deckbuilding.table import CATALOGUE, RULES
from tui.narration.deckbuilding.narration import DeckBuildingNarration
from tui.session import InMemory, Session
from tui.table.eyes import Eyes

AnyTable = Table[Any, Any, Any]

NARRATION = DeckBuildingNarration(CATALOGUE)
_IDS = {card.name: card.id for card in CATALOGUE.cards}

ANSWERS = (
    # Ben, turn 10: lost against a Majini.
    "play:all-ammunition", "explore", "use:combat-knife", "done", "done", "", "end",
    # Cleo, turn 11: El Gigante beats her, then a Gatling Gun Majini wounds her fatally.
    "play:struggle-for-survival", "play:all-ammunition", "explore", "use:handgun", "done", "commit:1",
    "explore", "done",
    # Ana, turn 12: a Hunter is Defeated; 1 Explore is left, and a Handgun with 10 Ammo in Hand for it.
    "play:ammo-x10", "play:ammo-x10", "play:deadly-aim", "explore",
    "use:pump-action-shotgun", "use:combat-knife", "done", "commit:1", "buy:shattered-memories",
)  # fmt: skip
"""What has been answered until Ana is asked in the main part of turn 12; "" chooses nothing."""


def answer(key: str) -> tuple[str, ...]:
    """Return the answer of one key, or the empty one."""
    return (key,) if key else ()


def cards(*names: str) -> tuple[str, ...]:
    """Return the ids of cards by their names; "Handgun * 2" is two of them."""
    found: list[str] = []
    for each in names:
        name, _, count = each.partition(" * ")
        found += [_IDS[name]] * int(count or 1)
    return tuple(found)


POSITION = Position(
    seats=(
        PositionSeat(
            _IDS["Leon S. Kennedy"],
            health=60,
            hand=cards(
                "Ammo x10 * 3", "Deadly Aim", "Handgun", "Pump-Action Shotgun", "Combat Knife * 2"
            ),
            inventory=cards("Ammo x10 * 2", "Mansion Foyer"),
            discard_pile=cards("Ammo x20", "Green Herb"),
            attached=cards("Licker", "Dr. Salvador"),
        ),
        PositionSeat(
            _IDS["Barry Burton"],
            hand=cards("Ammo x10 * 3", "Combat Knife * 2"),
            inventory=cards("Mansion Foyer", "Ammo x10 * 4", "Handgun"),
            attached=cards("Cerberus", "Bui Kichwa", "Yellow Herb"),
        ),
        PositionSeat(
            _IDS["Ada Wong"],
            health=60,
            hand=cards("Ammo x10 * 2", "Handgun", "Struggle for Survival", "Combat Knife"),
            inventory=cards("Ammo x10 * 5", "Combat Knife"),
            attached=cards("Mimicry Marcus"),
        ),
    ),
    mansion=cards(
        "Majini", "El Gigante", "Gatling Gun Majini", "Hunter",
        "Bui Kichwa", "Zombie Butcher", "Licker", "Nemesis T-Type", "Dr. Salvador", "Yellow Herb",
        "Cerberus", "Uroboros Aheri", "Gatling Gun Case", "Executioner", "Zombie (Female)", "Hunter",
        "Mimicry Marcus", "Gatling Gun Majini", "Rocket Launcher Case", "Zombie (Male)", "Licker",
    ),
    active=1,
    turn=10,
)  # fmt: skip


def setup(
    names: tuple[str, ...] = ("Ana", "Ben", "Cleo"), persons: tuple[int, ...] = (0, 1)
) -> Setup:
    """Return the set-up: First Timer with one more pile, the last seat a bot."""
    scenario = RULES.book.scenarios["first-timer"]
    seats = (
        Seat(name, "person" if seat in persons else "steady") for seat, name in enumerate(names)
    )
    return Setup(
        "story",
        tuple(seats),
        (*scenario.piles, cards("Struggle for Survival")),
        "first-timer",
        position=POSITION,
    )


@frozen
class Story:
    """A session, and what its watcher sees."""

    session: Session

    def look(self) -> Eyes:
        """Return what the person at the screen may see now."""
        return self.seen_by(self.session.watcher())

    def seen_by(self, seat: int) -> Eyes:
        """Return what a seat may see now."""
        return Eyes(self.session.view(seat), RULES.book, NARRATION)

    def play(self, *keys: str) -> None:
        """Give answers of one key each."""
        for key in keys:
            self.session.keeper.play(answer(key))


def story(
    answers: tuple[str, ...] = ANSWERS,
    names: tuple[str, ...] = ("Ana", "Ben", "Cleo"),
) -> Story:
    """Return the game after some answers."""
    table = Table.begin(RULES, setup(names), 5, tuple(map(answer, answers)))
    bots = {2: bot_for("deckbuilding", "steady", CATALOGUE)}
    return Story(Session(InMemory(table), bots))


def resumed() -> Story:
    """Return the game as it goes on from a snapshot: what came before has to be played again."""
    played = story().session.table
    table = evolve(
        played,
        states=[played.state],
        steps=[()],
        barriers=[],
        first=len(played.answers),
        stop="chance",
    )
    return Story(Session(InMemory(table), {}))
