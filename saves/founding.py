"""Making the files of a new game: all of them at once, or none."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex
from shutil import rmtree
from typing import Any

from attrs import evolve

from core.kernel.rules import AnyRules
from core.kernel.table import fingerprint
from saves import campaign, catalogues, files, linked, records
from saves.campaign import Campaign, Chapter, Seat, campaign_text, read_campaign
from saves.clock import now
from saves.codec import Codec, codec_for
from saves.errors import OutOfTypeError, UnwritableError, WriteFailedError
from saves.linked import Linked
from saves.names import folder_name
from saves.place import Place
from saves.records import Header, header_text
from saves.replay import AnyTable
from saves.toml import plain


def found(campaigns: Path, name: str, table: AnyTable, standing: Linked | None = None) -> Place:
    """Make a campaign of one chapter, which has just been opened, and return where it is.

    With a `standing` further games are to be linked to it. Raises UnwritableError or WriteFailedError,
    and then nothing was made.
    """
    catalogue = catalogues.kept(table.rules)
    codec = codec_for(table.rules.types)
    header = _header(codec, table, catalogue.seal)
    record = _sealed(campaigns, codec, table, header)
    with files.failing(campaigns, "make"):
        campaigns.mkdir(parents=True, exist_ok=True, mode=0o700)
        made = campaigns / f".new-{token_hex(8)}"
        made.mkdir()
    try:
        place = Place(made, 1)
        catalogues.write(place, catalogue)
        files.replace(place.campaign, campaign_text(_campaign(name, table, header)))
        if standing is not None:
            linked.write(made, standing)
        files.replace(place.journal, record)
        made = _moved(made, folder_name(name))
        files.sync_folder(campaigns)
        return Place(made, 1)
    except BaseException:
        rmtree(made, ignore_errors=True)
        raise


def found_next(folder: Path, number: int, table: AnyTable) -> Place:
    """Add a chapter, which has just been opened, to a campaign whose lock is held.

    Its journal comes last but for the line that tells of it: whatever is interrupted, the chapter is
    there whole or not at all. Raises UnwritableError or WriteFailedError.
    """
    catalogue = catalogues.kept(table.rules)
    codec = codec_for(table.rules.types)
    header = _header(codec, table, catalogue.seal)
    record = _sealed(folder, codec, table, header)
    place = Place(folder, number)
    known = read_campaign(place.campaign)
    if not catalogues.is_whole(place, catalogue.seal):
        catalogues.write(place, catalogue)
    files.replace(place.journal, record)
    chapter = Chapter(number, header.game, header.id)
    now_known = evolve(known, seats=seats_of(table.rules, table.setup)).with_chapter(chapter)
    files.replace(place.campaign, campaign_text(now_known))
    return place


def _header(codec: Codec, table: AnyTable, catalogue: str) -> Header:
    rules = table.rules
    return Header(
        format=records.FORMAT,
        id=token_hex(8),
        game=rules.game,
        rules=rules.version,
        shape=codec.shape,
        catalogue=catalogue,
        created=now(),
        seed=table.seed,
        setup=codec.plain(table.setup, rules.types.setup),
        state=fingerprint(table.state),
    )


def _sealed(path: Path, codec: Codec, table: AnyTable, header: Header) -> bytes:
    """Return the header's record. Raises UnwritableError unless the set-up reads back equal."""
    try:
        text = header_text(header)
        record, _ = records.seal("", text)
        data = plain(tomllib.loads(text)["game"]["setup"])
        setup: Any = codec.built(data, codec.types.setup, path)
    except (UnicodeEncodeError, ValueError, OutOfTypeError) as error:
        raise UnwritableError(path, "the set-up") from error
    if setup != table.setup or repr(setup) != repr(table.setup):
        raise UnwritableError(path, "the set-up")
    return record


def _campaign(name: str, table: AnyTable, header: Header) -> Campaign:
    rules = table.rules
    return Campaign(
        format=campaign.FORMAT,
        name=name,
        created=header.created,
        seats=seats_of(rules, table.setup),
        chapters=(Chapter(1, rules.game, header.id),),
    )


def seats_of(rules: AnyRules, setup: Any) -> tuple[Seat, ...]:
    """Return who plays a game."""
    pairs = zip(rules.names(setup), rules.players(setup), strict=True)
    return tuple(Seat(name, player) for name, player in pairs)


def _moved(new: Path, name: str) -> Path:
    """Give a folder the first name that is free, and return where it then is."""
    for folder in _free_names(new.parent, name):
        try:
            new.rename(folder)
        except OSError as error:
            if folder.exists():
                continue  # somebody was quicker
            raise WriteFailedError(folder, "rename", error) from error
        return folder
    raise AssertionError("there is always a next number")


def _free_names(parent: Path, name: str) -> Iterator[Path]:
    number = 1
    while True:
        folder = parent / (name if number == 1 else f"{name}-{number}")
        if not folder.exists():
            yield folder
        number += 1
