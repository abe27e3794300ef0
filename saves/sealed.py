"""JSON files that are sealed with a digest: a campaign, a catalogue, a snapshot.

    {"seal":"0123456789abcdef","body":{ ... }}

The seal is over the bytes of the body. `format` is the first key of each body.
"""

import json
import re
from pathlib import Path
from typing import Any

from saves import digests
from saves.errors import Damage, DamagedError

_FORM = re.compile(rb'\{"seal":"([0-9a-f]{%d})","body":(.*)\}\n' % digests.WIDTH, re.DOTALL)


def seal(body: bytes) -> bytes:
    """Return the text of a file with a body (see `body_of`)."""
    return b'{"seal":"%s","body":%s}\n' % (digests.sealed(body).encode(), body)


def body_of(data: Any) -> bytes:
    """Return plain data as the bytes that are sealed: one line of ASCII, the same each time."""
    return json.dumps(data, separators=(",", ":")).encode()


def unseal(path: Path, text: bytes) -> bytes:
    """Return the body of a file. Raises DamagedError with reason `empty`, `form` or `seal`."""
    if not text:
        raise DamagedError(path, Damage.EMPTY)
    form = _FORM.fullmatch(text)
    if form is None:
        raise DamagedError(path, Damage.FORM)
    if not digests.matches(form[1].decode(), digests.sealed(form[2])):
        raise DamagedError(path, Damage.SEAL)
    return form[2]


def parse(path: Path, body: bytes) -> Any:
    """Return the data of a body. Raises DamagedError with reason `form`."""
    try:
        return json.loads(body)
    except (ValueError, RecursionError) as error:
        raise DamagedError(path, Damage.FORM) from error
