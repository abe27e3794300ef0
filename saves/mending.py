"""Bringing the files of a loaded game in order before it is played on. What was there is kept."""

from collections.abc import Iterator

from saves import campaign, catalogues, files, reports
from saves.campaign import Campaign, Chapter, campaign_text
from saves.errors import Damage
from saves.founding import seats_of
from saves.loading import Loaded
from saves.place import Place
from saves.reports import Report


def mended(place: Place, loaded: Loaded) -> tuple[Campaign, tuple[Report, ...]]:
    """Write what was cut, migrated or lost; return the campaign, and what a person should be told.

    Raises WriteFailedError; whatever has been written until then is good.
    """
    said = [*_journal(place, loaded), *_catalogue(place, loaded)]
    known = loaded.campaign
    if known is None:
        known = _rebuilt(place, loaded)
        kept = files.move_aside(place.campaign)
        files.replace(place.campaign, campaign_text(known))
        said.append(Report(reports.CAMPAIGN_MENDED, place.campaign.name, kept=kept))
    if loaded.snapshot and not loaded.cut:
        said.append(Report(reports.SNAPSHOT_IGNORED, place.snapshot.name, loaded.snapshot))
    if loaded.unverified:
        said.append(Report(reports.UNVERIFIED, place.journal.name))
    return known, tuple(said)


def _journal(place: Place, loaded: Loaded) -> Iterator[Report]:
    history = loaded.history
    good = history.text[: history.end]
    kept = ""
    if loaded.cut not in ("", Damage.TORN):
        # It may know what the journal has lost, and will be written anew.
        kept = files.move_aside(place.snapshot)
    if good != loaded.text:
        mark = "older" if loaded.migrated else files.DAMAGED
        kept = files.keep_aside(place.journal, loaded.text, mark)
        files.replace(place.journal, good)
        if loaded.migrated:
            yield Report(reports.MIGRATED, place.journal.name, kept=kept)
    if loaded.cut:
        code = reports.TORN if loaded.cut == Damage.TORN else reports.CUT
        yield Report(code, place.journal.name, loaded.cut, kept, history.answers)


def _catalogue(place: Place, loaded: Loaded) -> Iterator[Report]:
    seal = loaded.history.header.catalogue
    if not catalogues.is_whole(place, seal):
        # To have come so far, today's catalogue must be the same.
        path = place.catalogue(seal)
        kept = files.move_aside(path)
        catalogues.write(place, catalogues.kept(loaded.rules))
        yield Report(reports.CATALOGUE_MENDED, path.name, kept=kept)


def _rebuilt(place: Place, loaded: Loaded) -> Campaign:
    """Return what can be known of a campaign whose file is lost: its name is that of its folder."""
    header = loaded.history.header
    return Campaign(
        format=campaign.FORMAT,
        name=place.folder.name,
        created=header.created,
        seats=seats_of(loaded.rules, loaded.table.setup),
        chapters=(Chapter(place.chapter, header.game, header.id),),
    )
