"""Scripted play of the toy game: the same seed, the same answers, undos and bots' turns."""

from attrs import frozen

from core.deckbuilding import setup
from core.deckbuilding.rules import DeckBuilding
from core.kernel.rules import Answer
from core.kernel.table import Table
from saves.game import SavedGame
from saves.replay import AnyTable
from tests.generic.under_test import dice, random_answer
from tests.toy.rules import Toy
from tests.toy.state import Catalogue, Setup, State

TOY = Toy()
SETUP = Setup(('Ada "[b]" \\', "Ben\n../\x7f\N{SNOWMAN}"), turns=400)
"""Longer than any script, and with names that are made to break things."""


def rules_for(game: str, catalogue: Catalogue | None) -> Toy:
    """Return the toy, which is all that is known here."""
    if game != TOY.game:
        raise LookupError(game)
    return TOY if catalogue is None else Toy(catalogue)


def a_deckbuilding_setup(rules: DeckBuilding) -> setup.Setup:
    """Return a set-up of the first scenario, for two."""
    scenario = rules.catalogue.scenarios[0]
    seats = (setup.Seat("Ada"), setup.Seat("Ben", "random"))
    return setup.Setup(scenario.mode, seats, scenario.piles, scenario.id, scenario.basics)


@frozen
class Step:
    """One thing that is done to a saved game: answers in one write, or an undo if there are none."""

    answers: tuple[Answer, ...]

    @property
    def records(self) -> int:
        """How many records it makes."""
        return len(self.answers) or 1

    def take(self, game: SavedGame) -> None:
        if self.answers:
            game.play_all(self.answers)
        else:
            game.undo()


@frozen
class Point:
    """What a game must be after some records."""

    answers: tuple[Answer, ...]
    state: State

    def is_that_of(self, table: AnyTable) -> bool:
        """Say whether a table is here, down to the text of the question."""
        return (
            self.answers == tuple(table.answers)
            and self.state == table.state
            and repr(self.state) == repr(table.state)
            and repr(TOY.decision(self.state)) == repr(table.decision)
        )


def script(seed: int, count: int, of: Setup = SETUP) -> tuple[list[Step], list[Point]]:
    """Return some steps of play, and the point after each record, the opening first."""
    numbers = dice("script", seed)
    table: AnyTable = Table.begin(TOY, of, seed)
    steps, points = [], [_point(table)]
    for _ in range(count):
        if table.undoable() and numbers.random() < 0.3:
            table.undo()
            points.append(_point(table))
            steps.append(Step(()))
            continue
        answers = []
        for _ in range(numbers.choice((1, 1, 1, 3))):
            assert table.decision is not None
            answers.append(random_answer(table.decision, numbers))
            table.play(answers[-1])
            points.append(_point(table))
        steps.append(Step(tuple(answers)))
    return steps, points


def records_of(game: SavedGame) -> int:
    """Return how many records stand after the header of a game's journal."""
    return game.place.journal.read_bytes().count(b"\nchain = ") - 1


def _point(table: AnyTable) -> Point:
    return Point(tuple(table.answers), table.state)
