"""A list of saves that no file can break: what is damaged is in it, with the reason."""

import re
from contextlib import suppress
from pathlib import Path

from attrs import evolve, frozen

from saves import files, linked
from saves.campaign import Campaign, Seat, read_campaign
from saves.errors import Damage, SaveError, errno_name
from saves.history import read_history
from saves.place import CAMPAIGN, Place
from saves.resuming import Useless, is_ahead, snapshot_at

JOURNAL = re.compile(r"([1-9][0-9]{0,5})\.toml")
"""The name of the journal of a chapter."""


@frozen
class Problem:
    """Why a save cannot be opened just like that: the code of the error, and its reason, or ""."""

    code: str
    reason: str = ""


@frozen
class Listed:
    """A game, or something that stands where a game should.

    `id` is what the store finds it by, "" if nothing can be opened. `game` is "" if it cannot be
    told, `turn` the turn when it was last left or ended a turn, `answers` the number of answers
    that stand, `saved` when it was last saved, in seconds since 1970. `linked` says that it is one of
    linked games, `latest` that no game of its campaign comes after it, `ended` that none will.
    """

    id: str
    path: Path
    name: str
    game: str = ""
    seats: tuple[Seat, ...] = ()
    turn: int = 0
    answers: int = 0
    saved: float = 0.0
    over: bool = False
    problem: Problem | None = None
    linked: bool = False
    latest: bool = True
    ended: bool = False


def listed(campaigns: Path) -> tuple[Listed, ...]:
    """Return what is in a folder of campaigns, the game last saved first."""
    try:
        entries = sorted(campaigns.iterdir())
    except FileNotFoundError:
        return ()
    except OSError as error:
        problem = Problem("unreadable", errno_name(error))
        return (Listed("", campaigns, campaigns.name, problem=problem),)
    games = [
        game for entry in entries if not entry.name.startswith(".") for game in _campaign(entry)
    ]
    return tuple(sorted(games, key=lambda game: game.saved, reverse=True))


def problem_of(error: SaveError) -> Problem:
    """Return an error as the list has it."""
    return Problem(error.code, str(getattr(error, "reason", "")))


def _campaign(folder: Path) -> list[Listed]:
    """Return the games in a folder, or the one thing that it is instead."""
    try:
        names = sorted(entry.name for entry in folder.iterdir())
    except NotADirectoryError:
        return [_stray(folder)]
    except OSError as error:
        return [_bad(folder, Problem("unreadable", errno_name(error)))]
    numbers = sorted(int(form[1]) for form in map(JOURNAL.fullmatch, names) if form)
    if not numbers:
        return [_bad(folder, Problem("damaged", Damage.EMPTY if not names else Damage.FORM))]
    campaign: Campaign | None = None
    with suppress(SaveError):
        campaign = read_campaign(folder / CAMPAIGN)
    games = [_game(Place(folder, number), campaign) for number in numbers]
    if not linked.is_linked(folder):
        return games
    ended = False
    with suppress(SaveError):
        ended = linked.read(folder).over
    return [evolve(game, linked=True, latest=game is games[-1], ended=ended) for game in games]


def _game(place: Place, campaign: Campaign | None) -> Listed:
    game = Listed(
        place.id,
        place.journal,
        campaign.name if campaign else place.folder.name,
        seats=campaign.seats if campaign else (),
        saved=_saved(place.journal),
    )
    snapshot = snapshot_at(place)
    try:
        history = read_history(place.journal, files.read(place.journal))
    except SaveError as error:
        return evolve(game, problem=problem_of(error))
    game = evolve(game, game=history.header.game, answers=history.answers)
    if not isinstance(snapshot, Useless) and snapshot.game == history.header.id:
        game = evolve(game, turn=snapshot.turn, over=snapshot.over)
    fault = Damage.SHORT if is_ahead(snapshot, history) else history.fault
    chapter = campaign.chapter(place.chapter) if campaign else None
    if chapter and chapter.id != history.header.id:
        fault = Damage.FOREIGN
    if fault in (None, Damage.TORN):
        return game
    return evolve(game, problem=Problem("damaged", fault))


def _stray(path: Path) -> Listed:
    """A file among the campaigns: a journal's own troubles if it is one, else it is no save."""
    try:
        read_history(path, files.read(path))
    except SaveError as error:
        return _bad(path, problem_of(error))
    return _bad(path, Problem("damaged", Damage.FOREIGN))


def _bad(path: Path, problem: Problem) -> Listed:
    return Listed("", path, path.name, saved=_saved(path), problem=problem)


def _saved(path: Path) -> float:
    try:
        return path.lstat().st_mtime
    except OSError:
        return 0.0
