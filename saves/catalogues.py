"""The content that a game began with, kept beside it, so that an old game goes on with its own."""

from typing import Any

from attrs import frozen

from core.kernel.rules import AnyRules
from saves import digests, files, migrations
from saves.campaign import version_of
from saves.codec import codec_for
from saves.errors import Damage, DamagedError, SaveError
from saves.place import Place
from saves.sealed import body_of, parse, seal, unseal

FORMAT = 1


@frozen
class Kept:
    """A catalogue as it is kept: the body of its file and the seal that names it."""

    body: bytes
    seal: str


_last: tuple[object, Kept] | None = None


def kept(rules: AnyRules) -> Kept:
    """Return the catalogue of some rules as it is kept."""
    # A catalogue is some hundred cards and the same object all day; to write it takes milliseconds.
    global _last  # noqa: PLW0603
    if _last is None or _last[0] is not rules.catalogue:
        codec = codec_for(rules.types)
        data = {
            "format": FORMAT,
            "game": rules.game,
            "catalogue": codec.plain(rules.catalogue, rules.types.catalogue),
        }
        body = body_of(data)
        _last = (rules.catalogue, Kept(body, digests.sealed(body)))
    return _last[1]


def is_whole(place: Place, seal: str) -> bool:
    """Say whether the kept catalogue with this seal is there and undamaged."""
    try:
        _body(place, seal)
    except SaveError:
        return False
    return True


def write(place: Place, catalogue: Kept) -> None:
    """Keep a catalogue with a game. Raises WriteFailedError."""
    files.replace(place.catalogue(catalogue.seal), seal(catalogue.body))


def read(place: Place, seal: str, rules: AnyRules) -> Any:
    """Return the catalogue with this seal, of the classes of some rules.

    Raises DamagedError (also if there is none), UnreadableError, NewerError or OutOfTypeError.
    """
    path = place.catalogue(seal)
    data = parse(path, _body(place, seal))
    version = version_of(path, data, FORMAT)
    data = migrations.migrated(data, version, FORMAT, migrations.CATALOGUE)
    codec = codec_for(rules.types)
    return codec.built(data["catalogue"], rules.types.catalogue, path)


def _body(place: Place, seal: str) -> bytes:
    path = place.catalogue(seal)
    if not path.exists():
        raise DamagedError(path, Damage.MISSING)
    body = unseal(path, files.read(path))
    if not digests.matches(seal, digests.sealed(body)):
        raise DamagedError(path, Damage.FOREIGN)
    return body
