"""From the files of a game to a table. Nothing is written here."""

from collections.abc import Callable
from typing import Any

from attrs import frozen

from core.kernel.rules import AnyRules
from saves import catalogues, digests, files
from saves.campaign import Campaign, read_campaign
from saves.codec import Codec, codec_for
from saves.errors import Damage, DamagedError, DriftError, NewerError, NotFoundError, OtherGameError
from saves.history import History, read_history
from saves.place import Place
from saves.replay import AnyTable, Replay
from saves.resuming import (
    Useless,
    end_of,
    fitting,
    is_ahead,
    opened,
    resumed,
    snapshot_at,
    written_with,
)
from saves.snapshot import Snapshot

RulesFor = Callable[[str, Any], AnyRules]
"""Returns the rules of a game with a catalogue of it, or with today's for None.

Raises LookupError for a game that is not known.
"""

DRIFT = "drift"
"""Why a game was cut where today's rules lead elsewhere; other reasons are those of Damage."""


@frozen
class Loaded:
    """A game as its files have it.

    `history` is what the table was made from and `text` the whole journal as it was read. `cut` is
    the code of what comes after the history, or "". `migrated` says that the journal was of an
    older format. `campaign` is None if its file is lost. `snapshot` is the code of what is wrong
    with the snapshot, or "". `unverified` says that some digests could not be compared.
    """

    rules: AnyRules
    codec: Codec
    campaign: Campaign | None
    text: bytes
    history: History
    cut: str
    migrated: bool
    table: AnyTable
    snapshot: str
    unverified: bool


def load(
    place: Place,
    rules_for: RulesFor,
    *,
    accept_prefix: bool = False,
    game: str = "",
    whole: bool = False,
) -> Loaded:
    """Return the game at a place, as far as it is good.

    With `game` it must be of that game. With `whole` every answer is replayed; otherwise those
    before the snapshot are taken as they are, and the table begins there.

    Raises DamagedError or DriftError unless `accept_prefix`, which goes on from the last good point
    if there is one; and NotFoundError, UnreadableError, NewerError, OtherGameError, OutOfTypeError.
    """
    # The snapshot first: a program that plays meanwhile writes the journal before it.
    snapshot = snapshot_at(place)
    text = files.read(place.journal)
    history = read_history(place.journal, text)
    campaign = _campaign(place, history)
    rules = rules_of(place, history, rules_for, game)
    codec = codec_for(rules.types)
    cut = _fault(history, snapshot)
    if cut not in ("", Damage.TORN) and not accept_prefix:
        raise DamagedError(place.journal, Damage(cut), history.answers, history.end)
    migrated = history.text is not text
    end = end_of(snapshot, history)
    if whole or migrated:
        snapshot = Useless("")
    replay, useless = _begun(rules, codec, place, history, snapshot)
    if drift := replay.run(history.entries, end):
        good = history.upto(drift.record)
        if not accept_prefix:
            raise _drift(place, history, rules, drift.answer, good.answers)
        end = drift.given_to
        history, cut = good, DRIFT
        # Begin again: the table may already have taken the answer that leads elsewhere.
        replay, useless = _begun(rules, codec, place, history, snapshot)
        replay.run(history.entries, end)
    return Loaded(
        rules,
        codec,
        campaign,
        text,
        history,
        cut,
        migrated,
        replay.table,
        useless,
        replay.unverified,
    )


def rules_of(place: Place, history: History, rules_for: RulesFor, game: str = "") -> AnyRules:
    """Return the rules of the game, with the catalogue that it began with.

    Raises OtherGameError, NewerError, or what keeps the catalogue from being read.
    """
    header = history.header
    if game and header.game != game:
        raise OtherGameError(place.journal, header.game, game)
    try:
        rules = rules_for(header.game, None)
    except LookupError as error:
        raise OtherGameError(place.journal, header.game) from error
    if header.game != rules.game:
        raise OtherGameError(place.journal, header.game, rules.game)
    written = written_with(history, len(history.entries)).rules
    if written > rules.version:
        raise NewerError(place.journal, "rules", written, rules.version)
    if header.catalogue == catalogues.kept(rules).seal:
        return rules
    return rules_for(header.game, catalogues.read(place, header.catalogue, rules))


def _campaign(place: Place, history: History) -> Campaign | None:
    """Return the campaign, or None if its file is lost. Raises NewerError or UnreadableError.

    Raises DamagedError if the campaign knows another game here: whole files were swapped.
    """
    try:
        campaign = read_campaign(place.campaign)
    except (NotFoundError, DamagedError):
        return None
    chapter = campaign.chapter(place.chapter)
    if chapter and not digests.matches(chapter.id, history.header.id):
        raise DamagedError(place.journal, Damage.FOREIGN)
    return campaign


def _fault(history: History, snapshot: Snapshot | Useless) -> str:
    """Return what is wrong after a history, or "". More than a torn tail is missing if SHORT."""
    if history.fault in (None, Damage.TORN) and is_ahead(snapshot, history):
        return Damage.SHORT
    return history.fault or ""


def _begun(
    rules: AnyRules, codec: Codec, place: Place, history: History, snapshot: Snapshot | Useless
) -> tuple[Replay, str]:
    """Return a replay from the snapshot or from the opening, and what is wrong with the former.

    Raises DriftError if neither can be.
    """
    useful = fitting(snapshot, history)
    if isinstance(useful, Snapshot) and not useful.record:
        # The opening is as quick, and has its events.
        useful = Useless("")
    if isinstance(useful, Snapshot):
        found = resumed(rules, codec, place, history, useful)
        if isinstance(found, Replay):
            return found, ""
        useful = found
    replay = opened(rules, codec, place, history)
    if replay is None:
        raise _drift(place, history, rules, 0, None)
    return replay, useful.reason


def _drift(
    place: Place, history: History, rules: AnyRules, answer: int, answers: int | None
) -> DriftError:
    written = written_with(history, len(history.entries)).rules
    return DriftError(place.journal, answer, answers, written, rules.version)
