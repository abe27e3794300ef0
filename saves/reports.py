"""What a person should be told although the game goes on."""

from attrs import frozen


@frozen
class Report:
    """Something that happened to a save. Sentences are made by narration.

    `code` is one of the constants below, `file` the name of the file it is about, `kept` the name
    that the damaged file is kept under, `answers` the number of answers that the game goes on from,
    `reason` the code of the damage or of the error.
    """

    code: str
    file: str
    reason: str = ""
    kept: str = ""
    answers: int = 0


TORN = "torn"
"""The last write was cut short; its rest was cut off. No acknowledged answer was in it."""

CUT = "cut"
"""The game goes on from the last good point, as was asked for."""

SNAPSHOT_IGNORED = "snapshot-ignored"
"""The snapshot is of no use; the state was rebuilt from the journal."""

SNAPSHOT_FAILED = "snapshot-failed"
"""The snapshot could not be written. Nothing is lost: the journal has all answers."""

CATALOGUE_MENDED = "catalogue-mended"
"""The kept catalogue was missing or damaged, and was written again: today's is the same."""

CAMPAIGN_MENDED = "campaign-mended"
"""The campaign's own file was missing or damaged, and was written again from its games."""

CAMPAIGN_FAILED = "campaign-failed"
"""The result could not be written into the campaign. Opening the game again will do it."""

UNVERIFIED = "unverified"
"""An older program wrote, and not all that it led to can be compared with where it leads today."""

MIGRATED = "migrated"
"""The save was brought up to today's format; the old file is kept."""
