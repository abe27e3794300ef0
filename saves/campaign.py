"""A campaign: who plays, the chapters, and how each ended. A single game is one of one chapter."""

from pathlib import Path
from typing import Any

from attrs import evolve, frozen

from core.kernel.rules import Result
from saves import files, migrations
from saves.errors import Damage, DamagedError, NewerError, OutOfTypeError
from saves.sealed import body_of, parse, seal, unseal
from saves.strict import RECORDS, built

FORMAT = 1


@frozen
class Seat:
    """Who sits at a seat: the name, and `person` or a kind of bot."""

    name: str
    player: str


@frozen
class Chapter:
    """A game of a campaign, its number from 1 on; `game` is that of the rules, `id` its own.

    `result` is None while it goes on.
    """

    number: int
    game: str
    id: str
    result: Result | None = None


@frozen
class Campaign:
    """What is known of a campaign besides its games. `created` is a time (ISO 8601, UTC)."""

    format: int
    name: str
    created: str
    seats: tuple[Seat, ...]
    chapters: tuple[Chapter, ...]

    def chapter(self, number: int) -> Chapter | None:
        """Return a chapter, or None if there is none of this number."""
        return next((each for each in self.chapters if each.number == number), None)

    def with_chapter(self, chapter: Chapter) -> "Campaign":
        """Return the campaign with a chapter added, or put in the place of the one before."""
        others = [each for each in self.chapters if each.number != chapter.number]
        chapters = sorted([*others, chapter], key=lambda each: each.number)
        return evolve(self, chapters=tuple(chapters))


def campaign_text(campaign: Campaign) -> bytes:
    """Return the text of a campaign's file."""
    return seal(body_of(RECORDS.unstructure(campaign)))


def read_campaign(path: Path) -> Campaign:
    """Return the campaign in a file.

    Raises NotFoundError, UnreadableError, DamagedError or NewerError.
    """
    data = parse(path, unseal(path, files.read(path)))
    version = version_of(path, data, FORMAT)
    data = migrations.migrated(data, version, FORMAT, migrations.CAMPAIGN)
    try:
        return built(RECORDS, data, Campaign, path)
    except OutOfTypeError as error:
        raise DamagedError(path, Damage.FORM) from error


def version_of(path: Path, data: Any, today: int) -> int:
    """Return the version of the format of a sealed file. Raises DamagedError or NewerError."""
    version = data.get("format") if isinstance(data, dict) else None
    if type(version) is not int or version < 1:
        raise DamagedError(path, Damage.FORM)
    if version > today:
        raise NewerError(path, "format", version, today)
    return version
