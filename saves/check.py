"""What a save holds, or what is wrong with it. Nothing is written, and nothing makes it fail."""

from collections.abc import Iterator
from pathlib import Path

from attrs import evolve, frozen

from saves import catalogues, files, linked, reports
from saves.campaign import Seat, read_campaign
from saves.errors import NotFoundError, SaveError
from saves.founding import seats_of
from saves.history import History, read_history
from saves.listing import JOURNAL, problem_of
from saves.loading import Loaded, RulesFor, load
from saves.place import Place
from saves.records import Undone


@frozen
class Finding:
    """Something that is wrong: with which file, the code, and its reason, or "".

    `error` has all the data if the save cannot be opened just like that.
    """

    file: str
    code: str
    reason: str = ""
    error: SaveError | None = None


@frozen
class Checked:
    """What a save holds. What cannot be told is "" or 0; `findings` is empty if all is well."""

    place: Place
    name: str = ""
    game: str = ""
    seats: tuple[Seat, ...] = ()
    created: str = ""
    rules: int = 0
    answers: int = 0
    undone: int = 0
    turn: int = 0
    over: bool = False
    findings: tuple[Finding, ...] = ()


def places_at(path: Path) -> tuple[Place, ...]:
    """Return the games in a campaign's folder, or the one whose journal a file is.

    Raises NotFoundError if there is nothing of the kind.
    """
    names = [entry.name for entry in path.iterdir()] if path.is_dir() else [path.name]
    folder = path if path.is_dir() else path.parent
    numbers = sorted(int(form[1]) for form in map(JOURNAL.fullmatch, names) if form)
    if not numbers or not path.exists():
        raise NotFoundError(path)
    return tuple(Place(folder, number) for number in numbers)


def check(place: Place, rules_for: RulesFor) -> Checked:
    """Return what a save holds, each of its answers replayed."""
    try:
        history = read_history(place.journal, files.read(place.journal))
        checked = _with_header(Checked(place), history)
    except SaveError as error:
        return Checked(place, findings=(_finding(error),))
    try:
        loaded = load(place, rules_for, whole=True)
        useless = load(place, rules_for).snapshot
    except SaveError as error:
        return evolve(checked, findings=(_finding(error),))
    return evolve(
        checked,
        name=loaded.campaign.name if loaded.campaign else "",
        seats=seats_of(loaded.rules, loaded.table.setup),
        turn=loaded.rules.turn(loaded.table.state),
        over=loaded.table.result is not None,
        findings=(*_beside(place, loaded, useless),),
    )


def _with_header(checked: Checked, history: History) -> Checked:
    return evolve(
        checked,
        game=history.header.game,
        created=history.header.created,
        rules=history.header.rules,
        answers=history.answers,
        undone=sum(isinstance(placed.entry, Undone) for placed in history.entries),
    )


def _beside(place: Place, loaded: Loaded, snapshot: str) -> Iterator[Finding]:
    """Yield what is wrong although the game can be gone on with."""
    if loaded.cut:
        yield Finding(place.journal.name, "damaged", loaded.cut)
    if loaded.unverified:
        yield Finding(place.journal.name, reports.UNVERIFIED)
    if snapshot:
        yield Finding(place.snapshot.name, "damaged", snapshot)
    try:
        read_campaign(place.campaign)
    except SaveError as error:
        yield _finding(error)
    if linked.is_linked(place.folder):
        try:
            linked.read(place.folder)
        except SaveError as error:
            yield _finding(error)
    seal = loaded.history.header.catalogue
    if not catalogues.is_whole(place, seal):
        yield Finding(place.catalogue(seal).name, "damaged")


def _finding(error: SaveError) -> Finding:
    problem = problem_of(error)
    return Finding(error.path.name, problem.code, problem.reason, error)
