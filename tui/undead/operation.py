"""A campaign of Undead on disk: what its Missions have come to, counted once each, and the next one begun.

Nothing here knows Textual. A campaign's folder holds its standing beside the journals (`saves.linked`);
whatever is changed is on disk before it is returned.
"""

from pathlib import Path

from attrs import evolve, field, frozen

from core.kernel.rules import AnyRules
from core.undead import campaign
from core.undead.campaign import Fate, Progress
from core.undead.catalogue import Book
from core.undead.ending import WON
from core.undead.setup import Member, Seat, Setup
from core.undead.state import State
from core.undead.team import Problem
from saves import linked
from saves.campaign import Campaign, read_campaign
from saves.errors import DamagedError, NotFoundError
from saves.game import SavedGame
from saves.linked import Linked
from saves.place import Place
from saves.store import Store
from tui.games import rules_for
from tui.opening import session_of
from tui.session import Session

GAME = "undead"


@frozen
class Standing:
    """A campaign as it is kept: how far it has come, and what the last Mission did to the Downed.

    `mission` is the Mission counted last, "" before the first; `won` says how it went; `gained` is what
    it added to the rating.
    """

    progress: Progress
    fates: tuple[Fate, ...] = ()
    mission: str = ""
    won: bool = False
    gained: int = 0


@frozen
class Operation:
    """A campaign whose files have been read: where it is, its name, who plays, its last chapter."""

    store: Store
    folder: Path
    name: str
    seats: tuple[Seat, ...]
    chapters: int
    counted: int
    standing: Standing
    team: tuple[Member, ...] = field(default=())

    @property
    def progress(self) -> Progress:
        """How far it has come."""
        return self.standing.progress

    @property
    def running(self) -> str:
        """The id of the Mission that is still to be played to its end, "" between Missions."""
        return Place(self.folder, self.chapters).id if self.counted < self.chapters else ""


class StrangeCampaignError(Exception):
    """A campaign that was kept names what is not there, or has impossible figures: `problems` are all."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(f"{what}: {expected}" for _code, what, expected in problems))


def first(progress: Progress) -> Linked:
    """Return what a campaign keeps before its first Mission has been played."""
    return _linked(0, Standing(progress))


def begin(
    store: Store, name: str, book_rules: AnyRules, setup: Setup, seed: int, progress: Progress
) -> Session:
    """Begin a campaign with its first Mission. Raises SetupError, or SaveError."""
    saved = SavedGame.create(store, name, book_rules, setup, seed, first(progress))
    return session_of(saved)


def read(store: Store, folder: Path, book: Book) -> Operation:
    """Return a campaign, with the Mission that has ended since counted.

    Raises SaveError; StrangeCampaignError with all that is wrong, and then nothing was changed.
    """
    counted, standing = kept(folder, book)
    chapters = _chapters(folder)
    known = _known(store, folder, chapters)
    seats = tuple(Seat(each.name, each.player) for each in known.seats)
    found = Operation(store, folder, known.name, seats, chapters, counted, standing)
    return _counted(found, book)


def kept(folder: Path, book: Book) -> tuple[int, Standing]:
    """Return how many Missions have been counted, and what they came to, as it is kept; nothing is written.

    Raises SaveError; StrangeCampaignError with all that is wrong.
    """
    found = linked.read(folder)
    standing = linked.of_class(found, Standing, folder)
    problems = campaign.progress_problems(book, standing.progress)
    if problems:
        raise StrangeCampaignError(problems)
    return found.chapters, standing


def _known(store: Store, folder: Path, chapters: int) -> Campaign:
    """Return the file that names a campaign and its seats; to open a game of it mends that file."""
    path = Place(folder, 1).campaign
    try:
        return read_campaign(path)
    except (DamagedError, NotFoundError):
        with SavedGame.open(store, Place(folder, chapters).id, rules_for):
            return read_campaign(path)


def _chapters(folder: Path) -> int:
    number = 0
    while Place(folder, number + 1).journal.exists():
        number += 1
    return number


def _counted(operation: Operation, book: Book) -> Operation:
    """Return a campaign with its last Mission counted, if that is over and has not been (UND-17.4, 17.6)."""
    if not operation.chapters:
        return operation
    place = Place(operation.folder, operation.chapters)
    with SavedGame.open(operation.store, place.id, rules_for) as saved:
        state: State = saved.table.state
        operation = evolve(operation, team=state.setup.team)
        if operation.counted >= operation.chapters or saved.table.result is None:
            return operation
        standing = after(book, operation.standing, state)
        linked.write(operation.folder, _linked(operation.chapters, standing))
    return evolve(operation, counted=operation.chapters, standing=standing)


def after(book: Book, before: Standing, state: State) -> Standing:
    """Return a standing after a Mission has ended as in a state; its own chance rolls the fates."""
    progress, fates, _chance = campaign.after(book, before.progress, state, state.chance)
    return Standing(
        progress,
        fates,
        state.setup.mission,
        won=state.ended == WON,
        gained=progress.rating - before.progress.rating,
    )


def buy(book: Book, operation: Operation, soldier: str, what: str) -> Operation:
    """Return a campaign in which XP has been spent (UND-17.5).

    Raises CampaignError with every rule that is broken, or SaveError; then nothing has changed.
    """
    return keep(operation, campaign.buy(book, operation.progress, soldier, what))


def keep(operation: Operation, progress: Progress) -> Operation:
    """Return a campaign that has come so far, which is on disk now. Raises SaveError."""
    standing = evolve(operation.standing, progress=progress)
    with linked.locked(operation.folder):
        linked.write(operation.folder, _linked(operation.counted, standing))
    return evolve(operation, standing=standing)


def next_setup(
    book: Book, operation: Operation, team: tuple[Member, ...], objective: str = ""
) -> Setup:
    """Return the set-up of the next Mission with a team (UND-17.4, 17.7). Raises CampaignError."""
    return campaign.setup_for(book, operation.progress, operation.seats, team, objective)


def begin_next(operation: Operation, rules: AnyRules, setup: Setup, seed: int) -> Session:
    """Begin the next Mission as a further chapter. Raises SetupError, or SaveError."""
    saved = SavedGame.create_next(
        operation.store, operation.folder, operation.chapters + 1, rules, setup, seed
    )
    return session_of(saved)


def fit_team(book: Book, operation: Operation) -> tuple[Member, ...]:
    """Return the team of the last Mission as far as it is fit for the next one, bought anew (UND-17.4)."""
    return tuple(
        Member(each.soldier, each.seat, each.weapons, each.equipment, each.skills, each.theology)
        for each in operation.team
        if campaign.unfit_problem(book, operation.progress, each.soldier) is None
    )


def _linked(chapters: int, standing: Standing) -> Linked:
    over = bool(standing.progress.over)
    return Linked(linked.FORMAT, GAME, chapters, over, linked.plain(standing))


def is_campaign(store: Store, save: str) -> bool:
    """Say whether a game is a Mission of a campaign."""
    folder = save.partition("/")[0]
    return bool(folder) and linked.is_linked(store.campaigns / folder)


def folder_of(store: Store, save: str) -> Path:
    """Return the folder of the campaign that a game is of."""
    return store.campaigns / save.partition("/")[0]
